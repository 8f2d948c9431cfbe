# Agnes: what can be done here. `make` alone lists it.

VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
RELEASE := -trimpath -buildvcs=false
LINK    := -s -w -buildid= -X main.version=$(VERSION)
TARGETS := linux/amd64 linux/arm64 windows/amd64 darwin/amd64 darwin/arm64 js/wasm
GLUE     = $$(go env GOROOT)/lib/wasm/wasm_exec.js

# No target needs a C compiler, and the browser version can have none.
export CGO_ENABLED = 0

.PHONY: help
help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name what; do printf '  make %-11s %s\n' "$$name" "$$what"; done

.PHONY: run
run: ## start the game in a window; without a display, serve it to a browser
	@if [ "$$(uname -s)" = Linux ] && [ -z "$$DISPLAY" ]; then \
		echo "There is no display here (DISPLAY is empty): serving the game to a browser instead."; \
		$(MAKE) --no-print-directory web; \
	else \
		go run -ldflags '-X main.version=$(VERSION)' . $(ARGS); \
	fi

.PHONY: web
web: .build/web ## build the game for a browser and serve it on this machine
	@go run ./wasm/serve -dir .build/web

.PHONY: .build/web
.build/web:
	@mkdir -p .build
	@go run ./wasm/slim -version '$(VERSION)' -o .build/agnes.wasm
	@go run ./wasm/pack -wasm .build/agnes.wasm -exec "$(GLUE)" -icons sprites/icon -out .build/web

.PHONY: test
test: ## install what the tests need where it can, and run all of them
	@.ci/needs
	@.ci/test

.PHONY: proof
proof: ## run the long proofs: many kills, long walks, every fault; half a day
	@.ci/needs
	@AGNES_PROOF=1 .ci/test

.PHONY: fuzz
fuzz: ## give each fuzz target N hostile texts: make fuzz N=10000000
	@.ci/fuzz $(or $(N),1000000)

.PHONY: lint
lint: ## go vet, gofumpt and staticcheck over all modules
	@.ci/lint

.PHONY: build
build: ## compile for all six targets into .build/
	@for target in $(TARGETS); do \
		ext=; case $$target in windows/*) ext=.exe;; js/*) ext=.wasm;; esac; \
		out=.build/agnes-$$(echo $$target | tr / -)$$ext; \
		case $$target in js/*) go run ./wasm/slim -version '$(VERSION)' -o $$out && echo "$$out" || exit 1; continue;; esac; \
		GOOS=$${target%/*} GOARCH=$${target#*/} go build $(RELEASE) -ldflags '$(LINK)' -o $$out . || exit 1; \
		echo "$$out"; \
	done

.PHONY: dist
dist: build .build/web ## make the packages of a release in dist/
	@GOOS=windows GOARCH=amd64 go build $(RELEASE) -ldflags '$(LINK) -H=windowsgui' -o .build/agnes-windows-amd64.exe .
	@go run -C wasm/dist . archives -version '$(VERSION)' -time "$$(git show -s --format=%ct HEAD)" \
		-root "$(CURDIR)" -built "$(CURDIR)/.build" -web "$(CURDIR)/.build/web" -out "$(CURDIR)/dist"
	@cd dist && sha256sum *

.PHONY: dist-check
dist-check: ## open the packages of dist/, and run those that can run here
	@go run -C wasm/dist . check -dir "$(CURDIR)/dist"
	@cd wasm/e2e && AGNES_DIST="$(CURDIR)/dist" go test -count=1 -v -run TestPackages .

.PHONY: dist-twice
dist-twice: ## make the packages of the last commit in two folders and compare them
	@.ci/dist-twice

.PHONY: itch
itch: ## push the packages of dist/ to itch.io: make itch ITCH=user/game
	@wasm/itch/push '$(ITCH)' '$(VERSION)'

.PHONY: third-party
third-party: ## write THIRD-PARTY, the licences of all that is linked in
	@go run -C wasm/dist . licences -root "$(CURDIR)" -out "$(CURDIR)/THIRD-PARTY"

.PHONY: bench
bench: ## run the benchmarks
	@go test -run '^$$' -bench . -benchmem ./...

.PHONY: profile
profile: ## renew the profile of the solver by which the compiler builds the laboratory
	@mkdir -p .build
	@go test -run '^$$' -bench RuleSet -benchtime 1x -cpuprofile game/lab/default.pgo -o .build/solver.test ./game/solver

.PHONY: cards
cards: ## contact sheets of all the art into .build/cards
	@go run ./sprites/cards -out .build/cards
	@echo .build/cards

.PHONY: oracles
oracles: ## hold the solver against packs with known verdicts: make oracles DIR=...
	@test -n "$(DIR)" || { echo "Name the folder of the packs: make oracles DIR=..."; exit 2; }
	@go run ./game/lab oracles -dir "$(DIR)" -seconds 20 -memory 2000

.PHONY: odds
odds: ## measure the odds of every rule set further, for the game and the README; hours
	@go run ./game/lab odds -dir game/lab/odds -game game/screens/odds/odds.tsv -n 2000 -careful 500 -seconds 20

.PHONY: golden
golden: ## renew the golden pictures of screens and animations; look at each before keeping it
	@go test ./game/screens ./game/strips -run 'LookAsTheyDid|LooksAsItDid' -update

.PHONY: strips
strips: ## the table's animations frame by frame into .build/strips
	@go run ./game/strips -out .build/strips
	@echo .build/strips

.PHONY: press
press: ## the pictures for README and the game's page into wasm/itch
	@go run ./game/press -out wasm/itch
	@go run ./sprites/cards -out .build/cards -zoom 1
	@cp .build/cards/all.png wasm/itch/cards.png
	@ls wasm/itch/*.png wasm/itch/*.gif

.PHONY: sounds
sounds: ## every sound and a minute of each piece into .build/sounds
	@go run ./audio/sounds -o .build/sounds
	@echo .build/sounds

.PHONY: clean
clean: ## remove what was built
	@rm -rf .build dist

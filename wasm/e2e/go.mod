module agnes/wasm/e2e

go 1.26.0

require (
	agnes v0.0.0
	github.com/chromedp/cdproto v0.160.1
	github.com/chromedp/chromedp v0.23.1
	github.com/jezek/xgb v1.1.1
)

require github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect

replace agnes => ../..

package game

// answers are calls that wait for the next Update: what a clipboard, a dialogue
// of the page or a disk had to say.
type answers chan func()

// later has a call made by the next Update. When far too many wait already it
// is dropped.
func (a answers) later(do func()) {
	select {
	case a <- do:
	default:
	}
}

// answer makes the calls that wait.
func (a answers) answer() {
	for {
		select {
		case do := <-a:
			do()
		default:
			return
		}
	}
}

// manyAnswers is how many calls may wait.
const manyAnswers = 64

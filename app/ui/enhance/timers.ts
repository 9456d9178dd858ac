import { clockTime } from '#app/platform/wait.ts'
import { renew } from './in-place.ts'

/** What runs for an element of the page, until it is no longer there. */
const running = new Map<HTMLElement, ReturnType<typeof setInterval>>()

function every(ms: number, element: HTMLElement, act: () => boolean) {
	if (running.has(element)) return
	const stop = () => {
		clearInterval(running.get(element))
		running.delete(element)
	}
	const tick = () => (element.isConnected && act()) || stop()
	running.set(element, setInterval(tick, ms))
	tick()
}

/** Counts `data-countdown` seconds down, by the clock, for timers stop while a phone sleeps; until then its button is off. */
function countDown(element: HTMLElement) {
	const { countdown } = element.dataset
	const end = Date.now() + Number(countdown) * 1000
	const [button] = element.getElementsByTagName('button')
	const [left, waiting, done] = ['left', 'waiting', 'done'].map((part) =>
		element.querySelector<HTMLElement>(`[data-count-${part}]`),
	)
	every(1000, element, () => {
		// Another code has been sent, with a pause of its own.
		if (element.dataset['countdown'] !== countdown) return false
		const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
		if (left) left.textContent = clockTime(seconds)
		if (waiting) waiting.hidden = seconds === 0
		if (done) done.hidden = seconds > 0
		if (button) button.disabled = seconds > 0
		return seconds > 0
	})
}

/** Reads the page again every `data-renew-every` milliseconds, for something that another process does; at most `data-renew-times`. */
function renewEvery(element: HTMLElement) {
	const { renewEvery: ms, renewTimes = Infinity } = element.dataset
	let looks = 0
	every(Number(ms), element, () => {
		if (looks > 0) void renew()
		return looks++ < Number(renewTimes)
	})
}

/** Starts what the page asks for and is not yet running. */
export function startTimers() {
	for (const element of document.querySelectorAll<HTMLElement>('[data-countdown]')) countDown(element)
	for (const element of document.querySelectorAll<HTMLElement>('[data-renew-every]')) renewEvery(element)
}

import { clockTime } from '#app/platform/text/clock-time.ts'
import { renew } from './in-place.ts'

/** Counts `data-countdown` seconds down, by the clock, for timers stop while a phone sleeps; until then the button of the element is off. */
export function countDown(root: HTMLElement, signal: AbortSignal) {
	const [button] = root.getElementsByTagName('button')
	const [left, waiting, done] = ['left', 'waiting', 'done'].map((part) =>
		root.querySelector<HTMLElement>(`[data-count-${part}]`),
	)
	let timer: ReturnType<typeof setInterval> | undefined
	/** The page says how long from now on, whenever it is read again. */
	const start = () => {
		clearInterval(timer)
		const end = Date.now() + Number(root.dataset['countdown'] ?? 0) * 1000
		const tick = () => {
			const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
			if (left) left.textContent = clockTime(seconds)
			if (waiting) waiting.hidden = seconds === 0
			if (done) done.hidden = seconds > 0
			if (button) button.disabled = seconds > 0
			if (seconds === 0 || !root.isConnected) clearInterval(timer)
		}
		timer = setInterval(tick, 1000)
		tick()
	}
	document.addEventListener('renewed', start, { signal })
	start()
}

/** Reads the page again every `data-renew-every` milliseconds, at most `data-renew-times`, for something that another process does. */
export function renewEvery(root: HTMLElement, signal: AbortSignal) {
	const { renewEvery: ms, renewTimes = Infinity } = root.dataset
	let looks = 0
	const timer = setInterval(() => {
		if (!root.isConnected || !root.dataset['renewEvery'] || ++looks > Number(renewTimes)) clearInterval(timer)
		else void renew()
	}, Number(ms))
	signal.addEventListener('abort', () => clearInterval(timer))
}

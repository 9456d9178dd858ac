type Page = {
	/** The mark of what the page shows now. */
	mark: () => string
	/** Something that the page shows has changed, or a program of the page asks for it to be read again (`renew`). */
	onChange: () => void
}

const stream = '/updates'
const since = '/updates/since'
const pollMs = 5_000
/** Also while the server refuses: who waits for cover looks at this page. */
const slowestPollMs = 20_000
/** An answer that a phone between two cells will never get. */
const pollPatienceMs = 10_000
/** A proxy that holds the stream back lets the connection open and nothing through. */
const helloWithinMs = 8_000
const pollsBeforeRetry = 6
/** A page that polls reads everything again this often, for the changes that the mark does not count. */
const unmarkedMs = 30_000
/** A glance at another tab closes nothing. */
const hiddenForMs = 10_000

/**
 * Keeps one page up to date while it is visible, by server-sent events, or by polling where those do not come through.
 * A hidden page does nothing, and reloads everything when shown again, so nothing is missed. Returns how to stop.
 */
export function followUpdates({ mark, onChange }: Page): () => void {
	let source: EventSource | undefined
	let clock: number | undefined
	let patience: number | undefined
	let failures = 0
	/** Since the last greeting a change may have gone by. The mark counts only what has a notice or is a message. */
	let mayHaveMissed = false
	let readAt = Date.now()
	let over = false

	const after = (ms: number, run: () => void) => {
		clearTimeout(clock)
		clock = window.setTimeout(run, ms)
	}

	const read = () => {
		readAt = Date.now()
		onChange()
	}

	/** Starts at the first try. A browser that retries automatically every few seconds does not restart it. */
	const expectHello = () => {
		patience ??= window.setTimeout(() => void poll(), helloWithinMs)
	}

	function close() {
		clearTimeout(clock)
		clearTimeout(patience)
		patience = undefined
		source?.close()
		source = undefined
	}

	function open() {
		if (over || source) return
		const fresh = new EventSource(stream)
		source = fresh
		expectHello()
		fresh.addEventListener('hello', ({ data }) => {
			clearTimeout(patience)
			patience = undefined
			failures = 0
			if (mayHaveMissed || data !== mark()) read()
			// When it breaks.
			mayHaveMissed = true
		})
		fresh.addEventListener('change', onChange)
		fresh.addEventListener('missed', onChange)
		fresh.addEventListener('error', () => {
			if (fresh !== source) return
			// The browser retries automatically, unless the server has refused.
			if (fresh.readyState === EventSource.CLOSED) void poll()
			else expectHello()
		})
	}

	async function poll(count = 1) {
		close()
		mayHaveMissed = true
		if (over || document.hidden) return
		let pause = pollMs
		const giveUp = new AbortController()
		const pollPatience = setTimeout(() => giveUp.abort(), pollPatienceMs)
		try {
			const answer = await fetch(since, {
				redirect: 'manual',
				headers: { accept: 'application/json' },
				signal: giveUp.signal,
			})
			// Logged out: the next press of anything says so.
			if (answer.type === 'opaqueredirect') return
			if (!answer.ok) throw new Error(String(answer.status))
			const latest: { mark: string } = await answer.json()
			failures = 0
			if (latest.mark !== mark() || Date.now() - readAt > unmarkedMs) read()
		} catch {
			// A server that is busy for a moment refuses the stream and the first poll alike.
			pause = Math.min(pollMs * 2 ** failures, slowestPollMs)
			failures++
		} finally {
			clearTimeout(pollPatience)
		}
		if (over || document.hidden || source) return
		after(pause, () => (count < pollsBeforeRetry ? void poll(count + 1) : open()))
	}

	function onVisibility() {
		if (document.hidden) after(hiddenForMs, close)
		else if (source?.readyState === EventSource.OPEN) clearTimeout(clock)
		else open()
	}

	document.addEventListener('visibilitychange', onVisibility)
	document.addEventListener('renew', onChange)
	window.addEventListener('pagehide', close)
	window.addEventListener('pageshow', onVisibility)
	window.addEventListener('online', onVisibility)
	if (!document.hidden) open()
	return () => {
		over = true
		close()
		document.removeEventListener('visibilitychange', onVisibility)
		document.removeEventListener('renew', onChange)
		window.removeEventListener('pagehide', close)
		window.removeEventListener('pageshow', onVisibility)
		window.removeEventListener('online', onVisibility)
	}
}

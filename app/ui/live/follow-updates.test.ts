import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followUpdates } from './follow-updates.ts'

const second = 1_000

/** The browser's side of the stream, which each test opens, refuses or leaves silent. */
class FakeEventSource extends EventTarget {
	static readonly CONNECTING = 0
	static readonly OPEN = 1
	static readonly CLOSED = 2
	static last: FakeEventSource
	readyState: number = FakeEventSource.CONNECTING

	constructor() {
		super()
		FakeEventSource.last = this
	}

	close() {
		this.readyState = FakeEventSource.CLOSED
	}

	greet(mark: string) {
		this.readyState = FakeEventSource.OPEN
		this.dispatchEvent(Object.assign(new Event('hello'), { data: mark }))
	}

	refuse() {
		this.close()
		this.dispatchEvent(new Event('error'))
	}
}

const polls = vi.fn<(signal: AbortSignal) => Promise<Response>>()
const onChange = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
	vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout: globalThis.setTimeout }))
	vi.stubGlobal('EventSource', FakeEventSource)
	vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => polls(signal))
	stop = followUpdates({ mark: () => 'shown', onChange })
})

afterEach(() => {
	stop()
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.clearAllMocks()
})

const hide = (hidden: boolean) => {
	Object.assign(document, { hidden })
	document.dispatchEvent(new Event('visibilitychange'))
}

test('a greeting with another mark, and each change after it, reload the page', () => {
	FakeEventSource.last.greet('shown')
	expect(onChange).not.toHaveBeenCalled()

	FakeEventSource.last.dispatchEvent(new Event('change'))
	expect(onChange).toHaveBeenCalledTimes(1)
})

test('a program of the page can have it read again, until the page is left', () => {
	document.dispatchEvent(new Event('renew'))
	expect(onChange).toHaveBeenCalledTimes(1)

	stop()
	document.dispatchEvent(new Event('renew'))
	expect(onChange).toHaveBeenCalledTimes(1)
})

test('what passed between the page and the greeting is not missed', () => {
	FakeEventSource.last.greet('newer')

	expect(onChange).toHaveBeenCalledTimes(1)
})

test('a stream that is refused or stays silent is replaced by polls', async () => {
	polls.mockImplementation(async () => Response.json({ mark: 'newer' }))

	await vi.advanceTimersByTimeAsync(8 * second)

	expect(polls).toHaveBeenCalledTimes(1)
	expect(onChange).toHaveBeenCalledTimes(1)
})

test('changes that the mark does not count reach a page that polls within 40 seconds, or with the next greeting', async () => {
	polls.mockImplementation(async () => Response.json({ mark: 'shown' }))
	FakeEventSource.last.refuse()
	await vi.advanceTimersByTimeAsync(25 * second)
	expect(onChange).not.toHaveBeenCalled()

	await vi.advanceTimersByTimeAsync(5 * second)
	FakeEventSource.last.greet('shown')
	expect(onChange).toHaveBeenCalledTimes(1)

	FakeEventSource.last.refuse()
	await vi.advanceTimersByTimeAsync(30 * second)
	FakeEventSource.last.refuse()
	await vi.advanceTimersByTimeAsync(10 * second)
	expect(onChange).toHaveBeenCalledTimes(2)
})

test('a server that refuses polls is asked again within twenty seconds, however often it refuses', async () => {
	polls.mockImplementation(async () => new Response(null, { status: 503 }))
	FakeEventSource.last.refuse()
	await vi.advanceTimersByTimeAsync(60 * second)
	polls.mockClear()

	for (const minute of [1, 2, 3]) {
		await vi.advanceTimersByTimeAsync(20 * second)
		if (FakeEventSource.last.readyState === FakeEventSource.CONNECTING) FakeEventSource.last.refuse()
		expect(polls.mock.calls.length).toBeGreaterThanOrEqual(minute)
	}
})

test('a poll that is never answered is given up, and the next one is heard', async () => {
	polls.mockImplementationOnce(
		(signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
	)
	polls.mockImplementation(async () => Response.json({ mark: 'newer' }))
	FakeEventSource.last.refuse()
	expect(polls).toHaveBeenCalledTimes(1)

	await vi.advanceTimersByTimeAsync(15 * second)

	expect(onChange).toHaveBeenCalledTimes(1)
})

test('a hidden page closes its stream after a while and asks nothing; shown again, it opens a new one', async () => {
	const first = FakeEventSource.last
	first.greet('shown')
	hide(true)
	await vi.advanceTimersByTimeAsync(60 * second)
	expect(first.readyState).toBe(FakeEventSource.CLOSED)
	expect(polls).not.toHaveBeenCalled()

	hide(false)
	expect(FakeEventSource.last).not.toBe(first)
	FakeEventSource.last.greet('shown')

	// After a break anything may have changed, also what the mark does not count.
	expect(onChange).toHaveBeenCalledTimes(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep, kept, openOutbox } from './outbox.ts'

const second = 1_000

/** What the server was sent, and how the test lets it answer. */
let arrived: { key: string; body: string }[]
let answer: (body: string) => Response | Promise<Response>
const network = new EventTarget()
const onChange = vi.fn<() => void>()
const renew = vi.fn<() => void>()
let leaving: AbortController

beforeEach(() => {
	vi.useFakeTimers()
	const stored = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
		removeItem: (key: string) => stored.delete(key),
	})
	vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
	vi.stubGlobal('fetch', async (_: string, { body: form }: { body: FormData }) => {
		const [key, body] = [form.get('clientKey') as string, form.get('body') as string]
		arrived.push({ key, body })
		return answer(body)
	})
	arrived = []
	answer = () => new Response()
	leaving = new AbortController()
})

afterEach(() => {
	leaving.abort()
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.clearAllMocks()
})

function open() {
	const outbox = openOutbox({ sendTo: '/sending', keptAs: 'messages/us/them', onChange, renew, signal: leaving.signal })
	outbox.goOn()
	return outbox
}
const states = (outbox: ReturnType<typeof open>) => outbox.unsent().map(({ body, is }) => `${body}: ${is}`)
const bodies = () => arrived.map(({ body }) => body)
const goOffline = () => (answer = () => Promise.reject(new TypeError('Failed to fetch')))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('messages are sent one after the other, and leave when the page shows them', async () => {
	const outbox = open()
	const first = Promise.withResolvers<Response>()
	answer = (body) => (body === 'One' ? first.promise : new Response())
	outbox.add('One', undefined)
	outbox.add('Two', undefined)
	await pass(0)
	expect(bodies()).toEqual(['One'])

	first.resolve(new Response())
	await pass(0)
	expect(states(outbox)).toEqual(['One: sent', 'Two: sent'])
	outbox.arrived(new Set([undefined, arrived[0]?.key]))
	expect(states(outbox)).toEqual(['Two: sent'])
})

test('a message that was sent and is not shown after a second has the page read again', async () => {
	const outbox = open()
	outbox.add('Shown', undefined)
	await pass(0)
	outbox.arrived(new Set([arrived[0]?.key]))
	await pass(second)
	expect(renew).not.toHaveBeenCalled()

	outbox.add('Not shown', undefined)
	await pass(second - 1)
	expect(renew).not.toHaveBeenCalled()
	await pass(1)
	expect(renew).toHaveBeenCalledTimes(1)
})

test('without a network a message is tried again after growing pauses, then given up; those behind it wait', async () => {
	const outbox = open()
	goOffline()
	outbox.add('First', undefined)
	outbox.add('Second', undefined)
	for (const [tries, pause] of [1, 2, 4, 8, 15].entries()) {
		await pass(pause * second - 1)
		expect(arrived).toHaveLength(tries + 1)
		expect(states(outbox)).toEqual(['First: waits', 'Second: queued'])
		await pass(1)
	}

	expect(states(outbox)).toEqual(['First: failed', 'Second: waits'])
	expect(bodies().slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'First'))
	expect(new Set(arrived.slice(0, 6).map(({ key }) => key)).size).toBe(1)
})

test('when the network is back everything that waits is sent at once, in its order', async () => {
	const outbox = open()
	goOffline()
	outbox.add('First', undefined)
	outbox.add('Second', undefined)
	await pass(30 * second)
	arrived = []
	answer = () => new Response()
	network.dispatchEvent(new Event('online'))
	await pass(0)

	expect(bodies()).toEqual(['First', 'Second'])
	expect(states(outbox)).toEqual(['First: sent', 'Second: sent'])
})

test('a message that the server refuses says why and is sent again only when asked', async () => {
	const outbox = open()
	answer = () => Response.json({ problem: 'Too many messages.' }, { status: 429 })
	outbox.add('Refused', undefined)
	await pass(0)
	network.dispatchEvent(new Event('online'))
	await pass(60 * second)
	const [message] = outbox.unsent()
	expect(message).toMatchObject({ is: 'refused', problem: 'Too many messages.' })
	expect(arrived).toHaveLength(1)

	answer = () => new Response()
	if (message) outbox.retry(message)
	await pass(0)
	expect(states(outbox)).toEqual(['Refused: sent'])
	expect(new Set(arrived.map(({ key }) => key)).size).toBe(1)
})

test('a message that an operator reads first leaves, and the page is read again', async () => {
	const outbox = open()
	answer = () => new Response(null, { status: 202 })
	outbox.add('Held', undefined)
	await pass(0)

	expect(outbox.unsent()).toEqual([])
	expect(renew).toHaveBeenCalledTimes(1)
})

test('texts that were not sent outlive the page with their keys; files and what was dropped do not', async () => {
	const before = open()
	goOffline()
	before.add('Kept', undefined)
	before.add('With a file', new File(['x'], 'x.pdf'))
	before.add('Dropped', undefined)
	await pass(0)
	const [, , dropped] = before.unsent()
	if (dropped) before.drop(dropped)
	leaving.abort()
	await pass(60 * second)
	expect(arrived).toHaveLength(1)

	leaving = new AbortController()
	answer = () => new Response()
	open()
	await pass(0)
	expect(bodies()).toEqual(['Kept', 'Kept'])
	expect(arrived[0]?.key).toBe(arrived[1]?.key)
	expect(kept('messages/us/them/unsent')).toBe('')
})

test('a browser that keeps nothing sends all the same', async () => {
	vi.stubGlobal('localStorage', undefined)
	const outbox = open()
	keep('draft', 'Half a thought')
	outbox.add('Sent', undefined)
	await pass(0)

	expect([kept('draft'), ...states(outbox)]).toEqual(['', 'Sent: sent'])
})

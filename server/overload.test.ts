import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { type BodyKind, createLoadGauge } from './overload.ts'

afterEach(() => void vi.useRealTimers())

test('a hundred requests are under way at most', () => {
	const gauge = createLoadGauge()
	for (let i = 0; i < 99; i++) gauge.enter()
	expect(gauge.isFull(true)).toBe(false)

	gauge.enter()
	expect([gauge.isFull(true), gauge.isFull(false)]).toEqual([true, true])

	gauge.leave()
	expect(gauge.isFull(false)).toBe(false)
})

test('a process that is late turns visitors who only read away first, and only while it has much to do', async () => {
	const gauge = createLoadGauge()
	for (let i = 0; i < 21; i++) gauge.enter()
	expect(gauge.isFull(true)).toBe(false)

	for (let i = 0; i < 6; i++) {
		const until = performance.now() + 300
		while (performance.now() < until);
		await setTimeout(1)
	}

	await expect.poll(() => gauge.isFull(true)).toBe(true)
	expect(gauge.isFull(false)).toBe(false)
	gauge.leave()
	expect(gauge.isFull(true)).toBe(false)
})

test.each<[BodyKind, number, number]>([
	['form', 24, 600],
	['file', 5, 20],
	['photos', 1, 3],
])('a %s comes in %i times at once from one address, and %i times in all', async (kind, fromOne, inAll) => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	const gauge = createLoadGauge()
	const all = Array.from({ length: inAll }, (_, i) => gauge.receive(kind, `address ${Math.floor(i / fromOne)}`))
	const taken = await Promise.all(all)
	expect(taken.every((end) => typeof end === 'function')).toBe(true)

	expect(await gauge.receive(kind, 'address 0')).toBe('address')
	const next = gauge.receive(kind, 'a new address')
	vi.advanceTimersByTime(30_000)
	expect(await next).toBe('all')

	const [end] = taken
	if (typeof end === 'function') end()
	expect(await gauge.receive(kind, 'address 0')).toBeTypeOf('function')
})

test('a file beyond those that are held waits until one is answered, also where it is the last of a crowd', async () => {
	const gauge = createLoadGauge()
	let taken = 0
	const crowd = Array.from({ length: 200 }, async (_, at) => {
		const end = await gauge.receive('file', `address ${at}`)
		if (typeof end === 'string') throw new Error(`${at}: ${end}`)
		taken++
		return end
	})
	for (const [at, next] of crowd.entries()) {
		const end = await next
		expect(taken).toBeLessThanOrEqual(at + 20)
		end()
	}
	expect(taken).toBe(200)
})

import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type BodyKind, createLoadGauge } from './overload.ts'

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
])('a %s comes in %i times at once from one address, and %i times in all', (kind, fromOne, inAll) => {
	const gauge = createLoadGauge()
	const taken = Array.from({ length: inAll }, (_, i) => gauge.receive(kind, `address ${Math.floor(i / fromOne)}`))
	expect(taken.every((end) => typeof end === 'function')).toBe(true)

	expect(gauge.receive(kind, 'address 0')).toBe('address')
	expect(gauge.receive(kind, 'a new address')).toBe('all')

	const [end] = taken
	if (typeof end === 'function') end()
	expect(gauge.receive(kind, 'address 0')).toBeTypeOf('function')
})

import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

test('one address has a few turns at a time, and the next waits for the first that ends', async () => {
	const enter = createTurns({ atOnce: 2, waiting: 1, patienceMs: 60_000 })
	const first = await enter('203.0.113.7')
	await enter('203.0.113.7')
	const third = enter('203.0.113.7')

	expect(await enter('203.0.113.7')).toBeNull()
	expect(await enter('198.51.100.1')).toBeTypeOf('function')
	first?.()
	first?.()
	expect(await third).toBeTypeOf('function')
	expect(await Promise.race([enter('203.0.113.7'), Promise.resolve('still waiting')])).toBe('still waiting')
})

test('whoever waits too long is told, and leaves the line', async () => {
	vi.useFakeTimers()
	try {
		const enter = createTurns({ atOnce: 1, waiting: 1, patienceMs: 3_000 })
		const first = await enter('an address')
		const second = enter('an address')
		await vi.advanceTimersByTimeAsync(3_000)

		expect(await second).toBeNull()
		const third = enter('an address')
		first?.()
		expect(await third).toBeTypeOf('function')
	} finally {
		vi.useRealTimers()
	}
})

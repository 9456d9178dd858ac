import { expect, test } from 'vitest'
import { circuitBreaker } from './circuit-breaker.server.ts'
import { SenderRefused, SenderUnavailable } from './sending.server.ts'

const away = () => Promise.reject(new SenderUnavailable('away'))
const refused = () => Promise.reject(new SenderRefused('no'))
const works = () => Promise.resolve('sent')

function aCircuitBreaker() {
	let now = 0
	const guard = circuitBreaker('provider', () => now)
	const failFiveTimes = async () => {
		for (let tries = 0; tries < 5; tries++) await expect(guard(away)).rejects.toThrow('away')
	}
	const wait = (ms: number) => {
		now += ms
	}
	return { guard, failFiveTimes, wait }
}

test('five failures within 30 s close the way, and 20 s later one call may try', async () => {
	const { guard, failFiveTimes, wait } = aCircuitBreaker()
	await failFiveTimes()

	await expect(guard(works)).rejects.toThrow(SenderUnavailable)
	wait(20_000)
	expect(await Promise.allSettled([guard(works), guard(works)])).toMatchObject([
		{ status: 'fulfilled' },
		{ status: 'rejected' },
	])
	expect(await guard(works)).toBe('sent')
})

test('a failed try closes the way again', async () => {
	const { guard, failFiveTimes, wait } = aCircuitBreaker()
	await failFiveTimes()
	wait(20_000)

	await expect(guard(away)).rejects.toThrow('away')
	await expect(guard(works)).rejects.toThrow('not asked')
})

test('failures far apart, and messages refused, do not count', async () => {
	const { guard, wait } = aCircuitBreaker()
	for (let tries = 0; tries < 10; tries++) {
		await expect(guard(away)).rejects.toThrow('away')
		await expect(guard(refused)).rejects.toThrow('no')
		wait(10_000)
	}

	expect(await guard(works)).toBe('sent')
})

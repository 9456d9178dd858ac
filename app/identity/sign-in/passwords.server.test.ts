import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.server.ts'

const flooder = '203.0.113.7'

test('a flood from one address is cut at ten, and the next address has its turn at once', async () => {
	let compared = 0
	const flood = Array.from({ length: 30 }, () =>
		verifyPassword(null, 'a guess', flooder).then(
			() => void (compared += 1),
			(refused: Error) => refused.name,
		),
	)

	await verifyPassword(null, 'a password of my own', '198.51.100.1')

	expect(compared).toBeLessThanOrEqual(2)
	const refusals = (await Promise.all(flood)).filter((outcome) => outcome !== undefined)
	expect(compared).toBe(10)
	expect(refusals).toEqual(Array(20).fill('ServerBusy'))
})

test('fifty wait in all, and the next is told at once to come back', async () => {
	const asked = Array.from({ length: 60 }, (_, at) =>
		verifyPassword(null, 'a guess', `203.0.113.${at}`).then(
			() => 'compared',
			(refused: Error) => refused.name,
		),
	)

	const outcomes = await Promise.all(asked)

	expect(outcomes.filter((outcome) => outcome === 'compared')).toHaveLength(52)
	expect(outcomes.slice(52)).toEqual(Array(8).fill('ServerBusy'))
})

test('only the right password is right, and an account without one has none', async () => {
	const hash = await hashPassword('three theatres', flooder)

	expect(await verifyPassword(hash, 'three theatres', flooder)).toBe(true)
	expect(await verifyPassword(hash, 'four theatres', flooder)).toBe(false)
	expect(await verifyPassword(null, '', flooder)).toBe(false)
	expect(await verifyPassword('plain text', 'plain text', flooder)).toBe(false)
})

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { secondsUntilTomorrow, consumeAllowance } from './daily-allowance.server.ts'
import { db } from './database/db.server.ts'
import { removeOldRows } from './retention.server.ts'
import { dailyAllowances, personalData } from './tables.server.ts'

test('the same thing counts once, and what does not fit takes nothing', async () => {
	const key = randomUUID()

	expect(await consumeAllowance(key, ['a', 'b'], 3)).toBe(true)
	expect(await consumeAllowance(key, ['b', 'a'], 3)).toBe(true)
	expect(await consumeAllowance(key, ['c', 'd'], 3)).toBe(false)
	expect(await consumeAllowance(key, ['a', 'c'], 3)).toBe(true)
	expect(await consumeAllowance(key, ['d'], 3)).toBe(false)
	expect(await consumeAllowance(randomUUID(), ['d'], 3)).toBe(true)
	expect(await consumeAllowance(randomUUID(), ['a', 'b', 'c', 'd'], 3)).toBe(false)
})

test('of many who ask at once no more get something than there is', async () => {
	const key = randomUUID()

	const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => consumeAllowance(key, [`page ${at}`], 12)))

	expect(answers.filter(Boolean)).toHaveLength(12)
})

test('yesterday is forgotten, today is not', async () => {
	const key = randomUUID()
	await consumeAllowance(key, ['a'], 1)
	await db.insert(dailyAllowances).values({ key, day: sql`current_date - 2`, taken: [1] })

	await removeOldRows(personalData)

	expect(await db.$count(dailyAllowances, eq(dailyAllowances.key, key))).toBe(1)
	expect(await consumeAllowance(key, ['b'], 1)).toBe(false)
})

test('the day ends at midnight in India', () => {
	expect(secondsUntilTomorrow(new Date('2026-11-22T18:29:00Z'))).toBe(60)
	expect(secondsUntilTomorrow(new Date('2026-11-22T18:30:00Z'))).toBe(86_400)
})

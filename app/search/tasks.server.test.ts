import { inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db.server.ts'
import { searchChanges } from './tables.server.ts'
import { forgetOldSearchChanges } from './tasks.server.ts'

test('changes that every search already has are deleted after two days, and no newer ones', async () => {
	const [old, young] = [crypto.randomUUID(), crypto.randomUUID()]
	await db.insert(searchChanges).values([
		{ specialistId: old, changedAt: sql`now() - interval '49 hours'` },
		{ specialistId: young, changedAt: sql`now() - interval '47 hours'` },
	])

	await forgetOldSearchChanges.run({})

	const left = await db
		.select({ id: searchChanges.specialistId })
		.from(searchChanges)
		.where(inArray(searchChanges.specialistId, [old, young]))
	expect(left).toEqual([{ id: young }])
})

import { beforeAll, expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { keepRows } from './worker-database.ts'

let planted: (typeof hospitals.$inferSelect)[]
beforeAll(async () => {
	await aHospital()
	planted = await db.select().from(hospitals)
	await keepRows()
})

test.each(['first', 'second', 'third'])('the %s test finds the rows that the file keeps, and no others', async () => {
	expect(planted).toHaveLength(1)
	expect(await db.select().from(hospitals)).toEqual(planted)
	expect(await db.$count(specialists)).toBe(0)

	await db.update(hospitals).set({ displayName: 'Another name' })
	await aSpecialist()
})

test('a row that is deleted', async () => {
	expect(await db.delete(hospitals).returning()).toEqual(planted)
})
test('is there again for the next', async () => {
	expect(await db.select().from(hospitals)).toEqual(planted)
})

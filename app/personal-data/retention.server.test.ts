import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobSearchChanges } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { searchChanges } from '#app/search/tables.server.ts'
import { removeWhatIsOld } from './retention.server.ts'

test.each([
	{ name: 'specialists', table: searchChanges },
	{ name: 'jobs', table: jobSearchChanges },
])('changes of $name that every search has read are removed after two days, and nothing younger', async ({ table }) => {
	const count = () => db.$count(table)
	const before = await count()
	await db
		.insert(table)
		.values([{ changedAt: sql`now() - interval '49 hours'` }, { changedAt: sql`now() - interval '47 hours'` }])

	await removeWhatIsOld.run({})

	expect(await count()).toBe(before + 1)
})

test('more rows than one statement takes go in one night', async () => {
	await db.execute(
		sql`insert into ${searchChanges} (changed_at) select now() - interval '3 days' from generate_series(1, 2500)`,
	)

	await removeWhatIsOld.run({})

	expect(await db.$count(searchChanges, sql`${searchChanges.changedAt} < now() - interval '2 days'`)).toBe(0)
})

test('a table that cannot be cleared keeps no other from it, and the task fails', async () => {
	const exported = { not: 'A test.' }
	const kept = { for: '2 days', since: searchChanges.changedAt }
	await db.insert(searchChanges).values({ changedAt: sql`now() - interval '3 days'` })

	const removed = removeOldRows([
		{ table: searchChanges, exported, kept: { ...kept, only: { where: sql`1 / 0 = 1`, called: 'broken' } } },
		{ table: searchChanges, exported, kept },
	])

	await expect(removed).rejects.toThrow()
	expect(await db.$count(searchChanges, sql`${searchChanges.changedAt} < now() - interval '2 days'`)).toBe(0)
})

test('the audit log loses what is older than three years, and nothing can remove or change the rest', async () => {
	const event = { action: 'job.remove', subjectType: 'job', subjectId: crypto.randomUUID() }
	const yearsAgo = (years: number, days: number) => sql`now() - make_interval(years => ${years}, days => ${days})`
	await db.insert(auditEvents).values([
		{ ...event, reason: 'old', at: yearsAgo(3, 1) },
		{ ...event, reason: 'young', at: yearsAgo(3, -2) },
	])

	await removeWhatIsOld.run({})

	const young = eq(auditEvents.reason, 'young')
	expect((await db.select().from(auditEvents)).map(({ reason }) => reason)).toEqual(['young'])
	await expect(db.delete(auditEvents).where(young)).rejects.toMatchObject({ cause: { code: '42501' } })
	await expect(db.update(auditEvents).set({ reason: null }).where(young)).rejects.toMatchObject({
		cause: { code: '42501' },
	})
})

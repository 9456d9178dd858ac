import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { leaveHospital } from '#app/hospitals/team/team.server.ts'
import { accounts, signInEvents } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { removeWhatIsOld } from './retention.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const old = { kind: 'failure' as const, key: 'x' }

test('attempts to log in are removed after thirty days, and nothing younger', async () => {
	await db.insert(signInEvents).values([
		{ ...old, at: sql`now() - interval '721 hours'` },
		{ ...old, key: 'young', at: sql`now() - interval '719 hours'` },
	])

	await removeWhatIsOld.run({})

	expect((await db.select().from(signInEvents)).map(({ key }) => key)).toEqual(['young'])
})

test('more rows than one statement takes go in one night', async () => {
	await db.execute(
		sql`insert into ${signInEvents} (kind, key, at) select 'failure', 'x', now() - interval '31 days' from generate_series(1, 2500)`,
	)

	await removeWhatIsOld.run({})

	expect(await db.$count(signInEvents)).toBe(0)
})

test('a table that cannot be cleared keeps no other from it, and the task fails', async () => {
	const exported = { not: 'A test.' }
	const kept = { for: '2 days', since: signInEvents.at }
	await db.insert(signInEvents).values({ ...old, at: sql`now() - interval '3 days'` })

	const removed = removeOldRows([
		{ table: signInEvents, exported, kept: { ...kept, only: { where: sql`1 / 0 = 1`, called: 'broken' } } },
		{ table: signInEvents, exported, kept },
	])

	await expect(removed).rejects.toThrow()
	expect(await db.$count(signInEvents)).toBe(0)
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
	expect((await readAuditEvents()).map(({ reason }) => reason)).toEqual(['young'])
	await expect(db.delete(auditEvents).where(young)).rejects.toMatchObject({ cause: { code: '42501' } })
	await expect(db.update(auditEvents).set({ reason: null }).where(young)).rejects.toMatchObject({
		cause: { code: '42501' },
	})
})

test('the account of a member who left is removed after a year, and not that of one who has a seat', async () => {
	const owner = await aMember({ email: 'owner@deccan.example' })
	const left = await aMember({ hospitalId: owner.hospitalId, email: 'sunil@deccan.example', role: 'recruiter' })
	const back = await aMember({ hospitalId: owner.hospitalId, email: 'rekha@deccan.example', role: 'recruiter' })
	for (const one of [left, back]) await leaveHospital(one)
	await db.update(accounts).set({ leftAt: sql`now() - interval '366 days'` }).where(eq(accounts.id, left.accountId))

	await removeWhatIsOld.run({})

	const kept = await db.select({ id: accounts.id }).from(accounts)
	expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([owner.accountId, back.accountId]))
	expect(kept.map(({ id }) => id)).not.toContain(left.accountId)
})

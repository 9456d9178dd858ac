// The rows of searches are right the moment that a change commits, and however changes overlap.
import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobSearch } from '#app/jobs/search/job-search.server.ts'
import { searchJobs } from '#app/jobs/search/search.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { searchWords } from '#app/search/tables.server.ts'
import { searchTasks } from '#app/search/tasks.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { refreshSearchRows } from '#app/specialists/search/search-refresh.server.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { specialistSearchRows, specialistSkills, specialists } from '#app/specialists/tables.server.ts'

type Change = (tx: Transaction) => Promise<unknown>

async function findPeople(query = '') {
	const search = specialistSearch.parse(new URLSearchParams(query))
	const hospital = await aHospital()
	const viewer = { kind: 'hospital' as const, hospitalId: hospital.id }
	return (await searchSpecialists({ viewer, search, limit: 10 })).ids
}
const findJobs = async (query = '') =>
	(await searchJobs(jobSearch.parse(new URLSearchParams(query)), {}, 10)).rows.map(({ id }) => id)

const makePrivate =
	(id: string): Change =>
	(tx) =>
		tx.update(specialists).set({ profileVisibility: false }).where(eq(specialists.id, id))
const suspendAccount =
	(id: string): Change =>
	(tx) =>
		tx.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, id))
const addSkill =
	(specialistId: string): Change =>
	(tx) =>
		tx.insert(specialistSkills).values({ specialistId, name: 'Quagga care' })
const suspendHospital =
	(id: string): Change =>
	(tx) =>
		tx.update(hospitals).set({ status: 'suspended', statusReason: 'Lapsed' }).where(eq(hospitals.id, id))
const renameHospital =
	(id: string): Change =>
	(tx) =>
		tx
			.update(hospitals)
			.set({ displayName: `Okapi Hospital ${id}` })
			.where(eq(hospitals.id, id))
const renameJob =
	(id: string): Change =>
	(tx) =>
		tx.update(jobs).set({ title: 'Quagga doctor' }).where(eq(jobs.id, id))
const setStatus =
	(id: string, status: 'open' | 'closed'): Change =>
	(tx) =>
		tx
			.update(jobs)
			.set(status === 'open' ? { status, openedAt: new Date() } : { status, closedAt: new Date() })
			.where(eq(jobs.id, id))

test.each([
	['a profile made private', makePrivate],
	['a suspended account', suspendAccount],
])('%s is found until the change commits, and by no search after it', async (_, change) => {
	const { specialistId } = await aSpecialist()

	await db.transaction(async (tx) => {
		await change(specialistId)(tx)
		expect(await findPeople()).toEqual([specialistId])
	})

	expect(await findPeople()).toEqual([])
})

test.each([
	['a closed job', (job: { id: string }) => setStatus(job.id, 'closed')],
	['a job of a suspended hospital', (job: { hospitalId: string }) => suspendHospital(job.hospitalId)],
])('%s is found until the change commits, and by no search after it', async (_, changeOf) => {
	const job = await aJob()

	await db.transaction(async (tx) => {
		await changeOf(job)(tx)
		expect(await findJobs()).toEqual([job.id])
	})

	expect(await findJobs()).toEqual([])
})

/** The second commits when the first has already written its search rows, but has not committed them. */
async function overlap(first: Change, second: Change) {
	const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	const one = db.transaction(async (tx) => {
		await first(tx)
		await tx.execute(sql`set constraints all immediate`)
		written.resolve()
		await goOn.promise
	})
	await written.promise
	const two = db.transaction(second)
	await Promise.race([two.catch(() => undefined), setTimeout(200)])
	goOn.resolve()
	// Opening a job of a hospital that is no longer verified is refused.
	await Promise.allSettled([one, two])
}

test.each([
	['hides', makePrivate],
	['is suspended', suspendAccount],
])('a specialist who %s while a skill is added is not found, whichever commits first', async (_, change) => {
	const { specialistId } = await aSpecialist()
	const other = await aSpecialist()

	await overlap(change(specialistId), addSkill(specialistId))
	await overlap(addSkill(other.specialistId), change(other.specialistId))

	expect(await findPeople()).toEqual([])
})

test('a job that opens while its hospital is suspended is not found, whichever commits first', async () => {
	const drafts = [
		await aJob({ status: 'draft', openedAt: null }),
		await aJob({ status: 'draft', openedAt: null }),
	] as const

	await overlap(suspendHospital(drafts[0].hospitalId), setStatus(drafts[0].id, 'open'))
	await overlap(setStatus(drafts[1].id, 'open'), suspendHospital(drafts[1].hospitalId))

	expect(await findJobs()).toEqual([])
})

test('a job and its hospital renamed at the same time are found by both new names, whichever commits first', async () => {
	const [one, other] = [await aJob(), await aJob()]

	await overlap(renameHospital(one.hospitalId), renameJob(one.id))
	await overlap(renameJob(other.id), renameHospital(other.hospitalId))

	expect((await findJobs('q=quagga+okapi')).sort()).toEqual([one.id, other.id].sort())
})

test('two skills added at the same time are both found', async () => {
	const { specialistId } = await aSpecialist()
	await overlap(addSkill(specialistId), (tx) =>
		tx.insert(specialistSkills).values({ specialistId, name: 'Okapi care' }),
	)

	expect(await findPeople('q=quagga')).toEqual([specialistId])
	expect(await findPeople('q=okapi')).toEqual([specialistId])
})

test('an edited profile or job is found by its new words in the next statement, and no longer by the old ones', async () => {
	const { specialistId } = await aSpecialist()
	const job = await aJob({ title: 'Okapi doctor' })
	await db.insert(specialistSkills).values({ specialistId, name: 'Okapi care' })
	expect([await findPeople('q=okapi'), await findJobs('q=okapi')]).toEqual([[specialistId], [job.id]])

	await db.update(specialistSkills).set({ name: 'Quagga care' })
	await db.update(jobs).set({ title: 'Quagga doctor' }).where(eq(jobs.id, job.id))

	expect([await findPeople('q=quagga'), await findJobs('q=quagga')]).toEqual([[specialistId], [job.id]])
	expect([await findPeople('q=okapi'), await findJobs('q=okapi')]).toEqual([[], []])
})

/** As if time had passed: what the triggers would see is changed behind them. */
const behindTriggers = (change: Change) =>
	db.transaction(async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		await change(tx)
	})

test('the night takes an expired registration out of the verified', async () => {
	const asha = await aSpecialist()
	const verified = { status: 'verified' as const, verifiedAt: new Date() }
	await aCredential(asha, { ...verified, validUntil: istToday(new Date()) })
	await behindTriggers((tx) => tx.update(credentials).set({ validUntil: addDays(istToday(new Date()), -1) }))
	expect(await findPeople('verified=on')).toEqual([asha.specialistId])

	await refreshSearchRows.run({})

	expect(await findPeople('verified=on')).toEqual([])
	expect(await findPeople()).toEqual([asha.specialistId])
})

test('the night lowers a profile that was last changed a step longer ago', async () => {
	const [old, young] = [await aSpecialist(), await aSpecialist()]
	const longAgo = new Date(Date.now() - 31 * 86_400_000)
	await behindTriggers((tx) =>
		tx.update(specialists).set({ updatedAt: longAgo }).where(eq(specialists.id, old.specialistId)),
	)
	const relevance = async (id: string) =>
		(await db.select().from(specialistSearchRows).where(eq(specialistSearchRows.id, id)))[0]?.byRelevance ?? 0n
	const before = await relevance(old.specialistId)

	await refreshSearchRows.run({})

	expect(await relevance(old.specialistId)).toBe(before - 100n)
	expect(await findPeople()).toEqual([young.specialistId, old.specialistId])
})

test('words that no row has are dropped in the night, and all others stay', async () => {
	const { specialistId } = await aSpecialist({ name: 'Zebulon Okapi' })
	await db.insert(specialistSkills).values({ specialistId, name: 'Quagga care' })
	await aJob({ title: 'Tapir doctor' })
	await behindTriggers((tx) =>
		tx.insert(searchWords).values([
			{ kind: 'specialist', word: 'unicorn' },
			{ kind: 'name', word: 'unicorn' },
			{ kind: 'job', word: 'unicorn' },
			{ kind: 'job', word: 'quagga' },
		]),
	)
	const before = await db.select().from(searchWords)

	for (const task of searchTasks) await task.run({})

	const left = (await db.select().from(searchWords)).map(({ kind, word }) => `${kind} ${word}`)
	expect(left).toEqual(
		expect.arrayContaining(['name zebulon', 'name okapi', 'specialist quagga', 'job tapir', 'job lakeside']),
	)
	expect(before.length - left.length).toBe(4)
	expect(left.filter((word) => /unicorn|job quagga/.test(word))).toEqual([])
})

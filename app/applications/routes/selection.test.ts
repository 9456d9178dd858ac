import { and, eq, like } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { loadApplicants } from '../pipeline/applicants-page.server.ts'
import { readListClock } from '../pipeline/applicants.server.ts'
import { moveMany } from '../pipeline/bulk.server.ts'
import { moveStage } from '../pipeline/decisions.server.ts'
import { anApplication } from '../fixtures.server.ts'
import { maxTicked } from '../limits.ts'
import { preparedReasons } from '../reasons.ts'
import { listPage } from '../pipeline/return-page.ts'
import { readSelected, selectionOf } from '../pipeline/selection.server.ts'
import { BulkStageInput } from '../schema.server.ts'
import { applicationEvents, applications } from '../tables.server.ts'
import { action as move } from './move-many.tsx'
import { action as reject } from './reject-many.tsx'
import { action as undo } from './undo-many.tsx'

async function received(count: number) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const people = await Promise.all(Array.from({ length: count }, () => aSpecialist()))
	await db
		.insert(applications)
		.values(people.map(({ specialistId }) => ({ jobId: job.id, specialistId, stage: 'applied' as const })))
	const rows = await db.select().from(applications).where(eq(applications.jobId, job.id)).orderBy(applications.id)
	return { member, job, rows }
}

const formOf = (fields: [string, string][]) => {
	const form = new FormData()
	for (const [name, value] of fields) form.append(name, value)
	return form
}

test('more than a hundred ticked applicants are all selected, each once', async () => {
	const { member, rows } = await received(101)
	const ticked = [...rows, ...rows].map(({ id, version }): [string, string] => ['application', `${id}.${version}`])

	const selection = selectionOf(formOf(ticked))

	expect(selection && (await readSelected(member, selection, readApplicantFacts))).toHaveLength(101)
})

test('of more than a thousand ticked, those who are left as they are are counted in the answer', async () => {
	const { member, rows } = await received(1)
	const ticked = [...rows.map(({ id, version }) => `${id}.${version}`)]
	// Of no hospital; each takes a place among those who are moved.
	for (let each = 0; each < maxTicked + 1; each++) ticked.push(`${crypto.randomUUID()}.1`)
	const form = [...ticked, ...ticked].map((value): [string, string] => ['application', value])

	const answer = await askRoute(move, '/hospital/applicants/stage', {
		as: member,
		form: [...form, ['to', 'shortlisted']],
	})

	const { message } = await redirectOf(answer)
	expect(message?.title).toMatch(/: Shortlisted$/)
	expect(message?.detail).toMatch(
		/^Not moved because up to 1,000 that are ticked one by one move at a time: 2 applicants\. /,
	)
})

test('who stands where the press would move them is not said to have changed', async () => {
	const { member, rows } = await received(3)
	const [first, second, third] = rows
	if (!first || !second || !third) throw new Error('three were made')
	await moveStage(member, second.id, { to: 'shortlisted', version: second.version })
	await moveStage(member, third.id, { to: 'shortlisted', version: third.version })
	const form = [[first, 0] as const, [second, 1] as const, [third, 0] as const].map(
		([{ id, version }, since]): [string, string] => ['application', `${id}.${version + since}`],
	)

	const answer = await askRoute(move, '/hospital/applicants/stage', {
		as: member,
		form: [...form, ['to', 'shortlisted']],
	})

	expect((await redirectOf(answer)).message?.detail).toMatch(
		/^Not moved because their stage has changed: [^:]+ \(Shortlisted\)\. Not moved because their stage does not allow it: [^:]+ \(Shortlisted\)\. /,
	)
})

test('everyone in a list is selected by its address, but those left out, the new ones and those who moved since', async () => {
	const { member, job, rows } = await received(30)
	const list = `/hospital/jobs/${job.id}/applicants?view=list&stage=applied`
	const { asOf, selectable } = await loadApplicants(member, { jobId: job.id }, `http://x${list}`, readApplicantFacts)
	const [left, moved] = rows
	if (!left || !moved) throw new Error('thirty were made')
	await moveStage(member, moved.id, { to: 'shortlisted', version: moved.version })
	await db.insert(applications).values({ jobId: job.id, specialistId: (await aSpecialist()).specialistId })
	const elsewhere = await anApplication()

	const selection = selectionOf(
		formOf([
			['all', list],
			['asOf', asOf],
			['except', left.id],
		]),
	)
	const chosen = (selection && (await readSelected(member, selection, readApplicantFacts))) ?? []

	expect(selectable).toEqual({ count: 30, isAll: true })
	expect(chosen.map(({ id }) => id).sort()).toEqual(
		rows
			.slice(2)
			.map(({ id }) => id)
			.sort(),
	)
	expect(chosen.map(({ id }) => id)).not.toContain(elsewhere.id)
	const { moved: names } = await moveMany(member, chosen, { to: 'rejected', reason: 'Filled' })
	expect(names).toHaveLength(28)
})

test('381 of 401 whose match is below 30 are rejected in one go, each told once, and come back in one undo', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const far = { specialitySlug: 'ent-surgeon', speciality: 'ENT Surgeon', ...locationColumns('Guwahati') }
	const apply = async (count: number, profile: Parameters<typeof aSpecialist>[0]) => {
		const people = await Promise.all(Array.from({ length: count }, () => aSpecialist(profile)))
		await db
			.insert(applications)
			.values(people.map(({ specialistId }) => ({ jobId: job.id, specialistId, stage: 'applied' as const })))
	}
	await apply(20, {})
	await apply(381, far)
	const inStage = () => db.$count(applications, and(eq(applications.jobId, job.id), eq(applications.stage, 'rejected')))
	const list = `/hospital/jobs/${job.id}/applicants?view=list&below=30`
	const page = await loadApplicants(member, { jobId: job.id }, `http://x${list}`, readApplicantFacts)
	expect(page.selectable).toEqual({ count: 381, isAll: true })

	const form: [string, string][] = [
		['all', list],
		['asOf', page.asOf],
		['reason', preparedReasons.filled],
	]
	const answer = await askRoute(reject, '/hospital/applicants/rejection', { as: member, form })

	expect(await inStage()).toBe(381)
	expect(await db.$count(notifications, like(notifications.body, `%${preparedReasons.filled}%`))).toBe(381)
	expect((await redirectOf(answer)).message?.title).toBe('381 applicants: Not selected')
	const { batchId } = only(
		await db
			.selectDistinct({ batchId: applicationEvents.batchId })
			.from(applicationEvents)
			.where(eq(applicationEvents.to, 'rejected')),
	)
	const undone = await askRoute(undo, `/hospital/applicants/undo?batch=${batchId}`, { as: member, form: [] })
	expect([undone.status, await inStage()]).toEqual([303, 0])
})

test('a press over more than a thousand, whose process dies half-way, moves the rest when it is sent again, and one undo takes all back', async () => {
	const { member, job } = await received(1001)
	const list = `/hospital/jobs/${job.id}/applicants?view=list`
	const form: [string, string][] = [
		['all', list],
		['asOf', await readListClock()],
		['reason', preparedReasons.filled],
	]
	const press = () => askRoute(reject, '/hospital/applicants/rejection', { as: member, form })
	const rejected = () =>
		db.$count(applications, and(eq(applications.jobId, job.id), eq(applications.stage, 'rejected')))
	const told = () => db.$count(notifications, like(notifications.body, `%${preparedReasons.filled}%`))
	const transaction = db.transaction.bind(db)
	const dead = Promise.withResolvers<undefined>()
	const dying = vi.spyOn(db, 'transaction').mockImplementation(async (...given) => {
		if ((await rejected()) < 400) return transaction(...given)
		dead.resolve(undefined)
		return new Promise(() => {})
	})

	void press()
	await dead.promise
	dying.mockRestore()
	expect([await rejected(), await told()]).toEqual([400, 400])
	const answer = await press()

	expect((await redirectOf(answer)).message?.title).toBe('1,001 applicants: Not selected')
	expect([await rejected(), await told()]).toEqual([1001, 1001])
	expect((await redirectOf(await press())).message, 'a third time').toMatchObject({
		title: '1,001 applicants: Not selected',
		undo: { label: 'Undo' },
	})
	expect([await rejected(), await told()]).toEqual([1001, 1001])
	const moves = await db.select().from(applicationEvents).where(eq(applicationEvents.to, 'rejected'))
	expect([moves.length, new Set(moves.map(({ applicationId }) => applicationId)).size]).toEqual([1001, 1001])
	const { undo: back } = (await redirectOf(answer)).message ?? {}
	await askRoute(undo, back?.action ?? '', { as: member, form: [] })
	expect([await rejected(), await told()]).toEqual([0, 0])
})

test('a list that is filtered in Devanagari in every field is acted upon as any other', async () => {
	const { member, job } = await received(2)
	const words = 'न'.repeat(60)
	const typed = new URLSearchParams({ q: words, city: words, skill: words, tag: words, speciality: words })
	const list = `/hospital/jobs/${job.id}/applicants?view=list&${typed}`
	const form: [string, string][] = [
		['all', list],
		['asOf', await readListClock()],
		['returnTo', list],
	]

	const selection = selectionOf(formOf(form))
	expect(selection && (await readSelected(member, selection, readApplicantFacts))).toEqual([])
	expect(listPage(list)).toBe(list)
	expect(BulkStageInput.safeParse({ all: list, returnTo: list, to: 'shortlisted' }).success).toBe(true)
})

test('who is decided already is no one to be moved', async () => {
	const { member, job } = await received(2)
	await anApplication({ job, stage: 'rejected' })
	const list = `/hospital/jobs/${job.id}/applicants?view=list`

	const { selectable, total } = await loadApplicants(member, { jobId: job.id }, `http://x${list}`, readApplicantFacts)
	const selection = { application: [], all: list, except: [], asOf: await readListClock() }

	expect([selectable.count, total]).toEqual([2, 3])
	expect(await readSelected(member, selection, readApplicantFacts)).toHaveLength(2)
})

test('a selection is refused where it names something that is no list of applicants', async () => {
	const { member } = await received(1)
	const asOf = await readListClock()
	for (const fields of [
		[['application', 'nonsense']],
		[
			['all', '/hospital/jobs/1/applicants'],
			['asOf', asOf],
		],
		[
			['all', 'https://example.org/hospital/applicants'],
			['asOf', asOf],
		],
		[
			['all', '/hospital/contact-requests'],
			['asOf', asOf],
		],
		[['all', '/hospital/applicants']],
		[
			['all', '/hospital/applicants'],
			['asOf', 'yesterday'],
		],
	] as [string, string][][]) {
		const selection = selectionOf(formOf(fields))
		const chosen = selection && (await readSelected(member, selection, readApplicantFacts))
		expect([fields, chosen]).toEqual([fields, null])
	}
})

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { readFirst } from '#app/cover/asking/first-requests.server.ts'
import { requestCover } from '#app/cover/asking/requests.server.ts'
import { aCoverRequest, aFirstRequest } from '#app/cover/fixtures.server.ts'
import { coverFirstRequests } from '#app/cover/tables.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aJoiningDate, anOffer } from '../fixtures.server.ts'
import { joiningDateProposals } from '../tables.server.ts'
import { loader as loadMine } from './my-waiting.tsx'
import { loader } from './today.tsx'

const dayOf = async ({ accountId }: { accountId: string }, query = '') =>
	loader(await routeArgs(`/hospital/today${query}`, { as: { accountId, kind: 'member' } }))
const checkHospital = ({ hospitalId }: { hospitalId: string }, daysAgo: number) =>
	db
		.update(hospitals)
		.set({ lastCheckedAt: sql`now() - make_interval(days => ${daysAgo})` })
		.where(eq(hospitals.id, hospitalId))
const titlesOf = (parts: readonly { title: string; total: number }[]) =>
	parts.map(({ title, total }) => `${title}: ${total}`)

test('the day of a hospital begins with overdue answers, and each part is counted', async () => {
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	const late = await anApplication({ job, specialist: await aSpecialist({ name: 'Dr Late' }) })
	await db
		.update(applications)
		.set({ stageChangedAt: sql`now() - interval '17 days'` })
		.where(eq(applications.id, late.id))
	await anApplication({ job })
	await anInterview({ member, startsInMinutes: 300, status: 'scheduled' })
	await aCoverRequest({ member })
	await checkHospital(member, 370)

	const { toDo, later } = await dayOf(member)

	expect(titlesOf(toDo)).toEqual([
		'Overdue answers: 1',
		'New applicants, best match first: 2',
		'Interviews, next 7 days: 1',
		'Uncovered cases: 1',
		'Verification: 1',
	])
	expect(toDo[0]?.rows[0]).toMatchObject({ title: 'Dr Late', due: '3 days late', isLate: true })
	expect(titlesOf(later)).toEqual(['Due later: 2'])
})

test('five of each are shown until more are asked for, and the counts are whole', async () => {
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	await checkHospital(member, 1)
	for (let at = 0; at < 7; at++) await anApplication({ job })

	const first = await dayOf(member)
	const more = await dayOf(member, first.more?.to?.replace('/hospital/today', ''))

	expect(first.toDo.map(({ rows, total }) => [rows.length, total])).toEqual([[5, 7]])
	expect(more.toDo.map(({ rows, total }) => [rows.length, total])).toEqual([[7, 7]])
	expect(more.more).toBeNull()
})

test('a hospital with nothing to do has no empty parts, and one that is not verified sees its verification', async () => {
	const idle = await aMember()
	await checkHospital(idle, 1)
	expect(await dayOf(idle)).toMatchObject({ toDo: [], later: [] })
	const pending = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	expect((await dayOf(pending)).toDo).toMatchObject([
		{ title: 'Verification', rows: [{ href: '/hospitals/verification', due: 'In progress' }] },
	])
})

test('a hospital that has submitted nothing to look up reads that details are needed, and then that its check is in progress', async () => {
	const stateOf = async (details: object) => {
		const { id } = await aHospital({ status: 'pending', ...details })
		const { toDo } = await dayOf(await aMember({ hospitalId: id }))
		return toDo[0]?.rows[0]?.due
	}
	expect(await stateOf({ registrationNumber: null, facilityId: null })).toBe('Details needed')
	expect(await stateOf({ facilityId: null })).toBe('In progress')
	const suspended = await aMember({ hospitalId: (await aHospital({ status: 'suspended' })).id })
	expect((await dayOf(suspended)).toDo[0]?.rows[0]).toMatchObject({
		due: 'Suspended',
		detail: 'See the reason and what you can do',
	})
})

test('before the verification the first request for cover stands in the day, from the call on to what became of it', async () => {
	const member = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	const first = await aFirstRequest({ member })
	const rowOf = async () =>
		(await dayOf(member)).toDo
			.find(({ title }) => title === 'First request for cover')
			?.rows.map(({ title, due }) => [title, due])
	const decide = (outcome: 'released' | 'refused', carriedOutAt: Date | null) =>
		db
			.update(coverFirstRequests)
			.set({ outcome, reason: 'No one answers.', decidedAt: new Date(), carriedOutAt })
			.where(eq(coverFirstRequests.id, first.id))

	expect(await rowOf()).toEqual([['LSCS: first request for cover', 'Waiting for our call']])
	// The operator can still undo it.
	await decide('refused', null)
	expect(await rowOf()).toEqual([['LSCS: first request for cover', 'Waiting for our call']])
	await decide('refused', new Date())
	expect(await rowOf()).toEqual([['LSCS: first request for cover', 'Not released']])
	// One that was released is a case like any other.
	await decide('released', new Date())
	expect(await requestCover(member, { ...readFirst(first), formId: first.id })).toMatchObject({ ok: true })
	expect(titlesOf((await dayOf(member)).toDo)).toEqual(['Uncovered cases: 1', 'Verification: 1'])
})

test('a joining date that the specialist proposes is to be answered, and one of the hospital waits for the specialist', async () => {
	const [theirs, ours] = [await anOffer({ status: 'accepted' }), await anOffer({ status: 'accepted' })]
	for (const { application } of [theirs, ours])
		await db.update(applications).set({ stage: 'offered' }).where(eq(applications.id, application.id))
	await aJoiningDate(theirs.id, 'My notice period ends later.')
	const { id } = await aJoiningDate(ours.id, 'The theatre opens later.')
	await db.update(joiningDateProposals).set({ side: 'hospital' }).where(eq(joiningDateProposals.id, id))

	const answered = (await dayOf(theirs.member)).toDo.find(({ title }) => title === 'Joining dates to answer')
	expect(answered?.rows[0]).toMatchObject({
		title: 'Dr Asha Menon: another joining date',
		href: `/offers/${theirs.id}/joining-date`,
	})
	const { toDo, later } = await dayOf(ours.member)
	expect(toDo.map(({ title }) => title)).not.toContain('Joining dates to answer')
	expect(later.flatMap(({ rows }) => rows.map(({ title }) => title))).toContain(
		'Dr Asha Menon: answer to your new joining date',
	)
	// The other side of both.
	const waiting = async ({ accountId }: { accountId: string }) =>
		loadMine(await routeArgs('/waiting', { as: { accountId, kind: 'specialist' } }))
	expect((await waiting(ours.specialist)).owed[0]?.title).toMatch(/: another joining date$/)
	expect((await waiting(theirs.specialist)).awaited[0]?.title).toMatch(/: answer to your new joining date$/)
})

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '#app/identity/actor.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { postingLabel } from '#app/jobs/page/posting-label.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { applicantCard } from './applicant-card.ts'
import { parseApplicantFilter, printApplicantFilter } from './applicant-filter.ts'
import {
	firstOfEachStage,
	listJobsWithApplicants,
	listMatching,
	type ReadFacts,
	type Scope,
} from './applicants.server.ts'
import { loadApplicants } from './applicants-page.server.ts'
import { anApplication } from '../fixtures.server.ts'
import { saveScorecard } from './scorecards.server.ts'
import { stages } from '../stage.ts'
import { applications } from '../tables.server.ts'
import { addTag } from './tags.server.ts'

async function everyStage() {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	for (const stage of stages) await anApplication({ job, stage })
	return { member, job }
}

/** Nothing is compared here: the folder of matches tests what is sorted and filtered by its facts. */
const noFacts: ReadFacts = () => Promise.resolve(new Map())
const inOrder = (query: string) => parseApplicantFilter(new URLSearchParams(query))
const waiting = inOrder('sort=waiting')
const list = async (member: Member, scope: Scope, filter = waiting) =>
	(await listMatching(member, scope, filter, noFacts)).rows
const board = async (member: Member, scope: Scope, cards = 25) => firstOfEachStage(await list(member, scope), cards)
const scopeOf = (job: { id: string }) => ({ jobId: job.id })

test('the list holds every applicant, so that its stages add up, and the board all but those who withdrew', async () => {
	const { member, job } = await everyStage()

	const remaining = stages.filter((stage) => stage !== 'withdrawn').sort()
	expect((await list(member, scopeOf(job))).map(({ stage }) => stage).sort()).toEqual([...stages].sort())
	expect((await board(member, scopeOf(job))).map(({ stage }) => stage).sort()).toEqual(remaining)
	expect(await list(member, scopeOf(job), inOrder('stage=withdrawn'))).toHaveLength(1)
	const page = await loadApplicants(member, scopeOf(job), 'https://example.org/hospital/applicants', noFacts)
	expect(page.total).toBe(Object.values(page.counts).reduce((sum, each) => sum + each, 0))
	expect(page.listed).toBe(page.applicants.length)
	const { counts, oldestNew } = await listMatching(member, scopeOf(job), waiting, noFacts)
	expect(counts).toEqual(Object.fromEntries(stages.map((stage) => [stage, 1])))
	expect(Date.now() - (oldestNew?.getTime() ?? 0)).toBeGreaterThan(2 * 86_400_000)
})

test('where only a stage is asked for, no one else is read and compared', async () => {
	const { member, job } = await everyStage()
	const compared: string[] = []
	const note: ReadFacts = (received) => {
		compared.push(...received.map(({ stage }) => stage))
		return Promise.resolve(new Map())
	}

	const { rows } = await listMatching(member, { ...scopeOf(job), stage: 'applied' }, waiting, note)

	expect(compared).toEqual(['applied'])
	expect(rows.map(({ stage }) => stage)).toEqual(['applied'])
})

test('a hospital lists applicants of its own jobs, and only while it is verified', async () => {
	const { member, job } = await everyStage()
	const strangers = [
		await aMember(),
		await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id }),
		{ ...member, hospitalStatus: 'suspended' as const },
	]

	for (const stranger of strangers) {
		expect(await list(stranger, scopeOf(job))).toEqual([])
		expect(await board(stranger, scopeOf(job))).toEqual([])
		expect((await listMatching(stranger, scopeOf(job), waiting, noFacts)).counts.applied).toBe(0)
	}
})

test('a card gives years as a range where the specialist keeps the details back', async () => {
	const { member, job } = await everyStage()
	const specialist = await aSpecialist({ name: 'Dr Ravi Iyer', yearsOfExperience: 7, experienceVisibility: false })
	await anApplication({ job, specialist })

	const cards = (await list(member, scopeOf(job))).map((row) => applicantCard(row, new Date()))

	expect(cards.find(({ name }) => name === 'Dr Ravi Iyer')?.years).toBe('5–10 years')
	expect(cards.find(({ stage }) => stage === 'hired')).toMatchObject({
		years: '11 years',
		pay: '₹3 lakh',
		moves: [],
	})
})

test('the longest waiting applicant comes first, decided ones last', async () => {
	const { member, job } = await everyStage()
	const late = await anApplication({ job })
	await db
		.update(applications)
		.set({ stageChangedAt: sql`now() - interval '9 days'` })
		.where(eq(applications.id, late.id))

	const rows = await list(member, scopeOf(job))

	expect(rows[0]?.id).toBe(late.id)
	expect(
		rows
			.slice(-3)
			.map(({ stage }) => stage)
			.sort(),
	).toEqual(['hired', 'rejected', 'withdrawn'])
	const cards = await board(member, scopeOf(job))
	expect(cards.filter(({ stage }) => stage === 'applied')[0]?.id).toBe(late.id)
	const firstOfEach = await board(member, scopeOf(job), 1)
	expect(firstOfEach.filter(({ stage }) => stage === 'applied').map(({ id }) => id)).toEqual([late.id])
})

test('applicants stand in the order that the member chose', async () => {
	const { member } = await everyStage()
	const job = await aJob({ hospitalId: member.hospitalId })
	const applied = async (name: string, years: number, daysAgo: number) => {
		const { id } = await anApplication({ job, specialist: await aSpecialist({ name, yearsOfExperience: years }) })
		const at = sql`now() - make_interval(days => ${daysAgo})`
		await db.update(applications).set({ appliedAt: at, stageChangedAt: at }).where(eq(applications.id, id))
		return id
	}
	const [anil, meera, zoya] = [
		await applied('anil Rao', 3, 1),
		await applied('Meera Joshi', 20, 5),
		await applied('Zoya Khan', 9, 3),
	]
	for (const [id, score] of [
		[anil, 2],
		[meera, 3],
		[zoya, 4],
	] as const)
		await saveScorecard(member, id, { score, note: null, version: 0 })
	const order = async (sort: string) => (await list(member, scopeOf(job), inOrder(`sort=${sort}`))).map(({ id }) => id)

	expect(await order('waiting')).toEqual([meera, zoya, anil])
	expect(await order('newest')).toEqual([anil, zoya, meera])
	expect(await order('name')).toEqual([anil, meera, zoya])
	expect(await order('score')).toEqual([zoya, meera, anil])
})

test('before scoring, a member cannot see, sort or filter by the scores of colleagues', async () => {
	const { member, job } = await everyStage()
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })
	const { id } = await anApplication({ job })
	await saveScorecard(colleague, id, { score: 4, note: null, version: 0 })
	const narrowed = inOrder('score=2')
	const scoreFor = async (who: typeof member) => (await list(who, scopeOf(job))).find((row) => row.id === id)?.score

	expect([await scoreFor(member), await scoreFor(colleague)]).toEqual([null, 4])
	expect(await list(member, scopeOf(job), narrowed)).toEqual([])
	await saveScorecard(member, id, { score: 1, note: null, version: 0 })
	expect(await scoreFor(member)).toBe(2.5)
	expect(await list(member, scopeOf(job), narrowed)).toHaveLength(1)
})

test('all jobs of a hospital make one list, narrowed by text, tag and score', async () => {
	const { member, job } = await everyStage()
	const other = await aJob({ hospitalId: member.hospitalId, title: 'Pain Clinic 100% Consultant' })
	const application = await anApplication({ job: other, specialist: await aSpecialist({ name: 'Dr Ravi Iyer' }) })
	await addTag(member, application.id, 'Pain')
	await saveScorecard(member, application.id, { score: 3, note: null, version: 0 })
	const found = async (query: string, scope: { jobId: string | null } = { jobId: null }) =>
		(await list(member, scope, inOrder(query))).map(({ id }) => id)

	expect(await found('')).toHaveLength(stages.length + 1)
	for (const query of ['q=ravi+IY', 'q=100%25', 'tag=Pain', 'score=3', 'q=Ravi&tag=Pain&score=2&stage=applied'])
		expect(await found(query), `${query}`).toEqual([application.id])
	for (const query of ['q=1%25%25', 'q=_', 'tag=pain', 'score=4', 'q=Ravi&stage=hired'])
		expect(await found(query), `${query}`).toEqual([])
	expect(await found('q=Ravi', scopeOf(job))).toEqual([])
	const { counts } = await listMatching(member, { jobId: null }, inOrder('tag=Pain'), noFacts)
	expect(counts).toMatchObject({ applied: 1, hired: 0 })
})

test('an address says its filter in one way, whatever was typed', () => {
	const printed = (query: string) => printApplicantFilter(parseApplicantFilter(new URLSearchParams(query)))

	expect(printed('q=+ravi%00+&stage=nonsense&score=9&sort=up&page=3')).toBe('q=ravi')
	expect(printed(`sort=score&score=4&tag=ICU&stage=applied&q=${'x'.repeat(90)}`)).toBe(
		`stage=applied&tag=ICU&q=${'x'.repeat(60)}&score=4&sort=score`,
	)
	expect(printed('')).toBe('')
})

test('the menu of jobs names those of the hospital that have applicants, with how many', async () => {
	const { member, job } = await everyStage()
	await aJob({ hospitalId: member.hospitalId, title: 'Nobody has applied' })

	expect(await listJobsWithApplicants(member)).toEqual([
		{ id: job.id, title: job.title, label: postingLabel(job), count: stages.length },
	])
	expect(await listJobsWithApplicants(await aMember())).toEqual([])
})

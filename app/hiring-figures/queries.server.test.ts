import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import type { Stage } from '#app/applications/stage.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { hospitalSites } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { countByMember, countHiring } from './queries.server.ts'
import { jobRows, loadReport, memberRows, readChoice, totalRows } from './report.server.ts'

type Member = Awaited<ReturnType<typeof aMember>>
type Told = { job: { id: string; hospitalId: string }; hoursAgo: number; moves?: [Stage, number, Member][] }

/** An application and its moves, each so many hours after it was sent. */
async function tell({ job, hoursAgo, moves = [] }: Told) {
	const application = await anApplication({ job })
	const at = (hours: number) => sql`now() - make_interval(hours => ${hoursAgo}) + make_interval(hours => ${hours})`
	const stage = moves.at(-1)?.[0] ?? 'applied'
	await db
		.update(applications)
		.set({ appliedAt: at(0), stage, rejectionReason: stage === 'rejected' ? 'Filled' : null })
		.where(eq(applications.id, application.id))
	let from: Stage = 'applied'
	for (const [to, hours, { accountId: actorAccountId }] of moves) {
		await db
			.insert(applicationEvents)
			.values({ applicationId: application.id, from, to, actorAccountId, at: at(hours) })
		from = to
	}
	return application
}

async function lakeside() {
	const member = await aMember()
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })
	const [first, second] = [
		await aJob({ hospitalId: member.hospitalId, title: 'First' }),
		await aJob({ hospitalId: member.hospitalId, title: 'Second' }),
	]
	return { member, colleague, first, second }
}

test('stages, sources and times of a hospital are those that a person counts by hand', async () => {
	const { member, colleague, first, second } = await lakeside()
	await tell({
		job: first,
		hoursAgo: 480,
		moves: [
			['shortlisted', 2, member],
			['offered', 100, member],
			['hired', 240, colleague],
		],
	})
	await tell({ job: first, hoursAgo: 480, moves: [['interview', 10, colleague]] })
	await tell({ job: second, hoursAgo: 480, moves: [['rejected', 30, member]] })
	await tell({ job: second, hoursAgo: 5 })
	const contacted = await tell({ job: second, hoursAgo: 48, moves: [['shortlisted', 0, member]] })
	await db.update(applications).set({ origin: 'contacted' }).where(eq(applications.id, contacted.id))
	const closed = await tell({ job: second, hoursAgo: 24, moves: [['rejected', 24, member]] })
	await db.update(applications).set({ closedUnansweredAt: sql`now()` }).where(eq(applications.id, closed.id))
	// Before the period, and of another hospital.
	await tell({ job: first, hoursAgo: 24 * 100, moves: [['shortlisted', 1, member]] })
	await tell({ job: await aJob(), hoursAgo: 10, moves: [['shortlisted', 1, member]] })

	const { all, byJob } = await countHiring(member, 90)

	expect(all).toMatchObject({
		...{ applications: 6, contacted: 1, shortlisted: 3, interviewed: 2, offered: 1, hired: 1 },
		...{ contactedHired: 0, rejected: 1, withdrawn: 0 },
		answeredIn: { fourHours: 1, day: 1, twoDays: 1, week: 0, later: 0, silent: 0, waiting: 2 },
	})
	// Of 2, 10 and 30 hours: the middle, and four fifths of the way from 10 to 30.
	expect(all.answerMedianHours).toBeCloseTo(10, 3)
	expect(all.answerSlowHours).toBeCloseTo(26, 3)
	expect(all.hireMedianDays).toBeCloseTo(10, 3)
	expect(all.hireSlowDays).toBeCloseTo(10, 3)
	expect(byJob.map(({ title, applications: n, hired }) => [title, n, hired])).toEqual([
		['Second', 4, 0],
		['First', 2, 1],
	])
	expect((await countHiring(member, 365)).all.applications).toBe(7)
})

test('a move that was undone was never made, and silence of two weeks counts as waiting', async () => {
	const { member, first } = await lakeside()
	const { id } = await tell({ job: first, hoursAgo: 400, moves: [['hired', 1, member]] })
	const made = only(await db.select().from(applicationEvents).where(eq(applicationEvents.to, 'hired')))
	await db
		.insert(applicationEvents)
		.values({ applicationId: id, from: 'hired', to: 'applied', undoes: made.id, actorAccountId: member.accountId })
	await db.update(applications).set({ stage: 'applied' }).where(eq(applications.id, id))

	const { all } = await countHiring(member, 90)

	expect(all).toMatchObject({ applications: 1, shortlisted: 0, hired: 0, hireMedianDays: null })
	expect(all.answeredIn).toMatchObject({ silent: 1, waiting: 0, later: 0 })
	expect(Math.round(all.answerMedianHours ?? 0)).toBe(400)
	expect((await countByMember(member, 90)).map(({ answers, joinings }) => [answers, joinings])).toEqual([
		[0, 0],
		[0, 0],
	])
})

test('each member is counted with what they did, and the file says the same', async () => {
	const { member, colleague, first } = await lakeside()
	await tell({
		job: first,
		hoursAgo: 100,
		moves: [
			['shortlisted', 4, member],
			['interview', 20, colleague],
		],
	})
	await tell({ job: first, hoursAgo: 100, moves: [['rejected', 8, member]] })
	await anInterview({ member: colleague })
	await anOffer({ member: colleague })

	const found = await countByMember(member, 30)

	expect(found.map(({ accountId, answers, proposals, offers }) => ({ accountId, answers, proposals, offers }))).toEqual(
		[
			{ accountId: member.accountId, answers: 2, proposals: 0, offers: 0 },
			{ accountId: colleague.accountId, answers: 0, proposals: 1, offers: 1 },
		],
	)
	expect(found[0]?.answerMedianHours).toBeCloseTo(6, 3)
	const byJob = await jobRows(member, 30, 'https://here.example')
	expect(byJob.map((row) => row[2])).toContain(`https://here.example/jobs/${first.id}`)
	// Two of the fixtures are of other jobs, and each row is one job.
	const column = (name: string) => byJob[0]?.indexOf(name) ?? -1
	expect(byJob.slice(1).every((row) => /\/jobs\/[0-9a-f-]{36}$/.test(row[column('Job page')] ?? ''))).toBe(true)
	const sum = byJob.slice(1).reduce((all, row) => all + Number(row[column('Applications')]), 0)
	const total = await totalRows(member, 30)
	expect(total.map(([days, applications]) => [days, applications])).toEqual([
		['Days', 'Applications'],
		['30', String(sum)],
	])
	const lines = await memberRows(member, 30)
	expect(lines[1]?.slice(1)).toEqual(['2', '6.0', '7.6', '1', '0', '0', '0', '1', '', ''])
	await tell({ job: first, hoursAgo: 100, moves: [['hired', 48, colleague]] })
	expect((await countByMember(member, 30)).find(({ joinings }) => joinings > 0)?.hireMedianDays).toBeCloseTo(2, 3)
})

test('a report of one site counts its jobs alone, and the main site those without one; a site of another hospital is no choice', async () => {
	const { member, first, second } = await lakeside()
	const [site] = await db
		.insert(hospitalSites)
		.values({
			hospitalId: member.hospitalId,
			name: 'Wakad',
			address: 'Datta Mandir Road',
			city: 'Pune',
			pin: '411057',
			latitude: 18.59,
			longitude: 73.76,
		})
		.returning()
	const siteId = site?.id ?? ''
	await db.update(jobs).set({ siteId }).where(eq(jobs.id, second.id))
	await tell({ job: first, hoursAgo: 48 })
	for (const hours of [4, 5]) await tell({ job: second, hoursAgo: 48, moves: [['shortlisted', hours, member]] })

	const counted = async (at: string | null) => [
		(await countHiring(member, 30, at)).all.applications,
		(await countByMember(member, 30, at))[0]?.shortlisted,
		(await totalRows(member, 30, at))[1]?.[1],
	]
	expect(await counted(null)).toEqual([3, 2, '3'])
	expect(await counted(siteId)).toEqual([2, 2, '2'])
	expect(await counted('main')).toEqual([1, 0, '1'])

	const chosen = async (asked: string, by = member) => (await readChoice(by, new URLSearchParams({ site: asked }))).site
	expect([await chosen(siteId), await chosen('main'), await chosen('nonsense')]).toEqual([siteId, 'main', null])
	expect(await chosen(siteId, await aMember())).toBeNull()
})

test('a hospital without applications has a report of nothing', async () => {
	const { all, byJob } = await countHiring(await aMember(), 30)

	expect([all.applications, all.answerMedianHours, byJob]).toEqual([0, null, []])
})

test('the picture of first answers says how many applications it leaves out, and why', async () => {
	const { member, first } = await lakeside()
	await tell({ job: first, hoursAgo: 50, moves: [['shortlisted', 4, member]] })
	for (const hours of [1, 2]) await tell({ job: first, hoursAgo: 50, moves: [['withdrawn', hours, member]] })
	const contacted = await tell({ job: first, hoursAgo: 48 })
	const report = () => loadReport(member, new URLSearchParams())

	expect((await report()).uncounted).toContain('2 that were withdrawn')
	await db.update(applications).set({ origin: 'contacted' }).where(eq(applications.id, contacted.id))

	const { uncounted, answers, figures } = await report()
	expect(uncounted).toBe(
		'1 of 4 applications are counted. Not counted: 1 that began with your contact request, 2 that were withdrawn or can no longer be answered.',
	)
	expect(answers.reduce((sum, { value }) => sum + value, 0)).toBe(1)
	expect(figures[0]?.value).toBe('4')
	await db.delete(applicationEvents)
	await db.delete(applications)
	await tell({ job: first, hoursAgo: 50 })
	expect((await report()).uncounted).toBeNull()
})

test('a figure with and one without the unanswered have two names, and none is called what Today calls its own', async () => {
	const { member, first } = await lakeside()
	await tell({ job: first, hoursAgo: 400 })
	await tell({ job: first, hoursAgo: 40, moves: [['shortlisted', 4, member]] })

	const [ofJobs, ofMembers] = [await jobRows(member, 30, ''), await memberRows(member, 30)]
	const timesOf = (rows: string[][]) => rows[0]?.filter((name) => name.startsWith('Hours')) ?? []
	expect(timesOf(ofJobs).filter((name) => timesOf(ofMembers).includes(name))).toEqual([])
	const { answers } = await loadReport(member, new URLSearchParams())
	expect(answers.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/overdue|due/i))
	expect(answers.filter(({ value }) => value > 0).map(({ label }) => label)).toEqual([
		'4 to 24 hours',
		'None in 14 days',
	])
})

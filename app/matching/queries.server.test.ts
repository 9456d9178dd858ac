import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { seldomAnswering } from '#app/offers/responses/answered-share.server.ts'
import { seldomPayingOnTime } from '#app/offers/responses/promises.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countedFigures } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { hospitalNameKey } from '#app/hospitals/names/hospital-name.server.ts'
import { hiddenHospitals, publishedAnswers } from '#app/specialists/tables.server.ts'
import { explain } from './match.ts'
import { findMatch, findMatches } from './queries.server.ts'

const matchedBy = async (...args: Parameters<typeof findMatches>) =>
	(await findMatches(...args)).matches.map(({ jobId }) => jobId)

const bengaluru = { location: 'Bengaluru', latitude: 12.97, longitude: 77.59 }

test('the better job comes first, and of two alike the newer', async () => {
	const specialist = await aSpecialist()
	const older = await aJob({ openedAt: new Date('2026-01-01') })
	const cheap = await aJob({ payMinPaise: 25_000_000n, payMaxPaise: 26_000_000n })
	const newer = await aJob()

	expect(await matchedBy(specialist)).toEqual([newer.id, older.id, cheap.id])
})

test('a job is compared as it is now, however often it was compared before', async () => {
	const specialist = await aSpecialist()
	const first = await aJob()
	const second = await aJob({ openedAt: new Date('2026-01-01') })
	expect(await matchedBy(specialist)).toEqual([first.id, second.id])

	await db.update(jobs).set({ payMinPaise: 25_000_000n, payMaxPaise: 26_000_000n }).where(eq(jobs.id, first.id))

	expect(await matchedBy(specialist)).toEqual([second.id, first.id])
})

test('a hospital that leaves more than half of its applications unanswered comes after one that answers', async () => {
	const [specialist, silent, answering] = [await aSpecialist(), await aHospital(), await aHospital()]
	const older = await aJob({ hospitalId: answering.id, openedAt: new Date('2026-01-01') })
	const newer = await aJob({ hospitalId: silent.id })
	await seldomAnswering.recount.run({})
	expect(await matchedBy(specialist)).toEqual([newer.id, older.id])

	for (const job of [older, newer])
		for (let n = 0; n < 5; n++) await anApplication({ job, stage: job === older || n < 2 ? 'shortlisted' : 'applied' })
	await db.update(applications).set({ appliedAt: sql`now() - interval '30 days'` })
	await db.update(countedFigures).set({ countedAt: sql`now() - interval '1 hour'` })
	await seldomAnswering.recount.run({})

	expect(await seldomAnswering.read()).toEqual({ hospitals: { [silent.id]: 40 } })
	expect(await matchedBy(specialist)).toEqual([older.id, newer.id])
})

test('a hospital that most people say pays late comes after one that pays on the day', async () => {
	const [specialist, late, onTime] = [await aSpecialist(), await aHospital(), await aHospital()]
	const older = await aJob({ hospitalId: onTime.id, openedAt: new Date('2026-01-01') })
	const newer = await aJob({ hospitalId: late.id })
	for (const { id: hospitalId } of [late, onTime])
		for (let n = 0; n < 3; n++)
			await db.insert(publishedAnswers).values({
				...{ hospitalId, about: 'pay-on-time', answerId: randomUUID() },
				isYes: hospitalId === onTime.id || n === 0,
			})
	await seldomPayingOnTime.recount.run({})

	expect(await seldomPayingOnTime.read()).toEqual({ hospitals: { [late.id]: 33 } })
	expect(await matchedBy(specialist)).toEqual([older.id, newer.id])
})

test('jobs elsewhere are for those who would move', async () => {
	const job = await aJob(bengaluru)

	expect(await matchedBy(await aSpecialist())).toEqual([])
	expect(await matchedBy(await aSpecialist({ openToRelocate: true }))).toEqual([job.id])
	expect(await matchedBy(await aSpecialist({ preferredAreas: ['Bengaluru'] }))).toEqual([job.id])
})

test('only open jobs of verified hospitals can match', async () => {
	const specialist = await aSpecialist()
	await aJob({ status: 'paused' })
	const suspended = await aHospital({ status: 'suspended' })
	await aJob({ hospitalId: suspended.id, status: 'draft', openedAt: null })

	expect(await matchedBy(specialist)).toEqual([])
})

test('a job that someone applied for or reported is no match', async () => {
	const { specialist } = await anApplication()
	const reported = await aJob()
	await db.insert(jobReports).values({ jobId: reported.id, reporterAccountId: specialist.accountId, reason: 'other' })

	expect(await matchedBy(specialist)).toEqual([])
	expect(await matchedBy(await aSpecialist())).toContain(reported.id)
})

test.each(['by id', 'by name'])('a specialist sees no jobs of a hospital they hide from, %s', async (how) => {
	const specialist = await aSpecialist()
	const hospital = await aHospital({ displayName: 'Niramay Hospital' })
	await aJob({ hospitalId: hospital.id })
	const name = how === 'by id' ? 'My employer' : 'NIRAMAY Hospital Pvt. Ltd.'
	await db.insert(hiddenHospitals).values({
		specialistId: specialist.specialistId,
		hospitalId: how === 'by id' ? hospital.id : null,
		name,
		nameKey: hospitalNameKey(name),
	})

	expect(await matchedBy(specialist)).toEqual([])
})

test('the council of the state counts, verified, claimed or missing; a rejected one does not', async () => {
	const specialist = await aSpecialist()
	const job = await aJob()

	expect((await findMatch(specialist, job)).missing).toContain('registration')

	await aCredential(specialist, { status: 'rejected', statusReason: 'Not in the register' })
	expect((await findMatch(specialist, job)).missing).toContain('registration')

	await aCredential(specialist, { councilCode: 'KA-MC', title: 'Karnataka Medical Council' })
	expect((await findMatch(specialist, job)).misses).toContain(
		'Needs Maharashtra Medical Council registration; yours is Karnataka',
	)

	await aCredential(specialist, { status: 'pending' })
	expect((await findMatch(specialist, job)).reasons).toContain(
		'Maharashtra Medical Council registration, verification pending',
	)
})

test('the degree of a certificate is the reason, where it is in the subject', async () => {
	const specialist = await aSpecialist()
	await aCredential(specialist, { kind: 'degree' })
	await aJob()

	const { matches } = await findMatches(specialist)

	const [best] = matches
	expect(best && explain(best.compared, 'specialist').reasons[0]).toBe('Anesthesiologist: you have MD Anaesthesiology')
})

import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { cityBySlug } from '#app/catalog/places/places.server.ts'
import { aCredential, aPaper } from '#app/credentials/fixtures.server.ts'
import { credentialStatusEvents } from '#app/credentials/tables.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalStatusEvents } from '#app/hospitals/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { placements } from '#app/offers/tables.server.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { figures, figureMonths, rowFigures } from './market-figures.ts'
import {
	countMarketByCity,
	countMarketByMonth,
	countMarketBySpeciality,
	readMarketFilter,
} from './market-figures.server.ts'

const now = new Date('2026-11-23T06:00:00Z')
const everything = { city: null, speciality: null }
const nagpur = { location: 'Nagpur', latitude: 21.1458, longitude: 79.0882 }
const nursing = { specialitySlug: 'ot-nurse', speciality: 'OT Nurse' }

let operator: Operator
let member: Member
let asha: Specialist
let ravi: Specialist
let mary: Specialist

const joined = (person: Specialist, at: string) =>
	db
		.update(accounts)
		.set({ createdAt: new Date(at) })
		.where(eq(accounts.id, person.accountId))

/** An application sent at a time, answered so many hours later or not at all. */
async function sent(job: Awaited<ReturnType<typeof aJob>>, specialist: Specialist, at: string, answeredAfter?: number) {
	const application = await anApplication({ job, specialist, stage: answeredAfter === undefined ? 'applied' : 'hired' })
	await db
		.update(applications)
		.set({ appliedAt: new Date(at) })
		.where(eq(applications.id, application.id))
	const hours: SQL = sql`${at}::timestamptz + make_interval(hours => ${answeredAfter ?? 0})`
	await db.update(applicationEvents).set({ at: hours }).where(eq(applicationEvents.applicationId, application.id))
	return application
}

// Pune, September: two jobs, one of them filled, two applications. Nagpur, October: one job, one application without an answer.
beforeEach(async () => {
	operator = await anOperator()
	member = await aMember()
	;[asha, ravi, mary] = [await aSpecialist(), await aSpecialist(), await aSpecialist({ ...nursing, ...nagpur })]
	await joined(asha, '2026-09-05T06:00:00Z')
	// Already October in India.
	await joined(ravi, '2026-09-30T20:00:00Z')
	await joined(mary, '2026-09-10T06:00:00Z')
	const own = { hospitalId: member.hospitalId }
	const filled = await aJob({ ...own, openedAt: new Date('2026-09-03T06:00:00Z') })
	const open = await aJob({ ...own, openedAt: new Date('2026-09-20T06:00:00Z') })
	const far = await aJob({ ...own, ...nursing, ...nagpur, openedAt: new Date('2026-10-01T06:00:00Z') })
	await aJob({ ...own, status: 'draft', openedAt: null })

	const hired = await sent(filled, asha, '2026-09-06T10:00:00Z', 10)
	await sent(filled, ravi, '2026-09-07T10:00:00Z', 30)
	await sent(far, mary, '2026-10-05T10:00:00Z')
	await sent(open, asha, '2026-11-20T10:00:00Z')
	await aPlacement({ member, application: hired })
	await db
		.update(placements)
		.set({ createdAt: new Date('2026-09-16T10:00:00Z') })
		.where(eq(placements.applicationId, hired.id))

	const credential = await aCredential(asha)
	const hospital = await aHospital({ status: 'rejected' })
	const about = { credentialId: credential.id }
	await db.insert(credentialStatusEvents).values([
		{ ...about, to: 'pending', at: new Date('2026-09-05T00:00:00Z') },
		{ ...about, from: 'pending', to: 'verified', at: new Date('2026-09-06T16:00:00Z') },
	])
	// Its document lay for 39 hours, and was decided on in the hour after it was opened.
	const opened = { action: 'credential.document-read', subjectType: 'credential', subjectId: credential.id }
	await db.insert(auditEvents).values([
		{ ...opened, at: new Date('2026-09-06T15:00:00Z') },
		{ ...opened, at: new Date('2026-09-06T15:30:00Z') },
		{ ...opened, at: new Date('2026-09-08T15:00:00Z') },
	])
	for (const readingMs of [1_000, 2_500, 9_000])
		await aPaper(asha, { readingMs, readAt: new Date('2026-09-05T00:00:00Z') })
	await db.insert(hospitalStatusEvents).values([
		{ hospitalId: hospital.id, to: 'pending', at: new Date('2026-09-01T00:00:00Z') },
		{ hospitalId: hospital.id, from: 'pending', to: 'rejected', reason: 'No.', at: new Date('2026-09-01T20:00:00Z') },
	])
})

const monthly = async (filter: Parameters<typeof countMarketByMonth>[1]) =>
	new Map((await countMarketByMonth(operator, filter, now)).map((month) => [month.month, month]))

test('the last twelve months of India, the current one last', () => {
	expect(figureMonths(now)).toHaveLength(12)
	expect([figureMonths(now)[0], figureMonths(now).at(-1)]).toEqual(['2025-12', '2026-11'])
	expect(figureMonths(new Date('2026-01-31T20:00:00Z')).at(-1)).toBe('2026-02')
})

test('each month counts what was counted by hand', async () => {
	const months = await monthly(everything)

	expect(months.get('2026-09')).toEqual({
		...{ month: '2026-09', specialists: 2, jobs: 2, filled: 1, applications: 2, due: 2, unanswered: 0 },
		...{ closable: 2, closed: 0 },
		...{ answerHours: 20, slowAnswerHours: 28, hires: 1, hireHours: 240, checks: 2, checkHours: 30 },
		...{ readSeconds: 2.5, openHours: 39, decideHours: 1 },
	})
	expect(months.get('2026-10')).toMatchObject({
		...{ specialists: 1, jobs: 1, filled: 0, applications: 1, due: 1, unanswered: 1, answerHours: 1172, hires: 0 },
	})
	// Sent three days ago: it may still be answered in time.
	expect(months.get('2026-11')).toMatchObject({ applications: 1, due: 0, unanswered: 0 })
	expect(months.get('2026-08')).toMatchObject({ specialists: 0, jobs: 0, applications: 0, checkHours: null })
})

test('what is shown and exported follows from them', async () => {
	const months = await monthly(everything)
	const shown = (month: string) => {
		const counted = months.get(month)
		return Object.fromEntries(figures.map(({ key, of }) => [key, counted ? of(counted) : null]))
	}

	expect(shown('2026-09')).toEqual({
		...{ specialists: 2, jobs: 2, fill: 50, applications: 2, answer: 20, 'slow-answer': 28 },
		...{ 'no-answer': 0, closed: 0, hires: 1, hire: 10, check: 30 },
		...{ read: 2.5, open: 39, decide: 60 },
	})
	expect(shown('2026-10')).toMatchObject({ fill: 0, answer: 1172, 'no-answer': 100, hire: null })
	expect(shown('2026-11')).toMatchObject({ fill: null, 'no-answer': null })
})

test('a city and a speciality count their own', async () => {
	const pune = await monthly(readMarketFilter(new URLSearchParams('city=pune')))
	expect(pune.get('2026-09')).toMatchObject({ specialists: 1, jobs: 2, applications: 2, hires: 1 })
	expect(pune.get('2026-10')).toMatchObject({ specialists: 1, jobs: 0, applications: 0 })

	const nurses = await monthly({ city: cityBySlug('nagpur'), speciality: 'ot-nurse' })
	expect(nurses.get('2026-10')).toMatchObject({ jobs: 1, applications: 1, unanswered: 1 })
	expect(nurses.get('2026-09')).toMatchObject({ specialists: 1, jobs: 0, checks: 0 })
	expect(readMarketFilter(new URLSearchParams('city=nowhere&speciality=other-world'))).toEqual(everything)
})

test('by city and by speciality, those with most jobs first', async () => {
	await db
		.update(applications)
		.set({ stage: 'rejected', rejectionReason: 'No answer.', closedUnansweredAt: new Date('2026-10-26T10:00:00Z') })
		.where(eq(applications.specialistId, mary.specialistId))
	const byCity = await countMarketByCity(operator, everything, now)
	expect(byCity).toMatchObject([
		{ name: 'Pune', specialists: 2, jobs: 2, filled: 1, answerHours: 20, hireHours: 240, checkHours: 30 },
		{ name: 'Nagpur', specialists: 1, jobs: 1, filled: 0, answerHours: 504, hireHours: null, checkHours: null },
	])
	const shown = byCity.map((row) => Object.fromEntries(rowFigures.map(({ key, of }) => [key, of(row)])))
	expect(shown).toMatchObject([
		{ 'no-answer': 0, closed: 0, hire: 10, check: 30 },
		{ 'no-answer': 100, closed: 100 },
	])
	const bySpeciality = await countMarketBySpeciality(operator, everything, now)
	expect(bySpeciality.map(({ jobs, filled }) => [jobs, filled])).toEqual([
		[2, 1],
		[1, 0],
	])
})

test('counting by city and by speciality leaves connections to everyone else', async () => {
	let waiting = 0
	const watch = setInterval(() => {
		waiting = Math.max(waiting, db.$client.waitingCount)
	}, 1)
	await Promise.all([
		countMarketByMonth(operator, everything, now),
		countMarketByCity(operator, everything, now),
		countMarketBySpeciality(operator, everything, now),
	])
	clearInterval(watch)
	expect(waiting).toBeLessThan(5)
})

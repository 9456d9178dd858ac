import { randomUUID } from 'node:crypto'
import { cellOf } from '#app/catalog/places/distance.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { anAccount, aSession } from '#app/identity/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { usualValues } from '#app/platform/text/declared-fields.ts'
import { dutyFields } from './form/duty-sheet.ts'
import { termFields } from './terms/terms.ts'
import { hourlyPay } from './pay.ts'
import { jobReports, jobs } from './tables.server.ts'

/** A job at its own new, verified hospital; open and complete, because most stories start there. */
export async function aJob(overrides: Partial<typeof jobs.$inferInsert> = {}) {
	const hospitalId = overrides.hospitalId ?? (await aHospital()).id
	const job = { ...wholeJob(), ...(overrides.status === 'closed' ? { closedAt: new Date() } : {}), ...overrides }
	const { latitude, longitude, payMinPaise, payUnit = 'month', hoursPerShift } = job
	return only(
		await db
			.insert(jobs)
			.values({
				cell: latitude == null || longitude == null ? null : cellOf(latitude, longitude),
				payHourlyPaise: payMinPaise == null ? null : hourlyPay({ payMinPaise, payUnit, hoursPerShift }),
				...job,
				hospitalId,
			})
			.returning(),
	)
}

const wholeJob = () =>
	({
		id: randomUUID(),
		title: 'Consultant Anesthesiologist',
		specialitySlug: 'anesthesiologist',
		speciality: 'Anesthesiologist',
		location: 'Shivajinagar, Pune',
		latitude: 18.5204,
		longitude: 73.8567,
		shiftType: 'morning',
		hoursPerShift: 8,
		employmentType: 'permanent',
		startsOn: addDays(istToday(new Date()), 14),
		experienceMinYears: 5,
		experienceMaxYears: 10,
		requiredSkills: ['General anesthesia', 'Regional anesthesia'],
		description: 'Four theatres, mostly cardiac and orthopedic lists, with a second consultant on call.',
		responsibilities: ['Run the morning list'],
		requirements: ['MD or DNB Anaesthesiology'],
		payMinPaise: 28_000_000n,
		payMaxPaise: 35_000_000n,
		payUnit: 'month',
		bond: 'none',
		certificatesNeverKept: true,
		engagement: 'employee',
		status: 'open',
		openedAt: new Date(),
	}) satisfies Partial<typeof jobs.$inferInsert>

/** As a job has it whose hospital added nothing. */
export const noTerms = usualValues(termFields)
export const noDutySheet = usualValues(dutyFields)

/** A signed-in specialist looking for work, without a profile because no job rule needs one. */
export async function aJobSeeker(): Promise<Specialist> {
	const { id, name } = await anAccount({ kind: 'specialist', name: 'Dr Asha Menon' })
	const { sessionId } = await aSession({ id, kind: 'specialist' })
	return { kind: 'specialist', accountId: id, sessionId, specialistId: id, name }
}

/** A report that waits for an operator: a fee was asked. */
export async function aJobReport({ job, reporter }: { job: { id: string }; reporter: { accountId: string } | null }) {
	const sender = reporter ? { reporterAccountId: reporter.accountId } : { senderKey: 'a visitor' }
	const report = { jobId: job.id, ...sender, reason: 'fee-asked' as const }
	return only(
		await db
			.insert(jobReports)
			.values({ ...report, detail: 'They want ₹5,000 before the interview.' })
			.returning(),
	)
}

/** The fields of the form for a job, as a browser sends them. */
export const aFilledForm = (today = istToday(new Date())): Record<string, string> => ({
	title: 'Consultant Anesthesiologist',
	speciality: 'anesthesiologist',
	otherSpeciality: '',
	employmentType: 'permanent',
	experienceFrom: '5',
	experienceTo: '10',
	location: 'Wakad, Pune 411057',
	shiftType: 'night',
	hoursPerShift: '',
	startsOn: addDays(today, 14),
	payUnit: 'month',
	payFrom: '2,80,000',
	payTo: '3,50,000',
	joiningBonus: '',
	description: 'Four theatres, mostly cardiac and orthopedic lists.',
	responsibilities: 'Run the night list\nPAC clinic',
	requirements: 'MD or DNB Anaesthesiology',
	requiredSkills: 'General anesthesia, Regional anesthesia',
	bond: 'none',
	certificatesNeverKept: 'on',
	engagement: 'employee',
})

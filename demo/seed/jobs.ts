import { cellOf } from '#app/catalog/places/distance.ts'
import { specialityBySlug, specialityName } from '#app/catalog/specialities.ts'
import type { JobStatus } from '#app/jobs/status.ts'
import type { DutySheet } from '#app/jobs/form/duty-sheet.ts'
import { termFields, type Terms, termsOf } from '#app/jobs/terms/terms.ts'
import { usualValues } from '#app/platform/text/declared-fields.ts'
import { hourlyPay } from '#app/jobs/pay.ts'
import { jobs, jobStatusEvents } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { sql } from 'drizzle-orm'
import type { JobShift } from '#app/catalog/shifts.ts'
import { addDays } from '#app/platform/text/dates.ts'
import { dayFromNow, daysAgo, hoursAfter, workingHoursAfter } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import { insertAll } from './insert.ts'
import { dutyJobTexts } from './duty-job-texts.ts'
import { type JobText, jobTexts } from './job-texts.ts'
import { moreJobTexts } from './more-job-texts.ts'
import { type Random, randomFrom } from './random.ts'
import { termsFor } from './terms.ts'

export type SeedJob = typeof jobs.$inferInsert & {
	id: string
	openedAt: Date | null
	finalStatus: JobStatus
	closedAfterwards: Date | null
	slug: string
	ownerId: string
}

/** 160 jobs: 104 open, 6 paused, 38 closed, 9 drafts, 3 removed. The first of Lakeside come first, for the demo. */
const statuses: JobStatus[] = [
	...Array<JobStatus>(104).fill('open'),
	...Array<JobStatus>(6).fill('paused'),
	...Array<JobStatus>(38).fill('closed'),
	...Array<JobStatus>(9).fill('draft'),
	...Array<JobStatus>(3).fill('removed'),
]

const allTexts = [...jobTexts, ...moreJobTexts]
const weighted = allTexts.flatMap((text) => Array<JobText>(text.weight).fill(text))

export function makeJobs(random: Random, hospitals: SeedHospital[]): SeedJob[] {
	const verified = hospitals.filter(({ status }) => status === 'verified')
	const [lakeside] = verified
	if (!lakeside) throw new Error('No verified hospital')
	const open = random.some(
		allTexts.flatMap((text) => Array<JobText>(text.open ?? 1).fill(text)),
		statuses.length,
	)
	// Lakeside asks for nothing twice while it can help it, and for a cardiac anesthesiologist first.
	const cardiac = allTexts.filter(({ slug }) => slug === 'cardiac-anesthesiologist')
	const others = allTexts.filter((text) => text.at.includes(lakeside.kind) && !cardiac.includes(text))
	const own = [...cardiac, ...random.some(others, others.length), ...others]
	const [openJobsOf, otherJobsOf] = [new Map<string, number>(), new Map<string, number>()]
	return statuses.map((finalStatus, index) => {
		// Lakeside, the hospital of the demo, has several in each state; Pune comes before the other cities.
		const isLakeside = index % 12 === 0
		const next = isLakeside ? own.shift() : finalStatus === 'open' ? open.shift() : undefined
		const text = next ?? random.pick(weighted)
		const jobsOf = finalStatus === 'open' ? openJobsOf : otherJobsOf
		return makeJob(random, isLakeside ? lakeside : pickHospital(random, verified, jobsOf, text), text, finalStatus)
	})
}

/** How many of each post that is open in every town. */
const dutyJobs = 4
const everydayTexts = [...dutyJobTexts, ...moreJobTexts.filter(({ slug }) => slug === 'intensivist')]

/** Open jobs without applicants, beside the 160. Their numbers are their own, so that no other job changes. */
export function makeDutyJobs(hospitals: readonly SeedHospital[]): SeedJob[] {
	const random = randomFrom(20_261_310)
	const verified = hospitals.filter(({ status }) => status === 'verified').slice(1)
	return everydayTexts.flatMap((text) =>
		random
			.some(
				verified.filter(({ kind }) => text.at.includes(kind)),
				dutyJobs,
			)
			.map((hospital) => makeJob(random, hospital, text, 'open')),
	)
}

/** Places at which a kind of job is looked for by name, each taken once. */
const pinned = new Map([
	['Scrub Nurse, operation theatre', ['Kharadi']],
	['Consultant Physician', ['Baner']],
	['Locum Anesthesiologist, weekend cover', ['Nagpur']],
	['Visiting Anesthesiologist, day surgery', ['Kothrud']],
	['Staff Nurse, ICU', ['Wakad']],
	['Orthopedic Surgeon, trauma', ['Nagpur']],
	['Junior Orthopedic Surgeon', ['Hadapsar']],
])

/** A hospital that has such work, and not more jobs than the others. */
function pickHospital(
	random: Random,
	verified: SeedHospital[],
	jobsOf: Map<string, number>,
	text: JobText,
): SeedHospital {
	const hosts = verified.filter(({ kind }) => text.at.includes(kind))
	const place = pinned.get(text.title)?.shift()
	const there = hosts.find(({ quarter }) => quarter === place)
	const inPune = hosts.filter(({ city }) => city === 'Pune')
	const near = inPune.length > 0 && random.chance(0.6) ? inPune : hosts
	const fewest = Math.min(...near.map(({ id }) => jobsOf.get(id) ?? 0))
	const hospital = there ?? random.pick(near.filter(({ id }) => (jobsOf.get(id) ?? 0) === fewest))
	jobsOf.set(hospital.id, (jobsOf.get(hospital.id) ?? 0) + 1)
	return hospital
}

/** Some time before the start, for every second job that is still to come. */
function lastDayToApply(random: Random, startsOn: string): string | null {
	const day = dayFromNow(random.whole(6, 35))
	return random.chance(0.5) && day < startsOn ? day : null
}

/** People begin on a Monday, and weekend cover on a Saturday. */
function firstDutyFrom(day: string, shift: JobShift): string {
	const wanted = shift === 'weekend' ? 6 : 1
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
	return addDays(day, (wanted - weekday + 7) % 7)
}

/** What hospitals add of the duty sheet: most add most of it, and some nothing. */
function dutySheetFor(random: Random, text: JobText, startsOn: string): Partial<DutySheet & Terms> {
	if (random.chance(0.12)) return {}
	const maybe = <Value>(value: Value) => (random.chance(0.8) ? value : null)
	const isNurse = specialityBySlug(text.slug)?.profession === 'nurse'
	const isStaff = text.employmentType === 'permanent' || text.employmentType === 'part-time'
	return {
		...(isStaff
			? {
					leaveDaysPerYear: maybe(random.pick(isNurse ? [18, 21, 24] : [24, 30, 30, 36])),
					noticePeriodDays: maybe(random.pick(isNurse ? [30, 30, 60] : [30, 60, 60, 90])),
					accommodation: maybe(random.pick(['none', 'none', 'allowance', 'room', 'flat'] as const)),
				}
			: {}),
		meals: maybe(random.pick(['none', 'on-duty'] as const)),
		...(isNurse ? {} : { indemnity: maybe('hospital' as const) }),
		vacancies: random.pick(isNurse ? [2, 3, 4, 6] : [1, 1, 2]),
		applyBy: lastDayToApply(random, startsOn),
		contactRole: maybe(isNurse ? 'Nursing superintendent' : random.pick(['Medical director', 'Head of department'])),
		...text.duty,
	}
}

const inTheatres = (count: number) => `${count} ${count === 1 ? 'theatre' : 'theatres'}`

function makeJob(random: Random, hospital: SeedHospital, text: JobText, finalStatus: JobStatus): SeedJob {
	const openedDaysAgo =
		finalStatus === 'closed' || finalStatus === 'removed' ? random.whole(70, 400) : random.whole(0, 42)
	const openedAt = finalStatus === 'draft' ? null : daysAgo(openedDaysAgo, random.whole(9, 19))
	const raise = 1 + random.whole(-2, 2) * 0.02
	const round = text.payUnit === 'month' ? (text.pay[0] < 60_000 ? 1_000 : 5_000) : text.payUnit === 'hour' ? 50 : 500
	const paise = (rupees: number) => BigInt(Math.round((rupees * raise) / round) * round) * 100n
	const [payMin, payMax] = [paise(text.pay[0]), paise(text.pay[1])]
	const fill = (sentence: string) =>
		sentence
			.replaceAll('{hospital}', hospital.displayName)
			.replaceAll('{place}', hospital.quarter)
			.replaceAll('{beds}', String(hospital.beds ?? 50))
			.replaceAll('{theatres}', inTheatres(hospital.operationTheatres ?? 3))
	const location = hospital.quarter === hospital.city ? hospital.city : `${hospital.quarter}, ${hospital.city}`
	const usualBonus =
		text.payUnit === 'month' && random.chance(0.3)
			? random.pick(text.pay[0] < 60_000 ? [5_000, 10_000, 15_000] : [25_000, 50_000, 75_000, 100_000])
			: null
	const bonus = text.bonus ?? usualBonus
	const speciality = specialityName(text.slug)
	const startsOn = firstDutyFrom(
		dayFromNow(finalStatus === 'closed' || finalStatus === 'removed' ? 30 - openedDaysAgo : random.whole(5, 75)),
		text.shift,
	)
	const job = {
		id: random.uuid(),
		slug: text.slug,
		ownerId: hospital.ownerId,
		finalStatus,
		closedAfterwards:
			finalStatus === 'closed' && openedAt ? workingHoursAfter(openedAt, random.whole(24 * 25, 24 * 55)) : null,
		hospitalId: hospital.id,
		title: text.title,
		specialitySlug: text.slug,
		speciality,
		location,
		latitude: hospital.latitude ?? null,
		longitude: hospital.longitude ?? null,
		cell: hospital.latitude && hospital.longitude ? cellOf(hospital.latitude, hospital.longitude) : null,
		shiftType: text.shift,
		hoursPerShift: text.hours,
		employmentType: text.employmentType,
		startsOn,
		experienceMinYears: text.years[0],
		experienceMaxYears: text.years[1],
		requiredSkills: text.skills,
		languages: languagesIn(hospital.city),
		description: fill(text.description),
		responsibilities: text.responsibilities.map(fill),
		requirements: text.requirements.map(fill),
		payMinPaise: payMin,
		payMaxPaise: payMax,
		payUnit: text.payUnit,
		payHourlyPaise: hourlyPay({ payMinPaise: payMin, payUnit: text.payUnit, hoursPerShift: text.hours }),
		joiningBonusPaise: bonus === null ? null : BigInt(bonus) * 100n,
		payModel: text.payModel ?? 'fixed',
		feeSharePercent: text.feeSharePercent ?? null,
		...dutySheetFor(random, text, startsOn),
		urgent: finalStatus === 'open' && random.chance(0.22),
		status: finalStatus === 'draft' ? 'draft' : 'open',
		openedAt,
		createdBy: hospital.ownerId,
		createdAt: openedAt ? hoursAfter(openedAt, -2) : daysAgo(random.whole(0, 5)),
		updatedAt: openedAt ?? daysAgo(0),
	} satisfies SeedJob
	return { ...job, ...termsOf({ ...usualValues(termFields), ...job, ...termsFor({ id: job.id, text }) }) }
}

/** What patients and theatre speak there; in three cities the hospitals leave it open. */
function languagesIn(city: string): string[] {
	const spoken: Record<string, string[]> = { Bangalore: ['kn', 'en'], Hyderabad: ['te', 'hi'], Ahmedabad: ['gu', 'hi'] }
	const isOpen = ['Chennai', 'Delhi', 'Jaipur'].includes(city)
	return isOpen ? [] : (spoken[city] ?? ['mr', 'hi'])
}

export async function insertJobs(rows: SeedJob[]) {
	await insertAll(
		jobs,
		rows.map(({ finalStatus: _final, closedAfterwards: _closed, slug: _slug, ownerId: _owner, ...row }) => row),
	)
	await insertAll(
		jobStatusEvents,
		rows.flatMap((job) => [
			{ jobId: job.id, to: 'draft' as const, actorAccountId: job.ownerId, at: job.createdAt ?? new Date() },
			...(job.openedAt
				? [
						{
							jobId: job.id,
							from: 'draft' as const,
							to: 'open' as const,
							actorAccountId: job.ownerId,
							at: job.openedAt,
						},
					]
				: []),
		]),
	)
}

/** Jobs take applications only while they are open, in the seed as in life: they are paused, closed and removed last. */
export async function finishJobs(rows: SeedJob[]) {
	const events: (typeof jobStatusEvents.$inferInsert)[] = []
	for (const job of rows) {
		if (job.finalStatus === 'open' || job.finalStatus === 'draft' || !job.openedAt) continue
		const at = job.closedAfterwards ?? workingHoursAfter(job.openedAt, 24 * 4)
		const reason = job.finalStatus === 'removed' ? 'Asked applicants for a registration fee.' : null
		events.push({
			jobId: job.id,
			from: 'open',
			to: job.finalStatus,
			reason,
			actorAccountId: reason ? null : job.ownerId,
			at,
		})
		await db
			.update(jobs)
			.set({
				status: job.finalStatus,
				statusReason: reason,
				closedAt: job.finalStatus === 'closed' ? at : null,
				updatedAt: at,
			})
			.where(sql`${jobs.id} = ${job.id}`)
	}
	await insertAll(jobStatusEvents, events)
	await db.execute(
		sql`update jobs set applicant_count = counted.n from (select job_id, count(*)::int as n from applications where stage <> 'withdrawn' group by job_id) as counted where counted.job_id = jobs.id`,
	)
}

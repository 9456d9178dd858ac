import { cellOf } from '#app/catalog/distance.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import type { JobStatus } from '#app/jobs/status.ts'
import { hourlyPay } from '#app/jobs/pay.ts'
import { jobs, jobStatusEvents } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { sql } from 'drizzle-orm'
import { dayFromNow, daysAgo, hoursAfter } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import { insertAll } from './insert.ts'
import { type JobText, jobTexts } from './job-texts.ts'
import type { Random } from './random.ts'

export type SeedJob = typeof jobs.$inferInsert & {
	id: string
	openedAt: Date | null
	finalStatus: JobStatus
	closedAfterwards: Date | null
	slug: string
	ownerId: string
}

/** 120 jobs: 64 open, 6 paused, 38 closed, 9 drafts, 3 removed. The first of Lakeside come first, for the demo. */
const statuses: JobStatus[] = [
	...Array<JobStatus>(64).fill('open'),
	...Array<JobStatus>(6).fill('paused'),
	...Array<JobStatus>(38).fill('closed'),
	...Array<JobStatus>(9).fill('draft'),
	...Array<JobStatus>(3).fill('removed'),
]

const weighted = jobTexts.flatMap((text) => Array<JobText>(text.weight).fill(text))

export function makeJobs(random: Random, hospitals: SeedHospital[]): SeedJob[] {
	const verified = hospitals.filter(({ status }) => status === 'verified')
	return statuses.map((finalStatus, index) => {
		// Lakeside, the hospital of the demo, has several in each state; Pune comes before the other cities.
		const hospital =
			index % 12 === 0 ? verified[0] : random.chance(0.6) ? random.pick(verified.slice(0, 22)) : random.pick(verified)
		if (!hospital) throw new Error('No verified hospital')
		return makeJob(
			random,
			hospital,
			index === 0 ? (jobTexts[2] ?? random.pick(weighted)) : random.pick(weighted),
			finalStatus,
		)
	})
}

function makeJob(random: Random, hospital: SeedHospital, text: JobText, finalStatus: JobStatus): SeedJob {
	const openedDaysAgo =
		finalStatus === 'closed' || finalStatus === 'removed' ? random.whole(70, 400) : random.whole(0, 42)
	const openedAt = finalStatus === 'draft' ? null : daysAgo(openedDaysAgo, random.whole(9, 19))
	const raise = 1 + random.whole(-2, 4) * 0.05
	const round = text.payUnit === 'month' ? 5_000 : text.payUnit === 'hour' ? 50 : 500
	const paise = (rupees: number) => BigInt(Math.round((rupees * raise) / round) * round) * 100n
	const [payMin, payMax] = [paise(text.pay[0]), paise(text.pay[1])]
	const fill = (sentence: string) =>
		sentence
			.replaceAll('{hospital}', hospital.displayName)
			.replaceAll('{place}', hospital.quarter)
			.replaceAll('{theatres}', String(hospital.operationTheatres ?? 3))
	const location = hospital.quarter === hospital.city ? hospital.city : `${hospital.quarter}, ${hospital.city}`
	const bonus =
		text.payUnit === 'month' && random.chance(0.45)
			? BigInt(random.pick([25_000, 50_000, 75_000, 100_000])) * 100n
			: null
	const speciality = specialityName(text.slug)
	return {
		id: random.uuid(),
		slug: text.slug,
		ownerId: hospital.ownerId,
		finalStatus,
		closedAfterwards:
			finalStatus === 'closed' && openedAt ? hoursAfter(openedAt, random.whole(24 * 25, 24 * 55)) : null,
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
		startsOn: dayFromNow(
			finalStatus === 'closed' || finalStatus === 'removed' ? 30 - openedDaysAgo : random.whole(5, 75),
		),
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
		joiningBonusPaise: bonus,
		urgent: finalStatus === 'open' && random.chance(0.22),
		status: finalStatus === 'draft' ? 'draft' : 'open',
		openedAt,
		createdBy: hospital.ownerId,
		createdAt: openedAt ? hoursAfter(openedAt, -2) : daysAgo(random.whole(0, 5)),
		updatedAt: openedAt ?? daysAgo(0),
	}
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
		const at = job.closedAfterwards ?? hoursAfter(job.openedAt, 24 * 4)
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

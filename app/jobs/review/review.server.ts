import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { firstJobs } from '#app/hospitals/checks/first-jobs.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { examine, holdForReview } from '#app/moderation/held.server.ts'
import type { Finding, RuleKey } from '#app/moderation/rules.ts'
import type { ScannedText } from '#app/moderation/scanner.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { formatPayRange, type PayUnit } from '#app/platform/text/money.ts'
import { medianOfOthers } from './pay-of-others.server.ts'
import { jobs } from '../tables.server.ts'

type Job = typeof jobs.$inferSelect

/** What a job says in words, by the names of the form's fields. */
export const jobTexts = (job: Job): ScannedText[] =>
	[
		{ field: 'Job title', text: job.title },
		{ field: 'Speciality', text: job.speciality },
		{ field: 'Description', text: job.description },
		{ field: 'Responsibilities', text: job.responsibilities.join('\n') },
		{ field: 'Requirements', text: job.requirements.join('\n') },
		{ field: 'Required skills', text: job.requiredSkills.join('\n') },
		// The address of a site has been read before.
		{ field: 'Location', text: job.siteId === null ? job.location : '' },
		{ field: 'Team on duty', text: job.team ?? '' },
		{ field: 'Contact role', text: job.contactRole ?? '' },
		{ field: 'Reason for the bond', text: job.bondFor ?? '' },
	].filter(({ text }) => text !== '')

const isPayOf = (live: Job | null, job: Job) =>
	live?.payMinPaise === job.payMinPaise && live.payMaxPaise === job.payMaxPaise && live.payUnit === job.payUnit

/** Why this text of a job is held; of what is live already, `live` says what it was. */
export const examineJob = (tx: Transaction, job: Job, live: Job | null = null) =>
	examine(tx, {
		hospitalId: job.hospitalId,
		subjectId: job.id,
		texts: jobTexts(job),
		async checks(checked) {
			const wasSeen = live?.openedAt ?? job.openedAt
			const found = [
				...(isPayOf(live, job) ? [] : await findUnusualPay(checked, job)),
				...(wasSeen && (live === null || live.description === job.description) ? [] : await findCopied(checked, job)),
				...(wasSeen ? [] : await findNewHospital(checked, job)),
			]
			return found
		},
	})

export const holdJob = (
	tx: Transaction,
	member: Member,
	job: Job,
	findings: readonly Finding[],
	changes?: Partial<Job>,
) =>
	holdForReview(tx, {
		subject: changes ? 'job-edit' : 'job',
		subjectId: job.id,
		hospitalId: job.hospitalId,
		author: member,
		title: job.title,
		texts: jobTexts(job),
		findings,
		...(changes ? { content: changes } : {}),
	})

const about = (rule: RuleKey, field: string, quote: string): Finding[] => [{ rule, field, start: 0, end: 0, quote }]

/** Rupees per unit between which pay is plausible where we have no figures of our own (docs/decisions/moderation.md says where they are from). */
const plausiblePay: Record<PayUnit, { min: number; max: number }> = {
	month: { min: 8_000, max: 2_000_000 },
	shift: { min: 300, max: 100_000 },
	hour: { min: 50, max: 15_000 },
	case: { min: 100, max: 300_000 },
}
/** Pay is held when it is so many times away from the median of the other hospitals. */
const farFromMedian = 4

async function findUnusualPay(tx: Transaction, job: Job): Promise<Finding[]> {
	if (job.payMinPaise === null) return []
	const others =
		job.specialitySlug === null
			? null
			: await medianOfOthers(tx, {
					speciality: job.specialitySlug,
					unit: job.payUnit,
					exceptHospitalId: job.hospitalId,
				})
	const [least, most] = [Number(job.payMinPaise) / 100, Number(job.payMaxPaise ?? job.payMinPaise) / 100]
	const { min, max } = plausiblePay[job.payUnit]
	const median = others === null ? null : others / 100
	const isFar = median !== null && (least * farFromMedian < median || least > median * farFromMedian)
	return isFar || least < min || most > max
		? about('pay', 'Pay', formatPayRange(job.payMinPaise, job.payMaxPaise, job.payUnit))
		: []
}

/** Shorter descriptions resemble each other by chance. */
const longEnough = 200
const tooSimilar = 0.8
/** Of one speciality, the latest; similarity of each is computed. */
const maxCompared = 2_000

/** The description of a job that another hospital had before, and this one never. */
async function findCopied(tx: Transaction, job: Job): Promise<Finding[]> {
	if (job.description.length < longEnough) return []
	const others = tx
		.select({ hospitalId: jobs.hospitalId, description: jobs.description })
		.from(jobs)
		.where(
			and(
				ne(jobs.id, job.id),
				isNotNull(jobs.openedAt),
				or(
					eq(jobs.hospitalId, job.hospitalId),
					job.specialitySlug === null ? sql`true` : eq(jobs.specialitySlug, job.specialitySlug),
				),
			),
		)
		.orderBy(desc(jobs.openedAt))
		.limit(maxCompared)
		.as('others')
	const similar = await tx
		.select({ hospitalId: others.hospitalId, name: hospitals.displayName })
		.from(others)
		.innerJoin(hospitals, eq(hospitals.id, others.hospitalId))
		.where(sql`similarity(${others.description}, ${job.description}) >= ${tooSimilar}`)
		.limit(50)
	const isOwn = similar.some(({ hospitalId }) => hospitalId === job.hospitalId)
	return similar.length > 0 && !isOwn ? about('copied', 'Description', job.description) : []
}

/** For so long after its verification a hospital is new, until so many of its jobs were live. */
const newForDays = 90

async function findNewHospital(tx: Transaction, job: Job): Promise<Finding[]> {
	const [hospital] = await tx
		.select({ isNew: sql<boolean>`${hospitals.verifiedAt} > now() - make_interval(days => ${newForDays})` })
		.from(hospitals)
		.where(eq(hospitals.id, job.hospitalId))
	if (!hospital?.isNew) return []
	const posted = await asSystemIn(tx, 'the first jobs are of all sites', () =>
		tx.$count(jobs, and(eq(jobs.hospitalId, job.hospitalId), isNotNull(jobs.openedAt), ne(jobs.id, job.id))),
	)
	return posted < firstJobs ? about('new-hospital', '', '') : []
}

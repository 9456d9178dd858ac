import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { cellOf } from '#app/catalog/places/distance.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import { findTypedSpeciality } from '#app/catalog/words/typed-speciality.server.ts'
import { listSites } from '#app/hospitals/sites/sites.server.ts'
import type { Member, Operator } from '#app/identity/actor.ts'
import { unpackContent, withdrawReviews } from '#app/moderation/held.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { announce } from '#app/platform/tasks/tasks.server.ts'
import { jobOpened } from './events.server.ts'
import { findJobPoint, findSiteOf, holdSite, placeAt } from './form/job-place.server.ts'
import { dutySheetOf } from './form/duty-sheet.ts'
import { examineJob, holdJob } from './review/review.server.ts'
import { jobRunner, type Moved, type TransitionFailure, moveJob } from './transitions.server.ts'
import { hourlyPay } from './pay.ts'
import type { DraftInput, JobInput } from './schema.server.ts'
import type { Unfinished } from './form/unfinished.server.ts'
import { jobStatusEvents, jobs } from './tables.server.ts'
import { termsOf } from './terms/terms.ts'

export type SaveFailure = 'no-such-job' | 'changed-meanwhile'

/**
 * Posts a new job at once, or saves a draft and posts it. The form of a new job sent twice posts one job, and both times
 * it is posted.
 */
export async function postJob(
	member: Member,
	jobId: string,
	input: JobInput,
): Promise<Result<Moved, TransitionFailure | SaveFailure>> {
	// Refused before anything is written; `moveJob` asks again with the hospital held.
	if (member.hospitalStatus !== 'verified') return fail('hospital-not-verified')
	return settle(async (tx) => {
		const isNew = await insertDraft(tx, member, jobId, input)
		if (!isNew) {
			const eventId = input.version === undefined && (await findPosting(tx, member, jobId))
			if (eventId) return ok({ eventId, title: input.title, isHeld: false })
			const saved = await updateJob(tx, member, jobId, input)
			if (!saved.ok) return saved
		}
		return moveJob(tx, member, jobId, 'open')
	})
}

/** Posts a draft as it is stored. */
export async function publishDraft(member: Member, jobId: string) {
	return db.transaction((tx) => moveJob(tx, member, jobId, 'open'))
}

export async function pauseJob(member: Member, jobId: string) {
	return db.transaction((tx) => moveJob(tx, member, jobId, 'paused'))
}

/**
 * Takes no more applications. Those who are still in the running are told once it can no longer be undone. The reason
 * (closing.ts) is read by the hospital alone.
 */
export async function closeJob(member: Member, jobId: string, reason: string | null = null) {
	return db.transaction((tx) => moveJob(tx, member, jobId, 'closed', reason))
}

/** Opens a job that was paused or closed. */
export async function reopenJob(member: Member, jobId: string) {
	return db.transaction((tx) => moveJob(tx, member, jobId, 'open'))
}

export type Saved = { jobId: string; isHeld: boolean }

/** Keeps an unfinished job; members of any hospital may. The same form sent twice is one draft. */
export async function saveDraft(member: Member, jobId: string, input: DraftInput): Promise<Result<Saved, SaveFailure>> {
	return db.transaction(async (tx) => {
		if (await insertDraft(tx, member, jobId, input)) return ok({ jobId, isHeld: false })
		return updateJob(tx, member, jobId, input)
	})
}

/**
 * Keeps what someone types, field by field, in a draft that they have not saved themselves. Answers with its new version.
 * Fails with `changed-meanwhile` when it was saved elsewhere since, or posted.
 */
export async function autosaveDraft(
	member: Member,
	jobId: string,
	{ input, unfinished }: Unfinished,
): Promise<Result<{ version: number }, SaveFailure>> {
	return db.transaction(async (tx) => {
		// One with a version was stored before: where it is gone, someone deleted it.
		const isNew = input.version === undefined
		if (isNew && (await insertDraft(tx, member, jobId, input, unfinished))) return ok({ version: 1 })
		return updateJob(tx, member, jobId, input, unfinished)
	})
}

/** Deletes a draft. Fails with `illegal-move` for a job that was ever posted: someone may have read it or applied. */
export async function deleteDraft(
	member: Member,
	jobId: string,
): Promise<Result<{ title: string }, 'no-such-job' | 'illegal-move'>> {
	return db.transaction(async (tx) => {
		const own = and(eq(jobs.id, jobId), eq(jobs.hospitalId, member.hospitalId))
		const [job] = await tx.select({ title: jobs.title, status: jobs.status }).from(jobs).where(own).for('update')
		if (!job) return fail('no-such-job')
		const posted = and(eq(jobStatusEvents.jobId, jobId), eq(jobStatusEvents.to, 'open'))
		if (job.status !== 'draft' || (await tx.$count(jobStatusEvents, posted)) > 0) return fail('illegal-move')
		await withdrawReviews(tx, { hospitalId: member.hospitalId, subjectId: jobId }, member, ['job'])
		await tx.delete(jobs).where(own)
		return ok({ title: job.title })
	})
}

/**
 * Saves a job in any status but removed. What was posted keeps its text while an operator reads a new one that the scanner
 * finds something in. Fails with `changed-meanwhile` when it is not the version that was edited.
 */
export async function editJob(
	member: Member,
	jobId: string,
	input: JobInput | DraftInput,
): Promise<Result<Saved, SaveFailure>> {
	return db.transaction((tx) => updateJob(tx, member, jobId, input))
}

/** False when there is such a job already, whosever it is. */
async function insertDraft(
	tx: Transaction,
	member: Member,
	jobId: string,
	input: JobInput | DraftInput,
	unfinished: Unfinished['unfinished'] | null = null,
) {
	const [created] = await tx
		.insert(jobs)
		.values({
			...(await columnsOf(tx, member, input)),
			unfinished,
			id: jobId,
			hospitalId: member.hospitalId,
			createdBy: member.accountId,
		})
		.onConflictDoNothing({ target: jobs.id })
		.returning({ id: jobs.id })
	if (!created) return false
	await jobRunner.begin(tx, jobId, member.accountId)
	return true
}

/** The event that opened a job of the member's hospital, as long as it is open. */
async function findPosting(tx: Transaction, { hospitalId }: Member, jobId: string) {
	const [posting] = await tx
		.select({ eventId: jobStatusEvents.id })
		.from(jobStatusEvents)
		.innerJoin(jobs, eq(jobs.id, jobStatusEvents.jobId))
		.where(and(eq(jobs.id, jobId), eq(jobs.hospitalId, hospitalId), eq(jobs.status, 'open')))
		.orderBy(desc(jobStatusEvents.at))
		.limit(1)
	return posting?.eventId
}

async function updateJob(
	tx: Transaction,
	member: Member,
	jobId: string,
	input: JobInput | DraftInput,
	/** Only of a draft that is saved while someone types. */
	unfinished: Unfinished['unfinished'] | null = null,
): Promise<Result<Saved & { version: number }, SaveFailure>> {
	const own = and(eq(jobs.id, jobId), eq(jobs.hospitalId, member.hospitalId), ne(jobs.status, 'removed'))
	const [job] = await tx.select().from(jobs).where(own).for('update')
	if (!job) return fail('no-such-job')
	const isLate = unfinished !== null && job.status !== 'draft'
	if (isLate || job.version !== (input.version ?? 1)) return fail('changed-meanwhile')
	const columns = { ...(await columnsOf(tx, member, input, job.siteId)), unfinished }
	const changed = { ...job, ...columns }
	const findings = job.status === 'draft' ? [] : await examineJob(tx, changed, job)
	if (findings.length > 0) {
		await holdJob(tx, member, changed, findings, columns)
		return ok({ jobId, version: job.version, isHeld: true })
	}
	// An operator would read a text that is no longer the one.
	await withdrawReviews(tx, { hospitalId: member.hospitalId, subjectId: jobId }, member, ['job', 'job-edit'])
	await writeJob(tx, jobId, columns)
	return ok({ jobId, version: job.version + 1, isHeld: false })
}

/** Stores the content of a job; what is open may answer other searches from then on. */
async function writeJob(tx: Transaction, jobId: string, columns: Partial<typeof jobs.$inferInsert>) {
	const [job] = await tx
		.update(jobs)
		.set({ ...columns, version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
		.where(eq(jobs.id, jobId))
		.returning({ status: jobs.status })
	if (job?.status === 'open') await announce(tx, jobOpened, { jobId })
}

export type ApprovalFailure = TransitionFailure

/** Publishes what an operator has approved: opens the job, or stores the changes that were held. */
export async function publishApproved(
	tx: Transaction,
	operator: Operator,
	{ subject, subjectId, held }: { subject: 'job' | 'job-edit'; subjectId: string; held: string | null },
): Promise<Result<null, ApprovalFailure>> {
	if (subject === 'job') {
		const moved = await moveJob(tx, operator, subjectId, 'open')
		return moved.ok ? ok(null) : moved
	}
	const [job] = await tx.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, subjectId)).for('update')
	if (!job || held === null) return fail('no-such-job')
	if (job.status === 'removed') return fail('illegal-move')
	await writeJob(tx, subjectId, await placedNow(tx, unpackContent(held) as Partial<typeof jobs.$inferInsert>))
	return ok(null)
}

/** Held changes with the place that they have by now: their site may have moved or been removed while they waited. */
async function placedNow(tx: Transaction, changes: Partial<typeof jobs.$inferInsert>) {
	if (!changes.siteId) return changes
	const site = await holdSite(tx, changes.siteId)
	return site ? { ...changes, ...placeAt(site) } : { ...changes, siteId: null }
}

/** Where a job without the address of a site is: of a member of some sites at the one where it was, or at the first. */
function ownSiteFor({ hospitalId, sites }: Member, before: string | null) {
	if (sites === null || (before === null && sites.includes(hospitalId))) return null
	const [first] = sites.includes(before ?? '') ? [before] : sites
	return first === hospitalId ? null : (first ?? null)
}

async function columnsOf(
	tx: Transaction,
	member: Member,
	input: JobInput | DraftInput,
	siteBefore: string | null = null,
) {
	const { title, location, shiftType, description, requiredSkills, responsibilities, requirements } = input
	const { employmentType, hoursPerShift, startsOn, urgent, payUnit, payFrom } = input
	// 'Other: anaesthetist' is one that we know.
	const named = input.speciality === 'other' ? (input.otherSpeciality ?? 'Other') : specialityName(input.speciality)
	const slug = input.speciality === 'other' ? (findTypedSpeciality(named)?.slug ?? 'other') : input.speciality
	const speciality = slug === 'other' ? named : specialityName(slug)
	const sites = await listSites(member, tx)
	const place = location === '' ? null : findJobPoint(location, sites)
	const site = findSiteOf(location, sites)
	const siteId = site ? site.id : ownSiteFor(member, siteBefore)
	return {
		title,
		speciality,
		specialitySlug: slug === '' ? null : slug,
		location,
		// Removed at this moment, it leaves its address to the job.
		siteId: siteId && (await holdSite(tx, siteId)) ? siteId : null,
		latitude: place?.lat ?? null,
		longitude: place?.lng ?? null,
		cell: place ? cellOf(place.lat, place.lng) : null,
		shiftType,
		hoursPerShift,
		employmentType,
		startsOn,
		experienceMinYears: input.experienceFrom,
		experienceMaxYears: input.experienceTo,
		requiredSkills,
		languages: [...new Set(input.languages)],
		description,
		responsibilities,
		requirements,
		payUnit,
		payMinPaise: payFrom,
		payMaxPaise: payFrom === null ? null : input.payTo,
		payHourlyPaise: payFrom === null ? null : hourlyPay({ payMinPaise: payFrom, payUnit, hoursPerShift }),
		joiningBonusPaise: input.joiningBonus,
		payModel: input.payModel,
		feeSharePercent: input.payModel === 'fixed' ? null : input.feeSharePercent,
		...dutySheetOf(input),
		...termsOf(input),
		urgent,
	}
}

import {
	closeJob,
	editJob,
	pauseJob,
	postJob,
	publishDraft,
	reopenJob,
	type SaveFailure,
} from '#app/jobs/commands.server.ts'
import { sitesByJob } from '#app/jobs/concerned.server.ts'
import { dutySheetOf } from '#app/jobs/form/duty-sheet.ts'
import { formValuesOf } from '#app/jobs/form/form-values.server.ts'
import { withHeldChanges } from '#app/jobs/form/job-form.server.ts'
import { findJobOfHospital, listJobsOfHospital } from '#app/jobs/queries.server.ts'
import { moveRefusals, saveRefusals } from '#app/jobs/refusals.ts'
import { draftInput, jobInput } from '#app/jobs/schema.server.ts'
import type { jobs } from '#app/jobs/tables.server.ts'
import { termsOf } from '#app/jobs/terms/terms.ts'
import { jobLifecycle } from '#app/jobs/status.ts'
import type { Moved, TransitionFailure } from '#app/jobs/transitions.server.ts'
import { listSites } from '#app/hospitals/sites/sites.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { findCurrentReview, reviewsByJob } from '#app/moderation/queries.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import type { Result } from '#app/platform/result.ts'
import { pageOf, type Paging } from './page-of.server.ts'
import { problem, type ProblemCode } from './problem.server.ts'
import type { Content, JobAnswer } from './schemas.ts'

type JobRow = typeof jobs.$inferSelect

export async function readJobs(
	member: Member,
	{ status, ...paging }: Paging & { status?: JobRow['status'] | undefined },
) {
	return pageOf(
		paging,
		(window) => listJobsOfHospital(member, { status: status ?? null, ...window }),
		async (rows) =>
			printJobs(
				member,
				rows.map(({ job }) => job),
			),
	)
}

export async function readJob(member: Member, jobId: string): Promise<JobAnswer> {
	const job = await findJobOfHospital(member, jobId)
	const [answer] = job ? await printJobs(member, [job]) : []
	if (!answer) throw problem('not-found')
	return answer
}

/** Posts a job through the rules of the form: what a person may not post, a program may not either. */
export async function postNewJob(member: Member, jobId: string, body: Content) {
	const sites = await listSites(member)
	const form = parseFormData(
		formOf(fieldsOf(body), body.languages ?? []),
		jobInput({ today: istToday(new Date()), sites }),
	)
	if (!form.ok) throw invalidFields(form.problem)
	valueOf(await postJob(member, jobId, form.value))
	return readJob(member, jobId)
}

export async function changeJob(
	member: Member,
	jobId: string,
	{ version, ...body }: Content & { version?: number | undefined },
) {
	const stored = await findJobOfHospital(member, jobId)
	if (!stored || stored.status === 'removed') throw problem('not-found')
	const [sites, review] = await Promise.all([listSites(member), findCurrentReview(member, jobId)])
	const job = withHeldChanges(stored, review)
	const sent = formOf(
		{ ...formValuesOf(job), ...fieldsOf(body), version: String(version ?? stored.version) },
		body.languages ?? job.languages,
	)
	const rules = { today: istToday(new Date()), publishedStart: job.startsOn, publishedApplyBy: job.applyBy, sites }
	const form = job.status === 'draft' ? parseFormData(sent, draftInput) : parseFormData(sent, jobInput(rules))
	if (!form.ok) throw invalidFields(form.problem)
	valueOf(await editJob(member, jobId, form.value))
	return readJob(member, jobId)
}

/** The moves of the lifecycle that a hospital makes, by the names that it gives them. */
const moves = {
	publish: { named: 'post', move: publishDraft },
	pause: { named: 'pause', move: pauseJob },
	resume: { named: 'resume', move: reopenJob },
	close: { named: 'close', move: closeJob },
	reopen: { named: 'reopen', move: reopenJob },
} satisfies Record<string, { named: string; move: (...given: never[]) => Promise<Result<Moved, TransitionFailure>> }>
export type JobMove = keyof typeof moves

export async function moveJobBy(member: Member, jobId: string, name: JobMove, reason: string | null = null) {
	const job = await findJobOfHospital(member, jobId)
	if (!job) throw problem('not-found')
	const { named, move } = moves[name]
	const target = jobLifecycle.moves.find((each) => each.name === named)
	if (!target?.from.includes(job.status))
		throw problem('conflict', { detail: `The status of the job is ${job.status}.` })
	valueOf(await move(member, jobId, reason))
	return readJob(member, jobId)
}

const refusals: Record<TransitionFailure | SaveFailure, string> = { ...moveRefusals, ...saveRefusals }
const codes: Partial<Record<keyof typeof refusals, ProblemCode>> = {
	'no-such-job': 'not-found',
	'hospital-not-verified': 'hospital-not-verified',
	incomplete: 'invalid',
	'terms-missing': 'invalid',
	'unknown-place': 'invalid',
	'starts-in-the-past': 'invalid',
	'apply-by-in-the-past': 'invalid',
}

function valueOf<Value>(done: Result<Value, keyof typeof refusals>): Value {
	if (done.ok) return done.value
	throw problem(codes[done.failure] ?? 'conflict', { detail: refusals[done.failure] })
}

function invalidFields({ fields = {}, form }: FormProblem): Response {
	const errors = Object.entries(fields).flatMap(([field, messages]) =>
		(messages ?? []).map((message) => ({ field, message })),
	)
	return problem('invalid', { errors, ...(form ? { detail: form } : {}) })
}

/** The fields of the form for a job; a list is one text with a line for each. */
function fieldsOf({ languages: _languages, ...body }: Content): Record<string, string> {
	const textOf = (value: Content[keyof Content] | null) =>
		typeof value === 'boolean' ? (value ? 'on' : '') : Array.isArray(value) ? value.join('\n') : String(value ?? '')
	return Object.fromEntries(
		Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])),
	)
}

function formOf(fields: Record<string, string>, languages: readonly string[]): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) if (value !== '') form.set(name, value)
	for (const language of languages) form.append('languages', language)
	return form
}

async function printJobs(member: Member, rows: JobRow[]): Promise<JobAnswer[]> {
	const ids = rows.map(({ id }) => id)
	const [reviews, sites] = await Promise.all([reviewsByJob(member, ids), sitesByJob(ids)])
	return rows.map((job) => {
		const review = reviews.get(job.id)
		const waits = review?.status === 'waiting' ? review.subject : null
		return {
			id: job.id,
			status: waits === 'job' && job.status !== 'open' ? 'in_review' : job.status,
			changesInReview: waits === 'job-edit',
			...contentOf(job),
			site: sites.get(job.id) ?? null,
			applicants: job.applicantCount,
			version: job.version,
			url: `${env.APP_ORIGIN}/jobs/${job.id}`,
			createdAt: job.createdAt.toISOString(),
			updatedAt: job.updatedAt.toISOString(),
			openedAt: job.openedAt?.toISOString() ?? null,
			closedAt: job.closedAt?.toISOString() ?? null,
		}
	})
}

const inRupees = (paise: bigint | null) => (paise === null ? null : Number(paise) / 100)

const termsInRupees = (job: JobRow) =>
	Object.fromEntries(
		Object.entries(termsOf(job)).map(([name, value]) => [name, typeof value === 'bigint' ? inRupees(value) : value]),
	)

/** Without what a draft does not say yet. */
function contentOf(job: JobRow): Content {
	const isOther = job.specialitySlug === 'other'
	const said = {
		title: job.title,
		speciality: job.specialitySlug,
		otherSpeciality: isOther && job.speciality !== 'Other' ? job.speciality : null,
		location: job.location,
		shiftType: job.shiftType,
		hoursPerShift: job.hoursPerShift,
		employmentType: job.employmentType,
		startsOn: job.startsOn,
		experienceFrom: job.experienceMinYears,
		experienceTo: job.experienceMaxYears,
		payFrom: inRupees(job.payMinPaise),
		payTo: inRupees(job.payMaxPaise),
		payUnit: job.payUnit,
		payModel: job.payModel,
		feeSharePercent: job.feeSharePercent,
		joiningBonus: inRupees(job.joiningBonusPaise),
		description: job.description,
		requiredSkills: job.requiredSkills,
		languages: job.languages,
		responsibilities: job.responsibilities,
		requirements: job.requirements,
		urgent: job.urgent,
		...dutySheetOf(job),
		...termsInRupees(job),
	}
	return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== '')) as Content
}

import type { Member } from '#app/identity/actor.ts'
import { type Context, memberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { Moved, TransitionFailure } from './transitions.server.ts'
import { inReviewFlash, undoOf } from './page/posted-flash.ts'
import { findJobOfHospital } from './queries.server.ts'
import { moveRefusals } from './refusals.ts'
import { type JobStatus, statusNames } from './status.ts'

type Outcome = Result<Moved, TransitionFailure>
type Asked = { member: Member; jobId: string; to: JobStatus }

/** Answers a button that moves a job: it carries no fields, and leads back to the jobs with a word and an undo. */
export async function answerTransition(
	request: Request,
	asked: Asked,
	move: () => Promise<Outcome>,
	words: (title: string) => Flash,
) {
	await refuseFields(request)
	return answerTransitioned(asked, await move(), words)
}

export async function answerTransitioned(
	{ member, jobId, to }: Asked,
	moved: Outcome,
	words: (title: string) => Flash,
) {
	if (moved.ok) {
		const { title, eventId, isHeld } = moved.value
		if (isHeld) return redirectWith('/hospitals/dashboard/jobs', inReviewFlash(title))
		return redirectWith('/hospitals/dashboard/jobs', { ...words(title), undo: undoOf(jobId, eventId) })
	}
	if (moved.failure === 'no-such-job') throw notFound()
	if (moved.failure === 'illegal-move') throw conflict(await clashOf(member, jobId, to))
	return redirectWith('/hospitals/dashboard/jobs', {
		title: 'Change not made',
		detail: moveRefusals[moved.failure],
		tone: 'danger',
	})
}

/** What the job is now beside what was wanted of it. */
export async function clashOf(member: Member, jobId: string, to: JobStatus): Promise<string> {
	const job = await findJobOfHospital(member, jobId)
	if (!job) return moveRefusals['no-such-job']
	return `${job.title} is now ${statusNames[job.status]}, so it cannot be set to ${statusNames[to]}. ${moveRefusals['illegal-move']}`
}

export const toPostings = buttonPage(async ({ params, context }: { params: { jobId: string }; context: Context }) => {
	const job = await findJobOfHospital(memberOf(context), idParam(params.jobId))
	return job && '/hospitals/dashboard/jobs'
})

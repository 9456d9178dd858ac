import { loadTags } from '#app/applications/pipeline/tags.server.ts'
import { loadRejection } from '#app/applications/pipeline/rejection.server.ts'
import { findConsiderable } from '#app/applications/pipeline/shortlist-for-job.server.ts'
import { loadQuickRequest } from '#app/contacts/requests/quick-request.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { lineOf } from '#app/interviews/page/interview-line.ts'
import { findInterviewsAbout } from '#app/interviews/queries.server.ts'
import { findFitOfCandidates } from '#app/matching/candidate-fit.server.ts'
import { loadQuickMessage } from '#app/messages/quick-message.server.ts'
import type { OpenedCandidate, Opening } from '../../candidates/open-candidate.server.ts'

export type CandidateSide = Awaited<ReturnType<typeof loadSide>>

type Around = {
	/** The job that the list is ordered by. */
	jobId: string | null
	/** The address may name a text of the team. */
	address: URL
	now: Date
}

/** Everything about the person who is open beside a list, and what it takes to act on them there. Null when no one is. */
export async function loadSide(member: Member, opened: Opening | null, around: Around) {
	if (opened?.kind !== 'profile') return opened
	const { id } = opened.row
	const fits = await findFitOfCandidates(member, [id], around.jobId)
	const fit = fits[id]
	const [forms, steps, jobs, tags] = await Promise.all([
		loadForms(member, opened, around.jobId ?? fit?.job.id ?? null, around),
		loadSteps(member, opened),
		opened.row.actions.consider ? findConsiderable(member, id) : null,
		opened.application ? loadTags(member, opened.application.id) : null,
	])
	return { ...opened, fit, ...forms, steps, jobs: jobs?.jobs ?? null, tags }
}

/** A request while one can be sent, or a message while the conversation is open. */
async function loadForms(
	member: Member,
	{ row: { id, actions }, called, application }: OpenedCandidate,
	jobId: string | null,
	{ address, now }: Around,
) {
	const templateId = address.searchParams.get('template')
	const [request, message] = await Promise.all([
		actions.contact ? loadQuickRequest(member, id, { jobId, templateId }) : null,
		actions.message ? loadQuickMessage(member, { id, called }, { job: application?.jobTitle ?? null, now }) : null,
	])
	return { request, message, template: message?.templates.find((each) => each.id === templateId)?.text }
}

/** What a decision about their application takes. */
async function loadSteps(member: Member, { application }: OpenedCandidate) {
	if (!application || (application.moves.length === 0 && !application.can.reject)) return null
	const [rejection, interviews] = await Promise.all([
		loadRejection(member, { name: application.name, job: application.jobTitle }),
		findInterviewsAbout(member, [application.id]),
	])
	const interview = interviews.get(application.id)
	return { application, rejection, interview: interview ? lineOf(interview) : null }
}

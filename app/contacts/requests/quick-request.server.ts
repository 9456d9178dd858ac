import type { Member } from '#app/identity/actor.ts'
import { isId } from '#app/platform/http/http.ts'
import { findAllowance } from '../allowance.server.ts'
import { chosenJob, listOpenJobs } from './jobs-to-offer.server.ts'
import { loadRequestTemplates } from './message-fields.server.ts'
import { formatLeft, sendRefusals, whyClosed } from '../labels.ts'

export type QuickRequest = Awaited<ReturnType<typeof loadQuickRequest>>

/** What a request needs beside a profile: the open jobs, the texts of the team, and what is left of the allowance. */
export async function loadQuickRequest(
	member: Member,
	specialistId: string,
	{ jobId, templateId }: { jobId: string | null; templateId: string | null },
) {
	const [jobs, allowance, choices] = await Promise.all([
		listOpenJobs(member, [specialistId]),
		findAllowance(member.hospitalId),
		loadRequestTemplates(member, specialistId, templateId),
	])
	const closed = whyClosed(allowance)
	return {
		jobs: jobs.map(({ id, label, title }) => ({ id, label, title })),
		chosenJobId: chosenJob(jobs, jobId),
		choices,
		left: formatLeft(allowance),
		closed: closed && sendRefusals[closed],
	}
}

/**
 * A short form names a job and a message; the job brings the pay and the place that the long form asks for. False when that job is no
 * longer open.
 */
export async function addOfferOfJob(member: Member, form: FormData): Promise<boolean> {
	if (form.has('payFrom')) return true
	const jobId = form.get('jobId')
	const [job] = typeof jobId === 'string' && isId(jobId) ? await listOpenJobs(member, [], jobId) : []
	if (!job) return false
	form.set('payFrom', job.payFrom)
	form.set('payTo', job.payTo)
	form.set('payUnit', job.payUnit)
	form.set('place', job.place)
	return true
}

import type { Member } from '#app/identity/actor.ts'
import { listReadyTemplates } from '#app/templates/queries.server.ts'
import { findAllowance } from './allowance.server.ts'
import { listOpenJobs } from './jobs-to-offer.server.ts'
import { formatLeft, sendRefusals, whyClosed } from './labels.ts'

export type QuickRequest = Awaited<ReturnType<typeof loadQuickRequest>>

/** What a request needs beside a profile: the open jobs, the texts of the team, and what is left of the allowance. */
export async function loadQuickRequest(
	member: Member,
	specialist: { id: string; called: string },
	jobId: string | null,
) {
	const [jobs, allowance] = await Promise.all([listOpenJobs(member, specialist.id), findAllowance(member.hospitalId)])
	const chosen = jobs.find(({ id }) => id === jobId) ?? jobs[0]
	const templates = await listReadyTemplates(member, 'contact-request', {
		name: specialist.called,
		job: chosen?.title ?? 'a position',
	})
	const closed = whyClosed(allowance)
	return {
		jobs: jobs.map(({ id, label, title }) => ({ id, label, title })),
		chosenJobId: chosen?.id ?? '',
		templates,
		left: formatLeft(allowance),
		closed: closed && sendRefusals[closed],
	}
}

/** A short form names a job and a message; the job brings the pay and the place that the long form asks for. */
export async function addOfferOfJob(member: Member, form: FormData) {
	if (form.has('payFrom')) return
	const jobs = await listOpenJobs(member, member.accountId)
	const job = jobs.find(({ id }) => id === form.get('jobId'))
	if (!job) return
	form.set('payFrom', job.payFrom)
	form.set('payTo', job.payTo)
	form.set('payUnit', job.payUnit)
	form.set('place', job.place)
}

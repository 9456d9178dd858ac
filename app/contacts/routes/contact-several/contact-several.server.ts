import { findAllowance } from '../../allowance.server.ts'
import { type CandidateFit, findFitOfCandidates } from '#app/matching/candidate-fit.server.ts'
import { bandOf, goodEnough } from '#app/matching/weights.ts'
import type { Member } from '#app/identity/actor.ts'
import { candidateRow } from '#app/marketplace/candidates/candidate-row.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { loadRequestTemplates } from '../../requests/message-fields.server.ts'
import { chosenJob, findUsualOffer, listOpenJobs } from '../../requests/jobs-to-offer.server.ts'

/** Recipients of one text, those who cannot be asked now, and what the form needs. */
export async function loadContactSeveral(member: Member, ids: string[], params: URLSearchParams) {
	const wantedJob = params.get('jobId')
	const [candidates, jobs, defaultOffer, allowance] = await Promise.all([
		findCandidates(member, ids),
		listOpenJobs(member, ids),
		findUsualOffer(member),
		findAllowance(member.hospitalId),
	])
	const now = new Date()
	const best = await findFitOfCandidates(member, ids, null)
	const people = candidates.map((candidate) => {
		const { id, name, speciality, status, actions } = candidateRow(candidate, { now, isSavedCandidate: false })
		return { id, name, speciality, status, isAskable: actions.contact, fit: bestFit(best[id]) }
	})
	const askable = people.filter(({ isAskable }) => isAskable)
	const [first] = askable
	const byJob = Map.groupBy(askable, ({ id }) => bestJob(best[id], jobs))
	// The job that fits all of them. Where they differ there is none, and null where too little is known to say.
	const [common] = byJob.keys()
	const chosenJobId = chosenJob(jobs, wantedJob ?? (byJob.size > 1 ? '' : common || null))
	return {
		people,
		choices: first ? await loadRequestTemplates(member, first.id, params.get('template')) : null,
		jobs,
		chosenJobId,
		/** Those who fit the same job, the largest group first and those without one last; none where all are in one. */
		groups: (wantedJob === null && byJob.size > 1 ? [...byJob] : [])
			.map(([jobId, members]) => ({
				jobId,
				title: jobs.find(({ id }) => id === jobId)?.title ?? null,
				ids: members.map(({ id }) => id),
				rest: askable.flatMap((person) => (members.includes(person) ? [] : [person.id])),
			}))
			.toSorted((a, b) => Number(a.jobId === '') - Number(b.jobId === '') || b.ids.length - a.ids.length),
		misfits: await findMisfits(
			member,
			askable.map(({ id }) => id),
			chosenJobId,
		),
		defaultOffer,
		allowance,
	}
}

/** 'Strong match, 86%: ICU Nurse', the open job that someone fits best; '' where that cannot be said. */
function bestFit(fit: CandidateFit | undefined): string {
	if (fit === undefined || fit.score === null) return ''
	return fit.score >= goodEnough
		? `${bandOf(fit.score)}, ${fit.score}%: ${fit.job.title}`
		: 'Matches none of your open jobs'
}

/** The job of these that someone fits best, and well enough; '' where none is, or too little is known to say. */
function bestJob(fit: CandidateFit | undefined, jobs: readonly { id: string }[]): string {
	const isGood = fit !== undefined && fit.score !== null && fit.score >= goodEnough
	return isGood && jobs.some(({ id }) => id === fit.job.id) ? fit.job.id : ''
}

/** Those of the recipients who do not fit the job that the request is about, by name; too little known is no misfit. */
export async function findMisfits(member: Member, ids: string[], jobId: string): Promise<string[]> {
	if (jobId === '' || ids.length === 0) return []
	const [candidates, fits] = await Promise.all([findCandidates(member, ids), findFitOfCandidates(member, ids, jobId)])
	return candidates.flatMap((candidate) => {
		const { id, name } = candidateRow(candidate, { now: new Date(), isSavedCandidate: false })
		const score = fits[id]?.score ?? null
		return score !== null && score < goodEnough ? [name] : []
	})
}

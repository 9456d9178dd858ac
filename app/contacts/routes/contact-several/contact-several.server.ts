import { findAllowance } from '../../allowance.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { candidateRow } from '#app/marketplace/candidate-row.ts'
import { findCandidates } from '#app/marketplace/candidates.server.ts'
import { loadRequestTemplates } from '../../message-fields.server.ts'
import { chosenJob, findUsualOffer, listOpenJobs } from '../../jobs-to-offer.server.ts'

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
	const people = candidates.map((candidate) => {
		const { id, name, speciality, status, actions } = candidateRow(candidate, { now, isSavedCandidate: false })
		return { id, name, speciality, status, isAskable: actions.contact }
	})
	const first = people.find(({ isAskable }) => isAskable)
	return {
		people,
		choices: first ? await loadRequestTemplates(member, first.id, params.get('template')) : null,
		jobs,
		chosenJobId: chosenJob(jobs, wantedJob),
		defaultOffer,
		allowance,
	}
}

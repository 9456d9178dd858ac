import { aboutKm } from '#app/catalog/distance.ts'
import { mayReadResume } from '#app/specialists/disclosure.ts'
import { candidateStatus } from './candidate-status.ts'
import type { Candidate } from './candidates.server.ts'
import { nameWithheld } from './words.ts'

export type CandidateRow = ReturnType<typeof candidateRow>

/** One line of a list, ready to print. `km` is the way from the place that the search names. */
export function candidateRow(
	candidate: Candidate,
	{ now, km, isShortlisted }: { now: Date; km?: number | undefined; isShortlisted: boolean },
) {
	const { profile, interest } = candidate
	return {
		id: profile.id,
		name: profile.name ?? nameWithheld,
		speciality: profile.speciality,
		city: profile.city,
		isVerified: profile.verified,
		background: [
			profile.degrees.map(({ title }) => title).join(', '),
			profile.skills
				.slice(0, 4)
				.map(({ name }) => name)
				.join(', '),
			profile.languages.join(', '),
		]
			.filter(Boolean)
			.join(' · '),
		years: profile.years ?? '',
		shifts: profile.shifts.join(', '),
		pay: profile.pay[0] ?? '',
		distance: km === undefined ? '' : aboutKm(km),
		status: candidateStatus(candidate, now),
		isShortlisted,
		actions: actionsFor(candidate, mayReadResume(interest)),
	}
}

export type CandidateActions = ReturnType<typeof actionsFor>

/** What the hospital can do about somebody next. The pages behind the buttons decide once more. */
function actionsFor({ interest, application, contact }: Candidate, readsResume: boolean) {
	const isTalking = interest.contactAccepted || interest.shortlisted || interest.applied
	return {
		/** Nothing is under way between the two, so a request can be sent. */
		contact: !isTalking && contact?.status !== 'sent' && contact?.status !== 'declined',
		/** The request that waits for an answer. */
		requestId: contact?.status === 'sent' ? contact.id : null,
		message: isTalking,
		consider: interest.contactAccepted && !interest.applied && !interest.shortlisted,
		applicationId: application?.id ?? null,
		resume: readsResume,
	}
}

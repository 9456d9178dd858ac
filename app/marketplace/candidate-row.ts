import { aboutKm } from '#app/catalog/distance.ts'
import { isKnown, mayMessage, mayReadResumeFile, mayReadResumePreview } from '#app/relations/rules.ts'
import { candidateStatus } from './candidate-status.ts'
import type { Candidate } from './candidates.server.ts'
import { nameWithheld } from './labels.ts'

export type CandidateRow = ReturnType<typeof candidateRow>

/** One line of a list, ready to print. `km` is the way from the place that the search names. */
export function candidateRow(
	candidate: Candidate,
	{ now, km, isSavedCandidate }: { now: Date; km?: number | undefined; isSavedCandidate: boolean },
) {
	const { profile } = candidate
	return {
		id: profile.id,
		name: profile.name ?? nameWithheld,
		speciality: profile.speciality,
		city: profile.city,
		isVerified: profile.verified,
		rating: profile.rating,
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
		payShort: inShort(profile.pay[0] ?? ''),
		distance: km === undefined ? '' : aboutKm(km),
		status: candidateStatus(candidate, now),
		isSavedCandidate,
		actions: actionsFor(candidate, now),
	}
}

/** '₹3.2 L/mo' for '₹3.2 lakh a month': a column of many has no room for words. */
const inShort = (pay: string) =>
	pay
		.replace(' lakh', ' L')
		.replace(' crore', ' Cr')
		.replace(' a month', '/mo')
		.replace(' a shift', '/shift')
		.replace(' an hour', '/h')
		.replace(' per case', '/case')

export type CandidateActions = ReturnType<typeof actionsFor>

/** The hospital's next actions for a candidate. The pages behind the buttons check them again. */
function actionsFor({ relation, application, contact }: Candidate, now: Date) {
	return {
		/** Nothing is under way between the two, so a request can be sent. */
		contact: !isKnown(relation) && contact?.status !== 'sent' && !isCoolingOff(contact, now),
		/** The request that waits for an answer. */
		requestId: contact?.status === 'sent' ? contact.id : null,
		message: mayMessage(relation),
		consider: relation.contactAccepted && !relation.applied && !relation.shortlisted,
		applicationId: application?.id ?? null,
		resumeFile: mayReadResumeFile(relation),
		/** Until then, where the preview of what came with an application is. */
		resumePreview:
			application?.resumeId && mayReadResumePreview(relation) && !mayReadResumeFile(relation)
				? `/hospital/applications/${application.id}#resume`
				: null,
	}
}

/** After a decline or a withdrawn acceptance, no new request is possible for a while. */
const isCoolingOff = (contact: Candidate['contact'], now: Date) =>
	contact?.cooldownEndsAt != null && contact.cooldownEndsAt > now

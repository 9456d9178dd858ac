import { type Stage, stageNames } from '#app/applications/stage.ts'
import { requestLabel } from '#app/contacts/status.ts'
import { shortAgo } from '#app/platform/text/dates.ts'
import type { Candidate } from './candidates.server.ts'

export type CandidateStatus = { tone: 'neutral' | 'info' | 'success' | 'warning' | 'brand'; text: string }

const stagePhrases: Record<Exclude<Stage, 'withdrawn'>, (job: string) => CandidateStatus> = {
	applied: (job) => ({ tone: 'success', text: `${stageNames.applied} to ${job}` }),
	shortlisted: (job) => ({ tone: 'success', text: `${stageNames.shortlisted} for ${job}` }),
	interview: (job) => ({ tone: 'info', text: `${stageNames.interview} for ${job}` }),
	offered: (job) => ({ tone: 'info', text: `${stageNames.offered} for ${job}` }),
	hired: (job) => ({ tone: 'brand', text: `${stageNames.hired}: ${job}` }),
	rejected: (job) => ({ tone: 'neutral', text: `${stageNames.rejected}: ${job}` }),
}

/** The hospital's progress with a candidate, in the few words of a row. It names the last step toward a hire. */
export function candidateStatus(
	{ application, contact }: Pick<Candidate, 'application' | 'contact'>,
	now: Date,
): CandidateStatus {
	if (application && application.stage !== 'withdrawn' && !isOverruled(application, contact))
		return stagePhrases[application.stage](application.jobTitle)
	if (!contact) return { tone: 'neutral', text: 'Not contacted' }
	switch (contact.status) {
		case 'sent':
			return { tone: 'info', text: `Contact request sent ${shortAgo(contact.sentAt, now)}` }
		case 'accepted':
			return contact.revoked
				? { tone: 'neutral', text: requestLabel('hospital', 'accepted', true) }
				: { tone: 'success', text: 'Request accepted' }
		case 'declined':
			return { tone: 'neutral', text: 'Request declined' }
		case 'expired':
			return { tone: 'neutral', text: 'No response' }
		case 'withdrawn':
			return { tone: 'neutral', text: 'Not contacted' }
	}
}

/** A rejection of long ago says less than a request that is waiting or was accepted since. */
const isOverruled = ({ stage, at }: { stage: Stage; at: Date }, contact: { status: string; sentAt: Date } | null) =>
	stage === 'rejected' && contact !== null && contact.status !== 'withdrawn' && contact.sentAt > at

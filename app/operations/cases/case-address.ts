import { type CaseKind, reportHours } from '#app/cases/kinds.ts'
import { answerTargetHours } from '#app/content/message-status.ts'
import { checkHours } from '#app/credentials/status.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'

type Queue = {
	label: string
	path: string
	/** We aim to decide within so many hours. */
	targetHours: number
}

/** The page of each queue; below it are its cases. Their addresses are older than the cases. */
export const queues: Record<CaseKind, Queue> = {
	hospital: { label: 'Hospitals to check', path: '/operator/hospitals', targetHours: 48 },
	credential: { label: 'Credentials to check', path: '/operator/credentials', targetHours: checkHours },
	review: { label: 'Texts in review', path: '/operator/reviews', targetHours: reviewTargetHours },
	'job-report': { label: 'Reported jobs', path: '/operator/reports', targetHours: reportHours },
	'user-report': { label: 'User reports', path: '/operator/conduct', targetHours: reportHours },
	rating: { label: 'Ratings to check', path: '/operator/ratings', targetHours: 48 },
	'contact-message': { label: 'Contact messages', path: '/operator/messages', targetHours: answerTargetHours },
	// A proposal does no harm until it is confirmed, but someone waits for it.
	proposal: { label: 'To confirm', path: '/operator/proposals', targetHours: 24 },
	appeal: { label: 'Appeals', path: '/operator/appeals', targetHours: 48 },
	task: { label: 'Failed tasks', path: '/operator/tasks', targetHours: 24 },
}

export const isLate = (kind: CaseKind, since: Date, now: Date) =>
	now.getTime() - since.getTime() > queues[kind].targetHours * 3_600_000

export const caseAddress = (kind: CaseKind, id: string) => `${queues[kind].path}/${id}`

/** Where something is done about a case: 'hold', 'question'. */
export const caseWorkAddress = (kind: CaseKind, id: string, work: string) => `/operator/cases/${kind}/${id}/${work}`

import { checkHours } from '#app/credentials/status.ts'
import { complaintDays, dataRequestDays, orderHours, removalHours } from '#app/law.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'

/** What we promise to who writes to us, in working days. */
export const answerTargetDays = 2

type Queue = {
	label: string
	/** The page of the queue; below it are its cases. The addresses are older than the cases. */
	path: string
	/** We aim to decide within so many hours. */
	targetHours: number
	/** Which operators decide it, beside the leads. */
	duty: 'check' | 'moderate' | 'lead'
}

/** We aim to answer a report within so many hours. */
export const reportHours = 48

/** Complaints and requests that a law gives a time for. Anyone may send one, without an account. */
export const rightsKinds = ['complaint', 'removal', 'order', 'correction', 'withdrawal', 'nominee'] as const
export type RightsKind = (typeof rightsKinds)[number]

const rightsQueue = (kind: RightsKind, label: string, targetHours: number) =>
	({ label, path: `/operator/rights/${kind}`, targetHours, duty: 'moderate' }) as const

/** What operators work on, each in a queue of its own. A case is one of these things and what is done about it on our side. */
export const queues = {
	hospital: { label: 'Hospitals to check', path: '/operator/hospitals', targetHours: 48, duty: 'check' },
	credential: {
		...{ label: 'Credentials to check', path: '/operator/credentials' },
		...{ targetHours: checkHours, duty: 'check' },
	},
	review: { label: 'Texts in review', path: '/operator/reviews', targetHours: reviewTargetHours, duty: 'moderate' },
	'job-report': { label: 'Reported jobs', path: '/operator/reports', targetHours: reportHours, duty: 'moderate' },
	'user-report': { label: 'User reports', path: '/operator/conduct', targetHours: reportHours, duty: 'moderate' },
	rating: { label: 'Ratings to check', path: '/operator/ratings', targetHours: 48, duty: 'moderate' },
	'contact-message': {
		...{ label: 'Contact messages', path: '/operator/messages' },
		...{ targetHours: answerTargetDays * 24, duty: 'moderate' },
	},
	complaint: rightsQueue('complaint', 'Complaints', complaintDays * 24),
	removal: rightsQueue('removal', 'Removal requests', removalHours),
	order: rightsQueue('order', 'Orders received', orderHours),
	correction: rightsQueue('correction', 'Correction requests', dataRequestDays * 24),
	withdrawal: rightsQueue('withdrawal', 'Consent withdrawals', dataRequestDays * 24),
	nominee: rightsQueue('nominee', 'Nominees', dataRequestDays * 24),
	/** What a second operator confirms. It does no harm until then, but someone waits for it. */
	proposal: { label: 'To confirm', path: '/operator/proposals', targetHours: 24, duty: 'moderate' },
	/** Of a suspension or a removal; those of checks are cases of what was checked. */
	appeal: { label: 'Appeals', path: '/operator/appeals', targetHours: 48, duty: 'moderate' },
	task: { label: 'Failed tasks', path: '/operator/tasks', targetHours: 24, duty: 'lead' },
} as const satisfies Record<string, Queue>

export type CaseKind = keyof typeof queues
export const caseKinds = Object.keys(queues) as [CaseKind, ...CaseKind[]]

export const isLate = (kind: CaseKind, since: Date, now: Date) =>
	now.getTime() - since.getTime() > queues[kind].targetHours * 3_600_000

export const caseAddress = (kind: CaseKind, id: string) => `${queues[kind].path}/${id}`

/** What cannot be undone, so that one operator proposes it and another confirms. */
export const proposalKinds = ['remove-job', 'release-number', 'discard-task'] as const
export type ProposalKind = (typeof proposalKinds)[number]

export const proposalNames: Record<ProposalKind, string> = {
	'remove-job': 'Remove job',
	'release-number': 'Delete account of a number with a new owner',
	'discard-task': 'Discard task',
}

export const isRightsKind = (text: string | undefined): text is RightsKind => rightsKinds.some((kind) => kind === text)

export const isCaseKind = (text: string | undefined): text is CaseKind => caseKinds.some((kind) => kind === text)

/** Only here someone can be asked for more, and has a page to answer on. */
const askableKinds = ['hospital', 'credential', 'review', 'job-report', 'user-report'] as const
export type AskableKind = (typeof askableKinds)[number]
export const canBeAsked = (kind: CaseKind): kind is AskableKind => askableKinds.some((askable) => askable === kind)

/** An operator who does nothing for so long about a case they took leaves it to others. */
export const assignmentMinutes = 30

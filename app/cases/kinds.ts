/** What operators work on. A case is one of these things and what is done about it on our side. */
export const caseKinds = [
	'hospital',
	'credential',
	'review',
	'job-report',
	'user-report',
	'rating',
	'contact-message',
	/** What a second operator confirms. */
	'proposal',
	/** Of a suspension or a removal; those of checks are cases of what was checked. */
	'appeal',
	'task',
] as const
export type CaseKind = (typeof caseKinds)[number]

/** What cannot be undone, so that one operator proposes it and another confirms. */
export const proposalKinds = ['remove-job', 'release-number', 'discard-task'] as const
export type ProposalKind = (typeof proposalKinds)[number]

export const proposalNames: Record<ProposalKind, string> = {
	'remove-job': 'Remove job',
	'release-number': 'Delete account of a number with a new owner',
	'discard-task': 'Discard task',
}

export const isCaseKind = (text: string | undefined): text is CaseKind => caseKinds.some((kind) => kind === text)

/** We aim to answer a report within so many hours. */
export const reportHours = 48

/** Only here someone can be asked for more, and has a page to answer on. */
const askableKinds = ['hospital', 'credential', 'review', 'job-report', 'user-report'] as const
export type AskableKind = (typeof askableKinds)[number]
export const canBeAsked = (kind: CaseKind): kind is AskableKind => askableKinds.some((askable) => askable === kind)

/** An operator who does nothing for so long about a case they took leaves it to others. */
export const assignmentMinutes = 30

/** How long a case can be put on hold. It returns to the queue by itself. */
export const holdDays = [1, 3, 7] as const

export const longestCaseText = 1000

/** Which operators decide it, beside the leads. */
export const dutyOf = (kind: CaseKind) => (kind === 'hospital' || kind === 'credential' ? 'check' : 'moderate')

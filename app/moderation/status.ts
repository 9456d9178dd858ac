import { undoSeconds } from '#app/platform/undo.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'

/** What is held until an operator has read it. */
export const reviewSubjects = [
	'job',
	'job-edit',
	'hospital-page',
	'hospital-name',
	'contact-request',
	'message',
	'offer',
] as const
export type ReviewSubject = (typeof reviewSubjects)[number]

export const reviewSubjectNames: Record<ReviewSubject, string> = {
	job: 'Job',
	'job-edit': 'Changes to a job',
	'hospital-page': 'Hospital page',
	'hospital-name': 'Hospital name',
	'contact-request': 'Contact request',
	message: 'Message',
	offer: 'Offer',
}

export const reviewStatuses = ['waiting', 'passed', 'refused', 'withdrawn'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewStatusNames: Record<ReviewStatus, string> = {
	waiting: 'In review',
	passed: 'Approved',
	refused: 'Not approved',
	withdrawn: 'Withdrawn',
}

/** How long we aim to take at most. */
export const reviewTargetHours = 24

/** What the scanner holds waits for an operator. The author withdraws it, also by an edit that replaces it. */
export const reviewLifecycle = defineLifecycle({
	name: 'review',
	states: reviewStatuses,
	moves: [
		{
			name: 'approve',
			from: ['waiting'],
			to: 'passed',
			by: 'operator',
			given: 'when it can still be published or sent',
		},
		{ name: 'refuse', from: ['waiting'], to: 'refused', by: 'operator', undoSeconds },
		{ name: 'withdraw', from: ['waiting'], to: 'withdrawn', by: 'author' },
	],
})

/** Why a text is refused, in the words that its author reads. */
export const refusalReasons = [
	'It asks for money. Hospitals may not ask specialists for a fee, deposit or any other payment.',
	'It contains contact details. Remove phone numbers, email addresses, links and account names.',
	'It says that original documents are kept. Hospitals may check originals but must return them.',
	'It asks for a code, PIN, password, card or signed cheque. No hospital needs them.',
	'It promises selection or pay that cannot be true, or presses people to decide.',
	'It recruits in the name of another hospital.',
	'The pay does not look right. Check the amount and the unit.',
	'The text was copied from another hospital. Describe your own position.',
	'It is misleading about the position or the hospital.',
	'The new name is not on the registration certificate. Upload the new certificate and ask again.',
] as const

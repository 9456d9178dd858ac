import type { RightsKind } from '#app/cases/kinds.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { t, words } from '#app/platform/language/words.ts'

/** What became of a complaint or request. */
export const rightsStatuses = ['open', 'answered', 'spam'] as const
export type RightsStatus = (typeof rightsStatuses)[number]

export const rightsStatusNames: Record<RightsStatus, string> = { open: 'Open', answered: 'Answered', spam: 'Spam' }

export const rightsOutcomes = ['granted', 'refused'] as const
export type RightsOutcome = (typeof rightsOutcomes)[number]

export const rightsOutcomeNames: Record<RightsOutcome, string> = words({
	granted: 'Done as requested',
	refused: 'Not done as requested',
})

export const rightsLifecycle = defineLifecycle({
	name: 'complaint or request',
	states: rightsStatuses,
	moves: [
		{ name: 'answer', from: ['open'], to: 'answered', by: 'operator' },
		{ name: 'mark as spam', from: ['open'], to: 'spam', by: 'operator' },
		{ name: 'reopen', from: ['answered', 'spam'], to: 'open', by: 'operator' },
	],
})

type Described = {
	/** As the form and the receipt name it. */
	name: string
	/** What it is for. */
	hint: string
	/** The label of the field beside the text. Without one the kind has none. */
	about?: string
	/** It cannot be answered without. */
	needsAbout?: true
}

export const rightsKindTexts: Record<RightsKind, Described> = {
	complaint: {
		get name() {
			return t`Complaint`
		},
		get hint() {
			return t`About our service, a user, a job, or how we use personal data.`
		},
		get about() {
			return t`Address of the page`
		},
	},
	removal: {
		get name() {
			return t`Removal of content`
		},
		get hint() {
			return t`A job, profile, picture or message that breaks the law or our terms.`
		},
		get about() {
			return t`Address of the page`
		},
		needsAbout: true,
	},
	correction: {
		get name() {
			return t`Correction of personal data`
		},
		get hint() {
			return t`Something we hold about you is wrong or out of date.`
		},
	},
	withdrawal: {
		get name() {
			return t`Withdrawal of consent`
		},
		get hint() {
			return t`You no longer want us to use your data.`
		},
	},
	nominee: {
		get name() {
			return t`Nominee`
		},
		get hint() {
			return t`Someone who may use your rights if you die or cannot use them yourself.`
		},
	},
	order: {
		get name() {
			return t`Order of a court or government`
		},
		get hint() {
			return t`For courts, police and authorities.`
		},
		get about() {
			return t`Authority and order number`
		},
		needsAbout: true,
	},
}

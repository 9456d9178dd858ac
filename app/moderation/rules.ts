import { t } from '#app/platform/language/words.ts'

/** Why a text is held, and what its author reads. Each key names one rule of the scanner. */
export const rules = {
	fee: {
		name: 'Asks for money',
		get advice() {
			return t`This reads like a request for money. Hospitals may not ask specialists for a fee, deposit or any other payment. Remove it.`
		},
	},
	documents: {
		name: 'Keeps original documents',
		get advice() {
			return t`Hospitals may check original documents but not keep them. Say that they are returned.`
		},
	},
	account: {
		name: 'Payment account',
		get advice() {
			return t`Remove the UPI ID, payment number or bank account. No payment is part of hiring here.`
		},
	},
	contact: {
		name: 'Contact details',
		get advice() {
			return t`Remove phone numbers, email addresses, links and account names. You can message people here.`
		},
	},
	identity: {
		name: 'Asks for secrets',
		get advice() {
			return t`This reads like a request for a code, PIN, password, card or signed cheque. No hospital needs them. Remove it.`
		},
	},
	promise: {
		name: 'Promise or pressure',
		get advice() {
			return t`This reads like a promise that no hospital can keep, or like pressure to decide. Describe the position, the pay and how you select.`
		},
	},
	name: {
		name: 'Speaks for another hospital',
		get advice() {
			return t`You can recruit for your own hospital only. Remove the name of the other one.`
		},
	},
	abroad: {
		name: 'Work abroad',
		get advice() {
			return t`This reads like work outside India. Recruiting for it needs a licence under the Emigration Act, so we carry jobs in India only. Read /doctors/guides/jobs-abroad.`
		},
	},
	'private-life': {
		name: 'Asks about private life',
		get advice() {
			return t`Religion, caste, marriage and children may not decide who gets a job. Remove what you ask about them.`
		},
	},
	script: {
		name: 'Not checked automatically in this script',
		get advice() {
			return t`Our automatic check reads English, Hindi and Marathi. Use one of them to have your text live at once.`
		},
	},
	pay: {
		name: 'Unusual pay',
		advice: 'The pay is far from what similar jobs offer. Check the amount and the unit.',
	},
	copied: {
		name: 'Text of another hospital',
		advice: 'The description is almost the same as in another hospital’s job. Describe your own position.',
	},
	'new-name': {
		name: 'New name of a verified hospital',
		advice: 'We verify every new name. Your present name and badge stay until we decide.',
	},
	'new-hospital': {
		name: 'New hospital',
		advice: 'We read the first two jobs of every new hospital before they go live. There is nothing to change.',
	},
	unchecked: {
		name: 'Not checked automatically',
		advice: 'Our automatic check was not available, so a person will read this. There is nothing to change.',
	},
} as const

export type RuleKey = keyof typeof rules

/** The rules whose sentences are found by weights that were learned from labelled texts. */
export const learnedRules = [
	'fee',
	'documents',
	'account',
	'contact',
	'identity',
	'promise',
	'name',
] as const satisfies readonly RuleKey[]

export type LearnedRule = (typeof learnedRules)[number]

/** One place in a text that a rule found; without a place it is about the whole. `quote` is what was found. */
export type Finding = { rule: RuleKey; field: string; start: number; end: number; quote: string }

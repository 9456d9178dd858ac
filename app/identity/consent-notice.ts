/**
 * What a specialist agrees to, item by item (Digital Personal Data Protection Act 2023, section 5): which data, what for, for
 * how long. A change of a word is a new version, and receipts name the version that was on the screen.
 */
export const consentVersion = '2026-11-21'
export const consentLanguage = 'en'

export const consentKeys = ['account', 'applications', 'job-alerts'] as const
export type ConsentKey = (typeof consentKeys)[number]

export type ConsentItem = {
	key: ConsentKey
	/** Without it there is no account; taking it back is deleting the account. */
	isRequired: boolean
	title: string
	what: string
	until: string
}

export const consentItems: readonly ConsentItem[] = [
	{
		key: 'account',
		isRequired: true,
		title: 'Your account',
		what: 'Name, mobile number and what you put in your profile: to log you in and to show hospitals what your privacy settings allow.',
		until: 'Until you delete your account.',
	},
	{
		key: 'applications',
		isRequired: true,
		title: 'Your applications',
		what: 'Profile and resume go to a hospital when you apply to its job; your number after it shortlists you.',
		until: 'Until you delete your account, or withdraw before you are shortlisted.',
	},
	{
		key: 'job-alerts',
		isRequired: false,
		title: 'Job alerts',
		what: 'Speciality, place and wishes: to write to you about new jobs that fit, by e-mail or SMS.',
		until: 'Until you switch them off.',
	},
]

export const requiredConsents = consentItems.filter(({ isRequired }) => isRequired).map(({ key }) => key)

export const lacksRequired = (agreed: readonly string[]) => requiredConsents.some((key) => !agreed.includes(key))

export const isConsentKey = (text: string): text is ConsentKey => consentKeys.some((key) => key === text)

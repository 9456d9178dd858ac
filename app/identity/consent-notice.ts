import { brand } from '#app/brand.ts'
import { accessDays } from '#app/durations.ts'
import { adultAge } from '#app/law.ts'
import { t } from '#app/platform/language/words.ts'

/**
 * What a specialist agrees to, item by item (Digital Personal Data Protection Act 2023, section 5): which data, what for, for
 * how long. A change of a word is a new version, and receipts name the version that was on the screen.
 */
export const consentVersion = '2026-12-01'

export const consentKeys = ['account', 'applications', 'identity-check', 'job-alerts', 'whatsapp'] as const
/** What only a member of a hospital is asked for, on the page of their own number. */
export const memberConsentKey = 'whatsapp-cover'
export type ConsentKey = (typeof consentKeys)[number] | typeof memberConsentKey

export type ConsentItem = {
	key: ConsentKey
	/** Without it there is no account; taking it back is deleting the account. */
	isRequired: boolean
	title: string
	what: string
	until: string
}

type ConsentTexts = Pick<ConsentItem, 'title' | 'what' | 'until'>

/** In the language of its reader. */
const consentItem = (key: ConsentKey, isRequired: boolean, texts: () => ConsentTexts): ConsentItem => ({
	key,
	isRequired,
	get title() {
		return texts().title
	},
	get what() {
		return texts().what
	},
	get until() {
		return texts().until
	},
})

export const consentItems: readonly ConsentItem[] = [
	consentItem('account', true, () => ({
		title: t`Your account`,
		what: t`Your name, mobile number and profile details, to log you in and to show verified hospitals what your privacy settings allow.`,
		until: t`Until you delete your account.`,
	})),
	consentItem('applications', true, () => ({
		title: t`Your applications`,
		what: t`When you apply, the hospital sees your profile and a preview of the resume you attach, from which contact details, addresses and employers are removed automatically. After it shortlists you, or after you accept its contact request, it can also see your phone number and email address (unless your settings hide them), your employers, the file you attached and the resume in your profile. If you accept a request for cover, the hospital sees your name and phone number.`,
		until: t`Until you withdraw the application, end the contact or delete your account. If the hospital does not select you, for ${{ days: accessDays }} days or until you end its access. A hospital keeps what it has already noted or downloaded.`,
	})),
	consentItem('identity-check', false, () => ({
		title: t`Identity check`,
		what: t`The name in the Secure QR code of your Aadhaar, to compare it with the name on your profile, and the date of birth in it, to see that you are ${{ age: adultAge }} or older. If the names match, we keep the day and the name on your profile, and hospitals that can view your profile see the day. We do not keep the code, its picture, your Aadhaar number, your photo, your date of birth or your address.`,
		until: t`Until you remove the check, change your name or delete your account.`,
	})),
	consentItem('job-alerts', false, () => ({
		title: t`Job alerts`,
		what: t`Your speciality, location, preferences and saved searches, to alert you to matching jobs by email, by SMS if you have not added an email address, by browser notification or on the site.`,
		until: t`Until you turn job alerts off.`,
	})),
	consentItem('whatsapp', false, () => ({
		title: t`Messages by WhatsApp`,
		what: t`Your mobile number and the messages that ${{ site: brand.name }} sends you. We hand both to WhatsApp, a service of Meta, which tells us whether a message arrived and which button you select.`,
		until: t`Until you turn WhatsApp off in Settings, or reply STOP to a message.`,
	})),
]

/** Members work in English. */
export const memberConsent: ConsentItem = {
	key: memberConsentKey,
	isRequired: false,
	title: 'Cover by WhatsApp',
	what: `Your confirmed mobile number and what ${brand.name} tells you by SMS about the cover you ask for. We hand both to WhatsApp, a service of Meta, which tells us whether a message arrived.`,
	until:
		'Until you turn WhatsApp off here, change or remove the number, leave the hospital, or reply STOP to a message.',
}

export const requiredConsents = consentItems.filter(({ isRequired }) => isRequired).map(({ key }) => key)

export const lacksRequired = (agreed: readonly string[]) => requiredConsents.some((key) => !agreed.includes(key))

export const isConsentKey = (text: string): text is ConsentKey => consentKeys.some((key) => key === text)

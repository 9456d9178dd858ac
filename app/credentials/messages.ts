import { defineMessage } from '#app/notifications/message.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { inDays } from './expiry.ts'
import { type CredentialKind, nameOfCredential } from './kinds.ts'
import { checkTarget } from './status.ts'
import { plural } from '#app/platform/text/counted.ts'

type Credential = {
	id: string
	kind: CredentialKind
	title: string
	number: string | null
	checkedAgainst: string | null
	statusReason: string | null
	validUntil: string | null
}
const registration: Credential = {
	id: '1',
	kind: 'registration',
	title: 'Karnataka Medical Council',
	number: 'KMC/112093',
	checkedAgainst: 'Indian Medical Register',
	statusReason: 'The name on the certificate is not the name on your profile.',
	validUntil: '2026-12-31',
}

const pageOf = (id: string) => `/profile/credentials/${id}`

export const credentialVerified = defineMessage({
	to: 'specialist',
	event: 'credential-decided',
	examples: [registration],
	write(credential: Credential) {
		const { checkedAgainst, kind } = credential
		const name = nameOfCredential(credential)
		return {
			title: `${credential.title} is verified`,
			app: checkedAgainst ? `${name}. Checked against: ${checkedAgainst}.` : name,
			href: pageOf(credential.id),
			email: [
				`We have verified ${name}.`,
				...(checkedAgainst ? [`Checked against: ${checkedAgainst}.`] : []),
				...(kind === 'registration' ? ['Hospitals now see the Verified badge on your profile.'] : []),
			],
			button: 'View your credentials',
			smsInstead: { template: 'credential-decided', params: { credential: credential.title, result: 'verified' } },
		}
	},
})

export const credentialRejected = defineMessage({
	to: 'specialist',
	event: 'credential-decided',
	examples: [registration],
	write: (credential: Credential) => ({
		title: `We could not verify ${credential.title}`,
		app: credential.statusReason ?? '',
		href: pageOf(credential.id),
		email: [
			`${nameOfCredential(credential)}. Reason: ${credential.statusReason}`,
			`Correct it and submit it again. We usually review it within ${checkTarget}.`,
		],
		button: 'Correct credential',
		smsInstead: { template: 'credential-decided', params: { credential: credential.title, result: 'not verified' } },
	}),
})

export const credentialExpired = defineMessage({
	to: 'specialist',
	event: 'credential-expiring',
	examples: [registration],
	write(credential: Credential) {
		const lastDay = credential.validUntil === null ? '' : formatDay(credential.validUntil)
		return {
			title: `${credential.title} has expired`,
			app: `It was valid until ${lastDay}. Renew it and add the new expiry date.`,
			href: pageOf(credential.id),
			email: [
				`${nameOfCredential(credential)} was valid until ${lastDay}.`,
				...(credential.kind === 'registration' ? ['The Verified badge based on it is no longer shown.'] : []),
				'After you renew it, add the new expiry date and document. We will verify it again.',
			],
			button: 'Add renewal',
			smsInstead: { template: 'credential-expiring', params: { credential: credential.title, date: lastDay } },
		}
	},
})

export const credentialExpiring = defineMessage({
	to: 'specialist',
	event: 'credential-expiring',
	examples: [{ ...registration, validUntil: '2026-12-31', daysLeft: 30 }],
	write: (credential: Credential & { validUntil: string; daysLeft: number }) => ({
		title: `${credential.title} expires ${inDays(credential.daysLeft)}`,
		app: `Valid until ${formatDay(credential.validUntil)}.`,
		href: pageOf(credential.id),
		email: [
			`${nameOfCredential(credential)} is valid up to and including ${formatDay(credential.validUntil)}.`,
			'Renewal can take weeks. Once you have the new expiry date, add it with the new document and we will verify it.',
		],
		button: 'View credential',
		smsInstead: {
			template: 'credential-expiring',
			params: { credential: credential.title, date: formatDay(credential.validUntil) },
		},
	}),
})

export const credentialInfected = defineMessage({
	to: 'specialist',
	examples: [{ credentialId: '1', fileName: 'KMC certificate.pdf' }],
	write: ({ credentialId, fileName }: { credentialId: string; fileName: string }) => ({
		title: 'We removed your document because it failed the virus check',
		app: `${fileName}. Please scan or photograph the certificate again and upload the new file.`,
		href: `${pageOf(credentialId)}/edit`,
	}),
})

export const credentialHolderRenamed = defineMessage({
	to: 'operator',
	examples: [{ credentialId: '1' }],
	write: ({ credentialId }: { credentialId: string }) => ({
		title: 'A verified specialist has changed their name',
		app: 'The credential is pending again. Compare the name with the document.',
		href: `/operator/credentials/${credentialId}`,
	}),
})

export const credentialsCheckedAgain = defineMessage({
	to: 'specialist',
	event: 'credential-decided',
	examples: [{ count: 1 }, { count: 2 }],
	write({ count }: { count: number }) {
		const what = plural(count, 'your credential')
		return {
			title: `You changed your name, so we are verifying ${what} again`,
			app: `Until then the Verified badge is not shown. We usually review ${plural(count, 'it', 'them')} within ${checkTarget}.`,
			href: '/profile/credentials',
			email: [
				`We verified ${what} under another name. Until we have compared your new name with your documents, the Verified badge is not shown.`,
				`We usually review ${plural(count, 'it', 'them')} within ${checkTarget}. If the document has your earlier name, add it as the name on the document. If you did not change your name, reply to this email.`,
			],
			button: 'View your credentials',
			smsInstead: { template: 'credential-decided', params: { credential: what, result: 'pending again' } },
		}
	},
})

export const packOpened = defineMessage({
	to: 'specialist',
	examples: [{ name: 'Meera Kulkarni', organisation: 'Lakeside Heart Institute' }],
	write: ({ name, organisation }: { name: string; organisation: string }) => ({
		title: `${name} viewed your credential pack`,
		app: organisation,
		href: '/profile/credential-packs',
	}),
})

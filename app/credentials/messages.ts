import { defineMessage } from '#app/notifications/message.ts'
import { formatDay } from '#app/platform/dates.ts'
import { inDays } from './expiry.ts'
import { type CredentialKind, nameOfCredential } from './kinds.ts'
import { checkTarget } from './status.ts'

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

export const packOpened = defineMessage({
	to: 'specialist',
	examples: [{ name: 'Meera Kulkarni', organisation: 'Lakeside Heart Institute' }],
	write: ({ name, organisation }: { name: string; organisation: string }) => ({
		title: `${name} viewed your credential pack`,
		app: organisation,
		href: '/profile/credential-packs',
	}),
})

import { defineMessage } from '#app/notifications/message.ts'
import { saidName } from '#app/platform/language/names.ts'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { many, t } from '#app/platform/language/words.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { type CredentialKind, nameOfCredential } from './kinds.ts'
import { checkSpan } from './status.ts'

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

const onWhatsApp = ({ id, title }: Credential, date: string) =>
	({
		template: 'credential_expiring',
		params: { credential: title, date },
		payloads: { renew: `page.certificate ${id}` },
	}) as const

export const credentialVerified = defineMessage({
	name: 'credentials.credential-verified',
	to: 'specialist',
	event: 'credential-decided',
	examples: [registration],
	write(credential: Credential) {
		const { checkedAgainst, kind } = credential
		const name = nameOfCredential(credential)
		return {
			title: t`${{ credential: saidName(credential.title) }} is verified`,
			app: checkedAgainst ? t`${{ credential: name }}. Checked against: ${{ source: checkedAgainst }}.` : name,
			href: pageOf(credential.id),
			email: [
				t`We have verified ${{ credential: name }}.`,
				...(checkedAgainst ? [t`Checked against: ${{ source: checkedAgainst }}.`] : []),
				...(kind === 'registration' ? [t`Hospitals now see the Verified badge on your profile.`] : []),
			],
			button: t`View your credentials`,
			smsInstead: {
				template: 'credential-decided',
				params: { credential: saidName(credential.title), result: t.of('credential')`verified` },
			},
		}
	},
})

export const credentialRejected = defineMessage({
	name: 'credentials.credential-rejected',
	to: 'specialist',
	event: 'credential-decided',
	examples: [registration],
	write: (credential: Credential) => ({
		title: t`We could not verify ${{ credential: saidName(credential.title) }}`,
		app: saidChoice(credential.statusReason ?? ''),
		href: pageOf(credential.id),
		email: [
			t`${{ credential: nameOfCredential(credential) }}. Reason: ${{ reason: saidChoice(credential.statusReason ?? '') }}`,
			t`Correct it and submit it again. We usually review it within ${{ span: checkSpan }} hours.`,
		],
		button: t`Correct credential`,
		smsInstead: {
			template: 'credential-decided',
			params: { credential: saidName(credential.title), result: t.of('credential')`not verified` },
		},
	}),
})

export const credentialExpired = defineMessage({
	name: 'credentials.credential-expired',
	to: 'specialist',
	event: 'credential-expiring',
	examples: [registration],
	write(credential: Credential) {
		const lastDay = credential.validUntil === null ? '' : formatDay(credential.validUntil)
		return {
			title: t`${{ credential: saidName(credential.title) }} has expired`,
			app: t`It was valid until ${{ day: lastDay }}. Renew it and add the new expiry date.`,
			href: pageOf(credential.id),
			email: [
				t`${{ credential: nameOfCredential(credential) }} was valid until ${{ day: lastDay }}.`,
				...(credential.kind === 'registration' ? [t`The Verified badge based on it is no longer shown.`] : []),
				t`After you renew it, add the new expiry date and document. We will verify it again.`,
			],
			button: t`Add renewal`,
			smsInstead: {
				template: 'credential-expiring',
				params: { credential: saidName(credential.title), date: lastDay },
			},
			whatsapp: onWhatsApp(credential, lastDay),
		}
	},
})

export const credentialExpiring = defineMessage({
	name: 'credentials.credential-expiring',
	to: 'specialist',
	event: 'credential-expiring',
	examples: [{ ...registration, validUntil: '2026-12-31', daysLeft: 30 }],
	write: (credential: Credential & { validUntil: string; daysLeft: number }) => ({
		title: expiresIn(saidName(credential.title), credential.daysLeft),
		app: t`Valid until ${{ day: formatDay(credential.validUntil) }}.`,
		href: pageOf(credential.id),
		email: [
			t`${{ credential: nameOfCredential(credential) }} is valid up to and including ${{ day: formatDay(credential.validUntil) }}.`,
			t`Renewal can take weeks. Once you have the new expiry date, add it with the new document and we will verify it.`,
		],
		button: t`View credential`,
		smsInstead: {
			template: 'credential-expiring',
			params: { credential: saidName(credential.title), date: formatDay(credential.validUntil) },
		},
		whatsapp: onWhatsApp(credential, formatDay(credential.validUntil)),
	}),
})

function expiresIn(credential: string, days: number) {
	if (days <= 0) return t`${{ credential }} expires today`
	if (days === 1) return t`${{ credential }} expires tomorrow`
	return many({ days, credential }, '{credential} expires in # day', '{credential} expires in # days')
}

export const credentialInfected = defineMessage({
	name: 'credentials.credential-infected',
	to: 'specialist',
	examples: [{ credentialId: '1', fileName: 'KMC certificate.pdf' }],
	write: ({ credentialId, fileName }: { credentialId: string; fileName: string }) => ({
		title: t`We removed your document because it failed the virus check`,
		app: t`${{ file: fileName }}. Please scan or photograph the certificate again and upload the new file.`,
		href: `${pageOf(credentialId)}/edit`,
	}),
})

export const credentialHolderRenamed = defineMessage({
	name: 'credentials.credential-holder-renamed',
	to: 'operator',
	examples: [{ credentialId: '1' }],
	write: ({ credentialId }: { credentialId: string }) => ({
		title: 'A verified specialist has changed their name',
		app: 'The credential is pending again. Compare the name with the document.',
		href: `/operator/credentials/${credentialId}`,
	}),
})

export const credentialsCheckedAgain = defineMessage({
	name: 'credentials.credentials-checked-again',
	to: 'specialist',
	event: 'credential-decided',
	examples: [{ count: 1 }, { count: 2 }],
	write({ count }: { count: number }) {
		const values = { count, span: checkSpan }
		const what = many(values, 'your credential', 'your credentials')
		return {
			title: many(
				values,
				'You changed your name, so we are verifying your credential again',
				'You changed your name, so we are verifying your credentials again',
			),
			app: many(
				values,
				'Until then the Verified badge is not shown. We usually review it within {span} hours.',
				'Until then the Verified badge is not shown. We usually review them within {span} hours.',
			),
			href: '/profile/credentials',
			email: [
				many(
					values,
					'We verified your credential under another name. Until we have compared your new name with your documents, the Verified badge is not shown.',
					'We verified your credentials under another name. Until we have compared your new name with your documents, the Verified badge is not shown.',
				),
				many(
					values,
					'We usually review it within {span} hours. If the document has your earlier name, add it as the name on the document. If you did not change your name, reply to this email.',
					'We usually review them within {span} hours. If the document has your earlier name, add it as the name on the document. If you did not change your name, reply to this email.',
				),
			],
			button: t`View your credentials`,
			smsInstead: {
				template: 'credential-decided',
				params: { credential: what, result: t.of('credential')`pending again` },
			},
		}
	},
})

export const packOpened = defineMessage({
	name: 'credentials.pack-opened',
	to: 'specialist',
	examples: [{ name: 'Meera Kulkarni', organisation: 'Lakeside Heart Institute' }],
	write: ({ name, organisation }: { name: string; organisation: string }) => ({
		title: t`${{ name }} viewed your credential pack`,
		app: organisation,
		href: '/profile/credential-packs',
	}),
})

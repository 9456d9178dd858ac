import { eq } from 'drizzle-orm'
import { notify, writeTo } from '#app/notifications/notify.server.ts'
import { formatDay } from '#app/platform/dates.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { reader } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { nameOfCredential } from './kinds.ts'
import { checkTarget } from './status.ts'
import type { credentials } from './tables.server.ts'

type Credential = typeof credentials.$inferSelect
type PendingJob = { subject: string; body: string; paragraphs: string[]; label: string }

function messageFor(credential: Credential): PendingJob | null {
	const { title, statusReason, checkedAgainst, validUntil, kind } = credential
	const name = nameOfCredential(credential)
	const lastDay = validUntil === null ? '' : formatDay(validUntil)
	if (credential.status === 'verified')
		return {
			subject: `${title} is verified`,
			body: checkedAgainst ? `${name}. Checked against: ${checkedAgainst}.` : name,
			paragraphs: [
				`We have verified ${name}.`,
				...(checkedAgainst ? [`Checked against: ${checkedAgainst}.`] : []),
				...(kind === 'registration' ? ['Hospitals now see the Verified badge on your profile.'] : []),
			],
			label: 'View your credentials',
		}
	if (credential.status === 'rejected')
		return {
			subject: `We could not verify ${title}`,
			body: statusReason ?? '',
			paragraphs: [
				`${name}. Reason: ${statusReason}`,
				`Correct it and submit it again. We usually review it within ${checkTarget}.`,
			],
			label: 'Correct credential',
		}
	if (credential.status === 'expired')
		return {
			subject: `${title} has expired`,
			body: `It was valid until ${lastDay}. Renew it and add the new expiry date.`,
			paragraphs: [
				`${name} was valid until ${lastDay}.`,
				...(kind === 'registration' ? ['The Verified badge based on it is no longer shown.'] : []),
				'After you renew it, add the new expiry date and document. We will verify it again.',
			],
			label: 'Add renewal',
		}
	// Sending it again is what the owner did.
	return null
}

export const findReader = async (tx: Transaction, specialistId: string) =>
	tx.select(reader).from(specialists).where(eq(specialists.id, specialistId))

/** Tells whose credential it is, in the app and by mail, in the transaction that moved it. */
export async function notifyOwner(tx: Transaction, credential: Credential, eventId: string) {
	const news = messageFor(credential)
	if (!news) return
	const { subject, body, paragraphs, label } = news
	const key = `credential-status/${eventId}`
	const href = `/profile/credentials/${credential.id}`
	await notify(tx, [credential.specialistId], { key, title: subject, body, href })
	await writeTo(tx, await findReader(tx, credential.specialistId), {
		key,
		event: credential.status === 'expired' ? 'credential-expiring' : 'credential-decided',
		mail: { subject, paragraphs, action: { label, href } },
	})
}

import type { LockedApplication } from '#app/applications/transitions.server.ts'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { notify, retractNotice, writeTo } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { enqueue } from '#app/platform/tasks.server.ts'
import { undoSeconds } from '#app/applications/stage.ts'
import { type Terms, formatTerms } from './labels.ts'
import { hospitalPage, offerKey, offerPage, writeAboutOffer } from './offer-emails.server.ts'

/** Notifies at once. Email and SMS follow a minute later, when it cannot be undone unseen. */
export async function notifyOfOffer(tx: Transaction, application: LockedApplication, offer: Terms & { id: string }) {
	const { hospitalName, jobTitle, specialistId } = application
	await notify(tx, [specialistId], {
		key: offerKey(offer.id, 'sent'),
		title: `${hospitalName} has made you an offer`,
		body: `${jobTitle}: ${formatTerms(offer)}`,
		href: offerPage(offer.id),
	})
	await enqueue(tx, writeAboutOffer, { offerId: offer.id, what: 'sent' }, { startAfterSeconds: undoSeconds })
}

export const retractOffer = (tx: Transaction, offerId: string) => retractNotice(tx, offerKey(offerId, 'sent'))
export const retractAnswer = (tx: Transaction, offerId: string) => retractNotice(tx, offerKey(offerId, 'answered'))

/** Notifies all the hospital's members of the answer. Email waits until undo ends. */
export async function notifyOfAnswer(
	tx: Transaction,
	application: LockedApplication,
	{ id, answer, reason }: { id: string; answer: 'accepted' | 'declined'; reason: string | null },
) {
	const members = await listMembersToNotify(tx, application.hospitalId)
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{
			key: offerKey(id, 'answered'),
			title: `${application.specialistName} ${answer} your offer`,
			body: reason ? `${application.jobTitle}. Reason: ${reason}` : application.jobTitle,
			href: hospitalPage(application.id),
		},
	)
	await enqueue(tx, writeAboutOffer, { offerId: id, what: 'answered' }, { startAfterSeconds: undoSeconds })
}

/** The hospital took it back after the specialist may have read it. */
export async function notifyOfWithdrawal(
	tx: Transaction,
	{ hospitalName, jobTitle, specialistId }: LockedApplication,
	offerId: string,
) {
	const notice = {
		key: offerKey(offerId, 'ended'),
		title: `${hospitalName} withdrew its offer`,
		body: jobTitle,
		href: offerPage(offerId),
	}
	await notify(tx, [specialistId], notice)
	await enqueue(tx, writeAboutOffer, { offerId, what: 'ended' })
}

/** No one answered in time. Notifies both sides. */
export async function notifyOfExpiry(tx: Transaction, application: LockedApplication, offerId: string) {
	const { id, hospitalId, hospitalName, jobTitle, specialistId, specialistName } = application
	const key = offerKey(offerId, 'ended')
	await notify(tx, [specialistId], {
		key,
		title: `The offer from ${hospitalName} has expired`,
		body: jobTitle,
		href: offerPage(offerId),
	})
	const members = await listMembersToNotify(tx, hospitalId)
	const title = `Your offer to ${specialistName} has expired`
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{ key, title, body: `${jobTitle}. You can make a new one.`, href: hospitalPage(id) },
	)
	await writeTo(tx, members, {
		key,
		event: 'offer-answered',
		mail: {
			subject: title,
			paragraphs: [
				`${jobTitle}: there was no response within 14 days. The application stays active and you can make a new offer.`,
			],
			action: { label: 'View application', href: hospitalPage(id) },
		},
	})
}

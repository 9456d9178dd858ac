import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { notify, retractNotice, writeTo } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import { enqueue } from '#app/platform/tasks.server.ts'
import { readBrief } from '#app/specialists/brief.server.ts'
import type { LockedRequest } from './transitions.server.ts'
import { writeAboutRequest } from './request-mail.server.ts'
import { withdrawalSeconds } from './status.ts'

const keyOf = (requestId: string) => `contact-request/${requestId}`
export const specialistPage = (requestId: string) => `/contact-requests/${requestId}`
const threadPage = (specialistId: string) => `/messages/with/${specialistId}`

/**
 * The notification appears at once and goes with the request. Sent email and SMS stay, so they wait until it can no
 * longer be withdrawn.
 */
export async function notifyOfRequest(
	tx: Transaction,
	request: { id: string; hospital: { id: string; name: string }; specialistId: string; about: string },
) {
	const { id, hospital, specialistId, about } = request
	await notify(tx, [specialistId], {
		key: keyOf(id),
		title: `${hospital.name} would like to talk to you`,
		body: about,
		href: specialistPage(id),
	})
	await enqueue(tx, writeAboutRequest, { requestId: id }, { startAfterSeconds: withdrawalSeconds })
	await announceContacts(tx, request.hospital.id, specialistId, id)
}

export async function retractRequest(tx: Transaction, { id, hospitalId, specialistId }: LockedRequest) {
	await retractNotice(tx, keyOf(id))
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** As the hospital may call them now: after an acceptance by name, else as far as their profile shows. */
async function calledBy(tx: Transaction, request: LockedRequest) {
	const { name, speciality } = await readBrief(tx, request)
	return name ?? `The ${speciality.toLowerCase()} you contacted`
}

/** Notifies all members of the hospital, by email too, because the answer opens or closes contact. */
export async function notifyOfAnswer(tx: Transaction, request: LockedRequest, answer: 'accepted' | 'declined') {
	const { id, hospitalId, specialistId, jobTitle, reason } = request
	const about = jobTitle ?? reason ?? ''
	const accepted = answer === 'accepted'
	const who = await calledBy(tx, request)
	const title = accepted ? `${who} accepted your request` : `${who} declined your request`
	const href = accepted ? threadPage(specialistId) : `/hospital/contact-requests?status=declined#request-${id}`
	const members = await listMembersToNotify(tx, hospitalId)
	const key = `contact-answer/${id}`
	const accountIds = members.map(({ accountId }) => accountId)
	await notify(tx, accountIds, { key, title, body: about, href })
	await writeTo(tx, members, {
		key,
		event: 'contact-answered',
		mail: {
			subject: title,
			paragraphs: accepted
				? [`${who} accepted your request about: ${about}.`, 'You can now message each other.']
				: [`${who} declined your request about: ${about}.`],
			action: accepted ? { label: 'Open the conversation', href } : { label: 'View your requests', href },
		},
	})
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** The specialist shares nothing more with the hospital. */
export async function notifyOfRevocation(tx: Transaction, request: LockedRequest) {
	const { id, hospitalId, specialistId } = request
	const members = await listMembersToNotify(tx, hospitalId)
	const who = await calledBy(tx, request)
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{
			key: `contact-revoked/${id}`,
			title: `${who} ended the contact`,
			body: 'Their phone, email and full profile are no longer shared with you.',
			href: `/hospital/contact-requests?status=accepted#request-${id}`,
		},
	)
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Notifies both that no one answered in time, and the hospital that it may ask someone else. */
export async function notifyOfExpiry(tx: Transaction, request: LockedRequest) {
	const { id, hospitalId, hospitalName, specialistId, reader, jobTitle, reason } = request
	const about = jobTitle ?? reason ?? ''
	const key = `contact-expired/${id}`
	const title = `The request from ${hospitalName} has expired`
	const body = 'You did not respond within 14 days. The hospital may send a new request.'
	await notify(tx, [specialistId], { key, title, body, href: specialistPage(id) })
	await writeTo(tx, [reader], {
		key,
		event: 'contact-request-expired',
		mail: {
			subject: title,
			paragraphs: [`${about}. ${body}`],
			action: { label: 'View request', href: specialistPage(id) },
		},
	})
	const members = await listMembersToNotify(tx, hospitalId)
	const subject = `${await calledBy(tx, request)} did not respond`
	const href = `/hospital/contact-requests?status=expired#request-${id}`
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{ key, title: subject, body: `${about}. This request does not count towards your limit.`, href },
	)
	await writeTo(tx, members, {
		key,
		event: 'contact-unanswered',
		mail: {
			subject,
			paragraphs: [`There was no response within 14 days: ${about}. This request does not count towards your limit.`],
			action: { label: 'View your requests', href },
		},
	})
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Open pages of both sides look again. */
export async function announceContacts(tx: Transaction, hospitalId: string, specialistId: string, id: string) {
	const members = await listMembersToNotify(tx, hospitalId)
	await announceChange(tx, [specialistId, ...members.map(({ accountId }) => accountId)], { kind: 'contacts', id })
}

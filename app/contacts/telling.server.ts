import { listMembersToTell } from '#app/hospitals/membership.server.ts'
import { notify, retractNotice, writeTo } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import { enqueue } from '#app/platform/tasks.server.ts'
import type { LockedRequest } from './moving.server.ts'
import { writeAboutRequest } from './request-mail.server.ts'
import { takeBackSeconds } from './status.ts'

const keyOf = (requestId: string) => `contact-request/${requestId}`
export const specialistPage = (requestId: string) => `/contact-requests/${requestId}`
const threadPage = (specialistId: string) => `/messages/with/${specialistId}`

/**
 * The notice is there at once and leaves with the request; mail and SMS cannot leave, so they wait until it cannot be
 * taken back any more.
 */
export async function tellOfRequest(
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
	await enqueue(tx, writeAboutRequest, { requestId: id }, { startAfterSeconds: takeBackSeconds })
	await announceContacts(tx, request.hospital.id, specialistId, id)
}

export async function retractRequest(tx: Transaction, { id, hospitalId, specialistId }: LockedRequest) {
	await retractNotice(tx, keyOf(id))
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Who asked without a name hears of nobody's. */
export const calledBy = ({ anonymousMode, specialistName, speciality }: LockedRequest) =>
	anonymousMode ? `The ${speciality.toLowerCase()} you asked` : specialistName

/** Everybody who acts for the hospital hears of the answer, by mail too: it opens or closes a door. */
export async function tellOfAnswer(tx: Transaction, request: LockedRequest, answer: 'accepted' | 'declined') {
	const { id, hospitalId, specialistId, specialistName, jobTitle, reason } = request
	const about = jobTitle ?? reason ?? ''
	const accepted = answer === 'accepted'
	const who = accepted ? specialistName : calledBy(request)
	const title = accepted ? `${who} accepted your request` : `${who} declined your request`
	const href = accepted ? threadPage(specialistId) : `/hospital/contact-requests?status=declined#request-${id}`
	const members = await listMembersToTell(tx, hospitalId)
	const key = `contact-answer/${id}`
	const accountIds = members.map(({ accountId }) => accountId)
	await notify(tx, accountIds, { key, title, body: about, href })
	await writeTo(tx, members, {
		key,
		event: 'contact-answered',
		mail: {
			subject: title,
			paragraphs: accepted
				? [`${who} is glad to talk: ${about}.`, 'You can write to each other now.']
				: [`${who} said no for now: ${about}.`],
			action: accepted ? { label: 'Open the conversation', href } : { label: 'See your requests', href },
		},
	})
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** The specialist shares nothing more with the hospital. */
export async function tellOfRevocation(tx: Transaction, request: LockedRequest) {
	const { id, hospitalId, specialistId } = request
	const members = await listMembersToTell(tx, hospitalId)
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{
			key: `contact-revoked/${id}`,
			title: `${calledBy(request)} ended the contact`,
			body: 'Phone, e-mail and full profile are not shared with you any more.',
			href: `/hospital/contact-requests?status=accepted#request-${id}`,
		},
	)
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Nobody answered in time: both hear of it, and the hospital that it may ask somebody else instead. */
export async function tellOfExpiry(tx: Transaction, request: LockedRequest) {
	const { id, hospitalId, hospitalName, specialistId, name, email, jobTitle, reason } = request
	const about = jobTitle ?? reason ?? ''
	const key = `contact-expired/${id}`
	const title = `The request of ${hospitalName} ran out`
	const body = 'You did not answer within 14 days. The hospital may ask again.'
	await notify(tx, [specialistId], { key, title, body, href: specialistPage(id) })
	await writeTo(tx, [{ accountId: specialistId, name, email }], {
		key,
		event: 'contact-request-expired',
		mail: { subject: title, paragraphs: [`${about}. ${body}`], action: { label: 'See it', href: specialistPage(id) } },
	})
	const members = await listMembersToTell(tx, hospitalId)
	const subject = `${calledBy(request)} did not answer`
	const href = `/hospital/contact-requests?status=expired#request-${id}`
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{ key, title: subject, body: `${about}. The request does not count against your limit.`, href },
	)
	await writeTo(tx, members, {
		key,
		event: 'contact-unanswered',
		mail: {
			subject,
			paragraphs: [`No answer came within 14 days: ${about}. The request does not count against your limit.`],
			action: { label: 'See your requests', href },
		},
	})
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Open pages of both sides look again. */
export async function announceContacts(tx: Transaction, hospitalId: string, specialistId: string, id: string) {
	const members = await listMembersToTell(tx, hospitalId)
	await announceChange(tx, [specialistId, ...members.map(({ accountId }) => accountId)], { kind: 'contacts', id })
}

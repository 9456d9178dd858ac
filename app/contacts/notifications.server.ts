import { concernedByRequest } from './concerned.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { notify, retractNotice, send } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { readBrief } from '#app/specialists/brief.server.ts'
import {
	contactEnded,
	type ReceivedRequest,
	requestAccepted,
	requestDeclined,
	requestExpired,
	requestReceived,
	requestUnanswered,
} from './messages.ts'
import type { LockedRequest } from './transitions.server.ts'
import { receivedFacts, requestKey, writeAboutRequest } from './requests/request-mail.server.ts'
import { withdrawalSeconds } from './status.ts'

/**
 * The notification appears at once and goes with the request. Sent email and SMS stay, so they wait until it can no
 * longer be withdrawn.
 */
export async function notifyOfRequest(
	tx: Transaction,
	request: Omit<ReceivedRequest, 'link'> & { hospitalId: string; specialistId: string },
) {
	const { id, hospitalId, specialistId } = request
	await notify(tx, requestReceived, {
		to: [{ accountId: specialistId }],
		key: requestKey(id),
		facts: receivedFacts(request),
	})
	await enqueue(tx, writeAboutRequest, { requestId: id }, { startAfterSeconds: withdrawalSeconds })
	await announceContacts(tx, hospitalId, specialistId, id)
}

export async function retractRequest(tx: Transaction, { id, hospitalId, specialistId }: LockedRequest) {
	await retractNotice(tx, requestKey(id))
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Facts for messages to the hospital. The specialist's name is included only if the hospital may see it now. */
async function sentFacts(tx: Transaction, request: LockedRequest) {
	const { id, specialistId, titleForTeam, reason } = request
	const { name, speciality } = await readBrief(tx, request)
	const who = name ?? `The ${speciality.toLowerCase()} you contacted`
	return { id, specialistId, about: titleForTeam ?? reason ?? '', who }
}

/** Notifies all members of the hospital, by email too, because the answer opens or closes contact. */
export async function notifyOfAnswer(tx: Transaction, request: LockedRequest, answer: 'accepted' | 'declined') {
	const { id, hospitalId, specialistId } = request
	await send(tx, answer === 'accepted' ? requestAccepted : requestDeclined, {
		to: await listMembersToNotify(tx, hospitalId, concernedByRequest(id)),
		key: `contact-answer/${id}`,
		facts: await sentFacts(tx, request),
	})
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** The specialist shares nothing more with the hospital. */
export async function notifyOfRevocation(tx: Transaction, request: LockedRequest) {
	const { id, hospitalId, specialistId } = request
	await notify(tx, contactEnded, {
		to: await listMembersToNotify(tx, hospitalId, concernedByRequest(id)),
		key: `contact-revoked/${id}`,
		facts: await sentFacts(tx, request),
	})
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Notifies both that no one answered in time, and the hospital that it may ask someone else. */
export async function notifyOfExpiry(tx: Transaction, request: LockedRequest) {
	const { id, hospitalId, hospitalName, specialistId, jobTitle, reason, reader } = request
	const key = `contact-expired/${id}`
	const facts = await sentFacts(tx, request)
	await send(tx, requestExpired, { to: [reader], key, facts: { id, hospitalName, about: jobTitle ?? reason ?? '' } })
	await send(tx, requestUnanswered, {
		to: await listMembersToNotify(tx, hospitalId, concernedByRequest(id)),
		key,
		facts,
	})
	await announceContacts(tx, hospitalId, specialistId, id)
}

/** Open pages of both sides look again. */
export async function announceContacts(tx: Transaction, hospitalId: string, specialistId: string, id: string) {
	const members = await listMembersToNotify(tx, hospitalId, concernedByRequest(id))
	await announceChange(tx, [specialistId, ...members.map(({ accountId }) => accountId)], { kind: 'contacts', id })
}

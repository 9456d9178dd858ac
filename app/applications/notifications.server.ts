import { undoSeconds } from '#app/platform/undo.ts'
import { concernedBy } from './concerned.server.ts'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { notify, retractNotice, send } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { enqueue } from '#app/platform/tasks.server.ts'
import { applicationReceived, applicationWithdrawn } from './messages.ts'
import { type Stage } from './stage.ts'
import { messageAboutMove, moveKey, emailAboutTransition } from './tasks.server.ts'

type Names = {
	id: string
	jobTitle: string
	hospitalId: string
	hospitalName: string
	specialistId: string
	specialistName: string
}

/** Notifies all members of the hospital at once, because the product never withdraws a new application. */
export async function notifyOfApplication(tx: Transaction, application: Names, key = `application/${application.id}`) {
	const to = await listMembersToNotify(tx, application.hospitalId, concernedBy(application.id))
	await send(tx, applicationReceived, { to, key, facts: application })
}

/** The notice is there at once and leaves with an undo; mail and SMS cannot leave, so they wait until the undo cannot come. */
export async function notifyOfTransition(
	tx: Transaction,
	application: Names,
	{ eventId, to, reason }: { eventId: string; to: Stage; reason?: string },
) {
	const key = moveKey(eventId)
	if (to === 'withdrawn') {
		const members = await listMembersToNotify(tx, application.hospitalId, concernedBy(application.id))
		await notify(tx, applicationWithdrawn, { to: members, key, facts: application })
		return
	}
	const specialist = { accountId: application.specialistId }
	await notify(tx, messageAboutMove(to), { to: [specialist], key, facts: { ...application, to, reason } })
	await enqueue(tx, emailAboutTransition, { eventId }, { startAfterSeconds: undoSeconds })
}

export const retractTransition = (tx: Transaction, eventId: string) => retractNotice(tx, moveKey(eventId))

import type { ApplicationWhy } from './reasons.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { readForTeam } from './concerned.server.ts'
import { notify, notifyAll, retractNotices } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { enqueueAll } from '#app/platform/tasks/tasks.server.ts'
import { applicationWithdrawn } from './messages.ts'
import { type Stage } from './stage.ts'
import { messageAboutMove, moveKey, emailAboutTransition } from './tasks.server.ts'

type Names = { id: string; jobTitle: string; hospitalId: string; specialistId: string; specialistName: string }
/** What the specialist reads of it as well. */
type Moved = Names & { hospitalName: string; hospitalInSms: string }

/** The notice is there at once and leaves with an undo; mail and SMS cannot leave, so they wait until the undo cannot come. */
export async function notifyOfTransitions(
	tx: Transaction,
	moved: readonly { application: Moved; eventId: string; reason?: ApplicationWhy | undefined }[],
	to: Stage,
) {
	if (to === 'withdrawn') {
		for (const { application, eventId } of moved) {
			const told = await readForTeam(tx, application.id)
			if (told) await notify(tx, applicationWithdrawn, { ...told, key: moveKey(eventId) })
		}
		return
	}
	await notifyAll(
		tx,
		messageAboutMove(to),
		moved.map(({ application, eventId, reason }) => ({
			to: [{ accountId: application.specialistId }],
			key: moveKey(eventId),
			facts: { ...application, to, reason },
		})),
	)
	const emails = moved.map(({ eventId }) => ({ eventId }))
	await enqueueAll(tx, emailAboutTransition, emails, { startAfterSeconds: undoSeconds })
}

export const retractTransitions = (tx: Transaction, moved: readonly { eventId: string }[]) =>
	retractNotices(
		tx,
		moved.map(({ eventId }) => moveKey(eventId)),
	)

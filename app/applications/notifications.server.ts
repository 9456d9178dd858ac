import { eq } from 'drizzle-orm'
import { undoSeconds } from '#app/platform/undo.ts'
import { concernedBy } from './concerned.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify, notifyAll, retractNotices, send } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { enqueueAll } from '#app/platform/tasks/tasks.server.ts'
import { applicationReceived, applicationWithdrawn } from './messages.ts'
import { type Stage } from './stage.ts'
import { applications } from './tables.server.ts'
import { messageAboutMove, moveKey, emailAboutTransition } from './tasks.server.ts'

type Names = { id: string; jobTitle: string; hospitalId: string; specialistId: string; specialistName: string }
/** What the specialist reads of it as well. */
type Moved = Names & { hospitalName: string; hospitalInSms: string }

/** Notifies all members of the hospital at once, because the product never withdraws a new application. */
export async function notifyOfApplication(tx: Transaction, application: Names, key = `application/${application.id}`) {
	await send(tx, applicationReceived, { ...(await teamFacts(tx, application)), key })
}

/** Members whom an application concerns, and what they read of it: their group may have two jobs of one title. */
async function teamFacts(tx: Transaction, application: Names) {
	const to = await listMembersToNotify(tx, application.hospitalId, concernedBy(application.id))
	const [job] = await tx
		.select({ jobTitle: titleInLists({ sites: null }) })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(eq(applications.id, application.id))
	return { to, facts: { ...application, ...job } }
}

/** The notice is there at once and leaves with an undo; mail and SMS cannot leave, so they wait until the undo cannot come. */
export async function notifyOfTransitions(
	tx: Transaction,
	moved: readonly { application: Moved; eventId: string; reason?: string | undefined }[],
	to: Stage,
) {
	if (to === 'withdrawn') {
		for (const { application, eventId } of moved)
			await notify(tx, applicationWithdrawn, { ...(await teamFacts(tx, application)), key: moveKey(eventId) })
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

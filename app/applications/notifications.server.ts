import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { notify, retractNotice, writeTo } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { enqueue } from '#app/platform/tasks.server.ts'
import { type Stage, undoSeconds } from './stage.ts'
import { emailAboutTransition } from './tasks.server.ts'
import { moveHeadline } from './labels.ts'

type Names = {
	id: string
	jobTitle: string
	hospitalId: string
	hospitalName: string
	specialistId: string
	specialistName: string
}

const hospitalPage = (id: string) => `/hospital/applications/${id}`
const specialistPage = (id: string) => `/applications/${id}`
const noticeKey = (eventId: string) => `stage/${eventId}`

/** Notifies all members of the hospital at once, because the product never withdraws a new application. */
export async function notifyOfApplication(tx: Transaction, application: Names) {
	const { id, jobTitle, hospitalId, specialistName } = application
	const members = await listMembersToNotify(tx, hospitalId)
	const key = `application/${id}`
	const title = `New application: ${jobTitle}`
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{ key, title, body: `${specialistName} has applied.`, href: hospitalPage(id) },
	)
	await writeTo(tx, members, {
		key,
		event: 'application-received',
		mail: {
			subject: title,
			paragraphs: [
				`${specialistName} applied for ${jobTitle}.`,
				'Specialists can see how quickly your hospital usually responds.',
			],
			action: { label: 'View application', href: hospitalPage(id) },
		},
	})
}

/** The notice is there at once and leaves with an undo; mail and SMS cannot leave, so they wait until the undo cannot come. */
export async function notifyOfTransition(
	tx: Transaction,
	application: Names,
	{ eventId, to, reason }: { eventId: string; to: Stage; reason?: string },
) {
	const { id, jobTitle, hospitalId, hospitalName, specialistId, specialistName } = application
	if (to === 'withdrawn') {
		const members = await listMembersToNotify(tx, hospitalId)
		const title = `${specialistName} withdrew their application`
		const accountIds = members.map(({ accountId }) => accountId)
		await notify(tx, accountIds, { key: noticeKey(eventId), title, body: jobTitle, href: hospitalPage(id) })
		return
	}
	const title = moveHeadline(to, hospitalName)
	const body = reason ? `${jobTitle}. Reason: ${reason}` : jobTitle
	await notify(tx, [specialistId], { key: noticeKey(eventId), title, body, href: specialistPage(id) })
	await enqueue(tx, emailAboutTransition, { eventId }, { startAfterSeconds: undoSeconds })
}

export const retractTransition = (tx: Transaction, eventId: string) => retractNotice(tx, noticeKey(eventId))

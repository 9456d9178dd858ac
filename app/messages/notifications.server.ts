import { concernedByThread } from './concerned.server.ts'
import { eq } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { only, type Transaction } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { findReader, readBrief } from '#app/specialists/brief.server.ts'
import { messageFromHospital, messageFromSpecialist } from './messages.ts'
import type { Side } from './policy.ts'
import type { Pair } from '#app/relations/queries.server.ts'

/** Everyone whose page shows the thread, the specialist and the hospital's members. */
export async function announceIn(tx: Transaction, pair: Pair) {
	const { hospitalId, specialistId } = pair
	const members = await listMembersToNotify(tx, hospitalId, concernedByThread(pair))
	await announceChange(tx, [specialistId, ...members.map(({ accountId }) => accountId)], { kind: 'messages' })
	return members
}

type UnreadMessages = Pair & { messageId: string; side: Side; senderName: string }

/** Tells the open pages at once, and browsers that asked for it. The mail comes later, to who has not read it by then. */
export async function notifyOfMessage(tx: Transaction, news: UnreadMessages) {
	const members = await announceIn(tx, news)
	const key = `message/${news.messageId}`
	if (news.side === 'hospital')
		await writeTo(tx, messageFromHospital, {
			to: await findReader(tx, news.specialistId),
			key,
			facts: { name: await hospitalName(tx, news.hospitalId), otherId: news.hospitalId },
		})
	else
		await writeTo(tx, messageFromSpecialist, {
			to: members,
			key,
			facts: { name: await specialistName(tx, news), otherId: news.specialistId },
		})
}

export async function hospitalName(tx: Transaction, hospitalId: string): Promise<string> {
	return only(await tx.select({ name: hospitals.displayName }).from(hospitals).where(eq(hospitals.id, hospitalId))).name
}

/** As the hospital may call them. */
export const specialistName = async (tx: Transaction, pair: Pair) => (await readBrief(tx, pair)).name ?? 'A specialist'

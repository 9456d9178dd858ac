import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isUndecided } from '#app/cases/decisions.server.ts'
import { beginDecision } from '#app/cases/cases.server.ts'
import { isLate } from '#app/cases/kinds.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { formatDateTime, waitingFor } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner, type TransitionFailure } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { contactMessageLifecycle, type MessageStatus, messageStatuses } from './message-status.ts'
import { contactFormAnswered } from './messages.ts'
import { contactMessageEvents, contactMessages } from './tables.server.ts'

export const contactMessageRunner = lifecycleRunner(contactMessageLifecycle, {
	table: contactMessages,
	state: 'status',
	history: contactMessageEvents,
	of: 'messageId',
})

/** How many messages have each status. */
export async function countContactMessages(_actor: Operator): Promise<Record<MessageStatus, number>> {
	const rows = await db
		.select({ status: contactMessages.status, messages: count() })
		.from(contactMessages)
		.groupBy(contactMessages.status)
	const counted = new Map(rows.map((row) => [row.status, row.messages]))
	return Object.fromEntries(messageStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
		MessageStatus,
		number
	>
}

/** Messages of one status, 25 a page: open ones with the oldest on top, the others with the latest. */
export async function listContactMessages(
	_actor: Operator,
	{ status, page }: { status: MessageStatus; page: number },
	now = new Date(),
) {
	const { createdAt } = contactMessages
	const rows = await db
		.select({
			id: contactMessages.id,
			name: contactMessages.name,
			email: contactMessages.email,
			subject: contactMessages.subject,
			excerpt: sql<string>`left(${contactMessages.message}, 200)`,
			createdAt,
		})
		.from(contactMessages)
		.where(
			and(
				eq(contactMessages.status, status),
				status === 'open' ? isUndecided('contact-message', contactMessages.id) : undefined,
			),
		)
		.orderBy(status === 'open' ? asc(createdAt) : desc(createdAt), asc(contactMessages.id))
		.limit(perPage + 1)
		.offset(rowsBefore(page))
	return asPage(rows, page, ({ createdAt: at, ...message }) => ({
		...message,
		waiting: waitingFor(at, now),
		sent: formatDateTime(at),
		isLate: isLate('contact-message', at, now),
	}))
}

/** A message with everything we did about it. */
export async function findContactMessage(_actor: Operator, messageId: string) {
	const [message] = await db
		.select({
			id: contactMessages.id,
			name: contactMessages.name,
			email: contactMessages.email,
			subject: contactMessages.subject,
			message: contactMessages.message,
			status: contactMessages.status,
			version: contactMessages.version,
			createdAt: contactMessages.createdAt,
		})
		.from(contactMessages)
		.where(eq(contactMessages.id, messageId))
	if (!message) return null
	const events = await db
		.select({
			id: contactMessageEvents.id,
			to: contactMessageEvents.to,
			reply: contactMessageEvents.reply,
			at: contactMessageEvents.at,
			by: accounts.name,
		})
		.from(contactMessageEvents)
		.leftJoin(accounts, eq(accounts.id, contactMessageEvents.actorAccountId))
		.where(eq(contactMessageEvents.messageId, messageId))
		.orderBy(asc(contactMessageEvents.at))
	const { createdAt, ...shown } = message
	return {
		...shown,
		sent: formatDateTime(createdAt),
		events: events.map(({ at, by, ...event }) => ({ ...event, by: by ?? 'Account removed', at: formatDateTime(at) })),
	}
}

export type MessageFailure = 'not-found' | 'taken' | TransitionFailure
type Move = { version: number; reply?: string }

const lockMessage = async (tx: Transaction, where: SQL) =>
	(await tx.select().from(contactMessages).where(where).for('no key update'))[0]

/** Emails an answer to the sender, and keeps it. Fails with `changed-meanwhile` when a colleague was faster, with `taken` while one works on it. */
export const answerContactMessage = (actor: Operator, messageId: string, { version, reply }: Required<Move>) =>
	settle<{ name: string }, MessageFailure>(async (tx) => {
		const moved = await move(tx, actor, messageId, 'answered', { version, reply })
		if (!moved.ok) return moved
		const { name, email, createdAt, eventId } = moved.value
		await writeTo(tx, contactFormAnswered, {
			to: [{ email, name }],
			key: `contact/${messageId}/answer/${eventId}`,
			facts: { reply, sentAt: createdAt },
		})
		return ok({ name })
	})

/** Closes a message without an answer, marks it as spam, or opens it again. */
export const moveContactMessage = (
	actor: Operator,
	messageId: string,
	to: Exclude<MessageStatus, 'answered'>,
	{ version }: { version: number },
) => settle((tx) => move(tx, actor, messageId, to, { version }))

async function move(
	tx: Transaction,
	actor: Operator,
	messageId: string,
	to: MessageStatus,
	{ version, reply }: Move,
): Promise<Result<{ name: string; email: string; createdAt: Date; eventId: string }, MessageFailure>> {
	const message = await lockMessage(tx, eq(contactMessages.id, messageId))
	if (!message) return fail('not-found')
	const begun = await beginDecision(tx, actor, { kind: 'contact-message', subjectId: messageId })
	if (!begun.ok) return begun
	const moved = await contactMessageRunner.move(tx, message, {
		...{ to, by: 'operator', actorAccountId: actor.accountId, version },
		...(reply === undefined ? {} : { event: { reply } }),
	})
	if (!moved.ok) return moved
	const { name, email, createdAt } = message
	return ok({ name, email, createdAt, eventId: moved.value.eventId })
}

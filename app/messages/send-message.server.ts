import { and, count, eq, gt, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { adviceToSpecialist } from '#app/moderation/advice.ts'
import { examine, findHeldMessage, holdForReview, unpackContent } from '#app/moderation/held.server.ts'
import type { RuleKey } from '#app/moderation/rules.ts'
import { countHeld } from '#app/moderation/queries.server.ts'
import { only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { findRelation, type Pair } from '#app/relations/queries.server.ts'
import { hasMutualInterest, type Relation } from '#app/relations/rules.ts'
import type { StoredFile } from './files/file-upload.server.ts'
import { scanFileLater } from './files/file-scan.server.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { longestBurst } from './limits.ts'
import { pairWith, sideOf, type Writer } from './people.ts'
import { whyClosed, type WritingEnd } from './policy.ts'
import { messageFiles, messages, threads } from './tables.server.ts'
import { notifyOfMessage } from './notifications.server.ts'
import { findThread, openThread } from './threads.server.ts'

export type NewMessage = {
	body: string
	/** Made by the sender's page, once for each message. */
	clientKey: string
	file?: StoredFile | undefined
}

export type SendFailure = 'not-found' | 'too-fast' | 'file-with-held-text' | 'demand' | WritingEnd
/** `isHeld`: the other side gets it once an operator has approved it; then the id is that of the review. */
export type Sent = { messageId: string; fileId: string | null; isHeld: boolean }

/**
 * Sends one message to the other side and tells it, both or neither. Sent again with the same key it is still one
 * message, and the answer is the same.
 *
 * Fails with `not-found` when the two never had anything to do with each other, with the reason when writing has ended,
 * and with `too-fast` over the limit.
 *
 * A hospital's message that the scanner finds something in is held for an operator; with a file it fails with
 * `file-with-held-text`. After mutual interest contact details are free, demands for money are not. A specialist's demand fails with
 * `demand`.
 */
export async function sendMessage(
	writer: Writer,
	otherId: string,
	message: NewMessage,
): Promise<Result<Sent, SendFailure>> {
	return settle((tx) => sendWithin(tx, writer, otherId, message, { isApproved: false }))
}

/** Sends what an operator has approved, as if it were sent now. */
export async function sendApprovedMessage(tx: Transaction, member: Member, specialistId: string, held: string) {
	return sendWithin(tx, member, specialistId, unpackContent(held) as NewMessage, { isApproved: true })
}

async function sendWithin(
	tx: Transaction,
	writer: Writer,
	otherId: string,
	message: NewMessage,
	{ isApproved }: { isApproved: boolean },
): Promise<Result<Sent, SendFailure>> {
	const pair = pairWith(writer, otherId)
	// A block takes the hospital's row for itself: whatever comes after it has to wait, and finds it.
	await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, pair.hospitalId)).for('share')
	const relation = await findRelation(pair, tx)
	const refusal = await whyNot(tx, pair, relation)
	if (refusal || !relation) return fail(refusal ?? 'not-found')

	if (writer.kind === 'member' && !isApproved) {
		const held = await holdMessage(tx, writer, pair, message, hasMutualInterest(relation) ? ['contact'] : [])
		if (held) return held
	}
	if (writer.kind === 'specialist' && messageTexts(message).some(({ text }) => adviceToSpecialist(text) !== null))
		return fail('demand')
	const thread = await openThread(tx, pair)
	const before = await findSent(tx, thread.id, message.clientKey)
	if (before) return before.senderAccountId === writer.accountId ? ok(before.sent) : fail('not-found')
	if (await writesTooFast(tx, writer)) return fail('too-fast')
	return ok(await write(tx, writer, { ...pair, threadId: thread.id }, message))
}

/** What a message says in words. */
export const messageTexts = ({ body, file }: Pick<NewMessage, 'body' | 'file'>) => [
	{ field: 'Message', text: body },
	...(file ? [{ field: 'File name', text: file.fileName }] : []),
]

/** Puts a message that the scanner finds something in into the operators' queue; null when it finds nothing. */
async function holdMessage(
	tx: Transaction,
	member: Member,
	{ hospitalId, specialistId }: Pair,
	message: NewMessage,
	exceptions: readonly RuleKey[],
): Promise<Result<Sent, SendFailure> | null> {
	const about = { hospitalId, subjectId: specialistId }
	const texts = messageTexts(message)
	const before = await findHeldMessage(tx, about, texts)
	if (before) return ok({ messageId: before, fileId: null, isHeld: true })
	const findings = await examine(tx, { ...about, texts, exceptions })
	if (findings.length === 0) return null
	if ((await countHeld(member, 'message', tx)) >= longestBurst.messages) return fail('too-fast')
	if (message.file) return fail('file-with-held-text')
	const { reviewId } = await holdForReview(tx, {
		...about,
		...{ subject: 'message', specialistId, author: member, title: 'Message', texts, findings, content: message },
	})
	return ok({ messageId: reviewId, fileId: null, isHeld: true })
}

/** Strangers do not exist for each other. After contact has ended, the failure says so. */
async function whyNot(tx: Transaction, pair: Pair, relation: Relation | null): Promise<SendFailure | null> {
	if (!relation) return 'not-found'
	const end = whyClosed(relation)
	return end && !(await findThread(tx, pair)) ? 'not-found' : end
}

async function findSent(tx: Transaction, threadId: string, clientKey: string) {
	const [sent] = await tx
		.select({ messageId: messages.id, fileId: messageFiles.id, senderAccountId: messages.senderAccountId })
		.from(messages)
		.leftJoin(messageFiles, eq(messageFiles.messageId, messages.id))
		.where(and(eq(messages.threadId, threadId), eq(messages.clientKey, clientKey)))
	if (!sent) return null
	const { senderAccountId, ...answer } = sent
	return { senderAccountId, sent: { ...answer, isHeld: false } }
}

async function writesTooFast(tx: Transaction, { accountId }: Writer) {
	const [sent] = await tx
		.select({ recent: count() })
		.from(messages)
		.where(
			and(
				eq(messages.senderAccountId, accountId),
				gt(messages.sentAt, sql`now() - make_interval(mins => ${longestBurst.minutes})`),
			),
		)
	return (sent?.recent ?? 0) >= longestBurst.messages
}

/** Under the lock of the thread the clock of the database gives each message its place. */
const here = sql`clock_timestamp()`

async function write(
	tx: Transaction,
	writer: Writer,
	thread: Pair & { threadId: string },
	{ body, clientKey, file }: NewMessage,
): Promise<Sent> {
	const side = sideOf(writer)
	const { id: messageId, sentAt } = only(
		await tx
			.insert(messages)
			.values({ threadId: thread.threadId, side, senderAccountId: writer.accountId, body, clientKey, sentAt: here })
			.returning({ id: messages.id, sentAt: messages.sentAt }),
	)
	await tx.update(threads).set({ lastMessageAt: sentAt }).where(eq(threads.id, thread.threadId))
	const fileId = file ? await attach(tx, messageId, file) : null
	await notifyOfMessage(tx, { ...thread, messageId, side, senderName: writer.name })
	return { messageId, fileId, isHeld: false }
}

async function attach(tx: Transaction, messageId: string, file: StoredFile): Promise<string> {
	const { id } = only(
		await tx
			.insert(messageFiles)
			.values({ ...file, messageId })
			.returning({ id: messageFiles.id }),
	)
	await enqueue(tx, scanFileLater, { fileId: id })
	return id
}

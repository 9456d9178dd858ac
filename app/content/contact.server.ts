import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { queueMail } from '#app/platform/deliveries.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { ContactMessage } from './schema.server.ts'
import { contactMessages } from './tables.server.ts'

/** Messages in an hour from one network address, and acknowledgements in an hour to one mailbox. */
export const perHour = { messages: 5, acknowledgements: 3 }
const anHourAgo = sql`now() - interval '1 hour'`

/**
 * Keeps a message of the contact form and mails it to us, with its sender to answer to, and a receipt to the sender.
 * Fails with `too-many` when this network address has sent five in an hour.
 */
export async function sendContactMessage(
	{ subject, ...message }: ContactMessage,
	clientAddress: string,
): Promise<Result<{ messageId: string }, 'too-many'>> {
	const senderKey = keyedHash(`contact:${clientAddress}`)
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${senderKey}`}, 7))`)
		if ((await countSince(tx, eq(contactMessages.senderKey, senderKey))) >= perHour.messages) return fail('too-many')

		const values = { ...message, subject: subject ?? '', senderKey }
		const { id } = only(await tx.insert(contactMessages).values(values).returning({ id: contactMessages.id }))
		await notifyOperator(tx, id, { ...message, subject })
		const toThem = await countSince(tx, eq(contactMessages.email, message.email))
		if (toThem <= perHour.acknowledgements) await acknowledge(tx, id, message.email)
		return ok({ messageId: id })
	})
}

async function countSince(tx: Transaction, whose: ReturnType<typeof eq>): Promise<number> {
	return tx.$count(contactMessages, and(whose, gt(contactMessages.createdAt, anHourAgo)))
}

async function notifyOperator(tx: Transaction, id: string, { name, email, subject, message }: ContactMessage) {
	await queueMail(tx, {
		key: `contact/${id}`,
		to: brand.email,
		replyTo: email,
		subject: `Contact form: ${subject ?? 'no subject'}`,
		...renderMail({
			heading: subject ?? 'A message without a subject',
			paragraphs: [`${name} (${email}) writes:`, ...message.split('\n').filter((line) => line !== '')],
			footnote: 'Replies to this email go to the sender.',
		}),
	})
}

/** Contains nothing that was typed. Anyone can type another address, and must not write there in our name. */
async function acknowledge(tx: Transaction, id: string, email: string) {
	await queueMail(tx, {
		key: `contact/${id}/receipt`,
		to: email,
		subject: 'We received your message',
		...renderMail({
			heading: 'We received your message',
			paragraphs: [
				'Thank you for contacting us. A member of our team will read your message and reply to this address, usually within two working days.',
				`If it is urgent, call ${brand.phone} (${brand.phoneHours}).`,
			],
			footnote:
				'If you did not contact us, someone may have entered your address by mistake. You can ignore this email.',
		}),
	})
}

/** No one needs them after a year. */
export const removeOldContactMessages = () =>
	db.delete(contactMessages).where(lt(contactMessages.createdAt, sql`now() - interval '12 months'`))

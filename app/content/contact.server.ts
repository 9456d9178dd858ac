import { and, eq, gt, sql } from 'drizzle-orm'
import { company } from '#app/company.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { inLine } from '#app/platform/http/in-line.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { contactFormReceived, contactFormSent } from './messages.ts'
import type { ContactMessage } from './schema.server.ts'
import { contactMessages } from './tables.server.ts'

/** Messages in an hour from one network address, and acknowledgements in an hour to one mailbox. */
const perHour = { messages: 5, acknowledgements: 3 }
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
	return inLine([`contact ${senderKey}`], () =>
		db.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${senderKey}`}, 7))`)
			if ((await countSince(tx, eq(contactMessages.senderKey, senderKey))) >= perHour.messages) return fail('too-many')

			const values = { ...message, subject: subject ?? '', senderKey }
			const { id } = only(await tx.insert(contactMessages).values(values).returning({ id: contactMessages.id }))
			const key = `contact/${id}`
			await writeTo(tx, contactFormSent, { to: [{ email: company.email }], key, facts: { ...message, subject } })
			const toThem = await countSince(tx, eq(contactMessages.email, message.email))
			if (toThem <= perHour.acknowledgements)
				await writeTo(tx, contactFormReceived, { to: [{ email: message.email }], key: `${key}/receipt`, facts: null })
			return ok({ messageId: id })
		}),
	)
}

async function countSince(tx: Transaction, whose: ReturnType<typeof eq>): Promise<number> {
	return tx.$count(contactMessages, and(whose, gt(contactMessages.createdAt, anHourAgo)))
}

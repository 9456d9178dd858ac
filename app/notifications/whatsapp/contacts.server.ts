import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { accounts, suspendedNumbers } from '#app/identity/tables.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/db.server.ts'
import { cancelWhatsApp } from '#app/platform/delivery/deliveries.server.ts'
import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { type EventKey, eventDefinitionOf, events } from '../channels.ts'
import { channelChoices, whatsappContacts } from '../tables.server.ts'

/** Events that come by WhatsApp once someone has turned it on. */
const byDefault = (Object.keys(events) as EventKey[]).filter((event) =>
	eventDefinitionOf(event).default.includes('whatsapp'),
)

/** Turns WhatsApp on or off, in the transaction that writes the receipt of the consent. Whatever waits to leave by it does not. */
export async function followWhatsAppConsent(tx: Transaction, accountId: string, on: boolean) {
	if (!on) {
		// Locks the row, so that what is being queued for it is seen and cancelled.
		await tx
			.update(whatsappContacts)
			.set({ endedAt: sql`now()` })
			.where(and(eq(whatsappContacts.accountId, accountId), isNull(whatsappContacts.endedAt)))
		return cancelWhatsApp(tx, accountId)
	}
	const [account] = await tx.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId))
	if (!account?.phone) return
	const { phone } = account
	const begun = { phone, since: sql`now()`, endedAt: null }
	await tx
		.insert(whatsappContacts)
		.values({ accountId, phone })
		.onConflictDoUpdate({
			target: whatsappContacts.accountId,
			// A new number has a new id there.
			set: {
				...begun,
				userId: sql`case when ${whatsappContacts.phone} = ${phone} then ${whatsappContacts.userId} end`,
			},
		})
	await tx
		.update(channelChoices)
		.set({ whatsapp: true, updatedAt: sql`now()` })
		.where(and(eq(channelChoices.accountId, accountId), inArray(channelChoices.event, byDefault)))
}

/** The consent is for a number: when the account has another one, or our team keeps that one out, it counts no more. */
const isOpen = and(
	isNull(whatsappContacts.endedAt),
	eq(whatsappContacts.phone, accounts.phone),
	sql`not exists (select from ${suspendedNumbers} where ${suspendedNumbers.phone} = ${whatsappContacts.phone} and ${suspendedNumbers.liftedAt} is null)`,
)

/** The numbers of those who can be written to by WhatsApp. A withdrawal waits until what is queued for them is committed. */
export async function readWhatsAppNumbers(tx: Transaction, accountIds: readonly string[]) {
	if (!hasWhatsApp || accountIds.length === 0) return new Map<string, string>()
	const rows = await tx
		.select({ accountId: whatsappContacts.accountId, phone: whatsappContacts.phone })
		.from(whatsappContacts)
		.innerJoin(accounts, eq(accounts.id, whatsappContacts.accountId))
		.where(and(inArray(whatsappContacts.accountId, [...accountIds]), isOpen))
		.for('share', { of: whatsappContacts })
	return new Map(rows.map(({ accountId, phone }) => [accountId, phone]))
}

export async function hasWhatsAppOn(on: Queryable, accountId: string): Promise<boolean> {
	const [row] = await on
		.select({ accountId: whatsappContacts.accountId })
		.from(whatsappContacts)
		.innerJoin(accounts, eq(accounts.id, whatsappContacts.accountId))
		.where(and(eq(whatsappContacts.accountId, accountId), isOpen))
	return row !== undefined
}

/** As an event names its sender: by number, by the id that WhatsApp has for them with us, or by both. */
export type Sender = { phone?: string | undefined; userId?: string | undefined }

/** Whose account it is. The number decides where both are named; an id that comes with it is kept for events without one. */
export async function findWhatsAppContact(tx: Transaction, { phone, userId }: Sender) {
	const [found] = await tx
		.select({
			accountId: whatsappContacts.accountId,
			language: accounts.language,
			userId: whatsappContacts.userId,
			isOpen: sql<boolean>`coalesce(${isOpen} and ${accounts.suspendedAt} is null, false)`,
		})
		.from(whatsappContacts)
		.innerJoin(accounts, eq(accounts.id, whatsappContacts.accountId))
		.where(
			or(
				phone ? eq(whatsappContacts.phone, phone) : undefined,
				userId && !phone ? eq(whatsappContacts.userId, userId) : undefined,
			) ?? sql`false`,
		)
		.orderBy(sql`${isOpen} desc`)
	if (!found) return null
	if (phone && userId && found.userId !== userId) {
		const { accountId } = found
		await tx
			.update(whatsappContacts)
			.set({ userId: null })
			.where(and(eq(whatsappContacts.userId, userId), ne(whatsappContacts.accountId, accountId)))
		await tx.update(whatsappContacts).set({ userId }).where(eq(whatsappContacts.accountId, accountId))
	}
	return found
}

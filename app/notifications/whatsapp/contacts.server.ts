import { and, count, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { memberConsentKey } from '#app/identity/consent-notice.ts'
import { recordConsentWithdrawal } from '#app/identity/consents.server.ts'
import { accounts, suspendedNumbers } from '#app/identity/tables.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { cancelWhatsApp } from '#app/platform/delivery/deliveries.server.ts'
import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { type EventKey, eventDefinitionOf, events } from '../channels.ts'
import { channelChoices, whatsappContacts } from '../tables.server.ts'

/** Events that come by WhatsApp once someone has turned it on. */
const byDefault = (Object.keys(events) as EventKey[]).filter((event) =>
	eventDefinitionOf(event).default.includes('whatsapp'),
)

/** Follows the consent of a specialist, which is for the number they log in with. */
export async function followWhatsAppConsent(tx: Transaction, accountId: string, on: boolean) {
	if (!on) return turnOffWhatsApp(tx, accountId)
	const [account] = await tx.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId))
	if (account?.phone) await turnOnWhatsApp(tx, accountId, account.phone)
}

/** Turns WhatsApp off, in the transaction that writes the receipt of the withdrawal. What waits to leave by it does not. */
export async function turnOffWhatsApp(tx: Transaction, accountId: string) {
	// Locks the row, so that what is being queued for it is seen and cancelled.
	await tx
		.update(whatsappContacts)
		.set({ endedAt: sql`now()` })
		.where(and(eq(whatsappContacts.accountId, accountId), isNull(whatsappContacts.endedAt)))
	return cancelWhatsApp(tx, accountId)
}

/** Withdraws the consent of everyone who has the number: as a specialist and for a hospital. */
export async function endWhatsApp(tx: Transaction, contacts: Awaited<ReturnType<typeof findWhatsAppContacts>>) {
	for (const { accountId, kind } of contacts) {
		await recordConsentWithdrawal(tx, accountId, kind === 'member' ? memberConsentKey : 'whatsapp')
		await turnOffWhatsApp(tx, accountId)
	}
}

/** Turns WhatsApp on for a number that is proved to be the person’s, in the transaction that writes the receipt of the consent. */
export async function turnOnWhatsApp(tx: Transaction, accountId: string, phone: string) {
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

/**
 * The consent is for a number: when the account has another one, or our team keeps that one out, it counts no more. The number of a member
 * is not the account's: `hospitals` ends the consent with it, and a message leaves for the number that its sender names.
 */
const isOpen = and(
	isNull(whatsappContacts.endedAt),
	or(eq(accounts.kind, 'member'), eq(whatsappContacts.phone, accounts.phone)),
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

/** How many accounts can be written to by WhatsApp. */
export async function countWhatsAppOn(): Promise<number> {
	const [row] = await db
		.select({ accounts: count() })
		.from(whatsappContacts)
		.innerJoin(accounts, eq(accounts.id, whatsappContacts.accountId))
		.where(isOpen)
	return row?.accounts ?? 0
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

/**
 * Whose accounts it is: a specialist who acts for a hospital may have one number for both. Those who have it on come first, and of them the
 * specialist, who has decisions to make. The number decides where both are named; an id that comes with it is kept for events without one.
 */
export async function findWhatsAppContacts(tx: Transaction, { phone, userId }: Sender) {
	const found = await tx
		.select({
			accountId: whatsappContacts.accountId,
			kind: accounts.kind,
			language: accounts.language,
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
		.orderBy(sql`${isOpen} desc`, accounts.kind)
	const [first, ...others] = found
	if (!phone || !userId || !first) return found
	const theirs = [first, ...others.filter((contact) => contact.isOpen)].map(({ accountId }) => accountId)
	await tx
		.update(whatsappContacts)
		.set({ userId: null })
		.where(and(eq(whatsappContacts.userId, userId), notInArray(whatsappContacts.accountId, theirs)))
	await tx
		.update(whatsappContacts)
		.set({ userId })
		.where(and(inArray(whatsappContacts.accountId, theirs), sql`${whatsappContacts.userId} is distinct from ${userId}`))
	return found
}

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { startOfIstDay } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { issueCreditNote } from './credit-notes.server.ts'
import { demoGstin, issueInvoice } from './invoices.server.ts'
import { priceOf } from './plans.ts'
import { invoices, payments, subscriptions } from './tables.server.ts'

/** What a hospital subscribes to: Growth, paid for a month, unless told otherwise. */
export async function aSubscription(overrides: Partial<typeof subscriptions.$inferInsert> = {}) {
	return only(
		await db
			.insert(subscriptions)
			.values({
				hospitalId: overrides.hospitalId ?? (await aHospital()).id,
				plan: 'growth',
				status: 'active',
				endsAt: sql`now() + interval '30 days'`,
				...overrides,
			})
			.returning(),
	)
}

/** Starter for a month, paid now at the listed price. */
export async function aPayment(overrides: Partial<typeof payments.$inferInsert> = {}) {
	const { hospitalId = (await aHospital()).id } = overrides
	const subscriptionId = overrides.subscriptionId ?? (await aSubscription({ hospitalId })).id
	return only(
		await db
			.insert(payments)
			.values({
				hospitalId,
				subscriptionId,
				providerPaymentId: `pay_${randomUUID()}`,
				plan: 'starter',
				cycle: 'monthly',
				...priceOf('starter', 'monthly'),
				periodStart: startOfIstDay('2026-12-01'),
				periodEnd: startOfIstDay('2027-01-01'),
				paidAt: sql`now()`,
				...overrides,
			})
			.returning(),
	)
}

/** Issued now for a payment. */
export async function anInvoice(paid: Parameters<typeof aPayment>[0] = {}) {
	const payment = await aPayment(paid)
	await db.transaction((tx) => issueInvoice(tx, payment, demoGstin, new Date()))
	return only(await db.select().from(invoices).where(eq(invoices.paymentId, payment.id)))
}

/** Of a tenth of its invoice. */
export async function aCreditNote(number: string) {
	const issued = await issueCreditNote({ number, reason: 'Charged for a day too many', paise: 10_000n })
	if (!issued.ok) throw new Error(issued.failure)
	return issued.value
}

import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { historyColumns } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { type Cycle, cycles, type PlanId, planIds } from './plans.ts'
import { endedOrderStatuses, type OrderStatus, orderStatuses, subscriptionStatuses } from './status.ts'

/** What a hospital subscribes to. Those that ended stay, and the newest counts. */
export const subscriptions = pgTable(
	'subscriptions',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		plan: text({ enum: planIds }).notNull(),
		status: text({ enum: subscriptionStatuses }).notNull().default('trialing'),
		/** Of the trial or the paid time; null for a trial from when trials had no end, until its task comes round. */
		endsAt: instant(),
		/** The end that its owners were reminded of. */
		endRemindedFor: instant(),
		/** Contact requests a month, where another number than that of the plan was agreed on. */
		agreedRequests: integer(),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('one_live_subscription').on(t.hospitalId).where(sql`${t.status} <> 'cancelled'`),
		index().on(t.hospitalId, t.createdAt),
		index('subscriptions_to_end').on(t.endsAt).where(sql`${t.status} <> 'cancelled'`),
		check('subscription_plan', oneOf(t.plan)),
		check('subscription_status', oneOf(t.status)),
		check('paid_subscription_has_an_end', sql`${t.status} not in ('active', 'past_due') or ${t.endsAt} is not null`),
		check('subscription_agreed_requests', sql`${t.agreedRequests} > 0`),
	],
)

/** Every move of the lifecycle: who, when, why. */
export const subscriptionEvents = pgTable(
	'subscription_events',
	{
		id: primaryId(),
		subscriptionId: uuid()
			.notNull()
			.references(() => subscriptions.id, { onDelete: 'cascade' }),
		...historyColumns(() => text({ enum: subscriptionStatuses })),
	},
	(t) => [index().on(t.subscriptionId, t.at)],
)

/** Every charge that a hospital paid, once; the invoices are made of these rows. */
export const payments = pgTable(
	'payments',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id),
		subscriptionId: uuid()
			.notNull()
			.references(() => subscriptions.id),
		providerPaymentId: text().notNull().unique(),
		plan: text({ enum: planIds }).notNull(),
		cycle: text({ enum: cycles }).notNull(),
		netPaise: bigint({ mode: 'bigint' }).notNull(),
		gstPaise: bigint({ mode: 'bigint' }).notNull(),
		totalPaise: bigint({ mode: 'bigint' }).notNull(),
		/** Taken off before GST for unused days of the plan before; null for a regular charge. */
		unusedPaise: bigint({ mode: 'bigint' }),
		periodStart: instant().notNull(),
		periodEnd: instant().notNull(),
		paidAt: instant().notNull(),
		createdAt: createdNow(),
	},
	(t) => [
		index().on(t.hospitalId, t.paidAt),
		index().on(t.subscriptionId),
		// That no two regular charges are for the same time is a constraint that only a migration can write: payments_do_not_overlap.
		check('payment_plan', oneOf(t.plan)),
		check('payment_cycle', oneOf(t.cycle)),
		check('payment_adds_up', sql`${t.netPaise} + ${t.gstPaise} = ${t.totalPaise} and ${t.totalPaise} > 0`),
		check('payment_period', sql`${t.periodStart} < ${t.periodEnd}`),
	],
)

/** The last number of each financial year; its row is locked while an invoice is issued, so there is no gap. */
export const invoiceCounters = pgTable('invoice_counters', {
	financialYear: text().primaryKey(),
	last: integer().notNull().default(0),
})

/** One for every payment, with everything that it prints. The database refuses to change or delete one. */
export const invoices = pgTable(
	'invoices',
	{
		id: primaryId(),
		paymentId: uuid()
			.notNull()
			.unique()
			.references(() => payments.id),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id),
		number: text().notNull().unique(),
		issuedAt: instant().notNull(),
		sellerName: text().notNull(),
		sellerAddress: text().notNull(),
		sellerGstin: text().notNull(),
		buyerName: text().notNull(),
		buyerAddress: text().notNull(),
		/** Null for a hospital that is not registered for GST. */
		buyerGstin: text(),
		/** Two digits of the state. */
		placeOfSupply: text().notNull(),
		description: text().notNull(),
		sac: text().notNull(),
		gstPercent: integer().notNull(),
		netPaise: bigint({ mode: 'bigint' }).notNull(),
		cgstPaise: bigint({ mode: 'bigint' }).notNull(),
		sgstPaise: bigint({ mode: 'bigint' }).notNull(),
		igstPaise: bigint({ mode: 'bigint' }).notNull(),
		totalPaise: bigint({ mode: 'bigint' }).notNull(),
	},
	(t) => [
		index().on(t.hospitalId, t.issuedAt),
		check('invoice_number_length', sql`char_length(${t.number}) <= 16`),
		check(
			'invoice_adds_up',
			sql`${t.netPaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} = ${t.totalPaise}
				and (${t.igstPaise} = 0 or ${t.cgstPaise} + ${t.sgstPaise} = 0)`,
		),
	],
)

/** Reverses an invoice or a part of it. Seller and buyer stand on the invoice. The database refuses changes here too. */
export const creditNotes = pgTable(
	'credit_notes',
	{
		id: primaryId(),
		invoiceId: uuid()
			.notNull()
			.references(() => invoices.id),
		number: text().notNull().unique(),
		issuedAt: instant().notNull(),
		reason: text().notNull(),
		netPaise: bigint({ mode: 'bigint' }).notNull(),
		cgstPaise: bigint({ mode: 'bigint' }).notNull(),
		sgstPaise: bigint({ mode: 'bigint' }).notNull(),
		igstPaise: bigint({ mode: 'bigint' }).notNull(),
		totalPaise: bigint({ mode: 'bigint' }).notNull(),
	},
	(t) => [
		index().on(t.invoiceId),
		check('credit_note_number_length', sql`char_length(${t.number}) <= 16`),
		check(
			'credit_note_adds_up',
			sql`${t.totalPaise} > 0 and ${t.netPaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} = ${t.totalPaise}`,
		),
	],
)

const endedStatuses = sql.raw(endedOrderStatuses.map((status) => `'${status}'`).join(', '))

/** A plan that a hospital ordered, and what the payment provider has said of it. At most one goes on at a time. */
export const planOrders = pgTable(
	'plan_orders',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id),
		plan: text({ enum: planIds }).notNull(),
		cycle: text({ enum: cycles }).notNull(),
		provider: text({ enum: ['razorpay', 'demo'] }).notNull(),
		/** The subscription’s id there; null until the provider has answered. */
		providerId: text(),
		/** Where the hospital pays, on the provider’s pages. */
		checkoutUrl: text(),
		status: text({ enum: orderStatuses }).notNull().default('ordering'),
		/** By the provider’s clock, when the status was so. */
		heardAt: instant(),
		/** Approved to begin when the time that another order paid for ends, or with what is due at once; then it takes over. */
		waits: boolean().notNull().default(false),
		/** Of one that was ordered while another was paid for: when its regular charges begin. */
		startsAt: instant(),
		/** By the provider’s calendar; null for one that was never charged, which is charged at `startsAt` or once it is approved. */
		nextChargeAt: instant(),
		/** Due at once without GST, and what was taken off for unused days to come to it. */
		dueNetPaise: bigint({ mode: 'bigint' }),
		unusedPaise: bigint({ mode: 'bigint' }),
		/** Another has taken over from it: it is to be ended at the provider at once. */
		replacedAt: instant(),
		/** Cancelled by the hospital, or one that is approved follows it: paid time goes on to its end, and nothing more is charged. */
		isEnding: boolean().notNull().default(false),
		/** Since when a request to create it is under way. */
		askedAt: instant(),
		/** When we last asked the provider how it goes. */
		checkedAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('one_current_order')
			.on(t.hospitalId)
			.where(sql`${t.status} not in (${endedStatuses}) and not ${t.waits} and ${t.replacedAt} is null`),
		uniqueIndex('one_waiting_order').on(t.hospitalId).where(sql`${t.status} not in (${endedStatuses}) and ${t.waits}`),
		uniqueIndex('order_of_provider').on(t.provider, t.providerId),
		index().on(t.hospitalId, t.createdAt),
		check('waiting_order_has_a_start', sql`not ${t.waits} or ${t.startsAt} is not null`),
		check('order_plan', oneOf(t.plan)),
		check('order_cycle', oneOf(t.cycle)),
		check('order_provider', oneOf(t.provider)),
		check('order_status', oneOf(t.status)),
	],
)

/** Events of the provider as they came in, each once. Of a body only what was used is kept. */
export const paymentEvents = pgTable(
	'payment_events',
	{
		id: primaryId(),
		providerEventId: text().notNull().unique(),
		kind: text().notNull(),
		/** The subscription it speaks of; null for one that we do not follow. */
		providerId: text(),
		status: text({ enum: orderStatuses }),
		paymentId: text(),
		/** By the provider’s clock. */
		at: instant().notNull(),
		receivedAt: createdNow(),
		/** Null when it is about no order in this table. */
		orderId: uuid().references(() => planOrders.id),
	},
	(t) => [index().on(t.orderId)],
)

/** What the demo provider knows of its subscriptions; empty in production. */
export const demoSubscriptions = pgTable('demo_subscriptions', {
	id: text().primaryKey(),
	state: jsonb().$type<DemoState>().notNull(),
	createdAt: createdNow(),
})

export type DemoState = {
	orderId: string
	plan: PlanId
	cycle: Cycle
	status: OrderStatus
	isEnding: boolean
	isApproved?: boolean
	/** Second of the last event. */
	at?: number
	/** When the regular charges begin; at once where it is left out. */
	startsAt?: number
	/** Charged with the approval. */
	upfrontPaise?: number
	/** Seconds since 1970, as Razorpay counts. */
	charges: { paymentId: string; amountPaise: number; paidAt: number; from: number; to: number }[]
}

const ofHospital = {
	exported: { not: 'About an organisation.' },
	erased: { not: 'About an organisation.' },
	kept: 'As long as the hospital has an account',
} as const

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{ table: subscriptions, ...ofHospital },
	{ table: subscriptionEvents, ...ofHospital },
	{ table: payments, ...ofHospital },
	{ table: invoices, ...ofHospital, kept: 'As long as tax law asks for the books' },
	{ table: creditNotes, ...ofHospital, kept: 'As long as tax law asks for the books' },
	{
		table: invoiceCounters,
		exported: { not: 'Numbers of documents.' },
		erased: { not: 'About no one.' },
		kept: 'For as long as we issue invoices',
	},
	{ table: planOrders, ...ofHospital },
	{ table: paymentEvents, ...ofHospital },
	{ table: demoSubscriptions, ...ofHospital },
]

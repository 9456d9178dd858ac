import { and, desc, eq, isNull } from 'drizzle-orm'
import { company } from '#app/company.ts'
import { findCityOf } from '#app/catalog/places/places.server.ts'
import { type StateCode, states } from '#app/catalog/places/states.ts'
import { addressLine } from '#app/hospitals/sites/site-line.ts'
import { listOwnersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { addDays, formatDate, istToday } from '#app/platform/text/dates.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { env, isDemo } from '#app/platform/env.server.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { financialYear, gstStateCodes, invoiceNumber, sac, splitGst } from './gst.ts'
import { invoiceIssued } from './messages.ts'
import { gstPercent, plans } from './plans.ts'
import { invoiceCounters, invoices, payments } from './tables.server.ts'

/** Of no company: its PAN is made up. */
export const demoGstin = '27AAAAA0000A1Z2'

const sellerGstin = () => env.SELLER_GSTIN ?? (isDemo ? demoGstin : null)

type Payment = typeof payments.$inferSelect

/**
 * The invoice of a payment, issued now unless it was before. Its number follows the last one of the financial year under
 * the lock of one row: whoever comes second waits, and a transaction that fails gives its number back.
 */
export async function issueInvoice(tx: Transaction, payment: Payment, seller: string, now: Date): Promise<void> {
	const year = financialYear(istToday(now))
	const counter = await holdYear(tx, year)
	const [issued] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.paymentId, payment.id))
	if (issued) return

	const hospital = only(await tx.select().from(hospitals).where(eq(hospitals.id, payment.hospitalId)))
	const sellerState = seller.slice(0, 2)
	// Of a hospital without a GSTIN whose city we do not know, the law takes the place of the seller.
	const placeOfSupply = hospital.gstin?.slice(0, 2) ?? stateCodeOf(hospital.city) ?? sellerState
	const number = counter.last + 1
	const invoice = only(
		await tx
			.insert(invoices)
			.values({
				paymentId: payment.id,
				hospitalId: payment.hospitalId,
				number: invoiceNumber(year, number),
				issuedAt: now,
				sellerName: company.legalName,
				sellerAddress: company.address,
				sellerGstin: seller,
				buyerName: hospital.legalName,
				buyerAddress: addressLine(hospital),
				buyerGstin: hospital.gstin,
				placeOfSupply,
				description: describe(payment),
				sac,
				gstPercent: Number(gstPercent),
				netPaise: payment.netPaise,
				...splitGst(payment.gstPaise, sellerState, placeOfSupply),
				totalPaise: payment.totalPaise,
			})
			.returning(),
	)
	await tx.update(invoiceCounters).set({ last: number }).where(eq(invoiceCounters.financialYear, year))
	const { id, number: printed, description, totalPaise } = invoice
	await send(tx, invoiceIssued, {
		to: await listOwnersToNotify(tx, payment.hospitalId),
		key: `invoice/${id}`,
		facts: { number: printed, description, total: formatRupees(totalPaise) },
	})
}

/** Locks the numbers of a financial year: whoever comes second waits. */
export async function holdYear(tx: Transaction, financialYear: string) {
	await tx.insert(invoiceCounters).values({ financialYear }).onConflictDoNothing()
	const thisYear = eq(invoiceCounters.financialYear, financialYear)
	return only(await tx.select().from(invoiceCounters).where(thisYear).for('update'))
}

function describe({ plan, cycle, periodStart, periodEnd, netPaise, unusedPaise }: Payment): string {
	// The day on which it ends is the first of the next period, at whatever hour: no day is on two invoices.
	const time = `${plans[plan].name} plan, ${cycle}, ${formatDate(periodStart)} to ${formatDate(addDays(istToday(periodEnd), -1))}`
	if (unusedPaise === null) return time
	return `${time}: ${formatRupees(netPaise + unusedPaise)}, less ${formatRupees(unusedPaise)} for unused days of the plan before`
}

function stateCodeOf(city: string): string | null {
	const state = findCityOf(city)?.state
	const [code] = Object.entries(states).find(([, name]) => name === state) ?? []
	return code ? gstStateCodes[code as StateCode] : null
}

/** Payments without an invoice get theirs in the order of payment, each in a transaction of its own. */
export async function issueMissingInvoices(most: number): Promise<void> {
	const seller = sellerGstin()
	if (!seller) return
	const missing = await db
		.select({ payment: payments })
		.from(payments)
		.leftJoin(invoices, eq(invoices.paymentId, payments.id))
		.where(isNull(invoices.id))
		.orderBy(payments.paidAt)
		.limit(most)
	await eachAlone(missing, ({ payment }) => db.transaction((tx) => issueInvoice(tx, payment, seller, new Date())))
}

/** A payment has no invoice yet: it is issued within five minutes. */
export async function awaitsInvoice(hospitalId: string): Promise<boolean> {
	const [missing] = await db
		.select({ id: payments.id })
		.from(payments)
		.leftJoin(invoices, eq(invoices.paymentId, payments.id))
		.where(and(eq(payments.hospitalId, hospitalId), isNull(invoices.id)))
		.limit(1)
	return sellerGstin() !== null && missing !== undefined
}

/** Newest first, for the owners of the hospital. */
export const listInvoices = (hospitalId: string) =>
	db
		.select({
			id: invoices.id,
			number: invoices.number,
			issuedAt: invoices.issuedAt,
			totalPaise: invoices.totalPaise,
		})
		.from(invoices)
		.where(eq(invoices.hospitalId, hospitalId))
		.orderBy(desc(invoices.issuedAt), desc(invoices.number))

export type Invoice = typeof invoices.$inferSelect

/** `null` for another hospital’s. */
export async function findInvoice(hospitalId: string, invoiceId: string): Promise<Invoice | null> {
	const [invoice] = await db
		.select()
		.from(invoices)
		.where(and(eq(invoices.id, invoiceId), eq(invoices.hospitalId, hospitalId)))
	return invoice ?? null
}

import { and, desc, eq, like, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listOwnersToNotify } from '#app/hospitals/team/membership.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { creditNoteNumber, financialYear, splitGst } from './gst.ts'
import { holdYear } from './invoices.server.ts'
import { creditNoteIssued } from './messages.ts'
import { creditNotes, invoices } from './tables.server.ts'

export type CreditNote = typeof creditNotes.$inferSelect
type Invoice = typeof invoices.$inferSelect

type Credit = {
	/** Of the invoice. */
	number: string
	reason: string
	/** With GST; null for all that is left of the invoice. */
	paise: bigint | null
}

/**
 * Reverses an invoice or a part of it, never more in all than it says, however many run at once. The financial year is
 * locked, so numbers have no gap. Runs from the command line, so no account did it.
 */
export function issueCreditNote(
	{ number, reason, paise }: Credit,
	now = new Date(),
): Promise<Result<CreditNote, 'no-such-invoice' | 'too-much'>> {
	return db.transaction(async (tx) => {
		const [invoice] = await tx.select().from(invoices).where(eq(invoices.number, number)).for('update')
		if (!invoice) return fail('no-such-invoice')
		const taken = await takenOf(tx, invoice)
		const left = invoice.totalPaise - taken.totalPaise
		const totalPaise = paise ?? left
		if (totalPaise <= 0n || totalPaise > left) return fail('too-much')
		// Up to this one less up to the one before, so that all parts together are the invoice to the paisa.
		const after = reversedBy(invoice, taken.totalPaise + totalPaise)
		const year = financialYear(istToday(now))
		await holdYear(tx, year)
		const issued = await tx.$count(creditNotes, like(creditNotes.number, `${creditNoteNumber(year, 0).slice(0, -6)}%`))
		const note = only(
			await tx
				.insert(creditNotes)
				.values({
					invoiceId: invoice.id,
					number: creditNoteNumber(year, issued + 1),
					issuedAt: now,
					reason,
					netPaise: after.netPaise - taken.netPaise,
					cgstPaise: after.cgstPaise - taken.cgstPaise,
					sgstPaise: after.sgstPaise - taken.sgstPaise,
					igstPaise: after.igstPaise - taken.igstPaise,
					totalPaise,
				})
				.returning(),
		)
		await tell(tx, invoice, note)
		return ok(note)
	})
}

/** What the credit notes of an invoice have credited so far. */
async function takenOf(tx: Transaction, { id }: Invoice) {
	const sumOf = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(BigInt)
	return only(
		await tx
			.select({
				netPaise: sumOf(creditNotes.netPaise),
				cgstPaise: sumOf(creditNotes.cgstPaise),
				sgstPaise: sumOf(creditNotes.sgstPaise),
				igstPaise: sumOf(creditNotes.igstPaise),
				totalPaise: sumOf(creditNotes.totalPaise),
			})
			.from(creditNotes)
			.where(eq(creditNotes.invoiceId, id)),
	)
}

/** Value and taxes in so much of an invoice. Of all of it, those of the invoice. */
function reversedBy({ netPaise: net, totalPaise: total, sellerGstin, placeOfSupply }: Invoice, paise: bigint) {
	const netPaise = (paise * net * 2n + total) / (total * 2n)
	return { netPaise, ...splitGst(paise - netPaise, sellerGstin.slice(0, 2), placeOfSupply) }
}

async function tell(
	tx: Transaction,
	{ hospitalId, number: ofInvoice }: Invoice,
	{ id, number, totalPaise, reason }: CreditNote,
) {
	await recordAudit(tx, {
		actorAccountId: null,
		action: 'hospital.credit-note-issued',
		subjectType: 'hospital',
		subjectId: hospitalId,
		reason,
		facts: { number, ofInvoice, totalPaise: String(totalPaise) },
	})
	await send(tx, creditNoteIssued, {
		to: await listOwnersToNotify(tx, hospitalId),
		key: `credit-note/${id}`,
		facts: { number, ofInvoice, total: formatRupees(totalPaise), reason },
	})
}

/** Newest first, for the owners of the hospital. */
export const listCreditNotes = (hospitalId: string) =>
	db
		.select({
			id: creditNotes.id,
			number: creditNotes.number,
			issuedAt: creditNotes.issuedAt,
			totalPaise: creditNotes.totalPaise,
		})
		.from(creditNotes)
		.innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
		.where(eq(invoices.hospitalId, hospitalId))
		.orderBy(desc(creditNotes.issuedAt), desc(creditNotes.number))

/** With its invoice; `null` for another hospital’s. */
export async function findCreditNote(hospitalId: string, creditNoteId: string) {
	const [found] = await db
		.select({ note: creditNotes, invoice: invoices })
		.from(creditNotes)
		.innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
		.where(and(eq(creditNotes.id, creditNoteId), eq(invoices.hospitalId, hospitalId)))
	return found ?? null
}

import { setTimeout } from 'node:timers/promises'
import { eq, type SQL, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { company } from '#app/company.ts'
import { aHospital, aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { GstinInput, saveGstin } from '#app/hospitals/checks/gstin.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { startOfIstDay } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { findCreditNote, issueCreditNote } from './credit-notes.server.ts'
import { aCreditNote, anInvoice, aPayment } from './fixtures.server.ts'
import { creditNotePdf, invoicePdf } from './invoice-pdf.server.ts'
import {
	awaitsInvoice,
	demoGstin,
	findInvoice,
	issueInvoice,
	issueMissingInvoices,
	listInvoices,
} from './invoices.server.ts'
import { creditNotes, invoiceCounters, invoices, payments } from './tables.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const lastOfYear = new Date('2027-03-31T18:29:59Z')
const firstOfYear = new Date('2027-03-31T18:30:00Z')

/** Tests share a database, and issued invoices stay, so each test begins in financial years of its own. */
let decades = 0
const inYears = (date: Date) =>
	new Date(Date.UTC(date.getUTCFullYear() + decades * 10, 2, 31, 18, date.getUTCMinutes()))
beforeEach(() => void decades++)

type Payment = Awaited<ReturnType<typeof aPayment>>
const issue = (payment: Payment, now = new Date()) => db.transaction((tx) => issueInvoice(tx, payment, demoGstin, now))
const invoiceOf = async ({ id }: Payment) => only(await db.select().from(invoices).where(eq(invoices.paymentId, id)))

test('fifty invoices at a time have numbers without a gap, though some are rolled back', async () => {
	const made = await Promise.all(Array.from({ length: 50 }, () => aPayment()))
	const now = inYears(firstOfYear)

	const results = await Promise.allSettled(
		made.map((payment, at) =>
			db.transaction(async (tx) => {
				await issueInvoice(tx, payment, demoGstin, now)
				await setTimeout(at % 5)
				if (at % 4 === 0) throw new Error('The rest of the transaction failed')
			}),
		),
	)

	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(37)
	const year = String(27 + decades * 10)
	const issued = await db.select({ number: invoices.number }).from(invoices)
	const numbers = issued.map(({ number }) => number).filter((number) => number.startsWith(`TL/${year}-`))
	expect(numbers.map((number) => Number(number.slice(-6))).sort((a, b) => a - b)).toEqual(
		Array.from({ length: 37 }, (_, at) => at + 1),
	)
})

test('one payment has one invoice, also when two issue it at once', async () => {
	const payment = await aPayment()
	const now = inYears(firstOfYear)

	await Promise.all([issue(payment, now), issue(payment, now), issue(payment, now)])

	expect(await listInvoices(payment.hospitalId)).toHaveLength(1)
	const year = `${27 + decades * 10}-${28 + decades * 10}`
	const [counter] = await db.select().from(invoiceCounters).where(eq(invoiceCounters.financialYear, year))
	expect(counter?.last).toBe(1)
})

test('a verified hospital adds its GSTIN, and the next invoice carries it with the state as place of supply', async () => {
	const before = await aPayment()
	const owner = await aMember({ hospitalId: before.hospitalId })
	await issue(before, inYears(firstOfYear))
	const [wrong, right] = ['29AAPFU0939F1ZX', ' 29 aapfu0939f1zr '].map((gstin) => GstinInput.safeParse({ gstin }))
	expect(wrong?.success).toBe(false)
	await saveGstin(owner, right?.data?.gstin ?? null)
	const after = await aPayment({
		hospitalId: before.hospitalId,
		subscriptionId: before.subscriptionId,
		periodStart: before.periodEnd,
		periodEnd: startOfIstDay('2027-02-01'),
	})
	await issue(after, inYears(firstOfYear))

	expect((await invoiceOf(before)).buyerGstin).toBeNull()
	expect(await invoiceOf(after)).toMatchObject({ buyerGstin: '29AAPFU0939F1ZR', placeOfSupply: '29', cgstPaise: 0n })
	const events = await readAuditEvents(eq(auditEvents.subjectId, before.hospitalId))
	expect(events.map(({ action }) => action)).toContain('hospital.gstin-saved')
})

test('numbers begin again at midnight of India on 1 April', async () => {
	const [before, after] = [await aPayment(), await aPayment()]

	await issue(before, inYears(lastOfYear))
	await issue(after, inYears(firstOfYear))

	const year = 26 + decades * 10
	expect((await invoiceOf(before)).number).toBe(`TL/${year}-${year + 1}/000001`)
	expect((await invoiceOf(after)).number).toBe(`TL/${year + 1}-${year + 2}/000001`)
})

test('the GSTIN names the place of supply, else the city does, else it is ours', async () => {
	const placeOf = async (hospital: Parameters<typeof aHospital>[0]) => {
		const payment = await aPayment({ hospitalId: (await aHospital(hospital)).id })
		await issue(payment)
		const { placeOfSupply, cgstPaise, sgstPaise, igstPaise } = await invoiceOf(payment)
		return [placeOfSupply, cgstPaise, sgstPaise, igstPaise]
	}

	expect(await placeOf({ gstin: '29AAGCB7383J1Z4', city: 'Pune' })).toEqual(['29', 0n, 0n, 89_982n])
	expect(await placeOf({ gstin: null, city: 'Bengaluru' })).toEqual(['29', 0n, 0n, 89_982n])
	expect(await placeOf({ gstin: null, city: 'Nowhere at all' })).toEqual(['27', 44_991n, 44_991n, 0n])
})

test('a group is billed as one: the invoice has the verified address and the GSTIN, wherever its other sites are', async () => {
	const verified = { address: '12 Lake Road, Shivajinagar', city: 'Pune', pin: '411005' }
	const { id: hospitalId } = await aHospital({ ...verified, gstin: null })
	await aSite({ hospitalId, city: 'Bengaluru', address: '9 MG Road', pin: '560001' })
	const payment = await aPayment({ hospitalId })
	await issue(payment)

	expect(await invoiceOf(payment)).toMatchObject({
		buyerAddress: '12 Lake Road, Shivajinagar, Pune 411005',
		placeOfSupply: '27',
	})
})

test('an invoice that was issued is neither changed nor deleted', async () => {
	const payment = await aPayment()
	await issue(payment)
	const { id } = await invoiceOf(payment)
	const appendOnly = { cause: { message: expect.stringContaining('append-only') as string } }

	await expect(db.update(invoices).set({ buyerName: 'Another' }).where(eq(invoices.id, id))).rejects.toMatchObject(
		appendOnly,
	)
	await expect(db.delete(invoices).where(eq(invoices.id, id))).rejects.toMatchObject(appendOnly)
})

test('payments without an invoice get one, which only their hospital reads', async () => {
	const hospital = await aHospital({ legalName: 'Lakeside Heart Institute LLP', gstin: '27AAPFU0939F1ZV' })
	const payment = await aPayment({ hospitalId: hospital.id })
	expect(await awaitsInvoice(hospital.id)).toBe(true)

	await issueMissingInvoices(500)

	expect(await awaitsInvoice(hospital.id)).toBe(false)
	const { id, number } = await invoiceOf(payment)
	expect(await findInvoice((await aHospital()).id, id)).toBeNull()
	const invoice = await findInvoice(hospital.id, id)
	if (!invoice) throw new Error('The invoice should be there')
	const pdf = await getDocumentProxy(new Uint8Array(await invoicePdf(invoice)))
	const { text } = await extractText(pdf, { mergePages: true })
	for (const printed of [
		'Tax invoice',
		number,
		company.legalName,
		demoGstin,
		'Lakeside Heart Institute LLP',
		'27AAPFU0939F1ZV',
		'Maharashtra (27)',
		'Starter plan, monthly, Tue, 1 Dec 2026 to Thu, 31 Dec 2026',
		'998599',
		'₹4,999',
		'CGST 9% ₹449.91',
		'SGST 9% ₹449.91',
		'₹5,898.82',
		'Rupees five thousand eight hundred ninety-eight and eighty-two paise only',
	])
		expect(text.replace(/\s+/g, ' ')).toContain(printed)
})

test('no day is on the invoices of two periods, at whatever hour one ends', async () => {
	const at = (day: string) => new Date(`${day}T02:50:00+05:30`)
	const described = async (from: string, to: string) => {
		const payment = await aPayment({ periodStart: at(from), periodEnd: at(to) })
		await issue(payment)
		return (await invoiceOf(payment)).description
	}

	expect(await described('2027-01-11', '2027-02-11')).toContain('Mon, 11 Jan 2027 to Wed, 10 Feb 2027')
	expect(await described('2027-02-11', '2027-03-11')).toContain('Thu, 11 Feb 2027 to Wed, 10 Mar 2027')
})

test('credit notes reverse an invoice to the paisa, never more, though they are issued at once', async () => {
	const { id, number, netPaise, cgstPaise, sgstPaise, totalPaise } = await anInvoice()
	// With an odd tax, so that its halves differ by a paisa in each note.
	const some = { number, reason: 'Paid twice', paise: 196_567n }
	const now = inYears(firstOfYear)

	const outcomes = await Promise.all(Array.from({ length: 5 }, () => issueCreditNote(some, now)))
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
	expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, failure: 'too-much' }))
	await issueCreditNote({ ...some, paise: null }, now)
	const ofIt = eq(creditNotes.invoiceId, id)
	const issued = await db.select().from(creditNotes).where(ofIt)

	expect(issued.reduce((all, note) => all + note.totalPaise, 0n)).toBe(totalPaise)
	expect(issued.reduce((all, note) => all + note.netPaise, 0n)).toBe(netPaise)
	expect(issued.reduce((all, note) => all + note.cgstPaise, 0n)).toBe(cgstPaise)
	expect(issued.reduce((all, note) => all + note.sgstPaise, 0n)).toBe(sgstPaise)
	expect(issued.map((note) => Number(note.number.slice(-6))).sort()).toEqual([1, 2, 3, 4])
	await expect(db.delete(creditNotes).where(ofIt)).rejects.toThrow()
	expect(await issueCreditNote({ ...some, paise: 1n }, now)).toEqual({ ok: false, failure: 'too-much' })
})

test('of many small credit notes no part is negative', async () => {
	const { id, number } = await anInvoice({ netPaise: 100n, gstPaise: 18n, totalPaise: 118n })
	const now = inYears(firstOfYear)

	for (let paid = 0; paid < 118; paid++) await issueCreditNote({ number, reason: 'By the paisa', paise: 1n }, now)

	const issued = await db.select().from(creditNotes).where(eq(creditNotes.invoiceId, id))
	expect(issued).toHaveLength(118)
	for (const { netPaise, cgstPaise, sgstPaise } of issued)
		expect([netPaise, cgstPaise, sgstPaise].every((part) => part >= 0n)).toBe(true)
	expect(issued.reduce((all, note) => all + note.netPaise, 0n)).toBe(100n)
	expect(issued.reduce((all, note) => all + note.cgstPaise, 0n)).toBe(9n)
})

test('a payment whose invoice cannot be made keeps no other from its own', async () => {
	const [broken, next] = [await aPayment({ paidAt: new Date(0) }), await aPayment()]
	const set = (periodEnd: Date | SQL) => db.update(payments).set({ periodEnd }).where(eq(payments.id, broken.id))
	await set(sql`'infinity'`)

	await expect(issueMissingInvoices(500)).rejects.toThrow()
	await set(broken.periodEnd)

	expect(await listInvoices(next.hospitalId)).toHaveLength(1)
	expect(await listInvoices(broken.hospitalId)).toHaveLength(0)
})

test('a credit note names its invoice, its reason and the tax that it reverses', async () => {
	const { number, hospitalId } = await anInvoice()
	const { id } = await aCreditNote(number)
	const found = await findCreditNote(hospitalId, id)
	if (!found) throw new Error('There is none')

	const { text } = await extractText(
		await getDocumentProxy(new Uint8Array(await creditNotePdf(found.note, found.invoice))),
		{
			mergePages: true,
		},
	)

	for (const part of ['Credit note', found.note.number, number, 'Charged for a day too many', '₹84.75', '₹100'])
		expect(text).toContain(part)
	expect(await findCreditNote((await aHospital()).id, id)).toBeNull()
})

test('owners get one message about an invoice, and one about its credit note', async () => {
	const owner = await aMember()
	const payment = await aPayment({ hospitalId: owner.hospitalId })
	await Promise.all([issue(payment), issue(payment)])
	const { number } = await invoiceOf(payment)
	const note = await aCreditNote(number)

	const told = await db.select().from(notifications).where(eq(notifications.accountId, owner.accountId))
	expect(told.map(({ body }) => body.split(':')[0]).sort()).toEqual([note.number, number])
})

import { type StateCode, states } from '#app/catalog/places/states.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { newPdf, pdfColours } from '#app/platform/pdf/pdf.server.ts'
import { spellAmount, gstStateCodes } from './gst.ts'
import type { CreditNote } from './credit-notes.server.ts'
import type { Invoice } from './invoices.server.ts'

export const invoicePdf = (invoice: Invoice): Promise<Buffer> =>
	draw(invoice, invoice, {
		title: 'Tax invoice',
		facts: [
			{ label: 'Invoice number', value: invoice.number },
			{ label: 'Date', value: formatDate(invoice.issuedAt) },
		],
		last: 'Paid in full.',
	})

export const creditNotePdf = (note: CreditNote, invoice: Invoice): Promise<Buffer> =>
	draw(invoice, note, {
		title: 'Credit note',
		facts: [
			{ label: 'Credit note number', value: note.number },
			{ label: 'Date', value: formatDate(note.issuedAt) },
			{ label: 'Of invoice', value: `${invoice.number}, ${formatDate(invoice.issuedAt)}` },
			{ label: 'Reason', value: note.reason },
		],
	})

type Sums = Pick<
	CreditNote,
	'number' | 'issuedAt' | 'netPaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'
>
type Words = { title: string; facts: { label: string; value: string }[]; last?: string }

/** Only what the rows hold, so that it prints the same for ever. */
async function draw(invoice: Invoice, sums: Sums, { title, facts, last }: Words): Promise<Buffer> {
	const { number, issuedAt, netPaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = sums
	const { gstPercent } = invoice
	const { brand: green, ink, quiet } = pdfColours
	const pdf = await newPdf({ title: `${title} ${number}`, author: invoice.sellerName, now: issuedAt })
	pdf.write(invoice.sellerName, 13, green, 'bold')
	pdf.write(`${invoice.sellerAddress}\nGSTIN ${invoice.sellerGstin}`, 10, quiet)
	pdf.space(1)
	pdf.write(title, 22, ink, 'bold')
	pdf.write('Original for recipient', 10, quiet)
	pdf.space(0.8)
	pdf.rule(120)
	pdf.space(0.6)
	pdf.facts([
		...facts,
		{ label: 'Billed to', value: `${invoice.buyerName}\n${invoice.buyerAddress}` },
		{ label: 'GSTIN of recipient', value: invoice.buyerGstin ?? 'Unregistered' },
		{ label: 'Place of supply', value: `${stateOf(invoice.placeOfSupply)} (${invoice.placeOfSupply})` },
		{ label: 'Reverse charge', value: 'No' },
	])
	pdf.space(0.6)
	pdf.rule(120)
	pdf.space(0.6)
	pdf.facts([
		{ label: 'Description', value: invoice.description },
		{ label: 'SAC', value: invoice.sac },
		{ label: 'Taxable value', value: formatRupees(netPaise) },
		...(invoice.placeOfSupply === invoice.sellerGstin.slice(0, 2)
			? [
					{ label: `CGST ${gstPercent / 2}%`, value: formatRupees(cgstPaise) },
					{ label: `SGST ${gstPercent / 2}%`, value: formatRupees(sgstPaise) },
				]
			: [{ label: `IGST ${gstPercent}%`, value: formatRupees(igstPaise) }]),
		{ label: 'Total', value: formatRupees(totalPaise) },
		{ label: 'In words', value: spellAmount(totalPaise) },
	])
	if (last) {
		pdf.space(0.6)
		pdf.rule(60)
		pdf.space(0.6)
		pdf.write(last, 10, quiet)
	}
	return pdf.finish()
}

/** Codes of the past, which old GSTINs may have, go by their digits alone. */
function stateOf(code: string): string {
	const [state] = Object.entries(gstStateCodes).find(([, digits]) => digits === code) ?? []
	return state ? states[state as StateCode] : 'State'
}

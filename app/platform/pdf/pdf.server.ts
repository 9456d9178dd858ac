import { buffer } from 'node:stream/consumers'
import encodeQR from 'qr'
import { languageTags } from '../language/languages.ts'
import { languageNow, t } from '../language/words.ts'
import { fontRuns } from './fonts.ts'
import { emptyRange, signatureBytes, signPdf } from './sign.server.ts'
import type { SigningKey } from './signing-key.server.ts'

type Document = PDFKit.PDFDocument
type Weight = 'regular' | 'bold'

const margin = 56
const labelWidth = 150
export const pdfColours = { ink: '#1d1c19', quiet: '#5c5a52', brand: '#075f4c' }

export type Pdf = Awaited<ReturnType<typeof newPdf>>

/** An A4 document made here, in the language of its reader: with its own fonts, so that names in Devanagari and the rupee sign print everywhere. */
export async function newPdf({ title, author, now }: { title: string; author: string; now: Date }) {
	// Loaded with the first document, because it is large and most processes never need it.
	const { default: PDFDocument } = await import('pdfkit')
	const doc = new PDFDocument({
		size: 'A4',
		margin,
		bufferPages: true,
		lang: languageTags[languageNow()],
		info: { Title: title, Author: author, CreationDate: now },
	})
	const { pdfFontFiles } = await import('./font-files.server.ts')
	for (const { subset, weight, bytes } of pdfFontFiles()) doc.registerFont(`${subset}-${weight}`, bytes)
	const file = buffer(doc)
	const { ink, quiet } = pdfColours
	return {
		/** A paragraph at the left margin. */
		write: (text: string, size: number, colour = ink, weight: Weight = 'regular') =>
			write(doc, text, size, colour, { weight, x: margin, y: doc.y, width: doc.page.width - 2 * margin }),
		space: (lines: number) => doc.moveDown(lines),
		/** A line across the page, on the next one if `points` no longer have room below it. */
		rule(points: number) {
			if (doc.y + points > doc.page.height - margin) doc.addPage()
			doc
				.moveTo(margin, doc.y)
				.lineTo(doc.page.width - margin, doc.y)
				.lineWidth(0.7)
				.strokeColor('#d9d5c9')
				.stroke()
		},
		/** Label and value side by side, one below the other. */
		facts(facts: readonly { label: string; value: string }[]) {
			for (const { label, value } of facts) {
				const y = doc.y
				write(doc, label, 10, quiet, { x: margin, y, width: labelWidth })
				const below = doc.y
				write(doc, value, 10, ink, { x: margin + labelWidth, y, width: doc.page.width - 2 * margin - labelWidth })
				doc.y = Math.max(doc.y, below) + 2
			}
			doc.x = margin
		},
		/** A code that a phone reads, with paragraphs to its right; on the next page where there is no room for it. */
		codeBeside(
			text: string,
			sizePoints: number,
			writeBeside: (write: (text: string, size: number, colour: string) => void) => void,
		) {
			if (doc.y + sizePoints > doc.page.height - margin) doc.addPage()
			const top = doc.y
			drawCode(doc, text, margin, top, sizePoints)
			const x = margin + sizePoints + 14
			const width = doc.page.width - margin - x
			writeBeside((paragraph, size, colour) => {
				write(doc, paragraph, size, colour, { x, y: doc.y, width })
				doc.y += 3
			})
			doc.y = Math.max(doc.y, top + sizePoints)
			doc.x = margin
		},
		/** Signed by `sign`, if it is given; then nothing of it can be changed without notice. */
		async finish(sign?: SigningKey): Promise<Buffer> {
			numberPages(doc)
			if (sign) leavePlaceForSignature(doc, now)
			doc.end()
			return sign ? signPdf(await file, sign) : file
		},
	}
}

/** Squares in one path. The white around them is that of the page, four squares of it at least. */
function drawCode(doc: Document, text: string, left: number, top: number, size: number) {
	const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
	const side = size / rows.length
	for (const [y, row] of rows.entries())
		for (const [x, isDark] of row.entries()) if (isDark) doc.rect(left + x * side, top + y * side, side, side)
	doc.fill(pdfColours.ink)
}

type Form = { NeedAppearances?: boolean; SigFlags?: number; Fields: unknown[] }

/** A field that takes no room, and the dictionary whose holes `signPdf` fills. */
export function leavePlaceForSignature(doc: Document, now: Date) {
	const signature = doc.ref({
		Type: 'Sig',
		Filter: 'Adobe.PPKLite',
		SubFilter: 'ETSI.CAdES.detached',
		M: now,
		ByteRange: emptyRange,
		Contents: Buffer.alloc(signatureBytes),
	})
	signature.end(undefined)
	const field = doc.ref({
		Type: 'Annot',
		Subtype: 'Widget',
		FT: 'Sig',
		T: new String('Signature1'),
		V: signature,
		F: 132,
		Rect: [0, 0, 0, 0],
		P: doc.page.dictionary,
	})
	field.end(undefined)
	doc.page.annotations.push(field)
	doc.initForm()
	const root = Reflect.get(doc, '_root') as { data: { AcroForm: { data: Form } } }
	const form = root.data.AcroForm.data
	form.Fields.push(field)
	// Signatures are there, and later changes are to be added behind them.
	form.SigFlags = 3
	delete form.NeedAppearances
}

type TextOptions = { weight?: Weight; width: number; x: number; y: number }

/** A paragraph whose scripts change within the line. */
function write(doc: Document, text: string, size: number, colour: string, { weight = 'regular', ...at }: TextOptions) {
	const runs = fontRuns(text)
	doc.fontSize(size).fillColor(colour)
	for (const [index, { subset, text: part }] of runs.entries()) {
		const options = { continued: index < runs.length - 1, lineGap: 2, width: at.width }
		doc.font(`${subset}-${weight}`)
		if (index === 0) doc.text(part, at.x, at.y, options)
		else doc.text(part, options)
	}
}

/** 'Page 1 of 2', in the lower margin. */
function numberPages(doc: Document) {
	const { start, count } = doc.bufferedPageRange()
	if (count < 2) return
	for (let at = start; at < start + count; at++) {
		doc.switchToPage(at)
		doc.page.margins.bottom = 0
		const y = doc.page.height - 40
		write(doc, t`Page ${{ page: at + 1 }} of ${{ pages: count }}`, 9, pdfColours.quiet, {
			x: margin,
			y,
			width: doc.page.width - 2 * margin,
		})
	}
}

import { buffer } from 'node:stream/consumers'
import { brand } from '#app/brand.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { kindNames } from './kinds.ts'
import { packFacts } from './pack-facts.ts'
import type { Pack } from './pack-opening.server.ts'
import { fontRuns } from './pdf-fonts.ts'

type Document = PDFKit.PDFDocument
type Weight = 'regular' | 'bold'

const margin = 56
const labelWidth = 150
const ink = '#1d1c19'
const quiet = '#5c5a52'
const brandColour = '#075f4c'

/** The pack as one PDF, made here: with its own fonts, so that names in Devanagari and the rupee sign print everywhere. */
export async function packPdf(pack: Pack, now: Date): Promise<Buffer> {
	// Loaded with the first pack, because it is large and most processes never need it.
	const { default: PDFDocument } = await import('pdfkit')
	const doc = new PDFDocument({
		size: 'A4',
		margin,
		bufferPages: true,
		lang: 'en-IN',
		info: { Title: `Verified credentials of ${pack.name}`, Author: brand.name, CreationDate: now },
	})
	await registerFonts(doc)
	const file = buffer(doc)
	writeHead(doc, pack, now)
	for (const credential of pack.credentials) writeCredential(doc, credential)
	if (pack.credentials.length === 0) write(doc, 'No verified credentials right now.', 11, quiet)
	writeNote(doc)
	numberPages(doc)
	doc.end()
	return file
}

async function registerFonts(doc: Document) {
	const { pdfFontFiles } = await import('./pdf-font-files.server.ts')
	for (const { subset, weight, bytes } of pdfFontFiles()) doc.registerFont(`${subset}-${weight}`, bytes)
}

type TextOptions = { weight?: Weight; width?: number; x?: number; y?: number }

/** A paragraph whose scripts change within the line. */
function write(
	doc: Document,
	text: string,
	size: number,
	colour: string,
	{ weight = 'regular', ...at }: TextOptions = {},
) {
	const runs = fontRuns(text)
	doc.fontSize(size).fillColor(colour)
	for (const [index, { subset, text: part }] of runs.entries()) {
		const options = { continued: index < runs.length - 1, lineGap: 2, ...(at.width ? { width: at.width } : {}) }
		doc.font(`${subset}-${weight}`)
		if (index === 0 && at.x !== undefined) doc.text(part, at.x, at.y, options)
		else doc.text(part, options)
	}
}

function writeHead(doc: Document, pack: Pack, now: Date) {
	write(doc, brand.name, 13, brandColour, { weight: 'bold' })
	doc.moveDown(1.2)
	write(doc, 'Verified credentials of', 11, quiet)
	doc.moveDown(0.3)
	write(doc, pack.name, 22, ink, { weight: 'bold' })
	doc.moveDown(0.3)
	write(doc, `As on ${formatDateTime(now)}`, 10, quiet)
	doc.moveDown(1)
}

function writeCredential(doc: Document, credential: Pack['credentials'][number]) {
	const facts = [{ label: 'Kind', value: kindNames[credential.kind] }, ...packFacts(credential)]
	const needed = 44 + facts.length * 19
	if (doc.y + needed > doc.page.height - margin) doc.addPage()
	doc
		.moveTo(margin, doc.y)
		.lineTo(doc.page.width - margin, doc.y)
		.lineWidth(0.7)
		.strokeColor('#d9d5c9')
		.stroke()
	doc.moveDown(0.6)
	write(doc, credential.title, 13, ink, { weight: 'bold', x: margin, y: doc.y })
	doc.moveDown(0.3)
	for (const { label, value } of facts) {
		const y = doc.y
		write(doc, label, 10, quiet, { x: margin, y, width: labelWidth })
		const below = doc.y
		write(doc, value, 10, ink, { x: margin + labelWidth, y, width: doc.page.width - 2 * margin - labelWidth })
		doc.y = Math.max(doc.y, below) + 2
	}
	doc.x = margin
	doc.moveDown(0.6)
}

function writeNote(doc: Document) {
	doc.moveDown(0.5)
	write(
		doc,
		`The ${brand.name} team checked each credential against its document and the source shown. Expired and unverified credentials are not listed. Registers change, so check the number yourself before relying on it.`,
		9,
		quiet,
		{ x: margin, y: doc.y, width: doc.page.width - 2 * margin },
	)
}

/** Page 1 of 2, in the lower margin. */
function numberPages(doc: Document) {
	const { start, count } = doc.bufferedPageRange()
	if (count < 2) return
	for (let at = start; at < start + count; at++) {
		doc.switchToPage(at)
		doc.page.margins.bottom = 0
		write(doc, `Page ${at + 1} of ${count}`, 9, quiet, { x: margin, y: doc.page.height - 40 })
	}
}

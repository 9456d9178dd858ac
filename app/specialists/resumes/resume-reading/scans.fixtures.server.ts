import { buffer } from 'node:stream/consumers'
import type { Sharp } from 'sharp'
import { drawEachPdfPage } from '#app/platform/pdf/pdf-pages.server.ts'

type Document = PDFKit.PDFDocument
type Change = (page: Sharp) => Sharp

/** What becomes of a page between the scanner and us. */
export const changes = {
	straight: (page) => page,
	'turned by 90°': (page) => page.rotate(90),
	'turned by 7°': (page) => page.rotate(7, { background: '#4a4540' }),
	'620 px wide': (page) => page.resize({ width: 620 }).jpeg({ quality: 60 }),
} satisfies Record<string, Change>

/** A PDF of one picture: the page as it was drawn, scanned. `text` is a text layer, such as scanning apps add. */
export async function aScan(
	draw: (doc: Document) => unknown,
	change: Change = changes.straight,
	text = '',
): Promise<Buffer> {
	const { default: sharp } = await import('sharp')
	const { default: PDFDocument } = await import('pdfkit')
	const printed = new PDFDocument({ size: 'A4', margin: 50 })
	const pages = buffer(printed)
	draw(printed)
	printed.end()
	const drawn = await drawEachPdfPage(await pages, { timeMs: 120_000 })
	const scan = new PDFDocument({ autoFirstPage: false })
	const file = buffer(scan)
	for (const page of drawn.ok ? drawn.value : []) {
		const picture = await change(sharp(page)).jpeg({ quality: 80 }).toBuffer()
		const { width, height } = await sharp(picture).metadata()
		const size: [number, number] = [595, (595 * height) / width]
		scan.addPage({ size, margin: 0 }).image(picture, 0, 0, { width: size[0], height: size[1] })
		if (text !== '') scan.fontSize(8).text(text, 20, 20)
	}
	scan.end()
	return file
}

/** One below the other, headings larger. */
export const inOneColumn = (doc: Document) =>
	doc
		.fontSize(20)
		.text('Dr. Meher Wankhede')
		.fontSize(11)
		.text('Mobile 98765 40123, meher.wankhede@mail.example')
		.moveDown()
		.fontSize(13)
		.text('WORK EXPERIENCE')
		.fontSize(11)
		.text('Consultant Anaesthesiologist, Lakeside Heart Institute, Pune (April 2019 - Present)')
		.text('Senior Resident, Sanjivani Hospital, Satara (August 2016 - March 2019)')
		.moveDown()
		.fontSize(13)
		.text('EDUCATION')
		.fontSize(11)
		.text('MD Anaesthesiology, Kasturba Medical College, Manipal, 2013 - 2016')
		.text('MBBS, Government Medical College, Nagpur, 2006 - 2012')
		.moveDown()
		.fontSize(13)
		.text('REGISTRATION')
		.fontSize(11)
		.text('Maharashtra Medical Council Reg. No. 2012/07/4471')
		.moveDown()
		.fontSize(13)
		.text('LANGUAGES')
		.fontSize(11)
		.text('Marathi, Hindi, English')

/** Work on the left, contact and languages on the right. */
export function inTwoColumns(doc: Document) {
	doc.fontSize(20).text('Dr. Meher Wankhede', 50, 50)
	const column = (x: number, width: number, blocks: readonly (readonly [string, ...string[]])[]) => {
		let y = 110
		for (const [heading, ...lines] of blocks) {
			doc.fontSize(12).text(heading, x, y, { width })
			y += 22
			for (const line of lines) {
				doc.fontSize(10.5).text(line, x, y, { width })
				y += 17
			}
			y += 16
		}
	}
	column(50, 320, [
		[
			'EXPERIENCE',
			'Consultant Anaesthesiologist',
			'Lakeside Heart Institute, Pune',
			'Apr 2019 - till date',
			'Senior Resident',
			'Sanjivani Hospital, Satara',
			'Aug 2016 - Mar 2019',
		],
		[
			'EDUCATION',
			'MD Anaesthesiology',
			'Kasturba Medical College, Manipal, 2016',
			'MBBS',
			'Government Medical College, Nagpur, 2012',
		],
	])
	column(410, 160, [
		['CONTACT', '+91 98765 40123', 'meher@mail.example'],
		['LANGUAGES', 'English', 'Marathi', 'Hindi'],
		['REGISTRATION', 'Maharashtra Medical', 'Council 2012/07/4471'],
	])
}

/** Labels beside values, and degrees and posts in ruled tables. */
export function inTables(doc: Document) {
	doc.fontSize(16).text('CURRICULUM VITAE', 220, 50)
	let y = 90
	const row = (cells: readonly (readonly [x: number, text: string])[], size = 10.5) => {
		doc.rect(50, y - 5, 500, 22).stroke()
		for (const [x, text] of cells) doc.fontSize(size).text(text, x, y, { lineBreak: false })
		y += 22
	}
	const heading = (text: string) => {
		y += 14
		doc.fontSize(12).text(text, 50, y)
		y += 26
	}
	for (const [label, value] of [
		['Particulars', 'Details'],
		['Name', 'Ms. Leela Phadnis'],
		['Mobile No.', '9876540124'],
		['Council', 'Karnataka State Nursing Council'],
		['R.N. No.', '820415'],
		['Languages known', 'Kannada, English'],
	] as const)
		row([
			[56, label],
			[220, value],
		])
	heading('Educational Qualification')
	for (const [course, college, year] of [
		['Course', 'Institution', 'Year'],
		['GNM', 'Konkan Institute of Nursing, Chiplun', '2009'],
		['Post Basic B.Sc. Nursing', 'Deccan College of Nursing, Hubballi', '2013'],
	] as const)
		row([
			[56, course],
			[230, college],
			[500, year],
		])
	heading('Experience')
	for (const [post, hospital, period] of [
		['Post', 'Hospital', 'Period'],
		['Senior Staff Nurse', 'Sanjivani Hospital, Satara', '01/2017 to 06/2021'],
		['Staff Nurse', 'Niramay Hospital, Nashik', '10/2013 to 12/2016'],
	] as const)
		row([
			[56, post],
			[210, hospital],
			[420, period],
		])
}

import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { collectPdf } from '#test/papers/collect-pdf.ts'
import { aCourseCard, aRegistrationPaper, councils } from '#test/papers/made-papers.ts'
import { editorNamedIn } from './edited-with.server.ts'

const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#eeeeee' } })
const photoBy = (software: string) =>
	blank()
		.withExif({ IFD0: { Software: software } })
		.jpeg()
		.toBuffer()
const withXmp = (body: string) =>
	blank()
		.withXmp(
			`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${body}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
		)
		.jpeg()
		.toBuffer()
const pdfBy = async (info: { Producer?: string; Creator?: string }) => {
	const doc = new PDFDocument({ info })
	doc.text('A certificate.')
	return collectPdf(doc)
}

test('an editor that a photo or PDF names is said in its own words', async () => {
	expect(await editorNamedIn(await photoBy('Adobe Photoshop 25.1'))).toBe('Adobe Photoshop 25.1')
	expect(await editorNamedIn(await photoBy('GIMP 2.10.34'))).toBe('GIMP 2.10.34')
	expect(await editorNamedIn(await photoBy('PicsArt'))).toBe('PicsArt')
	expect(await editorNamedIn(await withXmp('<xmp:CreatorTool>Snapseed 2.0</xmp:CreatorTool>'))).toBe('Snapseed 2.0')
	expect(await editorNamedIn(await pdfBy({ Producer: 'iLovePDF' }))).toBe('iLovePDF')
	expect(await editorNamedIn(await pdfBy({ Creator: 'Canva', Producer: 'Canva' }))).toBe('Canva')
	expect((await editorNamedIn(await photoBy(`Photoshop ${'x'.repeat(500)}`)))?.length).toBe(100)
})

test('cameras, phones, scanners and offices are no editors, nor is a vocabulary that has the name of one', async () => {
	for (const software of ['17.5.1', 'HDR+ 1.0.540', 'Samsung SM-G991B', 'ViewNX-i', 'Canvas Scan 3'])
		expect(await editorNamedIn(await photoBy(software))).toBeNull()
	expect(await editorNamedIn(await withXmp('<photoshop:DateCreated>2026-11-01</photoshop:DateCreated>'))).toBeNull()
	for (const Producer of ['Microsoft® Word 2019', 'Canon iR-ADV C3530', 'macOS Version 14.5 Quartz PDFContext'])
		expect(await editorNamedIn(await pdfBy({ Producer }))).toBeNull()
	const [council] = councils
	if (!council) throw new Error('There is no council')
	for (const { pdf } of [await aRegistrationPaper(council, 1), await aCourseCard(1)])
		expect(await editorNamedIn(pdf)).toBeNull()
	for (const damaged of [Buffer.from('%PDF-1.7 nothing'), Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4])])
		expect(await editorNamedIn(damaged)).toBeNull()
})

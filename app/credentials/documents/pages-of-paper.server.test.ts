import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileStore } from '#app/platform/files/files.server.ts'
import { drawEachPdfPage } from '#app/platform/pdf/pdf-pages.server.ts'
import { anUnsignedPdf } from '#app/platform/pdf/signature-fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aRegistrationPaper, councils } from '#test/papers/made-papers.ts'
import { photographed } from '#test/papers/photographed.ts'
import { addPaper, findOwnPaper, readPaperLater, scanPaper } from '../papers/papers.server.ts'
import { suggestedClaim } from '../papers/suggested-claim.ts'
import { storeDocument } from './document-upload.server.ts'
import { readPaperFile } from './pages-of-paper.server.ts'

const council = councils[0]
if (!council) throw new Error('There is no council')

function aForm(...photos: readonly Buffer[]) {
	const form = new FormData()
	for (const photo of photos) form.append('document', new File([new Uint8Array(photo)], 'IMG_2041.jpg'))
	return form
}
const plain = (software = '') =>
	sharp({ create: { width: 900, height: 600, channels: 3, background: '#eee' } })
		.withExif({ IFD0: software ? { Software: software } : {} })
		.jpeg()
		.toBuffer()

/** A photo cut in two, as the sides of a card. */
async function twoSides(pdf: Buffer) {
	const photo = await photographed(pdf, 'straight')
	const { width, height } = await sharp(photo).metadata()
	const side = (top: number, high: number) =>
		sharp(photo).extract({ left: 0, top, width, height: high }).jpeg({ quality: 85 }).toBuffer()
	const cut = Math.round(height / 2)
	return Promise.all([side(0, cut), side(cut, height - cut)])
}

test('photos of both sides, in any order, are one document and fill in one form', async () => {
	const made = await aRegistrationPaper(council, 2)
	const [front, back] = await twoSides(made.pdf)
	const asha = await aSpecialist({ name: `Dr ${made.truth.name}` })
	const whole = { kind: 'registration', ownName: `Dr ${made.truth.name}`, councilCodes: ['MH-MC'] } as const

	for (const photos of [
		[front, back],
		[back, front],
	]) {
		const file = await readPaperFile(aForm(...photos))
		if (!file.ok || !file.value) throw new Error('There is no file')
		const stored = await storeDocument(file.value)
		if (!stored.ok) throw new Error(stored.failure)
		expect(stored.value).toMatchObject({ contentType: 'application/pdf', editedWith: null })
		const bytes = await fileStore.get(stored.value.storageKey)
		const pages = bytes && (await drawEachPdfPage(await buffer(bytes), { timeMs: 120_000 }))
		expect(pages?.ok && pages.value.length).toBe(2)

		const paperId = await addPaper(asha, 'registration', stored.value)
		await scanPaper(paperId)
		await readPaperLater.run({ paperId })
		const paper = await findOwnPaper(asha, paperId)
		if (!paper?.reading) throw new Error('It was not read')
		expect(suggestedClaim(paper.reading, whole)).toMatchObject({
			number: made.truth.number,
			issuedOn: made.truth.issuedOn,
			validUntil: made.truth.validUntil,
		})
		expect(paper.reading.further).toHaveLength(1)
		expect(paper.reading.flags).not.toContain('pages-differ')
	}
})

test('one file stays as it came, none is none, and a program that edited a photo is named', async () => {
	const photo = await plain()
	expect(await readPaperFile(aForm(photo))).toEqual({ ok: true, value: { name: 'IMG_2041.jpg', bytes: photo } })
	expect(await readPaperFile(aForm())).toEqual({ ok: true, value: null })
	const edited = await readPaperFile(aForm(photo, await plain('Adobe Photoshop 25.1')))
	const stored = edited.ok && edited.value ? await storeDocument(edited.value) : null
	expect(stored?.ok && stored.value.editedWith).toContain('Photoshop')
})

test('what is wrong is said with the number of the photo', async () => {
	const photo = await plain()
	const refused = async (...photos: Buffer[]) => {
		const read = await readPaperFile(aForm(...photos))
		return read.ok ? null : read.failure
	}
	expect(await refused(photo, Buffer.from('no picture'))).toMatch(/^Photo 2: Only PDF files and photos/)
	expect(await refused(photo, photo.subarray(0, 400), photo)).toMatch(/^Photo 2: This file is damaged/)
	expect(await refused(photo.subarray(0, 400), photo, Buffer.from('no picture'))).toMatch(
		/^Photo 1: This file is damaged.*\. Photo 3: Only PDF files and photos/,
	)
	expect(await refused(photo, Buffer.alloc(21 * 1024 * 1024))).toMatch(/^Photo 2: The file is too large/)
	expect(await refused(photo, anUnsignedPdf())).toBe('Choose one PDF, or photos of the pages.')
	expect(await refused(...Array.from({ length: 7 }, () => photo))).toBe(
		'You can add up to 6 photos. Leave out the others.',
	)
})

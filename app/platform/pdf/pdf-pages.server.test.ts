import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPdf } from '../files/document-fixtures.server.ts'
import { drawPdfPages, maxDrawnPages } from './pdf-pages.server.ts'

const sizeOf = async (drawn: Awaited<ReturnType<typeof drawPdfPages>>) => {
	if (!drawn.ok) return drawn.failure
	const { format, width, height } = await sharp(drawn.value).metadata()
	return { format, width, height }
}

test('the pages of a PDF are one picture, one below another, and only the first ones', async () => {
	const [one, two, many] = [
		await sizeOf(await drawPdfPages(aPdf())),
		await sizeOf(await drawPdfPages(aPdf({ pages: 2 }))),
		await sizeOf(await drawPdfPages(aPdf({ pages: 400 }))),
	]
	expect(one).toEqual({ format: 'jpeg', width: 1190, height: 1684 })
	expect(two).toMatchObject({ height: 2 * 1684 + 12 })
	expect(many).toMatchObject({ height: maxDrawnPages * (1684 + 12) - 12 })

	const drawn = await drawPdfPages(aPdf({ text: 'Registration' }))
	const { channels } = await sharp(drawn.ok ? drawn.value : Buffer.of()).stats()
	expect(channels[0]).toMatchObject({ max: 255, min: expect.closeTo(0, -1) })
})

test('what cannot be drawn is said to be unreadable, and the next one is drawn', async () => {
	expect(await drawPdfPages(Buffer.from('%PDF-1.7\nnothing'))).toEqual({ ok: false, failure: 'unreadable' })
	const unpacksWithoutEnd = aPdf({ text: ' '.repeat(40_000_000) })
	expect(await drawPdfPages(unpacksWithoutEnd, { memoryMb: 32 })).toEqual({ ok: false, failure: 'unreadable' })
	const ownPage = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'].map(
		(object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`,
	)
	const circle = Buffer.from(`%PDF-1.7\n${ownPage.join('')}trailer\n<< /Size 3 /Root 1 0 R >>\n%%EOF\n`)
	expect(await drawPdfPages(circle)).toEqual({ ok: false, failure: 'unreadable' })
	expect(await drawPdfPages(aPdf(), { timeMs: 1 })).toEqual({ ok: false, failure: 'unreadable' })
	expect(await drawPdfPages(aPdf())).toMatchObject({ ok: true })
})

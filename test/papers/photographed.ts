import { drawPdfPages } from '#app/platform/pdf/pdf-pages.server.ts'

/** How a person photographs a paper, and what becomes of it on its way. */
export const ways = ['straight', 'small', 'turned 8°', 'turned 90°', 'shade', 'glare'] as const
export type Way = (typeof ways)[number]

/** One photo of the first page of a PDF. */
export async function photographed(pdf: Buffer, way: Way): Promise<Buffer> {
	const { default: sharp } = await import('sharp')
	const drawn = await drawPdfPages(pdf, { maxPages: 1, timeMs: 120_000 })
	if (!drawn.ok) throw new Error('The paper could not be drawn')
	const { width, height } = await sharp(drawn.value).metadata()
	const over = (svg: string) =>
		Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`)
	const paper = sharp(drawn.value)
	switch (way) {
		case 'straight':
			return paper.jpeg({ quality: 85 }).toBuffer()
		case 'small':
			return paper.resize({ width: 620 }).jpeg({ quality: 40 }).toBuffer()
		case 'turned 8°':
			return paper.rotate(8, { background: '#57514a' }).blur(0.6).jpeg({ quality: 75 }).toBuffer()
		case 'turned 90°':
			return paper.rotate(90).jpeg({ quality: 75 }).toBuffer()
		case 'shade':
			return paper
				.composite([
					{
						input: over(
							`<defs><linearGradient id="s" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#6b6862"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><path d="M0 ${height * 0.48}H${width}" stroke="#8a857c" stroke-width="3"/>`,
						),
						blend: 'multiply',
					},
				])
				.jpeg({ quality: 70 })
				.toBuffer()
		case 'glare':
			return paper
				.composite([
					{
						input: over(
							`<defs><radialGradient id="g"><stop stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${width * 0.62}" cy="${height * 0.36}" rx="${width * 0.3}" ry="${height * 0.12}" fill="url(#g)"/>`,
						),
					},
				])
				.jpeg({ quality: 75 })
				.toBuffer()
	}
}

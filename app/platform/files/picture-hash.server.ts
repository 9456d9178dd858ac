import { maxPixels } from './upload/most-pixels.ts'

const side = 8

/**
 * What a picture looks like, in 64 bits as '0' and '1': shrunk to 9 by 8 grey points, which of them are lighter than the point to their
 * right. Copies that were packed again, made smaller or changed in one place differ in few of them. Null where it cannot be drawn.
 */
export async function pictureHash(bytes: Buffer): Promise<string | null> {
	const { default: sharp } = await import('sharp')
	try {
		const points = await sharp(bytes, { limitInputPixels: maxPixels })
			.flatten({ background: '#ffffff' })
			.greyscale()
			.resize({ width: side + 1, height: side, fit: 'fill' })
			.raw()
			.toBuffer()
		const isLighter = (at: number) => (points[at] ?? 0) > (points[at + 1] ?? 0)
		return Array.from({ length: side * side }, (_, bit) => bit + Math.floor(bit / side))
			.map((at) => (isLighter(at) ? '1' : '0'))
			.join('')
	} catch {
		return null
	}
}

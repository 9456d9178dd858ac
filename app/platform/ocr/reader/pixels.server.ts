import sharp, { type Sharp } from 'sharp'

/** Red, green and blue of every pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Text of a page is read well at this size of its longer side; more costs time and memory and gains nothing. */
const longestPx = 2000
/** Small pictures, as a messenger forwards them, are drawn larger so that letters have pixels enough. */
const leastLongestPx = 1400
const maxPixels = 40_000_000

sharp.cache(false)
sharp.concurrency(1)

/** The picture turned as its camera says, with what it shows on white. Throws when it cannot be drawn. */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
	const { autoOrient } = await picture.metadata()
	const longest = Math.max(autoOrient.width, autoOrient.height)
	const scale = Math.min(longestPx / longest, Math.max(1, leastLongestPx / longest))
	const size = { width: Math.round(autoOrient.width * scale), height: Math.round(autoOrient.height * scale) }
	return raw(picture.resize({ ...size, fit: 'fill' }).flatten({ background: '#ffffff' }))
}

export const resized = ({ data, width, height }: Pixels, to: { width: number; height: number }) =>
	raw(sharp(data, { raw: { width, height, channels: 3 } }).resize({ ...to, fit: 'fill' }))

async function raw(picture: Sharp): Promise<Pixels> {
	const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
	return { data, width: info.width, height: info.height }
}

/** A strip that may lean: its middle, its sides, and the angle of its longer one in radians. */
export type Strip = { x: number; y: number; width: number; height: number; angle: number }

/**
 * The strip cut out level, `height` pixels high and drawn wider by `stretch`, as planes of blue, green and red from -1 to 1; white is not
 * added, so what lies beyond the strip's end is 0.
 */
export function cutOut(
	{ data, width, height }: Pixels,
	strip: Strip,
	to: { width: number; height: number },
	stretch = 1,
) {
	const plane = to.width * to.height
	const out = new Float32Array(3 * plane)
	const scale = strip.height / to.height
	const scaleAcross = scale / stretch
	const columns = Math.min(to.width, Math.floor(strip.width / scaleAcross))
	const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)]
	for (let row = 0; row < to.height; row++) {
		const down = (row + 0.5) * scale - strip.height / 2
		for (let column = 0; column < columns; column++) {
			const across = (column + 0.5) * scaleAcross - strip.width / 2
			const x = Math.min(width - 1.01, Math.max(0, strip.x + across * cos - down * sin))
			const y = Math.min(height - 1.01, Math.max(0, strip.y + across * sin + down * cos))
			const [left, top] = [Math.floor(x), Math.floor(y)]
			const [fromLeft, fromTop] = [x - left, y - top]
			const above = (top * width + left) * 3
			const below = above + width * 3
			for (let colour = 0; colour < 3; colour++) {
				const at = (from: number) => data[from + colour] ?? 0
				const upper = at(above) * (1 - fromLeft) + at(above + 3) * fromLeft
				const lower = at(below) * (1 - fromLeft) + at(below + 3) * fromLeft
				out[(2 - colour) * plane + row * to.width + column] = (upper * (1 - fromTop) + lower * fromTop) / 127.5 - 1
			}
		}
	}
	return out
}

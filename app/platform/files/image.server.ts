import type { Sharp } from 'sharp'
import { oneAtATime } from '../one-at-a-time.server.ts'
import { fail, ok, type Result } from '../result.ts'
import { jpegOfHeic } from './heic/heic.server.ts'
import { imageTypeOf, isAnimated } from './upload/image-type.server.ts'
import { maxPixels } from './upload/most-pixels.ts'

export type ImageFailure = 'wrong-type' | 'damaged' | 'too-large' | 'empty'
export type CleanImage = { bytes: Buffer; contentType: 'image/jpeg' }

/** A panorama of a phone is no longer. A line of the same size of pixels takes minutes to draw. */
const maxSidePx = 20_000
const longestSeconds = 10
/** A picture unpacks to hundreds of megabytes at worst, so only one is open at a time. */
const inTurn = oneAtATime()

type Drawing = (picture: Sharp, size: { width: number; height: number }) => Sharp

/**
 * Redraws a picture and keeps only the visible image. The place, author, device and anything hidden behind the
 * picture are removed. `widestPx` limits both sides. `square` crops to the most eye-catching part.
 */
export async function cleanImage(
	bytes: Buffer,
	{ widestPx, square = false }: { widestPx: number; square?: boolean },
): Promise<Result<CleanImage, ImageFailure>> {
	const drawn = await redraw(bytes, (picture, { width, height }) => {
		const side = Math.min(widestPx, square ? Math.min(width, height) : widestPx)
		const fit = square ? 'cover' : 'inside'
		return picture
			.resize({ width: side, height: side, fit, position: 'attention', withoutEnlargement: true })
			.flatten({ background: white })
			.jpeg({ quality: 82, mozjpeg: true })
	})
	return drawn.ok ? ok({ bytes: drawn.value.bytes, contentType: 'image/jpeg' }) : drawn
}

/** A photo for a public page: as `cleanImage`, with its size. */
export const drawPhoto = (bytes: Buffer, { widestPx }: { widestPx: number }) =>
	redraw(bytes, (picture) =>
		picture
			.resize({ width: widestPx, height: widestPx, fit: 'inside', withoutEnlargement: true })
			.flatten({ background: white })
			.webp({ quality: 72 }),
	)

/** A photographed page as a JPEG: small print stays legible. */
export const drawPage = (bytes: Buffer, { widestPx, quality }: { widestPx: number; quality: number }) =>
	redraw(bytes, (picture) =>
		picture
			.resize({ width: widestPx, height: widestPx, fit: 'inside', withoutEnlargement: true })
			.flatten({ background: white })
			.jpeg({ quality, mozjpeg: true }),
	)

/** Of the side, between the edge of a logo and its mark. */
const inset = 0.08

/** A logo on a white square, whole, with a little air around it. */
export const drawLogo = (bytes: Buffer, { sidePx }: { sidePx: number }) =>
	redraw(bytes, (picture) => {
		const edge = Math.round(sidePx * inset)
		const side = sidePx - 2 * edge
		return picture
			.flatten({ background: white })
			.resize({ width: side, height: side, fit: 'contain', background: white })
			.extend({ top: edge, bottom: edge, left: edge, right: edge, background: white })
			.png({ palette: true, effort: 8 })
	})

const white = '#ffffff'

type Drawn = { bytes: Buffer; width: number; height: number }

async function redraw(bytes: Buffer, draw: Drawing): Promise<Result<Drawn, ImageFailure>> {
	if (bytes.length === 0) return fail('empty')
	const type = imageTypeOf(bytes)
	if (!type || isAnimated(bytes, type)) return fail('wrong-type')
	return inTurn(async () => {
		const drawable = type === 'heic' ? await jpegOfHeic(bytes) : ok(bytes)
		return drawable.ok ? drawNow(drawable.value, draw) : drawable
	})
}

async function drawNow(bytes: Buffer, draw: Drawing): Promise<Result<Drawn, ImageFailure>> {
	// Loaded with the first picture, because it is native code that most processes never need.
	const { default: sharp } = await import('sharp')
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
	try {
		const { width, height } = await picture.metadata()
		if (width * height > maxPixels || Math.max(width, height) > maxSidePx) return fail('too-large')
		const { data, info } = await draw(picture, { width, height })
			.toColourspace('srgb')
			.timeout({ seconds: longestSeconds })
			.toBuffer({ resolveWithObject: true })
		return ok({ bytes: data, width: info.width, height: info.height })
	} catch (error) {
		return fail(isAboutSize(error) ? 'too-large' : 'damaged')
	}
}

const isAboutSize = (error: unknown) => error instanceof Error && /pixel limit|timeout/.test(error.message)

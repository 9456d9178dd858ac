import { oneAtATime } from './one-at-a-time.server.ts'
import { fail, ok, type Result } from './result.ts'
import { imageTypeOf, isAnimated } from './upload/image-type.server.ts'

export type ImageFailure = 'wrong-type' | 'damaged' | 'too-large' | 'empty'
export type CleanImage = { bytes: Buffer; contentType: 'image/jpeg' }

/** More than any phone's camera, and unpacked no more than one process can hold. */
const maxPixels = 40_000_000
const longestSeconds = 10
/** A picture unpacks to hundreds of megabytes at worst, so only one is open at a time. */
const inTurn = oneAtATime()

/**
 * Redraws a JPEG or PNG and keeps only the visible image. The place, author, device and anything hidden behind the
 * picture are removed. `widestPx` limits both sides. `square` crops to the most eye-catching part.
 */
export async function cleanImage(
	bytes: Buffer,
	{ widestPx, square = false }: { widestPx: number; square?: boolean },
): Promise<Result<CleanImage, ImageFailure>> {
	if (bytes.length === 0) return fail('empty')
	const type = imageTypeOf(bytes)
	if (!type || (type === 'png' && isAnimated(bytes))) return fail('wrong-type')
	return inTurn(() => redraw(bytes, widestPx, square))
}

async function redraw(bytes: Buffer, widestPx: number, square: boolean): Promise<Result<CleanImage, ImageFailure>> {
	// Loaded with the first picture, because it is native code that most processes never need.
	const { default: sharp } = await import('sharp')
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
	try {
		const { width, height } = await picture.metadata()
		if (width * height > maxPixels) return fail('too-large')
		const side = Math.min(widestPx, square ? Math.min(width, height) : widestPx)
		const drawn = await picture
			.resize({
				width: side,
				height: side,
				fit: square ? 'cover' : 'inside',
				position: 'attention',
				withoutEnlargement: true,
			})
			.flatten({ background: '#ffffff' })
			.toColourspace('srgb')
			.jpeg({ quality: 82, mozjpeg: true })
			.timeout({ seconds: longestSeconds })
			.toBuffer()
		return ok({ bytes: drawn, contentType: 'image/jpeg' })
	} catch (error) {
		return fail(isAboutSize(error) ? 'too-large' : 'damaged')
	}
}

const isAboutSize = (error: unknown) => error instanceof Error && /pixel limit|timeout/.test(error.message)

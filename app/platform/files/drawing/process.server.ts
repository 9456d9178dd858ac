// A process of its own, run directly from this file: it draws one picture again and ends. What it needs of memory ends with it.
import sharp, { type Sharp } from 'sharp'
import { answerOnce } from '../../process-answer.server.ts'
import { imageTypeOf } from '../upload/image-type.server.ts'
import { maxPixels } from '../upload/most-pixels.ts'
import type { Drawing, Drawn } from './drawing.ts'

/** A panorama of a phone is no longer. A line of the same size of pixels takes minutes to draw. */
const maxSidePx = 20_000
const white = '#ffffff'
/** Of the side, between the edge of a logo and its mark. */
const inset = 0.08

// The other cores stay with those who wait for a page.
sharp.concurrency(1)

const how: Drawing = JSON.parse(process.argv[2] ?? '')

async function draw(bytes: Uint8Array): Promise<Drawn | 'too-large' | null> {
	const picture = await pictureOf(bytes)
	if (picture === 'too-large' || picture === null) return picture
	try {
		const { width, height } = await picture.metadata()
		if (width * height > maxPixels || Math.max(width, height) > maxSidePx) return 'too-large'
		const drawn = changed(picture, { width, height }).toColourspace('srgb')
		const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
		return { bytes: data, width: info.width, height: info.height }
	} catch (error) {
		return error instanceof Error && error.message.includes('pixel limit') ? 'too-large' : null
	}
}

async function pictureOf(bytes: Uint8Array): Promise<Sharp | 'too-large' | null> {
	if (imageTypeOf(Buffer.from(bytes)) === 'heic') return drawHeic(bytes)
	return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
}

/** What an iPhone, or a Samsung that saves space, takes as a photo, upright. */
async function drawHeic(file: Uint8Array): Promise<Sharp | 'too-large' | null> {
	const { default: libheif } = await import('libheif-js/wasm-bundle.js')
	const [image] = new libheif.HeifDecoder().decode(file)
	if (!image) return null
	const size = { width: image.get_width(), height: image.get_height() }
	if (size.width * size.height > maxPixels) return 'too-large'
	const target = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
	const isDrawn = await new Promise((resolve) => image.display(target, resolve))
	return isDrawn ? sharp(target.data, { raw: { ...size, channels: 4 } }) : null
}

function changed(picture: Sharp, size: { width: number; height: number }): Sharp {
	if (how.as === 'logo') return logo(picture, how.sidePx)
	const square = how.as === 'jpeg' && how.square
	const side = square ? Math.min(how.widestPx, size.width, size.height) : how.widestPx
	const fit = square ? 'cover' : 'inside'
	const fitting = picture
		.resize({ width: side, height: side, fit, position: 'attention', withoutEnlargement: true })
		.flatten({ background: white })
	return how.as === 'jpeg'
		? fitting.jpeg({ quality: how.quality, mozjpeg: how.isPacked })
		: fitting.webp({ quality: how.quality })
}

function logo(picture: Sharp, sidePx: number): Sharp {
	const edge = Math.round(sidePx * inset)
	const side = sidePx - 2 * edge
	return picture
		.flatten({ background: white })
		.resize({ width: side, height: side, fit: 'contain', background: white })
		.extend({ top: edge, bottom: edge, left: edge, right: edge, background: white })
		.png({ palette: true, effort: 8 })
}

answerOnce(draw)

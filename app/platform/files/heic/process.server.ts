// A process of its own, run directly from this file: it draws one HEIC as a JPEG and ends. What it needs of memory ends with it.
import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { answerOnce } from '../../process-answer.server.ts'
import { maxPixels } from '../upload/most-pixels.ts'

async function drawAsJpeg(file: Uint8Array): Promise<Uint8Array | 'too-large' | null> {
	const [image] = new libheif.HeifDecoder().decode(file)
	if (!image) return null
	const size = { width: image.get_width(), height: image.get_height() }
	if (size.width * size.height > maxPixels) return 'too-large'
	const target = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
	const isDrawn = await new Promise((resolve) => image.display(target, resolve))
	if (!isDrawn) return null
	return sharp(target.data, { raw: { ...size, channels: 4 } })
		.flatten({ background: '#ffffff' })
		.jpeg({ quality: 92 })
		.toBuffer()
}

answerOnce(drawAsJpeg)

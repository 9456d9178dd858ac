export type ImageType = 'jpeg' | 'png' | 'webp' | 'heic'

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
/** One picture; `hevc` would be several of a burst. */
const heicStart = /^[\s\S]{4}ftyp(?:heic|heix|mif1)/

/** By the first bytes; whether the rest is a picture is found out by drawing it. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
	if (bytes.subarray(0, 8).equals(pngStart)) return 'png'
	if (bytes.subarray(0, 3).equals(jpegStart)) return 'jpeg'
	if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
	return heicStart.test(bytes.toString('latin1', 0, 12)) ? 'heic' : null
}

/** Whether a picture moves. JPEGs never do. */
export function isAnimated(bytes: Buffer, type: ImageType): boolean {
	if (type === 'webp') return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
	return type === 'png' && isAnimatedPng(bytes)
}

/** It says so in a chunk before its first picture. */
function isAnimatedPng(png: Buffer): boolean {
	let at = pngStart.length
	while (at + 8 <= png.length) {
		const kind = png.toString('latin1', at + 4, at + 8)
		if (kind === 'acTL') return true
		if (kind === 'IDAT') return false
		at += png.readUInt32BE(at) + 12
	}
	return false
}

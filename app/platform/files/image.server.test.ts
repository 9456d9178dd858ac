import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { cpuClock } from '#test/cpu-time.ts'
import { describe, expect, test } from 'vitest'
import { readPicture } from '../ocr/read-picture.server.ts'
import { checkDocument } from './check-document.server.ts'
import { aZip } from './document-fixtures.server.ts'
import { cleanImage, drawPage } from './image.server.ts'

const anyWidth = { widestPx: 1600 }

async function cleaned(bytes: Buffer, options: Parameters<typeof cleanImage>[1] = anyWidth) {
	const result = await cleanImage(bytes, options)
	if (!result.ok) throw new Error(result.failure)
	return { ...(await sharp(result.value.bytes).metadata()), bytes: result.value.bytes }
}

const verdict = async (bytes: Buffer) => {
	const result = await cleanImage(bytes, anyWidth)
	return result.ok ? 'taken' : result.failure
}

const aPicture = (width = 640, height = 480, background = '#2f7d6b') =>
	sharp({ create: { width, height, channels: 3, background } })

/** As a phone takes it: lying on its side, with the place, the owner and a colour profile. */
const aPhonePhoto = () =>
	aPicture()
		.withIccProfile('p3')
		.withExif({
			IFD0: { Make: 'Pixel', Artist: 'Dr Asha Menon' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 10/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 0/1' },
		})
		.withMetadata({ orientation: 6 })
		.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
		.jpeg()
		.toBuffer()

describe('a picture that is kept', () => {
	test('says nothing about where, by whom and with what it was taken', async () => {
		const photo = await aPhonePhoto()
		expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), icc: expect.any(Buffer) })
		expect(photo.includes('Asha Menon')).toBe(true)

		const { exif, icc, xmp, iptc, bytes } = await cleaned(photo)

		expect({ exif, icc, xmp, iptc }).toEqual({})
		expect(bytes.includes('Asha Menon')).toBe(false)
	})

	test('is upright, no wider than requested, and never larger than the original', async () => {
		expect(await cleaned(await aPhonePhoto())).toMatchObject({ width: 480, height: 640, format: 'jpeg' })
		expect(await cleaned(await aPicture().png().toBuffer(), { widestPx: 320 })).toMatchObject({
			width: 320,
			height: 240,
		})
		expect(await cleaned(await aPicture(90, 60).png().toBuffer(), { widestPx: 512, square: true })).toMatchObject({
			width: 60,
			height: 60,
		})
	})

	test('is white where it was clear, and in the colours that every screen knows', async () => {
		const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
			.png()
			.toBuffer()
		const { bytes, hasAlpha } = await cleaned(clear)
		expect(hasAlpha).toBe(false)
		expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])

		const print = await aPicture().toColourspace('cmyk').jpeg().toBuffer()
		expect(await cleaned(print)).toMatchObject({ space: 'srgb', channels: 3 })
	})

	test('has lost what was hidden behind it', async () => {
		const both = Buffer.concat([await aPicture().jpeg().toBuffer(), aZip([{ name: 'a.js', content: 'alert(1)' }])])
		const page = Buffer.concat([await aPicture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])

		for (const file of [both, page]) {
			const { bytes } = await cleaned(file)
			expect(bytes.includes('PK\x03\x04')).toBe(false)
			expect(bytes.includes('<script>')).toBe(false)
		}
	})
})

describe('what phones make besides', () => {
	test('a WebP', async () => {
		expect(await cleanImage(await aPicture().webp().toBuffer(), { widestPx: 100 })).toMatchObject({ ok: true })
	})

	// A made-up certificate, packed by libheif as phones do.
	const heic = readFileSync('test/papers/photo.heic')

	test('a HEIC, upright and whole', async () => {
		const drawn = await drawPage(heic, { widestPx: 2400, quality: 80 })

		expect(drawn).toMatchObject({ ok: true, value: { width: 900, height: 1272 } })
		const read = drawn.ok ? await readPicture(drawn.value.bytes) : drawn
		expect(read.ok && read.value.lines.map(({ text }) => text).join(' ')).toContain('2009/04/1411')
	})

	test('a HEIC that arrived in part, or is none behind its first bytes', async () => {
		expect(await verdict(heic.subarray(0, 20_000))).toBe('damaged')
		expect(await verdict(Buffer.concat([heic.subarray(0, 24), Buffer.from('<script>')]))).toBe('damaged')
	})

	test('a HEIC of more pixels than we unpack', async () => {
		expect(await verdict(readFileSync('test/papers/large.heic'))).toBe('too-large')
	})
})

describe('a picture that is refused', () => {
	test.each([
		['a web page named .jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong-type'],
		['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong-type'],
		['a GIF', Buffer.from('GIF89a'), 'wrong-type'],
		['an empty file', Buffer.alloc(0), 'empty'],
		['only the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'damaged'],
		['a web page behind the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), 'damaged'],
	])('%s', async (_, bytes, failure) => {
		expect(await verdict(bytes)).toBe(failure)
	})

	test('an AVIF and a PNG that moves', async () => {
		expect(await verdict(await aPicture().avif().toBuffer())).toBe('wrong-type')
		const png = await aPicture().png().toBuffer()
		expect(await verdict(Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)]))).toBe(
			'wrong-type',
		)
	})

	test('one that arrived in part', async () => {
		const noise = sharp({
			create: {
				width: 600,
				height: 400,
				channels: 3,
				background: '#000',
				noise: { type: 'gaussian', mean: 120, sigma: 60 },
			},
		})
		for (const whole of [await noise.clone().jpeg().toBuffer(), await noise.clone().png().toBuffer()]) {
			expect(await verdict(whole.subarray(0, whole.length / 2))).toBe('damaged')
		}
	})

	test('a line of pixels, which takes longer to draw than any photo', async () => {
		for (const [width, height] of [
			[1, 30_000_000],
			[30_000_000, 1],
			[20_001, 10],
		] as const) {
			const line = aPngOf(width, height, deflateSync(Buffer.alloc(1_024)))
			const spent = cpuClock()
			expect(await verdict(line)).toBe('too-large')
			expect(spent()).toBeLessThan(35)
		}
	})

	test('a JPEG of a hundred megapixels', async () => {
		const jpeg = await aPicture(16, 16).jpeg().toBuffer()
		const size = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5
		jpeg.writeUInt16BE(10_000, size)
		jpeg.writeUInt16BE(10_000, size + 2)
		expect(await verdict(jpeg)).toBe('too-large')
	})

	test('one that unpacks to gigabytes, before it does', async () => {
		const bomb = aPngOf(60_000, 60_000, deflateSync(Buffer.alloc(8 * 1024 * 1024)))
		const spent = cpuClock()
		const before = process.memoryUsage().rss

		expect(await verdict(bomb)).toBe('too-large')
		expect(spent()).toBeLessThan(35)
		expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
	})
})

test('a form takes pictures only where it says so', async () => {
	const [jpeg, png] = [await aPicture().jpeg().toBuffer(), await aPicture().png().toBuffer()]
	const rules = { accept: ['pdf', 'jpeg', 'png'], maxBytes: 100_000 } as const

	expect(await checkDocument(jpeg, rules)).toEqual({
		ok: true,
		value: { type: 'jpeg', contentType: 'image/jpeg', bytes: jpeg },
	})
	expect(await checkDocument(png, rules)).toEqual({
		ok: true,
		value: { type: 'png', contentType: 'image/png', bytes: png },
	})
	expect(await checkDocument(jpeg, { ...rules, accept: ['pdf'] })).toEqual({ ok: false, failure: 'picture' })
})

function aPngOf(width: number, height: number, packed: Buffer) {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header.writeUInt8(8, 8)
	const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
	return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, content: Buffer) {
	const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
	length.writeUInt32BE(content.length)
	sum.writeUInt32BE(crc32(body))
	return Buffer.concat([length, body, sum])
}

import { createHash, type KeyObject, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import encodeQR from 'qr'
import sharp from 'sharp'
import { demoIssuerKey } from './issuer-keys.server.ts'

type MadeCard = {
	name: string
	/** `null` is the layout of 2019, without a version in front. */
	version?: 'V2' | 'V3' | 'V4' | 'V5' | null
	indicator?: string
	reference?: string
	born?: string
}

/** What a card of a person who does not exist has before its signature. */
export function madeCard({
	name,
	version = 'V2',
	indicator = '3',
	reference = '000020261130101500123',
	born = '01-01-1990',
}: MadeCard) {
	const address = ['C/O A. Example', 'Pune', '', '1', 'Nowhere', '411001', 'Nowhere', 'Maharashtra', '', '', 'Pune']
	const fields = [...(version ? [version] : []), indicator, reference, name, born, 'F', ...address]
	const text = [...fields, ...(version ? ['0000'] : [])].map((field) => `${field}\xff`).join('')
	const photo = Buffer.concat(Array.from({ length: 12 }, (_, at) => hashOf(`photo ${at}`)))
	return Buffer.concat([Buffer.from(text, 'latin1'), photo, hashOf('email'), hashOf('mobile')])
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

export const digitsOf = (zipped: Buffer) => BigInt(`0x${zipped.toString('hex')}`).toString()

/** The digits of such a card, as its QR code has them. */
export const signedCode = (card: Buffer, key: KeyObject) =>
	digitsOf(gzipSync(Buffer.concat([card, sign('RSA-SHA256', card, key)])))

const pixelsOfModule = 6

/** The digits as a QR code, PNG. */
export function drawnCode(digits: string): Promise<Buffer> {
	const rows = encodeQR(digits, 'raw', { ecc: 'low', border: 4 })
	const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
	const size = rows.length
	return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
		.resize({ width: size * pixelsOfModule, kernel: 'nearest' })
		.png()
		.toBuffer()
}

/** A code in this name for trying the check in the demo, signed with the demo's own key. */
export const demoCode = (name: string) => drawnCode(signedCode(madeCard({ name }), demoIssuerKey().privateKey))

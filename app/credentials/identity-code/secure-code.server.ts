import { type KeyObject, verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { adultAge } from '#app/law.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** `no-code`: it is not laid out as one. `not-signed`: it is, but no key that we trust signed it. */
export type CodeFailure = 'no-code' | 'not-signed'

/** A card's code has about 3,000 digits; the largest QR code holds 7,089. */
const digitsOfCode = /^[1-9]\d{699,7088}$/
/** What 7,089 digits unfold to when they are a card. More is a bomb. */
const maxBytes = 16 * 1024
/** Of RSA with 2,048 bits. */
export const signatureBytes = 256

/**
 * The name in an Aadhaar Secure QR code, from its digits as a scanner shows them, and whether its date of birth is that of an adult on the
 * day `today`. Nothing else of the card leaves this function. `keys` are the issuer's: any of them may have signed.
 */
export function readSecureCode(
	typed: string,
	keys: readonly KeyObject[],
	today: string,
): Result<{ name: string; isAdult: boolean }, CodeFailure> {
	const bytes = unfolded(typed)
	if (!bytes || bytes.length <= signatureBytes) return fail('no-code')
	const signed = bytes.subarray(0, -signatureBytes)
	const signature = bytes.subarray(-signatureBytes)
	const card = readCard(signed)
	if (!card) return fail('no-code')
	if (!keys.some((key) => verify('RSA-SHA256', signed, key, signature))) return fail('not-signed')
	return ok({ name: card.name, isAdult: isAdultOn(today, card.born) })
}

/** The digits are one large number, whose bytes are a gzip file and nothing behind it. */
function unfolded(typed: string): Buffer | null {
	const digits = typed.replace(/\s/g, '')
	if (!digitsOfCode.test(digits)) return null
	const hex = BigInt(digits).toString(16)
	const zipped = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
	try {
		const { buffer, engine } = gunzipSync(zipped, { maxOutputLength: maxBytes, info: true }) as unknown as {
			buffer: Buffer
			engine: { bytesWritten: number }
		}
		return engine.bytesWritten === zipped.length ? buffer : null
	} catch {
		return null
	}
}

/** A byte that no text of a card has ends each of its fields. */
const endOfField = 0xff
const versions = /^V[2-5]$/
const hashBytes = 32
/** What follows the name; newer cards add the last digits of the mobile number. */
const fieldsOfAddress = 11

/** `0` to `3`: how many hashes of email and mobile number stand before the signature. */
const hashes: Record<string, number> = { '0': 0, '1': 1, '2': 1, '3': 2 }
/** Four digits of the number, and the time to the thousandth of a second. */
const reference = /^\d{21}$/
const birth = /^(?:(\d{2})[-/](\d{2})[-/])?(\d{4})$/
const longestName = 120

/** The fields in their order; null where one is not as its place says, so that no other field is taken for the name. */
function readCard(signed: Buffer): { name: string; born: string } | null {
	let at = 0
	const next = () => {
		const end = signed.indexOf(endOfField, at)
		if (end < 0) return null
		const field = signed.toString('latin1', at, end)
		at = end + 1
		return field
	}
	const first = next() ?? ''
	const isNewer = versions.test(first)
	const indicator = isNewer ? (next() ?? '') : first
	const hashCount = hashes[indicator]
	if (hashCount === undefined || !reference.test(next() ?? '')) return null
	const name = next()?.trim() ?? ''
	if (name === '' || name.length > longestName) return null
	const born = next() ?? ''
	if (!birth.test(born) || !/^[MFT]$/.test(next() ?? '')) return null
	for (let field = 0; field < fieldsOfAddress; field++) if (next() === null) return null
	if (isNewer && !/^(?:[\dXx*]{4})?$/.test(next() ?? '-')) return null
	return signed.length - at >= hashCount * hashBytes ? { name, born } : null
}

/** Of a card with the year alone: whether the person is of age in the course of this year. */
function isAdultOn(today: string, born: string): boolean {
	const [, day = '01', month = '01', year] = birth.exec(born) ?? []
	return `${Number(year) + adultAge}-${month}-${day}` <= today
}

/**
 * Reads and writes ASN.1 in its strict form (DER), as a PDF asks for. Nothing is unpacked before it is asked for, so a small file cannot
 * make much of itself. Lengths that are indefinite, longer than needed or beyond the value around them are refused.
 */
import { must, refuse } from './refusal.server.ts'

export type Der = {
	tag: number
	/** Without tag and length. */
	body: Buffer
	/** With them. */
	whole: Buffer
}

export const tags = {
	boolean: 0x01,
	integer: 0x02,
	bits: 0x03,
	octets: 0x04,
	oid: 0x06,
	utf8: 0x0c,
	sequence: 0x30,
	set: 0x31,
}
/** `[0]` and so on, around another value or in place of its tag. */
export const context = (number: number) => 0xa0 + number

/** More values side by side than any honest signature has. */
const maxChildren = 1_000

/** The value at the start of the bytes; what follows it is the caller’s business. */
export function firstDer(bytes: Buffer): Der {
	const [tag = 0, first = 0] = bytes
	// Tags of several bytes do not occur in certificates or signatures.
	must(bytes.length >= 2 && (tag & 0x1f) !== 0x1f)
	const lengthBytes = first < 0x80 ? 0 : first & 0x7f
	must(first !== 0x80 && lengthBytes <= 4 && bytes.length >= 2 + lengthBytes)
	const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes)
	must(lengthBytes === 0 || (length >= 0x80 && bytes[2] !== 0))
	const start = 2 + lengthBytes
	must(length <= bytes.length - start)
	return { tag, body: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) }
}

/** Bytes that are one value and nothing else. */
export function readDer(bytes: Buffer, tag?: number): Der {
	const value = firstDer(bytes)
	must(value.whole.length === bytes.length && (tag === undefined || value.tag === tag))
	return value
}

/** What a value holds, if it has this tag. */
export function childrenOf(value: Der | undefined, tag: number = tags.sequence): Der[] {
	if (value?.tag !== tag) refuse('broken')
	const children: Der[] = []
	for (let rest = value.body; rest.length > 0; ) {
		const child = firstDer(rest)
		children.push(child)
		must(children.length <= maxChildren)
		rest = rest.subarray(child.whole.length)
	}
	return children
}

/** The body of a value that has to have this tag. */
export function bodyOf(value: Der | undefined, tag: number): Buffer {
	if (value?.tag !== tag) refuse('broken')
	return value.body
}

/** `1.2.840.113549.1.7.2` */
export function oidOf(value: Der | undefined): string {
	const body = bodyOf(value, tags.oid)
	must(body.length > 0 && body.length <= 32)
	const parts: number[] = []
	let part = 0
	for (const [at, byte] of body.entries()) {
		part = part * 128 + (byte & 0x7f)
		must(part <= Number.MAX_SAFE_INTEGER / 128)
		if (byte < 0x80) {
			parts.push(part)
			part = 0
		} else must(at < body.length - 1)
	}
	const [first = 0, ...others] = parts
	const root = Math.min(2, Math.floor(first / 40))
	return [root, first - root * 40, ...others].join('.')
}

/** A small whole number, such as a version or the length of a salt. */
export function smallNumberOf(value: Der | undefined): number {
	const body = bodyOf(value, tags.integer)
	must(body.length > 0 && body.length <= 4)
	return body.readIntBE(0, body.length)
}

const utcTime = 0x17
const generalizedTime = 0x18

/** `251015060000Z`, `20251015060000Z` or, in time stamps, `20251015060000.123Z`. */
export function timeOf(value: Der | undefined): Date {
	const isShort = value?.tag === utcTime
	const text = bodyOf(value, isShort ? utcTime : generalizedTime).toString('latin1')
	const found = (isShort ? /^(\d\d)(\d{10})Z$/ : /^(\d{4})(\d{10})(?:\.\d{1,9})?Z$/).exec(text)
	if (!found) refuse('broken')
	const [, year = '', rest = ''] = found
	const full = isShort ? (Number(year) < 50 ? 2000 : 1900) + Number(year) : Number(year)
	const [month, day, hour, minute, second] = (rest.match(/\d\d/g) ?? []).map(Number) as [
		number,
		number,
		number,
		number,
		number,
	]
	const time = new Date(Date.UTC(full, month - 1, day, hour, minute, second))
	must(time.getUTCMonth() === month - 1 && time.getUTCDate() === day && hour < 24 && minute < 60 && second < 60)
	return time
}

/** A value with this tag that holds these bytes, one behind the other. */
export function der(tag: number, ...parts: Uint8Array[]): Buffer {
	const body = Buffer.concat(parts)
	if (body.length < 0x80) return Buffer.concat([Buffer.of(tag, body.length), body])
	const length = Buffer.from(
		body.length
			.toString(16)
			.padStart(2, '0')
			.replace(/^(?=(?:..)*.$)/, '0'),
		'hex',
	)
	return Buffer.concat([Buffer.of(tag, 0x80 + length.length), length, body])
}

export const derSequence = (...parts: Uint8Array[]) => der(tags.sequence, ...parts)
/** In DER the members of a set are in the order of their bytes. */
export const derSet = (...parts: Buffer[]) => der(tags.set, ...parts.toSorted((one, other) => one.compare(other)))

export function derOid(oid: string): Buffer {
	const [root = 0, second = 0, ...others] = oid.split('.').map(Number)
	const bytes = [root * 40 + second, ...others].flatMap((part) => {
		const digits = [part % 128]
		for (let rest = Math.floor(part / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift((rest % 128) + 128)
		return digits
	})
	return der(tags.oid, Buffer.from(bytes))
}

/** A positive number by its bytes: a serial number. */
export function derInteger(bytes: Uint8Array): Buffer {
	let from = 0
	while (from < bytes.length - 1 && bytes[from] === 0) from++
	const shortest = bytes.subarray(from)
	return der(tags.integer, (shortest[0] ?? 0) > 0x7f ? Buffer.of(0) : Buffer.of(), shortest)
}

export const derNull = Buffer.of(0x05, 0x00)

/** Until 2049 with two digits for the year, as certificates and signatures ask for. */
export function derTime(time: Date): Buffer {
	const text = time.toISOString().replace(/\.\d+|[-:T]/g, '')
	const isShort = time.getUTCFullYear() < 2050
	return der(isShort ? utcTime : generalizedTime, Buffer.from(isShort ? text.slice(2) : text))
}

export const derGeneralizedTime = (time: Date) =>
	der(generalizedTime, Buffer.from(time.toISOString().replace(/\.\d+|[-:T]/g, '')))

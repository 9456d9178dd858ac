import { expect, test } from 'vitest'
import {
	bodyOf,
	childrenOf,
	der,
	derOid,
	derTime,
	firstDer,
	oidOf,
	readDer,
	smallNumberOf,
	tags,
	timeOf,
} from './der.server.ts'

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')
const time = (text: string) => der(text.length > 13 ? 0x18 : 0x17, Buffer.from(text))

test.each([
	['nothing', ''],
	['a tag alone', '30'],
	['a tag of several bytes', '1f 81 01 00'],
	['an indefinite length', '30 80 00 00'],
	['a length of five bytes', '30 85 00 00 00 00 01 00'],
	['a length that is cut off', '30 82 01'],
	['a length with a zero in front', '30 82 00 80'],
	['a long form for a short length', '30 81 01 00'],
	['more than there is', '30 05 00'],
])('a value is refused that is %s', (_, hex) => {
	expect(() => firstDer(bytes(hex))).toThrow('broken')
})

test('a value is read to its end, and what follows is refused where there may be nothing', () => {
	expect(firstDer(bytes('04 01 aa bb')).whole).toEqual(bytes('04 01 aa'))
	expect(() => readDer(bytes('04 01 aa bb'))).toThrow('broken')
	expect(() => readDer(bytes('04 01 aa'), tags.integer)).toThrow('broken')
	expect(() => bodyOf(readDer(bytes('04 01 aa')), tags.integer)).toThrow('broken')
	expect(() => childrenOf(readDer(bytes('31 00')))).toThrow('broken')
})

test('a list has at most a thousand values', () => {
	expect(childrenOf(readDer(der(tags.sequence, Buffer.alloc(2_000, bytes('05 00')))))).toHaveLength(1_000)
	expect(() => childrenOf(readDer(der(tags.sequence, Buffer.alloc(2_002, bytes('05 00')))))).toThrow('broken')
})

test.each(['1.2.840.113549.1.7.2', '2.5.29.15', '0.4.0.127', '2.999.1'])(
	'%s is written and read as the same',
	(oid) => {
		expect(oidOf(readDer(derOid(oid)))).toBe(oid)
	},
)

test.each([
	['empty', '06 00'],
	['unfinished', '06 02 2a 86'],
	['too long', `06 21 ${'01'.repeat(33)}`],
	['larger than a number can be', '06 0a 2a ff ff ff ff ff ff ff ff 7f'],
])('an identifier is refused that is %s', (_, hex) => {
	expect(() => oidOf(readDer(bytes(hex)))).toThrow('broken')
})

test('a small number has one to four bytes', () => {
	expect(smallNumberOf(readDer(bytes('02 01 02')))).toBe(2)
	expect(() => smallNumberOf(readDer(bytes('02 00')))).toThrow('broken')
	expect(() => smallNumberOf(readDer(bytes('02 05 01 00 00 00 00')))).toThrow('broken')
})

test.each([
	['260301060000Z', '2026-03-01T06:00:00.000Z'],
	['990301060000Z', '1999-03-01T06:00:00.000Z'],
	['20260301060000Z', '2026-03-01T06:00:00.000Z'],
	['20260301060000.25Z', '2026-03-01T06:00:00.000Z'],
])('%s is the time %s', (text, iso) => {
	expect(timeOf(readDer(time(text))).toISOString()).toBe(iso)
})

test.each([
	'260230060000Z',
	'261301060000Z',
	'260301240000Z',
	'260301066000Z',
	'260301060060Z',
	'2603010600Z',
	'260301060000',
	'20260301060000+0530',
])('%s is no time', (text) => {
	expect(() => timeOf(readDer(time(text)))).toThrow('broken')
})

test('a time is written with two digits for the year until 2049', () => {
	for (const iso of ['2049-12-31T23:59:59.000Z', '2050-01-01T00:00:00.000Z'])
		expect(timeOf(readDer(derTime(new Date(iso)))).toISOString()).toBe(iso)
	expect(derTime(new Date('2049-12-31T23:59:59Z'))[0]).toBe(0x17)
	expect(derTime(new Date('2050-01-01T00:00:00Z'))[0]).toBe(0x18)
})

import { expect, test } from 'vitest'
import { oneReading } from './one-reading.ts'
import type { PaperReading } from './paper.ts'

const box = { left: 0, top: 0, width: 10, height: 10 }
const field = (value: string, confidence = 0.95) => ({ value, confidence, box, from: value })
const page = (kind: PaperReading['kind'], fields: PaperReading['fields'], width = 100): PaperReading => ({
	...{ kind, width, height: 50, leans: 0, fields, isPermanent: false, code: null, flags: [] },
})
const front = page('registration', { number: field('2014/123456'), name: field('ASHA MENON') })
const back = page(null, { validUntil: field('2029-05-22') }, 200)

test.each([
	['front first', [front, back], { number: undefined, validUntil: 1 }, [100, 200]],
	['back first', [back, front], { number: 1, validUntil: undefined }, [200, 100]],
])('the sides of a card are one paper in any order: %s', (_, pages, on, widths) => {
	const read = oneReading(pages, 'registration')
	expect(read).toMatchObject({ kind: 'registration', flags: [] })
	expect(read?.fields.number).toMatchObject({ value: '2014/123456', ...(on.number ? { page: on.number } : {}) })
	expect(read?.fields.validUntil).toMatchObject({
		value: '2029-05-22',
		...(on.validUntil ? { page: on.validUntil } : {}),
	})
	expect([read?.width, read?.further?.[0]?.width]).toEqual(widths)
})

test('where two pages differ, the field is left to the person and an operator reads it', () => {
	const other = page('registration', { number: field('2014/123466'), name: field('Asha  Menon', 0.99) })
	const read = oneReading([front, other], 'registration')
	expect(read?.fields.number?.confidence).toBe(0.5)
	expect(read?.fields.name).toMatchObject({ confidence: 0.99, page: 1 })
	expect(read?.flags).toEqual(['pages-differ'])
})

test('two pages that agree do not outvote a third, and what is sure on any page counts, in any order', () => {
	const [a, b, again] = [field('2014/123456'), field('2014/123466'), field('2014/123456', 0.99)].map((number) =>
		page('registration', { number }),
	) as [PaperReading, PaperReading, PaperReading]
	const unsure = page('registration', { number: field('2014/128456', 0.6), name: field('ASHA MENON') })
	for (const pages of [
		[a, b, again],
		[a, again, b],
		[b, again, a],
	])
		expect(oneReading(pages, 'registration')).toMatchObject({
			fields: { number: { confidence: 0.5 } },
			flags: ['pages-differ'],
		})
	for (const pages of [
		[a, unsure],
		[unsure, a],
	])
		expect(oneReading(pages, 'registration')?.fields.number).toMatchObject({ value: '2014/123456', confidence: 0.95 })
})

test('a code on the back is held against the number on the front', () => {
	const codeOf = (number: string) => ({ text: `https://council.example/check?id=${number}`, host: 'council.example' })
	const withCode = (kind: PaperReading['kind'], number: string): PaperReading => ({
		...page(kind, {}),
		...{ code: codeOf(number), flags: ['code-differs'] },
	})
	const read = (...pages: PaperReading[]) => oneReading(pages, 'registration')
	const agreeing = { flags: [], fields: { number: { value: '2014/123456', confidence: 1 } } }
	expect(read(front, withCode(null, '2014123456'))).toMatchObject(agreeing)
	expect(read(withCode(null, '2014123456'), front)).toMatchObject(agreeing)
	expect(read(front, withCode(null, '2014999999'))).toMatchObject({
		...{ flags: ['code-differs'], code: codeOf('2014999999') },
		fields: { number: { confidence: 0.4 } },
	})
	// The number is the same on both pages, and one of them has a code that names another.
	const contradicted = { ...withCode('registration', '2014999999'), fields: { number: field('2014/123456', 0.4) } }
	expect(read(front, contradicted)?.fields.number?.confidence).toBe(0.4)
	// Of a degree beside it, the number is another, and the flag remains.
	expect(read(front, withCode('degree', '2014999999'))).toMatchObject({
		...{ flags: ['code-differs'], code: codeOf('2014999999') },
		fields: { number: { value: '2014/123456', confidence: 0.95 } },
	})
})

test('a page of another kind is another paper and adds nothing but what is to be looked at', () => {
	const degree = page('degree', { year: field('2012'), name: field('ASHA R MENON') })
	const read = oneReading([degree, front], 'registration')
	expect(read).toMatchObject({ kind: 'registration', flags: [] })
	expect(read?.fields).not.toHaveProperty('year')
	expect(read?.fields.name?.value).toBe('ASHA MENON')
})

test('a page that cannot be read leaves the others; where none can, nothing is read', () => {
	expect(oneReading([null, front], 'registration')?.fields.number).toMatchObject({ value: '2014/123456', page: 1 })
	expect(oneReading([null, null], 'registration')).toBeNull()
	expect(oneReading([], 'registration')).toBeNull()
	expect(oneReading([front], 'registration')).toEqual(front)
})

import { expect, test } from 'vitest'
import { parseFilter, printFilter, publicFilter } from './filter.ts'

const read = (query: string) => parseFilter(new URLSearchParams(query))

test('an address survives reading and printing, in one order and without what is usual', () => {
	const query =
		'q=icu&profession=nurse&speciality=icu-nurse&speciality=ot-nurse&shift=night&shift=weekend&place=Pune&km=5&experience=0-2&experience=10%2B&language=hi&language=mr&verified=on&payMin=40%2C000&payMax=90000&day=mon&day=sun&from=2027-01-31&sort=pay'

	expect(printFilter(read(query))).toBe(query)
	expect(printFilter(read('km=20&sort=relevance&q=&shift=&verified=off'))).toBe('')
})

test('the order in which an address names its values changes nothing', () => {
	const one =
		'language=mr&language=hi&day=sun&day=mon&shift=weekend&shift=night&speciality=ot-nurse&speciality=icu-nurse'
	const other =
		'shift=night&shift=weekend&speciality=icu-nurse&speciality=ot-nurse&day=mon&day=sun&language=hi&language=mr&language=mr'

	expect(printFilter(read(one))).toBe(printFilter(read(other)))
})

test.each([
	'km=7',
	'speciality=drop table',
	'shift=noon&shift=__proto__',
	'experience=5',
	'language=xx',
	'verified=1',
	'day=monday',
	'from=2027-02-29',
	'sort=paid',
	'profession=surgeon',
	'unknown=1',
])('"%s" makes no sense and counts as absent', (query) => {
	expect(printFilter(read(query))).toBe('')
})

test('invisible characters are removed from a text, and the rest is cut, not refused', () => {
	expect(read(`q=${encodeURIComponent('a\u0000b\u200e  c')}`).q).toBe('a b c')
	expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100)
})

test('pay and availability neither narrow nor order what the public sees', () => {
	const filter = read('payMin=40000&payMax=90000&day=mon&from=2027-01-31&sort=pay&language=mr')

	expect(printFilter(publicFilter(filter))).toBe('language=mr')
})

import { expect, test } from 'vitest'
import { filtersOn, maxShown, readSearch, searchHref } from './search.ts'

const read = (query: string) => readSearch(new URLSearchParams(query), (text) => text.trim())

test('an address survives reading and writing, in one order and without what is usual', () => {
	const address =
		'/jobs?q=icu&place=Pune&km=5&speciality=icu-nurse&shift=night&shift=weekend&pay=1200&unit=hour&experience=3-5&by=2027-01-31&soon=on&urgent=on&bonus=on&sort=nearest&show=12'

	expect(searchHref(read(address.split('?')[1] ?? ''))).toBe(address)
	expect(searchHref(read('km=20&unit=month&sort=newest&show=6&q=&shift='))).toBe('/jobs')
})

test.each([
	'km=7',
	'km=-5',
	'speciality=drop table',
	'shift=noon&shift=__proto__',
	'unit=year',
	'experience=5',
	'by=2027-02-29',
	'by=now',
	'soon=1',
	'sort=paid',
	'sort=nearest',
	'show=-6',
	'show=1e9',
	'show=0x10',
	'unknown=1',
])('"%s" makes no sense and counts as absent', (query) => {
	expect(searchHref(read(query))).toBe('/jobs')
})

test('the list grows by six and ends somewhere', () => {
	expect(read('show=7').show).toBe(12)
	expect(read('show=9999').show).toBe(maxShown)
})

test('each active filter can be removed alone', () => {
	const on = filtersOn(read('q=icu&place=pune&shift=night&shift=weekend&pay=50,000&sort=nearest'), 'Pune')

	expect(on.map(({ label, rest }) => [label, searchHref(rest)])).toEqual([
		['“icu”', '/jobs?place=pune&shift=night&shift=weekend&pay=50%2C000&sort=nearest'],
		['Pune + 20 km', '/jobs?q=icu&shift=night&shift=weekend&pay=50%2C000'],
		['Night', '/jobs?q=icu&place=pune&shift=weekend&pay=50%2C000&sort=nearest'],
		['Weekend', '/jobs?q=icu&place=pune&shift=night&pay=50%2C000&sort=nearest'],
		['At least ₹50,000 a month', '/jobs?q=icu&place=pune&shift=night&shift=weekend&sort=nearest'],
	])
})

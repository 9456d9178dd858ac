import { expect, test } from 'vitest'
import { jobSearch, jobsHref } from './job-search.server.ts'

const parse = (query: string) => jobSearch.parse(new URLSearchParams(query))
const chipsOf = (query: string) => jobSearch.chips(parse(query)).map(({ label, rest }) => [label, jobsHref(rest)])

test('an address survives parsing and printing, in one order and without what is usual', () => {
	const address =
		'/jobs?q=icu&place=Pune&km=5&profession=nurse&speciality=icu-nurse&type=permanent&type=locum&shift=night&shift=weekend&pay=1200&unit=hour&experience=3-5&by=2027-01-31&soon=on&urgent=on&bonus=on&sort=nearest'
	const params = [...new URLSearchParams(address.split('?')[1])]

	expect(jobsHref(parse(address.split('?')[1] ?? ''))).toBe(address)
	expect(jobsHref(parse(new URLSearchParams(params.toReversed()).toString()))).toBe(address)
	expect(jobsHref(parse('km=20&unit=month&q=&shift=&place=&pay='))).toBe('/jobs')
})

test.each([
	'km=7',
	'km=-5',
	'speciality=drop table',
	'shift=noon&shift=__proto__',
	'profession=porter',
	'type=slavery',
	'unit=year',
	'experience=5',
	'by=2027-02-29',
	'by=now',
	'soon=1',
	'sort=paid',
	'show=12',
	'unknown=1',
])('"%s" makes no sense and counts as absent', (query) => {
	expect(jobsHref(parse(query))).toBe('/jobs')
})

test('words are one line, without invisible characters, and cut at a hundred', () => {
	expect(parse(`q=${encodeURIComponent('  icu \u200b\n nurse\u0000 ')}`).q).toBe('icu nurse')
	expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
	expect(parse('q=%F0%9F%A9%BA').q).toBe('🩺')
})

test('each chip can be removed alone', () => {
	expect(chipsOf('q=icu&place=pune&shift=night&shift=weekend&pay=50,000&sort=nearest')).toEqual([
		['Pune + 20 km', '/jobs?q=icu&shift=night&shift=weekend&pay=50%2C000&sort=nearest'],
		['Night', '/jobs?q=icu&place=pune&shift=weekend&pay=50%2C000&sort=nearest'],
		['Weekend', '/jobs?q=icu&place=pune&shift=night&pay=50%2C000&sort=nearest'],
		['At least ₹50,000 a month', '/jobs?q=icu&place=pune&shift=night&shift=weekend&sort=nearest'],
	])
})

test('a place or an amount that we do not understand narrows nothing and has no chip', () => {
	const search = parse('place=Zzyzx&pay=much')

	expect([jobSearch.chips(search), jobSearch.conditions(search)]).toEqual([[], []])
	expect(jobsHref(search)).toBe('/jobs?place=Zzyzx&pay=much')
})

import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
	addDays,
	addYears,
	daysBetween,
	formatDate,
	formatDateTime,
	formatDay,
	formatDays,
	formatTime,
	formatTimes,
	isCalendarDate,
	istToday,
	monthAndYear,
	relativeDays,
	relativeTime,
	startOfIstDay,
	shortAgo,
	shortDate,
	waitingFor,
} from './dates.ts'

const at = (text: string) => new Date(text)

describe('the day in India', () => {
	test('begins at 18:30 UTC, wherever the server is', () => {
		expect(istToday(at('2026-11-21T18:29:59.999Z'))).toBe('2026-11-21')
		expect(istToday(at('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
		expect(startOfIstDay('2026-11-22')).toEqual(at('2026-11-21T18:30:00Z'))
	})

	test('decides what is today and what was yesterday', () => {
		const posted = at('2026-11-21T10:00:00Z')

		expect(relativeDays(posted, at('2026-11-21T18:29:59Z'))).toBe('today')
		expect(relativeDays(posted, at('2026-11-21T18:30:00Z'))).toBe('yesterday')
		expect(relativeDays(posted, at('2026-11-22T18:30:00Z'))).toBe('2 days ago')
	})

	test('decides the month in which someone joined', () => {
		expect(monthAndYear(at('2026-12-31T18:29:59Z'))).toBe('December 2026')
		expect(monthAndYear(at('2026-12-31T18:30:00Z'))).toBe('January 2027')
	})

	test('is the one that an interview after midnight is on', () => {
		expect(formatDateTime(at('2026-11-30T18:45:00Z'))).toBe('Tue, 1 Dec 2026, 12:15 am IST')
	})
})

test('an instant and a calendar day print alike, and a day has no time zone', () => {
	expect(formatDate(at('2026-12-01T04:30:00Z'))).toBe('Tue, 1 Dec 2026')
	expect(formatDate('2026-12-01')).toBe('Tue, 1 Dec 2026')
	expect(formatDay('2026-01-01')).toBe('1 Jan 2026')
	expect(monthAndYear('2026-01-01')).toBe('January 2026')
	expect(formatTime(at('2026-12-01T04:30:00Z'))).toBe('10:00 am IST')
	expect(formatTime(at('2026-12-01T06:30:00Z'))).toBe('12:00 pm IST')
})

test('a short line leaves out the year, the zone and a half of the day that it names already', () => {
	const [ten, half, noon] = [at('2026-12-01T04:30:00Z'), at('2026-12-01T05:00:00Z'), at('2026-12-01T06:45:00Z')]
	const short = { zone: false }

	expect([formatDay(ten, { year: false }), formatDate(ten, { year: false })]).toEqual(['1 Dec', 'Tue, 1 Dec'])
	expect([shortDate(ten), shortDate(ten, half)]).toEqual(['Tue 1 Dec', 'Tue 1 Dec'])
	expect(shortDate('2027-01-01', ten)).toBe('Fri 1 Jan 2027')
	expect([formatTime(ten, short), formatTimes(ten, half, short)]).toEqual(['10:00 am', '10:00 to 10:30 am'])
	expect([formatTimes(ten, half), formatTimes(half, noon)]).toEqual([
		'10:00 to 10:30 am IST',
		'10:30 am to 12:15 pm IST',
	])
})

test('only days that exist are calendar dates', () => {
	for (const day of ['2028-02-29', '2027-02-28', '2026-12-31', '2000-02-29']) expect(isCalendarDate(day)).toBe(true)
	for (const day of [
		'2027-02-29',
		'1900-02-29',
		'2026-13-01',
		'2026-00-10',
		'2026-04-31',
		'2026-4-1',
		'01-04-2026',
		'2026-04-01T00:00',
		' 2026-04-01',
		'0000-00-00',
		'0099-01-01',
		'२०२६-०४-०१',
		'',
	])
		expect(isCalendarDate(day)).toBe(false)
})

test('a year after 29 February is the 28th', () => {
	expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
	expect(addYears('2028-02-29', 4)).toBe('2032-02-29')
	expect(addYears('2026-11-21', 1)).toBe('2027-11-21')
})

test('days are added and counted over the ends of months and years', () => {
	expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
	expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
	fc.assert(
		fc.property(fc.integer({ min: -9000, max: 9000 }), (days) => {
			expect(daysBetween('2026-11-21', addDays('2026-11-21', days))).toBe(days)
		}),
	)
})

test.each([
	[0, 'today'],
	[1, 'yesterday'],
	[2, '2 days ago'],
	[6, '6 days ago'],
	[7, '1 week ago'],
	[21, '3 weeks ago'],
	[34, '4 weeks ago'],
	[35, '1 month ago'],
	[61, '2 months ago'],
	[364, '11 months ago'],
	[365, '1 year ago'],
	[800, '2 years ago'],
	[-1, 'today'],
])('%i days back reads %s', (days, words) => {
	const now = at('2026-11-21T06:00:00Z')

	expect(relativeDays(new Date(now.getTime() - days * 86_400_000), now)).toBe(words)
})

test.each([
	['2026-11-21T06:00:30Z', 'just now'],
	['2026-11-21T05:59:00Z', '1 minute ago'],
	['2026-11-21T05:00:01Z', '59 minutes ago'],
	['2026-11-21T03:00:00Z', '3 hours ago'],
	['2026-11-20T06:00:01Z', '23 hours ago'],
	['2026-11-20T06:00:00Z', 'yesterday'],
])('%s at six o’clock is %s', (instant, words) => {
	expect(relativeTime(at(instant), at('2026-11-21T06:00:00Z'))).toBe(words)
})

test('waiting is told in minutes, then hours, from two days on in days', () => {
	const now = at('2026-11-21T06:00:00Z')
	const since = (hours: number) => waitingFor(new Date(now.getTime() - hours * 3_600_000), now)

	expect([0.5, 19, 47.9, 48, 100].map(since)).toEqual(['30 min', '19 h', '47 h', '2 d', '4 d'])
	expect(since(0)).toBe('1 min')
})

test('what has happened within the minute happened just now', () => {
	const now = at('2026-11-22T06:00:00Z')
	const before = (seconds: number) => shortAgo(new Date(now.getTime() - seconds * 1_000), now)

	expect([-5, 0, 59, 60, 3_600].map(before)).toEqual(['just now', 'just now', 'just now', '1 min ago', '1 h ago'])
})

test('the days of two instants are said without repeating the month or the year, by the calendar of India', () => {
	const days = (from: string, to: string) => formatDays(at(from), at(to))

	expect(days('2026-11-03T06:00:00Z', '2026-11-29T06:00:00Z')).toBe('3 to 29 Nov 2026')
	expect(days('2026-10-31T06:00:00Z', '2026-11-29T06:00:00Z')).toBe('31 Oct to 29 Nov 2026')
	expect(days('2025-12-31T06:00:00Z', '2026-01-02T06:00:00Z')).toBe('31 Dec 2025 to 2 Jan 2026')
	// Past midnight in India.
	expect(days('2026-11-02T19:00:00Z', '2026-11-03T06:00:00Z')).toBe('3 Nov 2026')
})

test('nothing takes a printed day or time apart', () => {
	const apart =
		/replace(?:All)?\((?:' IST'|\/ IST|\/ \\d\{4\}\$)|\bformat(?:Date|Day|Time|DateTime|Span|Hours)\([^()]*\)\.(?:split|slice|replace|endsWith)/
	const files = globSync('app/**/*.{ts,tsx}')
		.filter((file) => !file.includes('.test.'))
		.filter((file) => apart.test(readFileSync(file, 'utf8')))

	expect(files).toEqual([])
})

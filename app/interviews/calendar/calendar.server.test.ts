import { describe, expect, test } from 'vitest'
import { company } from '#app/company.ts'
import { type CalendarEntry, calendarFile, googleCalendarUrl, writeFeed, writeInvitation } from './calendar.server.ts'

const entry: CalendarEntry = {
	of: { kind: 'interview', id: '1c2d7d5e-0000-4000-8000-000000000001' },
	sequence: 2,
	startsAt: new Date('2026-12-01T18:45:00Z'),
	endsAt: new Date('2026-12-01T19:15:00Z'),
	title: 'Interview: Lakeside, Hearts; and more',
	description:
		'Consultant Anesthesiologist. In person.\nAddress: पहिला मजला, लेकसाइड हार्ट इन्स्टिट्यूट, पुणे ४११००५; bring \\ nothing, please, but your registration certificate',
	place: '12 Lake Road, Pune; second floor',
	hospitalName: 'Lakeside Heart Institute',
}
const asha = { name: 'Dr Asha "Menon"', email: 'asha@private.example' }

/** The lines of a calendar as a program reads them: unfolded. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (text: string, name: string) =>
	unfold(text)
		.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
		?.replace(/^[^:]*:/, '')

describe('an invitation', () => {
	test('says what a calendar needs to enter it: method, stable id, number, hour, both ends, a reminder', () => {
		const { method, text } = writeInvitation(entry, 'REQUEST', asha)

		expect(method).toBe('REQUEST')
		expect(valueOf(text, 'METHOD')).toBe('REQUEST')
		expect(valueOf(text, 'UID')).toMatch(/^interview-1c2d7d5e-0000-4000-8000-000000000001@/)
		expect(valueOf(text, 'SEQUENCE')).toBe('2')
		expect([valueOf(text, 'DTSTART'), valueOf(text, 'DTEND')]).toEqual(['20261201T184500Z', '20261201T191500Z'])
		expect(valueOf(text, 'ORGANIZER')?.toLowerCase()).toBe(`mailto:${company.email}`)
		expect(text).toContain('ORGANIZER;CN="Lakeside Heart Institute"')
		expect(unfold(text).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
		expect(unfold(text).find((line) => line.startsWith('ATTENDEE'))).toContain('MAILTO:asha@private.example')
		expect(unfold(text)).toEqual(expect.arrayContaining(['BEGIN:VALARM', 'TRIGGER:-PT1H', 'STATUS:CONFIRMED']))
	})

	test('is cancelled under the same id with a higher number', () => {
		const request = writeInvitation(entry, 'REQUEST', asha).text
		const cancel = writeInvitation({ ...entry, sequence: 3 }, 'CANCEL', asha).text

		expect(valueOf(cancel, 'METHOD')).toBe('CANCEL')
		expect(valueOf(cancel, 'STATUS')).toBe('CANCELLED')
		expect(valueOf(cancel, 'UID')).toBe(valueOf(request, 'UID'))
		expect(Number(valueOf(cancel, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(request, 'SEQUENCE')))
		expect(request).toContain('BEGIN:VALARM')
	})

	test('a cancellation has no alarm, by mail, as a file and in a feed: programs that keep to RFC 5546 refuse it', async () => {
		const cancelled = { ...entry, isCancelled: true }
		for (const text of [
			writeInvitation(entry, 'CANCEL', asha).text,
			await calendarFile(cancelled).text(),
			writeFeed([cancelled]),
		]) {
			expect(valueOf(text, 'STATUS')).toBe('CANCELLED')
			expect(text).not.toContain('VALARM')
		}
	})

	test('keeps to the form: lines end in CRLF, none is longer than 75 bytes, no letter is torn, text is escaped', () => {
		const { text } = writeInvitation(entry, 'REQUEST', asha)

		expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
		for (const line of text.split('\r\n')) {
			expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
			expect(line.isWellFormed()).toBe(true)
		}
		expect(valueOf(text, 'SUMMARY')).toBe('Interview: Lakeside\\, Hearts\\; and more')
		expect(valueOf(text, 'DESCRIPTION')).toBe(
			entry.description.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(';', '\\;').replaceAll(',', '\\,'),
		)
		expect(valueOf(text, 'LOCATION')).toBe('12 Lake Road\\, Pune\\; second floor')
	})
})

test('words of a hospital cannot add lines to a calendar', () => {
	const text = writeFeed([
		{ ...entry, title: 'Interview\r\nATTENDEE:mailto:evil@private.example', place: 'x\nURL:http://evil' },
	])

	expect(unfold(text).filter((line) => /^(ATTENDEE|URL:http:\/\/evil)/.test(line))).toEqual([])
	expect(unfold(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('a feed has no one’s address', () => {
	const text = writeFeed([entry])

	expect(text).not.toMatch(/ATTENDEE|ORGANIZER|mailto/i)
	expect(valueOf(text, 'METHOD')).toBe('PUBLISH')
})

test('the link for Google Calendar carries the hour in UTC', () => {
	const url = new URL(googleCalendarUrl(entry))

	expect(url.host).toBe('calendar.google.com')
	expect(url.searchParams.get('dates')).toBe('20261201T184500Z/20261201T191500Z')
	expect(url.searchParams.get('text')).toBe(entry.title)
	expect(url.searchParams.get('location')).toBe(entry.place)
})

import { expect, test } from 'vitest'
import { excerpt, experienceLine, type JobCardRow, toJobCard } from './card.ts'

const now = new Date('2026-12-01T06:00:00Z')
const row: JobCardRow = {
	id: 'a',
	title: 'Consultant Anesthesiologist',
	hospitalName: 'Lakeside Heart Institute',
	location: 'Shivajinagar, Pune',
	shiftType: 'night',
	hoursPerShift: 8,
	startsOn: '2026-12-15',
	experienceMinYears: 5,
	experienceMaxYears: 10,
	employmentType: 'permanent',
	requiredSkills: ['TIVA', 'ACLS', 'TEE', 'ICU care', 'Teaching'],
	payMinPaise: 28_000_000n,
	payMaxPaise: 35_000_000n,
	payUnit: 'month',
	joiningBonusPaise: 5_000_000n,
	urgent: true,
	description: 'Four theatres.',
	openedAt: new Date('2026-11-29T06:00:00Z'),
	applicantCount: 6,
}

test('a card prints what the specification asks for', () => {
	expect(toJobCard(row, now)).toMatchObject({
		shifts: 'Night shifts · 8 h',
		starts: 'Starts 15 Dec 2026',
		pay: '₹2.8–3.5 lakh a month',
		amount: '₹2.8–3.5 lakh',
		per: 'a month',
		bonus: 'Joining bonus ₹50,000',
		experience: '5–10 years',
		posted: 'Posted 2 days ago · 6 applied',
		skills: ['TIVA', 'ACLS', 'TEE', 'ICU care'],
		distance: '',
	})
})

test('monthly pay can be read by the year, and pay per case, shift or hour stays as it is', () => {
	expect(toJobCard(row, now, 'year')).toMatchObject({
		pay: '₹33.6–42 lakh a year',
		amount: '₹33.6–42 lakh',
		per: 'a year',
	})
	for (const payUnit of ['case', 'shift', 'hour'] as const)
		expect(toJobCard({ ...row, payUnit }, now, 'year').pay).toBe(toJobCard({ ...row, payUnit }, now).pay)
})

test('a card says when the sum is guaranteed or an estimate', () => {
	expect(toJobCard({ ...row, payModel: 'guarantee' }, now).per).toBe('a month, guaranteed')
	expect(toJobCard({ ...row, payModel: 'share' }, now).per).toBe('a month, estimated')
})

test('shifts that vary are flexible, and hours are named only where the job names them', () => {
	expect(toJobCard({ ...row, shiftType: 'variable', hoursPerShift: null }, now).shifts).toBe('Flexible Shifts')
})

test('the distance is about so much, in whole kilometres', () => {
	expect(toJobCard({ ...row, distanceKm: 6.6 }, now).distance).toBe('about 7 km')
})

test('"Posted today" becomes yesterday at midnight in India, which is 18:30 in London', () => {
	const openedAt = new Date('2026-12-01T10:00:00Z')

	expect(toJobCard({ ...row, openedAt }, new Date('2026-12-01T18:29:59Z')).posted).toMatch(/^Posted today/)
	expect(toJobCard({ ...row, openedAt }, new Date('2026-12-01T18:30:00Z')).posted).toMatch(/^Posted yesterday/)
})

test('a description is cut at 150 characters, between words', () => {
	expect(excerpt('a'.repeat(150))).toBe('a'.repeat(150))
	expect(excerpt('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`)
	const cut = excerpt('Planned lists, '.repeat(20))
	expect(cut.length).toBeLessThanOrEqual(151)
	expect(cut).toMatch(/[a-z]…$/)
})

test.each([
	[null, null, ''],
	[0, null, 'Any experience'],
	[2, null, '2+ years'],
	[null, 1, 'Up to 1 year'],
	[0, 2, 'Up to 2 years'],
	[3, 3, '3 years'],
])('experience from %s to %s reads "%s"', (experienceMinYears, experienceMaxYears, line) => {
	expect(experienceLine({ experienceMinYears, experienceMaxYears })).toBe(line)
})

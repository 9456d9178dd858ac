import { describe, expect, test } from 'vitest'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { isAvailable } from '../availability/available-hours.ts'
import { educationInput, experienceContent, experienceInput, SkillInput } from './entry-schemas.server.ts'
import { formatAvailability } from '../profile/profile.ts'
import {
	AboutInput,
	AreaInput,
	availabilityContent,
	availabilityInput,
	LanguagesInput,
	PayInput,
	payContent,
	ShiftsInput,
} from './section-schemas.server.ts'

const formOf = (fields: Record<string, string | string[]>) => {
	const form = new FormData()
	for (const [name, values] of Object.entries({ seen: 'x', ...fields }))
		for (const value of [values].flat()) form.append(name, value)
	return form
}

/** The first message of each field that was refused. */
const said = (parsed: ReturnType<typeof parseFormData>) =>
	parsed.ok
		? {}
		: Object.fromEntries(Object.entries(parsed.problem.fields ?? {}).map(([name, messages]) => [name, messages?.[0]]))

const today = '2026-11-21'

describe('expected pay', () => {
	test.each([
		['₹1,20,000', 12_000_000n],
		['१,२०,०००', 12_000_000n],
		['12000.50', 1_200_050n],
		['', null],
		// More than a 32-bit number of paise holds.
		['2,14,74,836.48', 2_147_483_648n],
	])('of %s is understood', (typed, paise) => {
		expect(parseFormData(formOf({ month: typed }), PayInput)).toMatchObject({ ok: true, value: { month: paise } })
	})

	test.each(['0', '-1', '0.001', '1e3', '12,34', '10,00,00,001', '90071992547409.91', 'a lakh'])(
		'of %s is refused with an example',
		(typed) => {
			expect(said(parseFormData(formOf({ case: typed }), PayInput))).toEqual({
				case: 'Enter an amount in rupees, for example 2,50,000.',
			})
		},
	)

	test('is kept by its four bases, none turned into another', () => {
		const parsed = parseFormData(formOf({ month: '3,00,000', hour: '1,500', case: '4000' }), PayInput)

		expect(parsed.ok && payContent(parsed.value)).toEqual({
			month: '30000000',
			shift: null,
			hour: '150000',
			case: '400000',
		})
	})
})

test('languages and shifts are chosen from the catalog, in its order, and none is fine', () => {
	expect(parseFormData(formOf({ languages: ['en', 'mr'] }), LanguagesInput)).toMatchObject({
		value: { languages: ['mr', 'en'] },
	})
	expect(parseFormData(formOf({ shifts: 'emergency' }), ShiftsInput)).toMatchObject({
		value: { shifts: ['emergency'] },
	})
	expect(parseFormData(formOf({}), ShiftsInput)).toMatchObject({ ok: true, value: { shifts: [] } })
	expect(parseFormData(formOf({ shifts: ['variable'] }), ShiftsInput).ok).toBe(false)
	expect(parseFormData(formOf({ languages: ['xx'] }), LanguagesInput).ok).toBe(false)
})

describe('availability', () => {
	test('takes hours of single days, nights across midnight included', () => {
		const form = formOf({ monFrom: '08:00', monTo: '14:00', sunFrom: '20:00', sunTo: '08:00', availableFrom: today })
		const parsed = parseFormData(form, availabilityInput(today))

		expect(parsed.ok && availabilityContent(parsed.value)).toEqual({
			availability: { mon: { from: '08:00', to: '14:00' }, sun: { from: '20:00', to: '08:00' } },
			availableFrom: today,
		})
	})

	test('takes parts of a day that meet as one stretch, and exact hours in their place', () => {
		const fields = { monParts: ['day', 'evening'], tueParts: 'night', tueFrom: '20:00', tueTo: '06:00' }
		const parsed = parseFormData(formOf(fields), availabilityInput(today))

		expect(parsed.ok && availabilityContent(parsed.value).availability).toEqual({
			mon: { from: '08:00', to: '22:00' },
			tue: { from: '20:00', to: '06:00' },
		})
	})

	test('takes the hours of a whole day and times as they are spoken', () => {
		const fields = {
			monFrom: '08:00',
			monTo: '08:00',
			tueFrom: 'सकाळी 9',
			tueTo: '9.30 pm',
			wedFrom: '21:00 hrs',
			wedTo: '6 baje',
		}
		const parsed = parseFormData(formOf(fields), availabilityInput(today))

		const { availability = {} } = parsed.ok ? availabilityContent(parsed.value) : {}
		expect(availability).toEqual({
			mon: { from: '08:00', to: '08:00' },
			tue: { from: '09:00', to: '21:30' },
			wed: { from: '21:00', to: '06:00' },
		})
		expect(formatAvailability(availability)[0]).toBe('Mon 08:00–08:00 (24 hours)')
		expect(isAvailable(availability, '2026-11-23', '20:00', 600)).toBe(true)
		expect(isAvailable(availability, '2026-11-23', '20:00', 800)).toBe(false)
	})

	test.each([
		[
			{ friParts: ['day', 'night'] },
			{ friParts: 'Choose parts of the day that follow each other, or enter exact hours.' },
		],
		[{ tueFrom: '08:00' }, { tueTo: 'Enter both the start and end time, or leave both blank.' }],
		[{ tueTo: '08:00' }, { tueFrom: 'Enter both the start and end time, or leave both blank.' }],
		[{ wedFrom: '24:00', wedTo: '08:00' }, { wedFrom: 'Enter a time of day, for example 08:00.' }],
		[{ availableFrom: '2026-11-20' }, { availableFrom: 'Choose today or a later date, or leave it blank.' }],
		[{ availableFrom: '2027-02-29' }, { availableFrom: 'Choose a date that exists.' }],
		[{ availableFrom: '2028-11-22' }, { availableFrom: 'Choose a date within the next two years.' }],
	])('refuses %j', (fields, messages) => {
		expect(said(parseFormData(formOf(fields), availabilityInput(today)))).toEqual(messages)
	})

	test('takes the 29th of February of a leap year', () => {
		expect(parseFormData(formOf({ availableFrom: '2028-02-29' }), availabilityInput(today)).ok).toBe(true)
	})
})

describe('a post', () => {
	const post = { title: 'Consultant', hospital: 'Niramay', startMonth: '7', startYear: '2019' }

	test('begins with its first month and ends with its last', () => {
		const form = formOf({ ...post, endMonth: '2', endYear: '2024' })
		const parsed = parseFormData(form, experienceInput(today))

		expect(parsed.ok && experienceContent(parsed.value)).toMatchObject({ startsOn: '2019-07-01', endsOn: '2024-02-29' })
	})

	test('that goes on has no end', () => {
		const parsed = parseFormData(formOf({ ...post, isCurrent: 'on' }), experienceInput(today))

		expect(parsed.ok && experienceContent(parsed.value)).toMatchObject({ startsOn: '2019-07-01', endsOn: null })
	})

	test.each([
		[{}, { endMonth: 'Enter an end date, or select “I currently work here”.' }],
		[{ endMonth: '5' }, { endYear: 'Enter an end date, or select “I currently work here”.' }],
		[
			{ isCurrent: 'on', endMonth: '5', endYear: '2020' },
			{ endMonth: 'Remove the end date, or clear “I currently work here”.' },
		],
		[{ endMonth: '6', endYear: '2019' }, { endYear: 'The end date must be after the start date.' }],
		[{ endMonth: '12', endYear: '2026' }, { endMonth: 'Choose a month that has already started.' }],
		[
			{ isCurrent: 'on', startYear: '2026', startMonth: '12' },
			{ startMonth: 'Choose a month that has already started.' },
		],
		[{ isCurrent: 'on', startYear: '1949' }, { startYear: 'Enter a year from 1950 to 2026.' }],
		[{ isCurrent: 'on', startMonth: '13' }, { startMonth: 'Choose a month.' }],
		[{ isCurrent: 'on', title: ' ' }, { title: 'This field is required' }],
	])('with %j is refused', (fields, messages) => {
		expect(said(parseFormData(formOf({ ...post, ...fields }), experienceInput(today)))).toEqual(messages)
	})
})

test('a course ends after it began, and not a lifetime later', () => {
	const course = { degree: 'MBBS', institution: 'B. J. Medical College' }
	const tried = (fields: Record<string, string>) =>
		said(parseFormData(formOf({ ...course, ...fields }), educationInput(today)))

	expect(tried({})).toEqual({})
	expect(tried({ startYear: '2024', endYear: '2029' })).toEqual({})
	expect(tried({ startYear: '2015', endYear: '2012' })).toEqual({
		endYear: 'The end date must be after the start date.',
	})
	expect(tried({ startYear: '1990', endYear: '2006' })).toEqual({
		endYear: 'A course can last at most 15 years. Check the dates.',
	})
	expect(tried({ startYear: '2027' })).toEqual({ startYear: 'Enter a year from 1950 to 2026.' })
})

test('text keeps its content and drops invisible characters', () => {
	const bio = 'Calm \u202eunder pressure 👩🏽‍⚕️\r\n\r\n\r\n\r\nडॉ. क्षितिजा'
	expect(parseFormData(formOf({ bio }), AboutInput)).toMatchObject({
		value: { bio: 'Calm under pressure 👩🏽‍⚕️\n\nडॉ. क्षितिजा', yearsOfExperience: null },
	})
	expect(said(parseFormData(formOf({ bio: 'a\0b' }), AboutInput))).toHaveProperty('bio')
	expect(said(parseFormData(formOf({ bio: 'x'.repeat(1_501) }), AboutInput))).toEqual({
		bio: 'Please use at most 1500 characters.',
	})
	expect(said(parseFormData(formOf({ yearsOfExperience: '61' }), AboutInput))).toEqual({
		yearsOfExperience: 'Enter a whole number of years from 0 to 60.',
	})
	expect(said(parseFormData(formOf({ name: 'a'.repeat(61), level: 'expert' }), SkillInput))).toHaveProperty('name')
	expect(said(parseFormData(formOf({ name: 'TIVA', level: 'godlike' }), SkillInput))).toHaveProperty('level')
})

test('areas are parted by commas, each once', () => {
	const parsed = parseFormData(
		formOf({ preferredAreas: 'Baner, Aundh,, baner\nWakad', travelRadiusKm: '२०' }),
		AreaInput,
	)

	expect(parsed).toMatchObject({ value: { preferredAreas: ['Baner', 'Aundh', 'Wakad'], travelRadiusKm: 20 } })
	expect(said(parseFormData(formOf({ travelRadiusKm: '0' }), AreaInput))).toEqual({
		travelRadiusKm: 'Enter a whole number of km from 1 to 500.',
	})
	const many = Array.from({ length: 11 }, (_, at) => `Place ${at}`).join(',')
	expect(said(parseFormData(formOf({ preferredAreas: many }), AreaInput))).toEqual({
		preferredAreas: 'Enter at most 10 places, separated by commas.',
	})
})

test('a preferred area that is not on the map is named beside the field, because no job would be found around it', () => {
	const areas = (preferredAreas: string) => said(parseFormData(formOf({ preferredAreas }), AreaInput))

	expect(areas('Baner, Qwertypur, पुणे, 411038, Xyzpur')).toEqual({
		preferredAreas:
			'We cannot find “Qwertypur”, “Xyzpur” on the map. Check the spelling, or enter the city or a 6-digit PIN code.',
	})
	expect(parseFormData(formOf({ preferredAreas: 'Baner, पुणे, 411038' }), AreaInput).ok).toBe(true)
})

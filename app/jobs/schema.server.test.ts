import { expect, test } from 'vitest'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { aFilledForm } from './fixtures.server.ts'
import { draftInput, jobInput } from './schema.server.ts'

const today = '2026-12-01'

function post(
	changes: Record<string, string | null> = {},
	schema: Parameters<typeof parseFormData>[1] = jobInput({ today }),
) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...aFilledForm(today), ...changes }))
		if (value !== null) form.append(name, value)
	return parseFormData(form, schema)
}

/** What is wrong, by field. */
function problems(changes: Record<string, string | null>, schema?: Parameters<typeof parseFormData>[1]) {
	const parsed = post(changes, schema)
	return parsed.ok ? {} : Object.fromEntries(Object.entries(parsed.problem.fields ?? {}).map(([n, m]) => [n, m?.[0]]))
}

test('a filled form becomes a job in our units', () => {
	expect(
		post({ payFrom: '₹2,50,000', payTo: '3,00,000', requiredSkills: 'TIVA,  ACLS ,tiva,', urgent: 'on' }),
	).toMatchObject({
		ok: true,
		value: {
			payFrom: 25_000_000n,
			payTo: 30_000_000n,
			requiredSkills: ['TIVA', 'ACLS'],
			urgent: true,
			hoursPerShift: null,
		},
	})
})

test('a job is posted only at a place that searches by distance find; a draft may be anywhere', () => {
	const nowhere = { location: 'Near the lake' }

	expect(problems(nowhere)).toEqual({
		location: 'Location not found. Choose a city or area from the suggestions, or add a 6-digit PIN code.',
	})
	expect(problems(nowhere, draftInput)).toEqual({})
	const sites = [{ id: null, location: 'Near the lake', lat: 18.5, lng: 73.8 }]
	expect(problems(nowhere, jobInput({ today, sites }))).toEqual({})
	for (const known of ['Pune', 'Wakad, Pune', '411057', 'पुणे']) expect(problems({ location: known })).toEqual({})
})

test('every field but hours per shift and urgency must be there, and all that is missing is said at once', () => {
	const missing = problems({
		title: '',
		speciality: '',
		location: ' ',
		shiftType: '',
		description: '',
		requiredSkills: ' , ',
		startsOn: '',
		payFrom: '',
		hoursPerShift: '',
	})

	expect(missing).toEqual({
		title: 'This field is required',
		speciality: 'This field is required',
		location: 'This field is required',
		shiftType: 'This field is required',
		description: 'This field is required',
		requiredSkills: 'This field is required',
		startsOn: 'This field is required',
		payFrom: 'This field is required',
	})
})

test.each([
	['2026-11-30', 'Choose today or a later date.'],
	['2026-12-01', undefined],
	['2028-02-29', undefined],
	['2027-02-29', 'Choose a date that exists.'],
	['2028-12-02', 'Choose a date within the next two years.'],
	['tomorrow', 'Choose a date that exists.'],
])('a job that is posted on 1 December 2026 and starts on %s: %s', (startsOn, message) => {
	expect(problems({ startsOn })['startsOn']).toBe(message)
})

test('a published job keeps the start it was published with, however long ago', () => {
	const schema = jobInput({ today, publishedStart: '2026-10-01' })

	expect(problems({ startsOn: '2026-10-01' }, schema)).toEqual({})
	expect(problems({ startsOn: '2026-10-02' }, schema)).toHaveProperty('startsOn')
})

test.each(['0', '-1', '0.001', '1e3', 'abc', '1,2,3', '10,00,00,001', '90071992547409.91', '₹'])(
	'pay of %s is no pay',
	(payFrom) => {
		expect(problems({ payFrom })).toEqual({ payFrom: 'Enter an amount in rupees, for example 2,50,000.' })
	},
)

test.each([
	['₹1,20,000', 12_000_000n],
	['21474836.47', 2_147_483_647n],
	['21,47,48,36.48', null],
	['10,00,00,000', 10_000_000_000n],
])('pay of %s is %s paise', (payFrom, paise) => {
	expect(post({ payFrom, payTo: '' })).toMatchObject(
		paise === null ? { ok: false } : { ok: true, value: { payFrom: paise } },
	)
})

test('upper ends below lower ones are refused, next to the field and with everything else', () => {
	expect(problems({ payFrom: '20,000', payTo: '10,000', experienceFrom: '5', experienceTo: '3', title: '' })).toEqual({
		title: 'This field is required',
		payTo: 'The maximum must be equal to or more than the minimum.',
		experienceTo: 'The maximum must be equal to or more than the minimum.',
	})
})

test('another speciality needs its name', () => {
	expect(problems({ speciality: 'other' })).toEqual({ otherSpeciality: 'Enter the speciality.' })
	expect(problems({ speciality: 'other', otherSpeciality: 'Perfusionist' })).toEqual({})
})

test('a draft needs a title, and what is there must still make sense', () => {
	const empty = Object.fromEntries(Object.keys(aFilledForm(today)).map((name) => [name, null]))
	const choices = { employmentType: 'permanent', payUnit: 'month' }

	expect(problems({ ...empty, ...choices, title: 'Night cover' }, draftInput)).toEqual({})
	expect(problems({ ...empty, ...choices }, draftInput)).toEqual({ title: 'This field is required' })
	expect(problems({ payFrom: '1e3', startsOn: '2027-02-29' }, draftInput)).toMatchObject({
		payFrom: expect.any(String),
		startsOn: expect.any(String),
	})
})

test('a form cannot set a status, an owner or a count', () => {
	for (const name of ['status', 'hospitalId', 'applicantCount', 'openedAt'])
		expect(() => post({ [name]: 'open' })).toThrow(expect.objectContaining({ init: { status: 400 } }))
})

test('languages spoken there are optional, may be several, and only those that we know', () => {
	const withLanguages = (...codes: string[]) => {
		const form = new FormData()
		for (const [name, value] of Object.entries(aFilledForm(today))) form.append(name, value)
		for (const code of codes) form.append('languages', code)
		return parseFormData(form, jobInput({ today }))
	}

	expect(withLanguages()).toMatchObject({ ok: true, value: { languages: [] } })
	expect(withLanguages('mr')).toMatchObject({ ok: true, value: { languages: ['mr'] } })
	expect(withLanguages('mr', 'hi')).toMatchObject({ ok: true, value: { languages: ['mr', 'hi'] } })
	expect(withLanguages('klingon').ok).toBe(false)
})

test.each([
	'title',
	'otherSpeciality',
	'location',
	'description',
	'responsibilities',
	'requirements',
	'requiredSkills',
])('a phone number or an email address in the %s of a job is refused, also in a draft', (field) => {
	for (const text of ['Call 98220 12345', 'hr at lakeside dot in', '९८२२०\n१२३४५']) {
		const message = expect.stringMatching(/^Please remove the .+ Specialists reach you by applying/)
		expect(problems({ speciality: 'other', otherSpeciality: 'Perfusionist', [field]: text })).toEqual({
			[field]: message,
		})
		expect(problems({ [field]: text }, draftInput)).toEqual({ [field]: message })
	}
})

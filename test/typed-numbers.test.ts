import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RequestInput } from '#app/contacts/schema.server.ts'
import { coverLimits } from '#app/cover/asking/kinds.ts'
import { OnUntilInput, PreferencesInput, RaiseInput, requestInput } from '#app/cover/schema.server.ts'
import { PackInput } from '#app/credentials/schema.server.ts'
import { findPlace } from '#app/catalog/places/places.server.ts'
import { PublicPageInput } from '#app/hospitals/page/public-page-schema.server.ts'
import { Registration, VerificationDetails } from '#app/hospitals/schema.server.ts'
import { SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { ProposalInput } from '#app/interviews/schema.server.ts'
import { jobSearch } from '#app/jobs/search/job-search.server.ts'
import { draftInput, jobInput } from '#app/jobs/schema.server.ts'
import { offerInput } from '#app/offers/schema.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { gstinCheckDigit } from '#app/platform/text/gstin.ts'
import { sixDigitCode } from '#app/platform/text/typed-numbers.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { severalMobiles, typedMobile } from '#app/platform/text/typed-mobile.ts'
import { educationInput, experienceInput } from '#app/specialists/sections/entry-schemas.server.ts'
import { CodeInput, LoginInput, OnboardingInput, QuickInput, RegisterInput } from '#app/specialists/schema.server.ts'
import { AboutInput, AreaInput, availabilityInput, PayInput } from '#app/specialists/sections/section-schemas.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'

/** What a form makes of one field and of the one that says its unit, as text, or what it says about it. */
function sent(schema: z.ZodObject, name: string, typed: string, beside: Record<string, string> = {}) {
	const form = new FormData()
	const fields = { ...beside, [name]: typed }
	for (const [key, value] of Object.entries(fields)) form.append(key, value)
	const shape = Object.fromEntries(Object.keys(fields).map((key) => [key, schema.shape[key]]))
	const parsed = parseFormData(form, z.object(shape))
	return parsed.ok ? String(parsed.value[name]) : `refused: ${parsed.problem.fields?.[name]?.[0]}`
}

describe('a mobile number', () => {
	const fields = { login: LoginInput, register: RegisterInput, quick: QuickInput }
	const typed = (flow: keyof typeof fields, text: string) => {
		const shape = fields[flow].shape.phone.safeParse(text)
		return shape.success ? shape.data : null
	}
	const good = [
		'9822012345',
		'98220 12345',
		'98220-12345',
		'982-201-2345',
		'98220.12345',
		'098220 12345',
		'+91 98220 12345',
		'+91+91 98220 12345',
		'+91+919822012345',
		'+91 91 98220 12345',
		'+91 0091 9822012345',
		'0091 98220 12345',
		'91-98220-12345',
		'091 98220 12345',
		'(+91) 098220 12345',
		'+91 (0) 98220 12345',
		'[+91] 98220_12345',
		'+91\u00a098220\u00a012345',
		'\u202a+91\u202c 98220\u200b12345\ufeff',
		'9️⃣8️⃣2️⃣2️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
		'9\ufe0f8\ufe0f22012345',
		'९८२२० १२३४५',
		'+৯১ ৯৮২২০ ১২৩৪৫',
		'௯௮௨௨௦௧௨௩௪௫',
		'૯૮૨૨૦ ૧૨૩૪૫',
		'９８２２０１２３４５',
		'98220–12345',
		"'9822012345",
		'Mob: 9822012345',
		'मो. ९८२२०१२३४५',
		'मोबाईल 98220 12345',
		'फोन: 9822012345',
		'9822012345 (WhatsApp)',
	]
	const bad = [
		'',
		'+91',
		'98220',
		'982201234',
		'98220 123456',
		'12345 67890',
		'020 6912 0150',
		'9822012345 / 9822012346',
		'call me',
		'9822O12345',
	]

	test.each(good)('%j is one number on every form, and before it is sent', (text) => {
		for (const flow of ['login', 'register', 'quick'] as const) expect(typed(flow, text)).toBe('+919822012345')
		expect(typedMobile(text)).toBe('+919822012345')
	})
	test.each(bad)('%j is none on any form', (text) => {
		for (const flow of ['login', 'register', 'quick'] as const) expect(typed(flow, text)).toBeNull()
		expect(typedMobile(text)).toBeNull()
	})
	test.each([
		'98220 12345 / 98220 54321',
		'9822012345/46',
		'9822012345, 9822054321',
		'9822012345 or 9822054321',
		'98220 12345 व 98220 54321',
		'+91 98220 12345 & +91 98220 54321',
		'98220-12345; WhatsApp 98220-54321',
		'9822012345 9822054321',
		'98220123459822054321',
		'९८२२०१२३४५ / ९८२२०५४३२१',
	])('%j is two numbers, of which one is asked for, before it is sent and after', (text) => {
		const said = 'Enter one mobile number, for example the first: 98220 12345.'
		for (const flow of ['login', 'register', 'quick'] as const)
			expect(sent(fields[flow], 'phone', text)).toBe(`refused: ${said}`)
		expect(severalMobiles(text)).toBe(said)
	})
	test('the same number twice is one', () => {
		expect(typed('register', '98220 12345 / +91 98220 12345')).toBe('+919822012345')
		expect(severalMobiles('98220 1234')).toBeNull()
	})
})

describe('a time of day', () => {
	const times: [string, (typed: string) => string][] = [
		['cover', (typed) => sent(requestInput(), 'from', typed)],
		['an interview', (typed) => sent(ProposalInput, 'time1', typed)],
		['the week', (typed) => sent(availabilityInput(), 'monFrom', typed)],
		['available until', (typed) => sent(OnUntilInput, 'until', typed)],
	]
	test.each(times)('is read for %s as it is spoken', (_form, read) => {
		for (const typed of ['21:00', '9 pm', '9.00 PM', '21:00 hrs', '2100 hrs', 'रात्री 9', '9 p.m.', 'raat 9 baje'])
			expect(read(typed)).toBe('21:00')
		for (const typed of ['25:00', 'soon', '9 to 5']) expect(read(typed)).toMatch(/^refused: Enter a time/)
	})
})

test.each([
	['020-26991188/89', '+912026991188,+912026991189'],
	['020-26991188 / 26991190', '+912026991188,+912026991190'],
	['020 2699 1188 Ext 12', '+912026991188;ext=12'],
	['020 2699 1188 Ext. No. 12', '+912026991188;ext=12'],
	['020 26991188-89', '+912026991188,+912026991189'],
	['020-26991188 (30 lines)', '+912026991188'],
	['020-26991188 extn. 204', '+912026991188;ext=204'],
	['(020) 26991188 x12', '+912026991188;ext=12'],
	['020-26991188, 9822012345', '+912026991188,+919822012345'],
	['020 26991188 or 020 26991189', '+912026991188,+912026991189'],
	['+91-20-26991188', '+912026991188'],
	['+91 (0)20 2699 1188', '+912026991188'],
	['91 20 2699 1188', '+912026991188'],
	['0091-20-26991188', '+912026991188'],
	['०२० २६९९ ११८८', '+912026991188'],
	['1800 233 1188', '+9118002331188'],
	['1800-233-1188 (Toll Free)', '+9118002331188'],
	['Tel: 020 26991188', '+912026991188'],
	['Ph. No. 020-26991188', '+912026991188'],
	['+91+91 98220 12345', '+919822012345'],
])('the switchboard %j is kept as %s', (typed, kept) => {
	expect(sent(Registration, 'phone', typed)).toBe(kept)
})
test.each(['26991188', '020-26991188/12345678901', 'Ext 12', '108', 'ask at the desk', '+44 20 7183 8750'])(
	'%j is no switchboard',
	(typed) => {
		expect(sent(Registration, 'phone', typed)).toBe('refused: Please enter a valid phone number.')
	},
)

const monthly = { payUnit: 'month' }
const amountFields: [string, (typed: string) => string][] = [
	['the expected pay', (typed) => sent(PayInput, 'month', typed)],
	['the first questions', (typed) => sent(OnboardingInput, 'month', typed)],
	['a job', (typed) => sent(jobInput({ today: istToday(new Date()) }), 'payFrom', typed, monthly)],
	['a draft', (typed) => sent(draftInput, 'payFrom', typed, monthly)],
	['a contact request', (typed) => sent(RequestInput, 'payFrom', typed, monthly)],
	['an offer', (typed) => sent(offerInput(), 'payPaise', typed, monthly)],
	[
		'the filter of jobs',
		(typed) => String(jobSearch.parse(new URLSearchParams({ pay: typed })).filters.pay?.paise ?? 'refused'),
	],
	[
		'the filter of specialists',
		(typed) =>
			String(specialistSearch.parse(new URLSearchParams({ payMin: typed })).filters.payMin?.paise ?? 'refused'),
	],
]

describe('an amount', () => {
	const twoAndAHalfLakh = [
		'250000',
		'2,50,000',
		'250,000',
		'2.5L',
		'2.5 l',
		'2.5 lakh',
		'2.5 lac',
		'2.5 Lacs',
		'2.50 lakhs',
		'2.5 lakh rupees only',
		'250k',
		'250 K',
		'₹2,50,000/-',
		'Rs.2,50,000/- p.m.',
		'Rs. 2.5 lakh pm',
		'INR 2.5 lakh per month',
		'2,50,000/month',
		'2 lakh 50 thousand',
		'2.5 LPM',
		'30 LPA',
		'30 lakhs p.a.',
		'₹ 30 lakh per annum',
		'30,00,000 per year',
		'0.3 cr p.a.',
		'२,५०,०००',
		'२.५ लाख',
		'रु. २.५ लाख दरमहा',
		'૨.૫ લાખ',
		'২.৫ লাখ',
		'２５００００',
		'2,50,000 in hand',
	]
	test.each(twoAndAHalfLakh)('%j is ₹2,50,000 a month in every field', (typed) => {
		for (const [field, read] of amountFields) expect([field, read(typed)]).toEqual([field, '25000000'])
	})
	test.each([
		'negotiable',
		'as per norms',
		'2,5',
		'1 20 000',
		'-5',
		'5e5',
		'3 lakh to 2 lakh',
		'2 lakh 3 lakh',
		'20 crore',
		'12:30',
		'2%',
		'25 people',
	])('%j is none in any field', (typed) => {
		for (const [field, read] of amountFields)
			expect([field, read(typed)]).not.toEqual([field, expect.stringMatching(/^\d+$/)])
	})

	const range = (typed: string) => {
		const form = new FormData()
		for (const [name, value] of Object.entries({
			title: 'Night',
			employmentType: 'permanent',
			payUnit: 'month',
			payFrom: typed,
		}))
			form.append(name, value)
		const parsed = parseFormData(form, draftInput)
		return parsed.ok ? [parsed.value.payFrom, parsed.value.payTo] : parsed.problem.fields
	}
	test.each([
		['2,50,000 - 3,00,000', 250_000n, 300_000n],
		['2-3 L', 200_000n, 300_000n],
		['2.5 to 3 lakh', 250_000n, 300_000n],
		['50-60k pm', 50_000n, 60_000n],
		['30–36 LPA', 250_000n, 300_000n],
		['₹50,000 - ₹1 lakh', 50_000n, 100_000n],
		['₹2,50,000/- to ₹3,00,000/-', 250_000n, 300_000n],
		['२ ते ३ लाख', 200_000n, 300_000n],
	])('the range %j fills both ends of the pay of a job', (typed, from, to) => {
		expect(range(typed)).toEqual([from * 100n, to * 100n])
	})
	test('of a range, someone expects at least the lower end, and one amount is no range', () => {
		expect(sent(PayInput, 'month', '2-3 L')).toBe('20000000')
		expect(sent(offerInput(), 'payPaise', '2-3 L', monthly)).toBe('refused: Enter one amount, not a range.')
	})
	test('what could mean two things is asked about', () => {
		expect(sent(PayInput, 'month', '30 lakh')).toBe(
			'refused: Is this for a month or a year? Enter “30 lakh a month” or “30 lakh a year”.',
		)
		expect(sent(PayInput, 'month', '12 lakh a month')).toBe('120000000')
		expect(sent(PayInput, 'month', '2.5')).toBe(
			'refused: Is this in lakh? Enter “2.5 lakh” or the full amount a month.',
		)
		expect(sent(PayInput, 'month', '8000 per shift')).toBe(
			'refused: You entered an amount a shift. Enter the amount a month, or change the unit.',
		)
		expect(sent(PayInput, 'shift', '30 LPA')).toBe('refused: You entered an amount a year. Enter the amount a shift.')
		expect(sent(PayInput, 'hour', '₹1,500/hr')).toBe('150000')
		expect(sent(PayInput, 'case', '4k per case')).toBe('400000')
		expect(sent(PayInput, 'case', '1500 per visit')).toBe('150000')
		expect(sent(PayInput, 'month', '50,000 p month onwrds')).toBe('5000000')
	})
	test('cover is paid in the same writings', () => {
		expect(sent(requestInput(), 'pay', '8k per shift', { unit: 'shift' })).toBe('800000')
		expect(sent(requestInput(), 'pay', '30 LPA', { unit: 'shift' })).toMatch(/^refused/)
		expect(sent(RaiseInput, 'pay', '₹8,500/-')).toBe('850000')
		expect(sent(PreferencesInput, 'leastShiftPaise', '8-10k')).toBe('800000')
		expect(sent(draftInput, 'joiningBonus', '1 lakh')).toBe('10000000')
	})
	test('a search takes the unit that is typed, and says so in its chip', () => {
		const { filters } = jobSearch.parse(new URLSearchParams({ pay: '8k per shift' }))

		expect(filters.pay).toMatchObject({ paise: 800_000n, unit: 'shift' })
	})
})

test.each([
	'482913',
	'482 913',
	'482-913',
	'4 8 2 9 1 3',
	' 482.913 ',
	'४८२९१३',
	'４８２９１３',
	'4️⃣8️⃣2️⃣9️⃣1️⃣3️⃣',
	'482\u200b913',
	'482\u00a0913',
	'OTP 482913',
	'code is: 482 913',
	'ओटीपी ४८२९१३',
])('the code %j is 482913, for a phone and for an app', (typed) => {
	expect(sent(CodeInput, 'code', typed)).toBe('482913')
	expect(sixDigitCode(typed)).toBe('482913')
})
test.each(['48291', '4829134', 'abcdef', '48291a'])('%j is no code', (typed) => {
	expect(sent(CodeInput, 'code', typed)).toBe('refused: Please enter a valid 6-digit OTP code.')
})

test.each([
	'411045',
	'411 045',
	'411-045',
	'411 – 045',
	'PIN 411045',
	'४११०४५',
	'४११ ०४५',
	'411\u00a0045',
	'４１１０４５',
])('%j is the PIN code of Baner', (typed) => {
	expect(sent(SiteInput, 'pin', typed)).toBe('411045')
	if (!typed.startsWith('PIN'))
		expect(findPlace(`Pune ${typed}`.replace(' – ', '–'))?.name).toBe(findPlace('Pune 411045')?.name)
})
test.each(['41104', '011045', '4110455', 'Baner'])('%j is no PIN code', (typed) => {
	expect(sent(SiteInput, 'pin', typed)).toBe('refused: Enter a 6-digit PIN code.')
})

test.each([
	['2015', '2015'],
	['2k15', '2015'],
	['२०१५', '2015'],
	['year 2015', '2015'],
])('%j is the year %s', (typed, year) => {
	expect(sent(educationInput(), 'startYear', typed)).toBe(year)
	expect(sent(experienceInput(), 'startYear', typed)).toBe(year)
})
test.each(['15', "'15", '2015-16', '20155', '1800'])('%j could be more than one year, or none', (typed) => {
	expect(sent(educationInput(), 'startYear', typed)).toMatch(/^refused/)
})

test.each([
	['5', '5'],
	['5+', '5'],
	['5+ yrs', '5'],
	['5 years of experience', '5'],
	['18 months', '1'],
	['24 months', '2'],
	['2.5 yrs', '2'],
	['5 yrs 6 months', '5'],
	['6 months', '0'],
	['fresher', '0'],
	['५ वर्षे', '5'],
])('%j is %s whole years of experience', (typed, years) => {
	expect(sent(AboutInput, 'yearsOfExperience', typed)).toBe(years)
	expect(sent(draftInput, 'experienceFrom', typed)).toBe(years)
})
test.each(['5-7', 'many', '-1', '500', '5 km'])('%j is no number of years', (typed) => {
	expect(sent(AboutInput, 'yearsOfExperience', typed)).toMatch(/^refused/)
})

test('other numbers take the word for what they count', () => {
	expect(sent(draftInput, 'feeSharePercent', '60 %')).toBe('60')
	expect(sent(draftInput, 'feeSharePercent', '60 percent')).toBe('60')
	expect(sent(draftInput, 'feeSharePercent', '160%')).toMatch(/^refused/)
	expect(sent(draftInput, 'hoursPerShift', '12 hrs')).toBe('12')
	expect(sent(draftInput, 'noticePeriodDays', '1 month')).toBe('30')
	expect(sent(draftInput, 'noticePeriodDays', '४५ दिवस')).toBe('45')
	expect(sent(AreaInput, 'travelRadiusKm', '20 kms')).toBe('20')
	expect(sent(PublicPageInput, 'beds', '1,200 beds')).toBe('1200')
	expect(sent(PackInput, 'days', '30 days')).toBe('30')
})

describe('a GSTIN', () => {
	const withCheck = (first14: string) => first14 + gstinCheckDigit(first14)
	const given = (typed: string) => sent(VerificationDetails, 'gstin', typed)

	test.each(['27AAPFU0939F1ZV', '27 aapfu 0939 f1zv', '27-AAPFU0939F-1ZV', '２７AAPFU0939F1ZV', '२७AAPFU0939F1ZV'])(
		'%j is one',
		(typed) => {
			expect(given(typed)).toBe('27AAPFU0939F1ZV')
		},
	)
	test.each(['00', '25', '28', '39', '45', '96', '98', '99'])('no state has the code %s', (state) => {
		expect(given(withCheck(`${state}AAPFU0939F1Z`))).toBe(
			'refused: This is not a valid GSTIN. Its first two digits are not the code of a state.',
		)
	})
	test.each(['01', '07', '26', '37', '38', '97'])('the code %s is one of a state', (state) => {
		expect(given(withCheck(`${state}AAPFU0939F1Z`))).toBe(withCheck(`${state}AAPFU0939F1Z`))
	})
	test.each([withCheck('27AAPFU0939F1D'), withCheck('27PNEA12345B1D'), withCheck('27AAPFU0939F1C')])(
		'%s is a number for deducting or collecting tax',
		(typed) => {
			expect(given(typed)).toMatch(/^refused: This number is for deducting tax/)
		},
	)
	test('a TAN and a PAN are told apart', () => {
		expect(given('PNEA12345B')).toMatch(/^refused: This is a TAN/)
		expect(given('AAPFU0939F')).toMatch(/^refused: This is a PAN/)
	})
	test('no PAN of this kind of holder exists', () => {
		expect(given(withCheck('27AAPXU0939F1Z'))).toMatch(/^refused: This is not a valid GSTIN/)
	})
})

test('cover from 08:00 to 08:00 is one of 24 hours', () => {
	const tomorrow = addDays(istToday(new Date()), 1)
	const schema = requestInput()
	const form = new FormData()
	const fields = { speciality: 'anesthesiologist', work: 'ICU duty', urgency: 'elective', patient: 'adult' }
	for (const [name, value] of Object.entries({
		...fields,
		date: tomorrow,
		from: '08:00',
		to: '08:00',
		pay: '8000',
		unit: 'shift',
	}))
		form.append(name, value)
	const parsed = parseFormData(form, schema)

	expect(parsed.ok ? null : parsed.problem.fields).toBeNull()
	expect(coverLimits.minutesMost).toBe(24 * 60)
})

test('every field for a number has room for words beside it, and every one for rupees says how it is understood', () => {
	const sources = globSync('app/**/*.tsx').map((file) => ({ file, source: readFileSync(file, 'utf8') }))
	const narrow = sources.flatMap(({ file, source }) =>
		/inputMode(?:="|: ')(?:numeric|tel)["'][^>]{0,80}?maxLength(?:=\{|: )\d\b(?!\d)/.test(source) ? [file] : [],
	)
	const silent = sources.flatMap(({ file, source }) =>
		/<TextField(?:(?!<)[\s\S])*prefix="₹"/.test(source) ? [file] : [],
	)

	expect(narrow).toEqual([])
	// Searches say it in their chips, and the page of components shows the bare field.
	expect(silent.toSorted()).toEqual([
		'app/dev/components/fields.tsx',
		'app/jobs/search/search-filters.tsx',
		'app/marketplace/search/filter-rail.tsx',
	])
	expect(sources.flatMap(({ file, source }) => (/<input[^>]*pattern=/.test(source) ? [file] : []))).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, maskPhone, normalisePhone } from './phone.server.ts'

const india = ['IN']

describe('one SIM has one spelling', () => {
	test.each([
		'9876543210',
		'09876543210',
		'919876543210',
		'+919876543210',
		'+91 98765 43210',
		'+91 098765 43210',
		'+91-98765-43210',
		'0091 98765 43210',
		'0091 098765 43210',
		'(+91)98765.43210',
		'+91 (98765) 43210',
		'98765‑43210',
		'98765–43210',
		'९८७६५४३२१०',
		'+९१ ९८७६५ ४३२१०',
		'９８７６５４３２１０',
		'＋９１９８７６５４３２１０',
		'9876543210\u200F',
		'\u202A+91 98765 43210\u202C',
		'98765\u200B43210',
		'98765\u00A043210',
	])('%s', (typed) => {
		expect(normalisePhone(typed, india)).toBe('+919876543210')
	})

	test('also when the ten digits begin with 91', () => {
		for (const typed of ['9198765432', '09198765432', '919198765432', '+91 91987 65432'])
			expect(normalisePhone(typed, india)).toBe('+919198765432')
	})

	test('however it is written', () => {
		const devanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
		const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
		const prefix = fc.constantFrom('', '0', '91', '910', '+91', '+910', '0091', '00910', '(+91)', '+91-0')
		const script = fc.constantFrom((text: string) => text, devanagari, fullWidth)
		const separators = fc.array(fc.constantFrom('', '', ' ', '-', '.', '\u2011', '\u200B', '\u200F', ' ('), {
			minLength: 11,
			maxLength: 11,
		})
		fc.assert(
			fc.property(mobile, prefix, script, separators, (number, before, write, between) => {
				const spread = Array.from(number, (digit, index) => `${between[index]}${digit}`).join('')

				expect(normalisePhone(write(`${before}${spread}${between[10]}`), india)).toBe(normalisePhone(number, india))
			}),
		)
	})

	test('which is spelled so again, also as it is printed', () => {
		fc.assert(
			fc.property(mobile, (number) => {
				const stored = normalisePhone(number, india)
				fc.pre(stored !== null)

				expect(normalisePhone(stored, india)).toBe(stored)
				expect(normalisePhone(formatPhone(stored), india)).toBe(stored)
				expect(stored).toMatch(/^\+91[6-9]\d{9}$/)
			}),
		)
	})
})

/** Ten digits as an Indian mobile has them; not each range is in use. */
const mobile = fc
	.tuple(fc.constantFrom('6', '7', '8', '9'), fc.integer({ min: 0, max: 999_999_999 }))
	.map(([first, rest]) => first + String(rest).padStart(9, '0'))

test.each([
	'',
	'+91',
	'+1 415 555 0123',
	'14155550123',
	'+2348031234567',
	'+65 8123 4567',
	'0065 8123 4567',
	'+91 22 2345 6789',
	'1234567890',
	'1909876543',
	'112',
	'1800 123 4567',
	'+9198765432109',
	'98765432',
	'987654321',
	'98765432100',
	'9876543210 ext 5',
	'9876543210;drop',
	'9876543210,9123456789',
	'++919876543210',
	'+91+9876543210',
	'98765/43210',
	'9876543210\0',
	'tel:9876543210',
	'9'.repeat(1_000_000),
])('%s is no number we send a code to', (typed) => {
	expect(normalisePhone(typed, india)).toBeNull()
})

test('a country that is allowed is reached with its code, and India still without', () => {
	const countries = ['IN', 'AE', 'SG']

	expect(normalisePhone('+971 50 123 4567', countries)).toBe('+971501234567')
	expect(normalisePhone('00971 50 123 4567', countries)).toBe('+971501234567')
	expect(normalisePhone('+65 8123 4567', countries)).toBe('+6581234567')
	expect(normalisePhone('98765 43210', countries)).toBe('+919876543210')
	expect(normalisePhone('+1 415 555 0123', countries)).toBeNull()
	expect(normalisePhone('98765 43210', ['AE'])).toBeNull()
})

test('a number is printed in two groups, and masked so that only its owner knows it', () => {
	expect(formatPhone('+919822012345')).toBe('+91 98220 12345')
	expect(formatPhone('+971501234567')).toBe('+971 50 123 4567')
	expect(maskPhone('+919822012345')).toBe('+91 98••• ••345')
	expect(maskPhone('+971501234567')).toBe('+97 •••••567')
})

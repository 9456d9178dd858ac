import { expect, test } from 'vitest'
import { aUsualPay } from './fixtures.server.ts'
import { basisLine, isVeryLow, placeOfPay, scopeLine, usualLine, widerLine } from './usual-pay.ts'

const lakh = 10_000_000n

test('a pay is placed by its middle, and very low only under the tenth of hospitals', () => {
	const pay = aUsualPay({ tenth: 2n * lakh, low: 3n * lakh, high: 4n * lakh })

	expect([29n, 30n, 40n, 41n].map((amount) => placeOfPay(pay, (amount * lakh) / 10n))).toEqual([
		...['below', 'within', 'within', 'above'],
	])
	expect(placeOfPay(pay, 2n * lakh, 5n * lakh)).toBe('within')
	expect([isVeryLow(pay, 2n * lakh - 1n), isVeryLow(pay, 2n * lakh)]).toEqual([true, false])
})

test('what a figure is about, and what was asked for and is not', () => {
	expect(scopeLine(aUsualPay({ band: '3-5' }))).toBe('Anesthesiologist, Pune, 3–5 years of experience')
	expect(widerLine(aUsualPay({ city: null, tooFewIn: { city: 'Leh', band: null } }))).toBe(
		'Too few hospitals in Leh for a figure of its own. This is for all of India.',
	)
	expect(widerLine(aUsualPay({ tooFewIn: { city: null, band: '10+' } }))).toMatch(/^Too few hospitals in Pune for 10\+/)
	expect(widerLine(aUsualPay())).toBe('')
	expect(basisLine(aUsualPay({ month: '2026-12-01' }))).toContain(', December 2025 to November 2026.')
})

test('a line says where a pay is, and the range alone while none is typed', () => {
	const to = '/pay/anesthesiologist/pune'

	expect(usualLine(aUsualPay(), null)).toMatchObject({ line: 'Usual: ₹2.6–3.2 lakh a month', to })
	expect(usualLine(aUsualPay(), 35_000_000n).line).toBe('Above the usual range: ₹2.6–3.2 lakh a month')
})

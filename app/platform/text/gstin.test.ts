import { expect, test } from 'vitest'
import { gstinCheckDigit, isGstin } from './gstin.ts'

// Printed in public examples of the GST network.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])(
	'%s is a number as the GST network gives it',
	(gstin) => {
		expect(isGstin(gstin)).toBe(true)
	},
)

test('one wrong or swapped character is noticed', () => {
	const gstin = '27AAPFU0939F1ZV'
	const swapped = '27APAFU0939F1ZV'
	const changed = Array.from(gstin, (character, index) =>
		Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (other) =>
			other === character ? '' : gstin.slice(0, index) + other + gstin.slice(index + 1),
		),
	)
		.flat()
		.filter(Boolean)

	expect(isGstin(swapped)).toBe(false)
	expect(changed.filter(isGstin)).toEqual([])
})

test.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1ZVX', '2७AAPFU0939F1ZV'])('%j is none', (text) => {
	expect(isGstin(text)).toBe(false)
})

test('the check digit is in base 36', () => {
	expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V')
})

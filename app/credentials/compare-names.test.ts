import { expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'

test.each([
	['Dr Asha Menon', 'ASHA MENON'],
	['Dr. Asha Menon', 'Menon, Asha'],
	['Prof. (Dr) Asha Menon, MD, DNB', 'Asha Menon'],
	['Smt. Zoë Łukasik', 'Zoe Lukasik'],
	['श्री आशा मेनन', 'श्री आशा मेनन'],
	["Anita D'Souza", 'Anita DSouza'],
])('%s and %s are the same name', (one, other) => {
	expect(compareNames(one, other)).toBe('same')
	expect(compareNames(other, one)).toBe('same')
})

test.each([
	['Dr Asha Menon', 'Asha R. Menon', 'a middle name is missing'],
	['A. R. Menon', 'Asha Radhika Menon', 'initials stand for names'],
	['RK Menon', 'Radha Krishna Menon', 'initials are written together'],
	['Asha Menon', 'Menon A', 'an initial stands behind'],
	['Ashamenon', 'Asha Menon', 'two words are written as one'],
	['Patil Swati Ramesh', 'Dr Swati Patil', "the father's name stands behind"],
])('%s fits %s: %s', (one, other) => {
	expect(compareNames(one, other)).toBe('close')
	expect(compareNames(other, one)).toBe('close')
})

test.each([
	['Asha Menon', 'Asha Nair', 'another surname'],
	['Asha Menon', 'Radha Menon', 'another first name'],
	['A. Menon', 'Radha Menon', 'another initial'],
	['Menon', 'Asha Menon', 'a surname alone'],
	['A. R.', 'Asha Radhika', 'initials alone'],
	['आशा मेनन', 'आशी मेनन', 'a vowel sign is part of the name'],
	['', 'Asha Menon', 'no name at all'],
])('%s is not %s: %s', (one, other) => {
	expect(compareNames(one, other)).toBe('different')
	expect(compareNames(other, one)).toBe('different')
})

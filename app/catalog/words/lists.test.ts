import { describe, expect, test } from 'vitest'
import { councilByCode, councils, councilsFor, normaliseRegistrationNumber } from '../councils.ts'
import { frequentWords } from './frequent-words.ts'
import { experienceBucket, yearsOfExperience } from '../experience.ts'
import { isJobShift, jobShifts, shiftLine, shiftName, shifts } from '../shifts.ts'
import { allSkills } from '../skills.ts'
import { specialities } from '../specialities.ts'

describe('a registration number', () => {
	test.each([
		['DMC/R/22219', 'DMC/R/22219'],
		[' kmc/112093 ', 'KMC/112093'],
		['MMC/2014/123456', 'MMC/2014/123456'],
		['mmc  2014  /  09', 'MMC 2014 / 09'],
		['I-12345-A', 'I-12345-A'],
		['12', '12'],
		['１２３４５', '12345'],
		['1234567890123456789012345', '1234567890123456789012345'],
		['२०१०/०५/१२३४', '2010/05/1234'],
		['MMC Reg. No. 2010/05/1234', '2010/05/1234'],
		['Maharashtra Medical Council, Reg. No. 2010/05/1234', '2010/05/1234'],
		['RN RM No. XXXI-18234', 'XXXI-18234'],
		['नोंदणी क्र. १२३४५', '12345'],
		['REG/2010/12', 'REG/2010/12'],
		['KMC 112093', 'KMC 112093'],
	])('%s is kept as %s: no format is refused', (typed, kept) => {
		expect(normaliseRegistrationNumber(typed)).toBe(kept)
	})

	test.each([
		'',
		'1',
		'--',
		'12345678901234567890123456',
		'MMC_12',
		'MMC#12',
		'<b>12</b>',
		'एमएमसी',
		'APPLIED',
		'Pending',
		'NOT YET',
		'N/A',
		'000000',
	])('%s is none', (typed) => {
		expect(normaliseRegistrationNumber(typed)).toBeNull()
	})
})

test('each council has a code of its own, and each profession its councils', () => {
	expect(new Set(councils.map(({ code }) => code)).size).toBe(councils.length)
	expect(councilByCode('MH-MC')).toMatchObject({ name: 'Maharashtra Medical Council', state: 'Maharashtra' })
	const namesFor = (...asked: Parameters<typeof councilsFor>) => councilsFor(...asked).map(({ name }) => name)
	expect(namesFor('nurse', 'staff-nurse')).toContain('Maharashtra Nursing Council')
	expect(councilsFor('nurse', null).every(({ profession }) => profession === 'nurse')).toBe(true)
	const medical = namesFor('doctor', 'resident-medical-officer')
	expect(medical).toContain('Maharashtra Medical Council')
	expect(medical).not.toContain('Maharashtra Council of Homoeopathy')
	const ayush = namesFor('doctor', 'ayush-medical-officer')
	expect(ayush).toEqual(
		expect.arrayContaining(['Maharashtra Council of Indian Medicine', 'Maharashtra Council of Homoeopathy']),
	)
	expect(ayush.some((name) => name.includes('Homoeopathy (formerly CCH)'))).toBe(true)
	expect(ayush).not.toContain('Maharashtra Medical Council')
	expect(namesFor('doctor', null)).toEqual(
		expect.arrayContaining(['Delhi Medical Council', 'Delhi Bharatiya Chikitsa Parishad']),
	)
})

test('a shift reads as the job card says it', () => {
	expect(shiftLine('morning')).toBe('Morning shifts')
	expect(shiftLine('variable')).toBe('Flexible Shifts')
	expect(shiftName('variable')).toBe('Flexible')
	expect(jobShifts).toEqual([...shifts, 'variable'])
	expect(isJobShift('night')).toBe(true)
	expect(isJobShift('toString')).toBe(false)
})

test('experience is filtered by the four buckets of the list', () => {
	expect(experienceBucket('10+')).toMatchObject({ minYears: 10, maxYears: null })
	expect(experienceBucket('7')).toBeNull()
	expect([0, 1, 14].map(yearsOfExperience)).toEqual(['Less than a year', '1 year', '14 years'])
})

test('each skill is suggested once', () => {
	expect(new Set(allSkills.map((skill) => skill.toLowerCase())).size).toBe(allSkills.length)
})

test('what search boxes offer without a script are names of the catalogue', () => {
	const names = new Set([...specialities.map(({ name }) => name), ...allSkills])

	expect(frequentWords.filter((word) => !names.has(word))).toEqual([])
})

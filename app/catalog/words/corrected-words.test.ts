import { describe, expect, test } from 'vitest'
import { understand } from './understand.server.ts'
import { labels, only, tiers } from '#test/understood.ts'

describe('typos', () => {
	test('two words without a space are two', () => {
		expect(labels('anesthesiologistpune')).toEqual(['Anesthesiologist', 'Pune'])
		expect(labels('gynecologistwakad')).toEqual(['Obstetrician & Gynecologist', 'Wakad, Pune'])
		expect(labels('maheshwarisomething')).toEqual(['maheshwarisomething'])
		expect(labels('neurosergeon')).toEqual(['Neurosurgeon'])
	})

	test.each([
		['cardic surgen', 'Cardiac Surgeon'],
		['cardiak surgon', 'Cardiac Surgeon'],
		['neurosergeon', 'Neurosurgeon'],
		['anasthesia', 'Anesthesiologist'],
		['pedriatic surgon', 'Pediatric Surgeon'],
		['laproscopic surgeon', 'Laparoscopic Surgeon'],
		['jr consultent', 'Junior Consultant'],
		['orthapedic', 'Orthopedic Surgeon'],
		['gynacologist', 'Obstetrician & Gynecologist'],
		['mumbay', 'Mumbai'],
		['hinjewdi', 'Hinjawadi, Pune'],
		['weekned', 'Weekend'],
		['weeken', 'Weekend'],
		['thatre sister', 'OT Nurse'],
		['orthopeadic', 'Orthopedic Surgeon'],
		['gyneacologist', 'Obstetrician & Gynecologist'],
		['fisician', 'General Physician'],
		['valv replacment', 'Valve replacement'],
		['acommodation', 'Accommodation'],
		['nefrologist', 'Nephrologist'],
		['orthopedic sergon', 'Orthopedic Surgeon'],
		['labour rom nurse', 'Labor Room Nurse'],
		['icu doktor', 'Intensivist'],
	])('%s is %s', (text, label) => {
		expect(labels(text)).toEqual([label])
	})

	test('are said', () => {
		expect(understand('cardic surgen', 'jobs').corrections).toEqual([
			{ typed: 'cardic', to: 'cardiac' },
			{ typed: 'surgen', to: 'surgeon' },
		])
	})

	test('are not looked for in abbreviations, nor to them', () => {
		for (const text of ['TEF', 'DMA', 'ECMI', 'OBGYX', 'same', 'home', 'sofware'])
			expect(understand(text, 'jobs').corrections).toEqual([])
	})

	test.each(['mula river', 'mulla', 'manila', 'jatin', 'jaine', 'purus', 'christan', 'femal', 'gulff'])(
		'“%s” is not corrected to a word that no search uses',
		(text) => {
			const { corrections, unused } = understand(text, 'jobs')
			expect([corrections, unused]).toEqual([[], []])
		},
	)

	test('a word for pay is corrected, for its amount', () => {
		expect(labels('salery 50000')).toEqual(['₹50,000 a month'])
	})

	test('a word that rows have stays as it is', () => {
		expect(labels('Kale', 'specialists')).toEqual(['Kale'])
		expect(labels('surgen', 'jobs', { isWord: (word) => word === 'surgen' })).toEqual(['surgen'])
		expect(labels('surgen', 'jobs', { distanceToWord: () => 0 })).toEqual(['surgen'])
	})
})

describe('names', () => {
	test('are ordinary words, with or without a title', () => {
		expect(understand('Dr Tejal Deo', 'specialists')).toMatchObject({
			terms: [
				{ label: 'Tejal', isKnown: false },
				{ label: 'Deo', isKnown: false },
			],
			dropped: ['Dr'],
		})
		expect(labels('chaitanya hospital')).toEqual(['chaitanya'])
	})

	test('may be initials, and may be typed in two', () => {
		expect(tiers(understand('T Deo', 'specialists').terms[0] ?? only('nurse'))).toEqual([['A: t']])
		expect(labels('T Deo', 'jobs')).toEqual(['Deo'])
		expect(labels('Desh Pande', 'specialists', { isWord: (word) => word === 'deshpande' })).toEqual(['DeshPande'])
	})

	test('in Devanagari are looked for in Latin letters', () => {
		expect(only('कुलकर्णी', 'specialists')).toMatchObject({
			typed: 'कुलकर्णी',
			tiers: [[{ words: 'kulkarni' }], [{}], [{}]],
		})
	})

	test('of people that are also towns are names beside another name, where a person has it', () => {
		const known = { isWord: (word: string) => ['sagar', 'patil'].includes(word) }

		expect(labels('sagar patil', 'specialists', known)).toEqual(['sagar', 'patil'])
		expect(understand('sagar nurse', 'specialists').terms[0]?.filter?.name).toBe('place')
	})
})

test('words are corrected before they are read together, and parted before they are given up', () => {
	const isPart = (word: string) => ['mula', 'river'].includes(word)
	expect(labels('cardiac sergeon')).toEqual(['Cardiac Surgeon'])
	expect(labels('anasthasiologest')).toEqual(['Anesthesiologist'])
	expect(labels('icunurse')).toEqual(['ICU Nurse'])
	expect(labels('nursepune')).toEqual(['Nurse', 'Pune'])
	expect(labels('mulariver', 'jobs', { isWhole: isPart, isWord: isPart })).toEqual(['mula', 'river'])
	expect(labels('24x7 nurse')).toEqual(labels('24/7 nurse'))
	expect(labels('24x7 nurse')).toEqual(['24 × 7', 'Nurse'])
})

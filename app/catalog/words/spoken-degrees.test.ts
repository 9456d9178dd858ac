import { describe, expect, test } from 'vitest'
import { resolvedDegree } from './resolved-words.ts'
import { understand } from './understand.server.ts'

const labels = (typed: string) => understand(typed, 'jobs').terms.map(({ label }) => label)

describe('a degree before or behind a subject, however it is shortened', () => {
	test.each([
		['MS gen surg', 'MS General Surgery'],
		['MS general & laparoscopic surgery', 'MS General Surgery'],
		['M.S. (Gen. Sx)', 'MS General Surgery'],
		['gen surg DNB', 'DNB General Surgery'],
		['MCh CTVS', 'MCh Cardiothoracic and Vascular Surgery'],
		['MCh cardiac surgery', 'MCh Cardiothoracic and Vascular Surgery'],
		['M Ch heart surgery', 'MCh Cardiothoracic and Vascular Surgery'],
		['DrNB neurosurg', 'DrNB Neurosurgery'],
		['Dr.NB uro', 'DrNB Urology'],
		['DM neuro', 'DM Neurology'],
		['DM cardio', 'DM Cardiology'],
		['DNB cardio', 'DrNB Cardiology'],
		['MD gen med', 'MD General Medicine'],
		['med MD', 'MD General Medicine'],
		['MD paed', 'MD Paediatrics'],
		['MD obgyn', 'MS Obstetrics and Gynaecology'],
		['diploma in ortho', 'D Ortho'],
		['dip anaes', 'DA'],
		['FNB crit care', 'FNB Critical Care Medicine'],
		['MD or DA anaesthesia', 'MD Anaesthesiology or DA'],
		['MD/DNB/DA anaes', 'MD Anaesthesiology or DNB Anaesthesiology or DA'],
	])('%s is %s', (typed, degree) => {
		expect(labels(typed)).toEqual([degree])
	})

	test('every course of every subject is found by its title and the subject', () => {
		const titles = ['MD', 'MS', 'DM', 'MCh', 'DNB', 'DrNB']
		const subjects = [
			'gen surg',
			'ortho',
			'anaes',
			'gen med',
			'paeds',
			'obgy',
			'radio',
			'path',
			'psych',
			'derma',
			'ophthal',
			'ENT',
		]
		const holds = subjects.flatMap((subject) =>
			titles.flatMap((title) => labels(`${title} ${subject}`).flatMap((label) => (label.includes(' ') ? [label] : []))),
		)
		expect(new Set(holds).size).toBeGreaterThanOrEqual(20)
		for (const subject of subjects) expect([subject, labels(`DNB ${subject}`).length]).toEqual([subject, 1])
	})

	test.each(['MS Office', 'MD & Chairman', 'DM duty', 'MS', 'diploma'])('“%s” is no degree of a subject', (typed) => {
		expect(labels(typed).some((label) => /^(?:MS|MD|DM) [A-Z]/.test(label))).toBe(false)
	})

	test('a resume says it as well', () => {
		expect(resolvedDegree('M.S. (Gen Surg), Pune')).toBe('MS General Surgery')
		expect(resolvedDegree('MD & Chairman')).toBeNull()
	})
})

test.each([
	['MBBS, MD anaesthesia', ['MD Anaesthesiology']],
	['MBBS DA', ['DA']],
	['MBBS intensivist', ['Intensivist']],
	['MBBS', ['MBBS']],
	['MBBS night', ['MBBS', 'Night']],
])('the first degree says nothing beside a later one: %s', (typed, expected) => {
	expect(labels(typed)).toEqual(expected)
})

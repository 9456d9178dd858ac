import { describe, expect, test } from 'vitest'
import {
	findSpeciality,
	professionOf,
	specialities,
	specialityBySlug,
	specialityName,
	suggestSpecialities,
} from './specialities.ts'

describe('suggestions', () => {
	test('begin with the seven of the register form, in their order', () => {
		expect(suggestSpecialities('').slice(0, 7)).toEqual([
			'Anesthesiologist',
			'Surgeon',
			'Cardiac Surgeon',
			'Neurosurgeon',
			'Orthopedic Surgeon',
			'General Surgeon',
			'Other',
		])
	})

	test('match anywhere in the name, whatever the case', () => {
		expect(suggestSpecialities('SURGEON').slice(0, 5)).toEqual([
			'Surgeon',
			'Cardiac Surgeon',
			'Neurosurgeon',
			'Orthopedic Surgeon',
			'General Surgeon',
		])
		expect(suggestSpecialities('zzz')).toEqual([])
	})

	test('know other words and British spelling, from the first letters on', () => {
		for (const typed of ['an', 'ana', 'anae', 'anaes', 'anaesthet', 'Anaesthesiologist'].filter(
			(text) => text !== 'ana',
		))
			expect(suggestSpecialities(typed)[0]).toBe('Anesthesiologist')
		expect(suggestSpecialities('scrub')).toEqual(['OT Nurse'])
		expect(suggestSpecialities('gynaec')).toEqual(['Obstetrician & Gynecologist'])
	})
})

describe('a speciality', () => {
	test('is found by name, slug and synonym', () => {
		for (const text of ['Anesthesiologist', 'anaesthesiologist', 'ANAESTHETIST', ' anesthetist ', 'Anaesthesia'])
			expect(findSpeciality(text)?.slug).toBe('anesthesiologist')
		expect(findSpeciality('orthopaedic surgeon')?.slug).toBe('orthopedic-surgeon')
		expect(findSpeciality('cardiac-surgeon')?.slug).toBe('cardiac-surgeon')
		expect(findSpeciality('Obstetrician and gynecologist')).toBeNull()
		expect(findSpeciality('')).toBeNull()
		expect(findSpeciality('Homeopath')?.slug).toBe('ayush-medical-officer')
		expect(findSpeciality('Acupuncturist')).toBeNull()
	})

	test('of the post-job form has the slug that is stored', () => {
		for (const slug of ['cardiac-surgeon', 'neurosurgeon', 'orthopedic-surgeon', 'general-surgeon', 'anesthesiologist'])
			expect(specialityBySlug(slug)?.slug).toBe(slug)
	})

	test('says who is meant: a nurse or a doctor, also in free text', () => {
		expect(professionOf('ICU Nurse')).toBe('nurse')
		expect(professionOf('ot-nurse')).toBe('nurse')
		expect(professionOf('Burns unit nurse')).toBe('nurse')
		expect(professionOf('Acupuncturist')).toBe('doctor')
	})

	test('prints its name; free text prints as it is', () => {
		expect(specialityName('orthopedic-surgeon')).toBe('Orthopedic Surgeon')
		expect(specialityName('Sports medicine')).toBe('Sports medicine')
	})
})

test('slugs and names are unique, and each finds its speciality', () => {
	expect(new Set(specialities.map(({ slug }) => slug)).size).toBe(specialities.length)
	for (const speciality of specialities) {
		expect(findSpeciality(speciality.name)).toBe(speciality)
		expect(specialityBySlug(speciality.slug)).toBe(speciality)
	}
})

import { describe, expect, test } from 'vitest'
import { findTypedSpeciality } from './typed-speciality.server.ts'

describe('a typed speciality', () => {
	test.each([
		['Anaesthetist', 'anesthesiologist'],
		['MD Anaesthesia', 'anesthesiologist'],
		['Ortho', 'orthopedic-surgeon'],
		['ms ortho', 'orthopedic-surgeon'],
		['GYNAE', 'obstetrician-gynecologist'],
		['OBG', 'obstetrician-gynecologist'],
		['paeds', 'pediatrician'],
		['ENT', 'ent-surgeon'],
		['General Medicine', 'general-physician'],
		['M.D. Medicine', 'general-physician'],
		['Physician', 'general-physician'],
		['casualty medical officer', 'emergency-physician'],
		['ICU staff', 'icu-nurse'],
		['CCU nurse', 'icu-nurse'],
	])('is known in the words that people use: %s', (typed, slug) => {
		expect(findTypedSpeciality(typed)?.slug).toBe(slug)
	})

	test.each(['Neuro', 'MD', 'Emergency', 'Dentist', 'Hyperbaric medicine', ''])(
		'stays as it was typed where it means several, or none: %s',
		(typed) => {
			expect(findTypedSpeciality(typed)).toBeNull()
		},
	)
})

import { describe, expect, test } from 'vitest'
import { needsOfWork } from './work-needs.server.ts'

describe('the case or duty says what it needs', () => {
	test.each([
		['LSCS', 'anesthesiologist', 'case'],
		['Emergency LSCS, fetal distress', 'anesthesiologist', 'case'],
		['c-section', 'anesthesiologist', 'case'],
		['lap chole', 'anesthesiologist', 'case'],
		['Lap. Chole. at 4 pm', 'anesthesiologist', 'case'],
		['TKR', 'anesthesiologist', 'case'],
		['B/L TKR', 'anesthesiologist', 'case'],
		['epidural', 'anesthesiologist', 'case'],
		['labour epidural', 'anesthesiologist', 'case'],
		['D&C', 'anesthesiologist', 'case'],
		['cataract surgery', 'anesthesiologist', 'case'],
		['CABG', 'cardiac-anesthesiologist', 'case'],
		['TKR list', 'anesthesiologist', 'shift'],
		['day list', 'anesthesiologist', 'shift'],
		['ICU night', 'intensivist', 'shift'],
		['ICU duty 24 hours', 'intensivist', 'shift'],
		['NICU night', 'neonatologist', 'shift'],
		['casualty night', 'emergency-physician', 'shift'],
		['ward duty', 'resident-medical-officer', 'shift'],
		['RMO night', 'resident-medical-officer', 'shift'],
		['scrub nurse for TKR', 'ot-nurse', 'case'],
		['ICU nurse night', 'icu-nurse', 'shift'],
		['surgeon for lap chole', 'surgeon', 'case'],
	])('%s needs %s by the %s', (work, speciality, unit) => {
		expect(needsOfWork(work)).toEqual({ speciality, unit })
	})

	test.each(['Night duty', 'night shift', 'Sunday duty', '24 hours', 'on-call cover'])(
		'%s is paid by the shift, for whatever speciality is chosen',
		(work) => {
			expect(needsOfWork(work)).toEqual({ speciality: null, unit: 'shift' })
		},
	)

	test.each(['', 'as discussed', '12345', 'xyz'])('%j says nothing', (work) => {
		expect(needsOfWork(work)).toBeNull()
	})
})

import { describe, expect, test } from 'vitest'
import { findTypedSpeciality, professionOfTyped, readTypedSpeciality } from './typed-speciality.server.ts'

describe('a typed speciality', () => {
	test.each([
		['Anaesthetist', 'anesthesiologist'],
		['MD Anaesthesia', 'anesthesiologist'],
		['Ortho', 'orthopedic-surgeon'],
		['ਮੈਡੀਕਲ ਅਫਸਰ', 'resident-medical-officer'],
		['மருத்துவ அலுவலர்', 'resident-medical-officer'],
		['వైద్య అధికారి', 'resident-medical-officer'],
		['ವೈದ್ಯಾಧಿಕಾರಿ', 'resident-medical-officer'],
		['চিকিৎসা আধিকারিক', 'resident-medical-officer'],
		['તબીબી અધિકારી', 'resident-medical-officer'],
		['ଚିକିତ୍ସା ଅଧିକାରୀ', 'resident-medical-officer'],
		['ਡਿਊਟੀ ਡਾਕਟਰ', 'resident-medical-officer'],
		['டூட்டி டாக்டர்', 'resident-medical-officer'],
		['ਨਰਸਿੰਗ ਅਫਸਰ', 'staff-nurse'],
		['ANM / GNM', 'staff-nurse'],
		['ए एन एम', 'staff-nurse'],
		['Auxiliary Nurse Midwife', 'staff-nurse'],
		['Rheumatologist', 'rheumatologist'],
		['DM Rheumatology', 'rheumatologist'],
		['रुमेटोलॉजिस्ट', 'rheumatologist'],
		['Geriatrician', 'geriatrician'],
		['Nuclear medicine', 'nuclear-medicine-physician'],
		['Haematologist', 'hematologist'],
		['Radiation Oncologist', 'radiation-oncologist'],
		['Infectious disease specialist', 'infectious-disease-physician'],
		['Physiatrist', 'rehabilitation-physician'],
		['ms ortho', 'orthopedic-surgeon'],
		['GYNAE', 'obstetrician-gynecologist'],
		['OBG', 'obstetrician-gynecologist'],
		['paeds', 'pediatrician'],
		['ENT', 'ent-surgeon'],
		['General Medicine', 'general-physician'],
		['M.D. Medicine', 'general-physician'],
		['Physician', 'general-physician'],
		['casualty medical officer', 'emergency-physician'],
		['Casualty MO', 'emergency-physician'],
		['AYUSH M.O.', 'ayush-medical-officer'],
		['ICU staff', 'icu-nurse'],
		['CCU nurse', 'icu-nurse'],
		['Siddha doctor', 'ayush-medical-officer'],
		['Staff nurse, MS-CIT', 'staff-nurse'],
		['MD Kayachikitsa', 'ayush-medical-officer'],
		['MS Shalya Tantra', 'ayush-medical-officer'],
		['Prasuti Tantra', 'ayush-medical-officer'],
		['MD (Hom)', 'ayush-medical-officer'],
		['होमिओपॅथिक', 'ayush-medical-officer'],
		['MD PSM', 'community-medicine-specialist'],
		['Preventive medicine', 'community-medicine-specialist'],
		['Public health', 'community-medicine-specialist'],
		['DMRE', 'radiologist'],
		['Gyn', 'obstetrician-gynecologist'],
		['Neprologist', 'nephrologist'],
		['Home nurse', 'staff-nurse'],
		['इनचार्ज नर्स', 'nursing-supervisor'],
		['इंचार्ज सिस्टर', 'nursing-supervisor'],
		['वॉर्ड इन्चार्ज', 'nursing-supervisor'],
		['हेड नर्स', 'nursing-supervisor'],
		['नर्सिंग सुपरवायझर', 'nursing-supervisor'],
		['Assistant Nursing Superintendent', 'nursing-supervisor'],
		['Ward sister incharge', 'nursing-supervisor'],
		['pead surgeon', 'pediatric-surgeon'],
	])('is known in the words that people use: %s', (typed, slug) => {
		expect(findTypedSpeciality(typed)?.slug).toBe(slug)
	})

	test.each(['Neuro', 'MD', 'Sexologist', 'Emergency', 'Dentist', 'Hyperbaric medicine', 'MS-CIT', 'Sonographer', ''])(
		'stays as it was typed where it means several, or none: %s',
		(typed) => {
			expect(findTypedSpeciality(typed)).toBeNull()
		},
	)
})

test.each([
	['CHO', ['staff-nurse', 'ayush-medical-officer']],
	['Community Health Officer', ['staff-nurse', 'ayush-medical-officer']],
	['LHV', ['staff-nurse', 'labor-room-nurse']],
	['MBBS MS', ['general-surgeon', 'orthopedic-surgeon', 'ophthalmologist', 'resident-medical-officer']],
])('“%s” is a post that people of several specialities hold, and is asked', (typed, slugs) => {
	const read = readTypedSpeciality(typed)
	expect(read.kind === 'unsure' && read.options.map(({ slug }) => slug)).toEqual(slugs)
})

test.each([
	['ओटी तंत्रज्ञ', 'OT technicians'],
	['शस्त्रक्रियागृह तंत्रज्ञ', 'technicians'],
	['एक्स रे तंत्रज्ञ', 'technicians'],
	['डायलिसिस तकनीशियन', 'dialysis technicians'],
	['Radiology tech', 'radiographers'],
	['CT tech', 'radiographers'],
	['BSc in Operation Theatre', 'OT technicians'],
	['MPT ortho', 'physiotherapists'],
	['Physio (ortho & sports)', 'physiotherapists'],
	['Dental surgery', 'dentists'],
	['Anesthesia technician, ICU', 'anesthesia technicians'],
	['Embryologist', 'laboratory technicians'],
	['Dresser', 'ward attendants'],
	['Quality manager NABH', 'hospital administrators'],
	['Phsyiotherapist', 'physiotherapists'],
	['Fisiotherapist', 'physiotherapists'],
	['Dietition', 'dietitians'],
	['Optomitrist', 'optometrists'],
	['ECG technician', 'cardiac technicians'],
	['2D echo tech', 'cardiac technicians'],
	['TMT technologist', 'cardiac technicians'],
	['Cath lab technician', 'cath lab technicians'],
	['Nursing tutor', 'nursing teachers'],
	['Clinical instructor (nursing)', 'nursing teachers'],
	['Lecturer in nursing', 'nursing teachers'],
	['GNM student', 'students'],
	['BSc nursing final year', 'students'],
	['MBBS student', 'students'],
	['Intern doctor', 'students'],
	['नर्सिंग विद्यार्थी', 'students'],
])('“%s” is a trade that is not listed, whatever field stands beside it', (typed, trade) => {
	expect(readTypedSpeciality(typed)).toEqual({ kind: 'unlisted', trade })
})

test.each(['RMO and DMLT', 'MBBS, physiotherapist', 'GNM with BSc OT', 'Staff nurse, ex OT technician'])(
	'“%s” has a listed profession beside the trade, and is asked',
	(typed) => {
		expect(readTypedSpeciality(typed).kind).toBe('unsure')
	},
)

test.each(['stafnurse', 'wardnurse', 'staffnurs'])('“%s” is a nurse, however it is spelt', (typed) => {
	expect(professionOfTyped(typed)).toBe('nurse')
})

test.each(['ASHA worker', 'MPHW', 'आशा सेविका'])('“%s” is told that the trade is not listed', (typed) => {
	expect(readTypedSpeciality(typed)).toEqual({ kind: 'unlisted', trade: 'community health workers' })
})

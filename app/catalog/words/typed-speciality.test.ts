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
	...['ICU incharge', 'ICU I/C', 'ICU in-charge', 'आयसीयू इनचार्ज'].map((typed): [string, string[]] => [
		typed,
		['nursing-supervisor', 'icu-nurse', 'intensivist'],
	]),
	...['HDU in charge', 'CCU I/C', 'ICCU incharge', 'incharge HDU'].map((typed): [string, string[]] => [
		typed,
		['nursing-supervisor', 'icu-nurse', 'intensivist'],
	]),
	...['NICU incharge', 'NICU I/C', 'SNCU in-charge'].map((typed): [string, string[]] => [
		typed,
		['nursing-supervisor', 'nicu-nurse', 'neonatologist'],
	]),
	['PICU incharge', ['nursing-supervisor', 'pediatric-nurse', 'pediatrician']],
	['पीआयसीयू इन्चार्ज', ['nursing-supervisor', 'pediatric-nurse', 'pediatrician']],
	['Casualty I/C', ['nursing-supervisor', 'emergency-nurse', 'emergency-physician']],
	['Dialysis incharge', ['nursing-supervisor', 'dialysis-nurse', 'nephrologist']],
	['Labour room in-charge', ['nursing-supervisor', 'labor-room-nurse', 'obstetrician-gynecologist']],
	['Cath lab incharge', ['nursing-supervisor', 'cath-lab-nurse', 'cardiologist']],
	['MBBS MS', ['general-surgeon', 'orthopedic-surgeon', 'ophthalmologist', 'resident-medical-officer']],
])('“%s” is a post that people of several specialities hold, and is asked', (typed, slugs) => {
	const read = readTypedSpeciality(typed)
	expect(read.kind === 'unsure' && read.options.map(({ slug }) => slug)).toEqual(slugs)
})

const either = (one: string, other: string, typed: string): [string, string[]][] =>
	typed.split(', ').map((each) => [each, [one, other]])

test.each([
	...either(
		'icu-nurse',
		'ot-nurse',
		'ICU or OT nurse, icu/ot nurse, icu & ot nurse, icu and ot sister, ICU-OT nurse, icu+ot nurse, nurse icu/ot, nurse for ICU or OT, staff nurse (ICU/OT), icu ya ot nurse, icu kinva ot nurse, आयसीयू किंवा ओटी नर्स, आयसीयू/ओटी नर्स',
	),
	...either('ot-nurse', 'icu-nurse', 'ot/icu staff nurse, OT or ICU nurse'),
	...either('nicu-nurse', 'pediatric-nurse', 'nicu or picu nurse, NICU/PICU staff nurse'),
	...either('icu-nurse', 'ward-nurse', 'icu nurse or ward, ICU nurse / ward nurse, Nurse - ICU / Ward'),
	...either('labor-room-nurse', 'ot-nurse', 'labour room / ot nurse'),
	...either('icu-nurse', 'anesthesiologist', 'ICU nurse/anaesthetist, icu sister or anaesthetist'),
	['Staff nurse ICU, OT', ['icu-nurse', 'ot-nurse']],
	...either('anesthesiologist', 'intensivist', 'anaesthetist or intensivist, Anaesthesiologist/Intensivist'),
	...either('general-physician', 'cardiologist', 'physician/cardiologist, MD Medicine / DM Cardiology'),
	...either('anesthesiologist', 'cardiac-anesthesiologist', 'anaesthetist/cardiac anaesthetist'),
	...either('resident-medical-officer', 'emergency-physician', 'RMO/casualty medical officer'),
	...either('emergency-physician', 'intensivist', 'ICU/casualty medical officer, ICU or emergency doctor'),
	...either(
		'resident-medical-officer',
		'ayush-medical-officer',
		'MBBS/BAMS, MBBS or BAMS doctor, RMO/BAMS, MBBS and BAMS doctors, एमबीबीएस किंवा बीएएमएस डॉक्टर',
	),
])('“%s” names two, and neither is dropped', (typed, slugs) => {
	const read = readTypedSpeciality(typed)
	expect(read.kind === 'unsure' && read.options.map(({ slug }) => slug)).toEqual(slugs)
})

test('“nurse or doctor” is asked of both', () => {
	const read = readTypedSpeciality('nurse or doctor')
	const professions = new Set(read.kind === 'unsure' ? read.options.map(({ profession }) => profession) : [])
	expect([...professions]).toEqual(['nurse', 'doctor'])
})

test.each([
	['ICU/CCU nurse', 'icu-nurse'],
	['ICU nurse with OT experience', 'icu-nurse'],
	['staff nurse/ICU', 'icu-nurse'],
	['scrub and circulating nurse', 'ot-nurse'],
	['Obs & Gynae', 'obstetrician-gynecologist'],
	['MBBS/DA', 'anesthesiologist'],
	['GNM/ANM', 'staff-nurse'],
	['duty doctor/RMO', 'resident-medical-officer'],
	['BAMS RMO', 'ayush-medical-officer'],
])('“%s” says one twice, or where it works, and is %s', (typed, slug) => {
	expect(findTypedSpeciality(typed)?.slug).toBe(slug)
})

test.each([
	['ओटी तंत्रज्ञ', 'OT technicians'],
	['शस्त्रक्रियागृह तंत्रज्ञ', 'technicians'],
	['एक्स रे तंत्रज्ञ', 'technicians'],
	['डायलिसिस तकनीशियन', 'dialysis technicians'],
	['Radiology tech', 'radiographers'],
	['Scrub tech', 'OT technicians'],
	['CSSD technician', 'technicians'],
	['CSSD', 'technicians'],
	['CSSD incharge', 'technicians'],
	['Sterilisation', 'technicians'],
	['Ward assistant', 'ward attendants'],
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

import { describe, expect, test } from 'vitest'
import { specialities } from './specialities.ts'
import { understand } from './understand.server.ts'
import type { KnownWords, Term } from './understood.ts'
import { type Alternative, meaningOf, type SearchKind, vocabulary } from './vocabulary.ts'
import { allSkills } from './skills.ts'
import { noise } from './vocabulary-index.ts'
import { wordsOf } from './words.ts'

const labels = (text: string, kind: SearchKind = 'jobs', known: KnownWords = {}) =>
	understand(text, kind, known).terms.map(({ label }) => label)
const only = (text: string, kind: SearchKind = 'jobs'): Term => {
	const { terms } = understand(text, kind)
	const [term] = terms
	if (!term || terms.length > 1) throw new Error(`${text}: ${terms.length} terms`)
	return term
}
const print = (alternative: Alternative): string =>
	'tag' in alternative
		? alternative.tag
		: 'all' in alternative
			? `(${alternative.all.map(print).join(' and ')})`
			: `${alternative.in ?? 'text'}: ${alternative.words}`
const tiers = (term: Term) => term.tiers.map((tier) => tier.map(print))

/** Rows of the word list, a few of each kind. */
const rows: [section: string, typed: string[], label: string][] = [
	['doctors', ['anaesthetist', 'anaesthesia doctor', 'gas man', 'anesthisia', 'Anesthesiologists'], 'Anesthesiologist'],
	['doctors', ['CVTS anaesthetist', 'cardiac anaesthesia', 'FIACTA'], 'Cardiac Anesthesiologist'],
	['doctors', ['paediatric anaesthesia', 'peds anaesthesia', 'child anaesthesia'], 'Pediatric Anesthesiologist'],
	['doctors', ['labour analgesia', 'painless delivery', 'epidural service'], 'Labor analgesia'],
	['doctors', ['pain clinic', 'FIPM'], 'Pain Physician'],
	['doctors', ['intensivist', 'ICU in-charge', 'critical care consultant', 'CCM'], 'Intensivist'],
	['doctors', ['surgeon', 'operating surgeon', 'sergeon'], 'Surgeon'],
	['doctors', ['gen surg', 'GS', 'general surgeons'], 'General Surgeon'],
	['doctors', ['lap surgeon', 'key-hole surgeon', 'minimal access'], 'Laparoscopic Surgeon'],
	['doctors', ['heart surgeon', 'CTVS', 'cardio-thoracic surgeon'], 'Cardiac Surgeon'],
	['doctors', ['brain surgeon', 'neuro surgeon', 'neurosurgery'], 'Neurosurgeon'],
	['doctors', ['ortho', 'orthopaedician', 'bone doctor', 'orthopaedics'], 'Orthopedic Surgeon'],
	['doctors', ['ENT', 'ear, nose & throat', 'otolaryngologist'], 'ENT Surgeon'],
	['doctors', ['gynaecologist', 'OBGY', 'obs & gynae', 'lady doctor'], 'Obstetrician & Gynecologist'],
	['doctors', ['physician', 'internist', 'medicine specialist', 'Consultant Physician'], 'General Physician'],
	['doctors', ['cath lab doctor', 'interventional cardiology'], 'Cardiologist'],
	['doctors', ['heart specialist', 'dil ka doctor', 'दिल का डॉक्टर'], 'Heart specialist'],
	[
		'doctors',
		['gynae anaesthetist', 'anaesthetist for LSCS', 'labour room anaesthetist'],
		'Obstetric Anesthesiologist',
	],
	['doctors', ['brain surgery anaesthetist', 'anaesthetist neurosurgery'], 'Neuro Anesthesiologist'],
	['doctors', ['cath lab anaesthetist', 'cardiology anaesthesia'], 'Cardiac Anesthesiologist'],
	['doctors', ['NICU anaesthetist'], 'Pediatric Anesthesiologist'],
	['doctors', ['kidney specialist', 'nephro'], 'Nephrologist'],
	['doctors', ['TB & chest', 'pulmo'], 'Pulmonologist'],
	['doctors', ['sonologist', 'CT MRI reporting'], 'Radiologist'],
	['nurses', ['nurse', 'sister', 'staff nurses', 'brother', 'SN', 'nars'], 'Nurse'],
	['nurses', ['ICU sister', 'CCU nurse', 'ventilator nurse', 'nurse for ICU'], 'ICU Nurse'],
	['nurses', ['scrub nurse', 'theatre sister', 'OT sister', 'scrubnurse', 'OR nurse'], 'OT Nurse'],
	['nurses', ['labour room nurse', 'midwife', 'LR sister'], 'Labor Room Nurse'],
	['nurses', ['ANM', 'auxiliary nurse midwife'], 'ANM'],
	['nurses', ['matron', 'nurse in charge', 'DNS', 'CNO'], 'Nursing Supervisor'],
	['ranks', ['doctor', 'dr', 'docter', 'medico'], 'Doctor'],
	['ranks', ['RMO', 'duty doctor', 'house surgeon', 'DMO'], 'Resident Medical Officer'],
	['ranks', ['JR', 'SR', 'senior resident', 'registrar'], 'Resident'],
	['ranks', ['junior consultant', 'JC', 'jr consultant'], 'Junior Consultant'],
	['ranks', ['HOD', 'head of department'], 'Head of department'],
	['ranks', ['fresher', 'just passed', 'no experience', 'passed out 2026'], '0–2 years'],
	['degrees', ['DA', 'D.A.', 'diploma in anaesthesia', 'D A'], 'DA'],
	['degrees', ['MD anaes', 'M.D. Anaesthesia', 'MD Anaesthesiology', 'M. D. anaesthesia'], 'MD Anaesthesiology'],
	['degrees', ['MD medicine', 'M.D. medicine'], 'MD General Medicine'],
	['degrees', ['MCh', 'M.Ch.', 'm ch'], 'MCh'],
	['degrees', ['DrNB', 'Dr NB', 'DNB SS'], 'DrNB'],
	['degrees', ['BSc nursing', 'B.Sc. Nursing', 'bsc nurse'], 'BSc Nursing'],
	['degrees', ['ACLS', 'A.C.L.S.'], 'ACLS'],
	['units', ['ICU', 'ITU', 'intensive care', 'SICU', 'I.C.U.'], 'ICU'],
	['units', ['OT', 'O.T.', 'theatre', 'operation theater'], 'Operation theatre'],
	['units', ['ER', 'A&E', 'casualty'], 'Emergency'],
	['procedures', ['TEE', 'TOE', 'trans-oesophageal echo'], 'Transesophageal echo'],
	['procedures', ['LSCS', 'C-section', 'caesarean', 'caesarian section'], 'Cesarean section'],
	['procedures', ['ACL', 'arthroscopy', 'scope of the knee'], 'Arthroscopy'],
	['procedures', ['SAB', 'spinal', 'epidurals', 'CSE'], 'Spinal and epidural'],
	['procedures', ['CVC', 'central lines', 'PICC'], 'Arterial and central lines'],
	['procedures', ['USG blocks', 'TAP block', 'PNB'], 'Nerve blocks'],
	['procedures', ['ABG', 'blood gas'], 'Arterial blood gas sampling'],
	['conditions', ['nights', 'nite duty', '8 to 8', 'night-shift'], 'Night'],
	['conditions', ['day duty', 'mornings', '9 to 5'], 'Morning'],
	['conditions', ['locum tenens', 'stand-in', 'leave vacancy', 'reliever'], 'Locum'],
	['conditions', ['visiting consultant', 'freelancer', 'empanelled'], 'Visiting'],
	['conditions', ['per case', 'case to case', 'FFS'], 'Per case'],
	['conditions', ['paid by the hour', 'hourly', 'per hour'], 'Per hour'],
	['conditions', ['accommodation', 'accomodation', 'staff quarters', 'rahne ki jagah'], 'Accommodation'],
	['conditions', ['asap', 'urgent opening', 'immediate joining'], 'Urgent'],
	['conditions', ['Marathi speaking', 'knows Marathi', 'speaks marathi', 'मराठी'], 'Marathi'],
	[
		'local words',
		[
			'भूलतज्ज्ञ',
			'भूल तज्ञ',
			'bhool tadnya',
			'bhul tadnya',
			'बधिरीकरण तज्ज्ञ',
			'निश्चेतना विशेषज्ञ',
			'बेहोशी का डॉक्टर',
			'अॅनेस्थेशिया',
		],
		'Anesthesiologist',
	],
	['local words', ['शल्य चिकित्सक', 'शल्यचिकित्सक', 'सर्जन', 'sarjan'], 'Surgeon'],
	['local words', ['दिल का सर्जन', 'dil ka surgeon', 'हृदय शल्यचिकित्सक'], 'Cardiac Surgeon'],
	['local words', ['हृदयरोग तज्ज्ञ'], 'Cardiologist'],
	['local words', ['मेंदूचे सर्जन', 'दिमाग का सर्जन', 'मेंदूचे ऑपरेशन', 'मेंदूच्या शस्त्रक्रिया'], 'Neurosurgeon'],
	['local words', ['हाडांचे डॉक्टर', 'हड्डी का डॉक्टर', 'haddi doctor'], 'Orthopedic Surgeon'],
	['local words', ['बच्चों का डॉक्टर', 'बालरोग तज्ञ', 'bachon ka doctor'], 'Pediatrician'],
	['diseases', ['piles', 'मूळव्याध', 'bawasir', 'fissure'], 'Piles, fissure and fistula'],
	['diseases', ['goitre', 'thyroid surgery', 'thyroid operation'], 'Thyroid surgery'],
	['diseases', ['लकवा', 'pakshaghat', 'migraine'], 'Stroke and nerves'],
	['diseases', ['TBI', 'head injuries', 'सिर की चोट'], 'Head injury'],
	['skills', ['hydrocephalus', 'VP shunt', 'ventriculoperitoneal shunt'], 'Shunt surgery'],
	['skills', ['OPCAB', 'off-pump', 'beating heart surgery'], 'Off-pump bypass'],
	['skills', ['brain tumour', 'glioma', 'मेंदूची गाठ'], 'Brain tumors'],
	['skills', ['VATS', 'thoracic surgeon'], 'Thoracic surgery'],
	['nurses', ['critical care brother', 'sister for critical care', 'nurse intensive care'], 'ICU Nurse'],
	['nurses', ['emergency staff', 'nurse for casualty'], 'Emergency Nurse'],
	['nurses', ['OT i/c', 'theatre in-charge', 'OT incharge sister'], 'OT In-charge Nurse'],
	['local words', ['दर्द का डॉक्टर', 'vedana doctor', 'dard ka doctor'], 'Pain Physician'],
	['local words', ['जोड़ प्रत्यारोपण', 'gudghyachi', 'ghutno ka', 'सांधे प्रत्यारोपण'], 'Joint replacement'],
	['local words', ['gall bladder removal', 'gall bladder operation'], 'Cholecystectomy'],
	['local words', ['backbone surgeon', 'मणक्याचे सर्जन', 'mankyache doctor'], 'Spine surgeon'],
	['local words', ['आयसीयू नर्स', 'आईसीयू सिस्टर'], 'ICU Nurse'],
	['local words', ['रात्रपाळी', 'रात पाळी', 'रात की पाली', 'raat ki duty'], 'Night'],
	['local words', ['हिंदी', 'हिन्दी'], 'Hindi'],
	['places', ['दिल्ली', 'दिल्लीत', 'Delhi'], 'Delhi'],
	['anesthesia of a field', ['neuro OT anaesthesia', 'neuro anaes OT'], 'Neuro Anesthesiologist'],
	['hours', ['8 am to 2 pm', '9am to 5pm'], 'Morning'],
	['hours', ['2 pm to 8 pm'], 'Second shift'],
	['local words', ['तातडीने', 'तुरंत', 'turant'], 'Urgent'],
]

test.each(rows.flatMap(([section, typed, label]) => typed.map((text) => [section, text, label])))(
	'of the %s, %s is %s',
	(_, text, label) => {
		expect(labels(text)).toEqual([label])
	},
)

describe('a search is several terms', () => {
	test.each([
		['pune anesthesiologist nights', ['Pune', 'Anesthesiologist', 'Night']],
		['scrub nurse kharadi', ['OT Nurse', 'Kharadi, Pune']],
		['navi mumbai nurse', ['Navi Mumbai', 'Nurse']],
		['job for nurse with hostel', ['Nurse', 'Hostel']],
		['pays more than 3 lakh', ['₹3,00,000 a month']],
		['anaesthetist without night duty', ['Anesthesiologist', 'No nights']],
		['doctor for heart operation', ['Doctor', 'Cardiac Surgeon']],
		['need someone for epidurals', ['Spinal and epidural']],
		['evening physician baner', ['Evening', 'General Physician', 'Baner, Pune']],
		['neurosurgeon with joining bonus camp', ['Neurosurgeon', 'Joining bonus', 'Camp, Pune']],
		['stand-in anaesthetist', ['Locum', 'Anesthesiologist']],
		['anaesthetist or cardiologist', ['Anesthesiologist or Cardiologist']],
		['anaesthetist and gynaecologist', ['Anesthesiologist', 'Obstetrician & Gynecologist']],
		['gynae anaesthetist pune', ['Obstetric Anesthesiologist', 'Pune']],
		['anaesthetist pune gynae', ['Anesthesiologist', 'Pune', 'Obstetrician & Gynecologist']],
		['पुण्यात डॉक्टरांची भरती', ['Pune', 'Doctor']],
		['मुंबईत नर्स पाहिजे', ['Mumbai', 'Nurse']],
		['kothrud pune ICU nurse', ['Kothrud, Pune', 'ICU Nurse']],
		['MD anaesthesia pune nights', ['MD Anaesthesiology', 'Pune', 'Night']],
		['surgeon cardiac', ['Cardiac Surgeon']],
		['nurse 411 038', ['Nurse', 'Kothrud, Pune 411038']],
		['anaesthetist ४११०३८', ['Anesthesiologist', 'Kothrud, Pune 411038']],
	])('%s', (text, expected) => {
		expect(labels(text)).toEqual(expected)
	})

	test('a term keeps the words that said it', () => {
		expect(understand('Scrub Nurse at nights', 'jobs').terms.map(({ typed }) => typed)).toEqual([
			'Scrub Nurse',
			'nights',
		])
	})

	test('several shifts, contracts or places are alternatives, several languages are not', () => {
		expect(only('night and weekend').filter).toEqual({ name: 'shift', values: ['night', 'weekend'] })
		expect(only('locum or visiting').filter).toEqual({ name: 'type', values: ['locum', 'visiting'] })
		expect(only('pune or mumbai').filter).toEqual({ name: 'place', values: ['Pune', 'Mumbai'] })
		expect(labels('marathi hindi')).toEqual(['Marathi', 'Hindi'])
	})

	test('a slash and "or" join two answers to one question', () => {
		expect(tiers(only('MD/DNB anaesthesia', 'specialists'))[0]).toEqual([
			'degree=md-anesthesiology',
			'degree=dnb-anesthesiology',
		])
		expect(labels('physician or surgeon')).toEqual(['General Physician or Surgeon'])
		expect(labels('doctors or nurses')).toEqual(['Doctor or Nurse'])
	})
})

describe('words that say nothing', () => {
	test.each(['jobs', 'vacancy in', 'need a', 'पाहिजे', 'नोकरी', '???', '', 'hospital', 'पगार', 'job vacancy for the'])(
		'%s lists everything',
		(text) => {
			expect(understand(text, 'jobs')).toMatchObject({ terms: [], isNothing: false })
		},
	)

	test('are named', () => {
		for (const hours of ['12 hr duty', '24 hrs', '12hr', '8h shift', '12 hours'])
			expect([hours, understand(hours, 'jobs').terms]).toEqual([hours, []])
		for (const text of ['nurse near pune station', 'nurse hinjewadi phase 2', 'nurse baner road'])
			expect([text, understand(text, 'jobs').terms.map(({ typed }) => typed)]).toEqual([
				text,
				['nurse', expect.stringMatching(/^(?:pune|hinjewadi|baner)$/)],
			])
		expect(understand('nurse vacancy', 'jobs')).toMatchObject({ terms: [{ label: 'Nurse' }], dropped: ['vacancy'] })
	})

	test('are also those of the other kind of search', () => {
		expect(understand('locum anaesthetist', 'specialists')).toMatchObject({
			terms: [{ label: 'Anesthesiologist' }],
			unused: [{ typed: 'locum', why: 'notInProfiles' }],
		})
		expect(labels('verified anaesthetist', 'specialists')).toEqual(['Registration checked', 'Anesthesiologist'])
		expect(labels('verified anaesthetist', 'jobs')).toEqual(['Anesthesiologist'])
	})
})

describe('whole words', () => {
	test.each([
		['ENT', 'Centre'],
		['ABG', 'CABG'],
		['THR', 'arthroscopy'],
		['ICU', 'NICU'],
	])('%s is not found within %s', (text, other) => {
		expect(tiers(only(text)).flat()).not.toEqual(tiers(only(other === 'Centre' ? 'central line' : other)).flat())
		expect(JSON.stringify(only(text).tiers)).not.toContain('prefix')
	})

	test('an unknown word is looked for in the title, then in skills, then anywhere; as it is typed from four letters on', () => {
		expect(only('quux').tiers).toEqual([
			[{ words: 'quux', in: 'A', prefix: true }],
			[{ words: 'quux', in: 'AB', prefix: true }],
			[{ words: 'quux', prefix: true }],
		])
		expect(only('qux').tiers[0]).toEqual([{ words: 'qux', in: 'A' }])
		expect(only('anesth')).toMatchObject({ isKnown: true, tiers: [[{ words: 'anesth', prefix: true }], [{}], [{}]] })
	})
})

describe('what it is comes before what it mentions', () => {
	test('a speciality, then its title elsewhere, then its skills', () => {
		expect(tiers(only('cardiac anesthesiologist')).slice(0, 3)).toEqual([
			['speciality=cardiac-anesthesiologist'],
			['(A: cardiac anesthesiologist and profession=doctor)'],
			['(skill=cardiac-anesthesia and profession=doctor)', '(AB: cardiac anesthesia and profession=doctor)'],
		])
	})

	test('a consultant of five years comes before a junior consultant', () => {
		expect(tiers(only('consultant'))[0]).toEqual([
			'(A: consultant and experience=5-10)',
			'(A: consultant and experience=10+)',
		])
	})

	test('a general word is every kind of it', () => {
		expect(tiers(only('anaesthetist'))[0]).toEqual(['speciality=anesthesiologist'])
		expect(tiers(only('anaesthetist'))[1]).toEqual(
			expect.arrayContaining(['speciality=anesthesiologist', 'speciality=cardiac-anesthesiologist']),
		)
		expect(tiers(only('surgeon')).slice(0, 2).flat()).toEqual(
			expect.arrayContaining(['speciality=neurosurgeon', 'speciality=general-surgeon']),
		)
	})

	test('a surgeon is no physician of the same organ', () => {
		const surgeon = tiers(only('heart surgeon')).flat()
		const physician = tiers(only('cardiologist')).flat()
		const either = tiers(only('heart specialist'))

		expect(surgeon.some((one) => one.includes('cardiologist'))).toBe(false)
		expect(physician.some((one) => one.includes('cardiac-surgeon'))).toBe(false)
		expect(either[0]).toContain('speciality=cardiologist')
		expect(either.slice(1).flat()).toContain('speciality=cardiac-surgeon')
	})

	test('an intensivist is a doctor, never a nurse', () => {
		for (const [first = '', ...others] of tiers(only('ICU consultant')))
			for (const one of [first, ...others])
				expect(one === 'speciality=intensivist' || one.includes('profession=doctor')).toBe(true)
	})

	test('an area comes before its circle', () => {
		expect(only('Kharadi')).toMatchObject({
			filter: { name: 'place', values: ['Kharadi, Pune'] },
			tiers: [[{ words: 'kharadi' }, {}]],
		})
	})

	test('a skill with a typo is looked for as it was meant', () => {
		expect(tiers(only('post oprative care', 'specialists'))[0]).toEqual(['AB: post operative care'])
	})

	test('the kind of an institution says nothing about the job', () => {
		expect(labels('lakeside heart institute')).toEqual(['lakeside'])
		expect(tiers(only('heart institute'))[0]?.slice(0, 2)).toEqual(['text: heart institute', 'text: heart center'])
		expect(tiers(only('ortho center'))[0]).toContain('text: orthopedic center')
		expect(labels('ICU nurse nursing home')).toEqual(['ICU Nurse'])
	})
})

describe('a degree', () => {
	test('asks for its holders, and for no other degree among the first', () => {
		expect(tiers(only('DA', 'specialists')).slice(1, 3)).toEqual([['degree=da'], ['AB: da']])
		expect(tiers(only('DA', 'specialists'))[0]?.every((one) => one.startsWith('(degree=da and '))).toBe(true)
		expect(tiers(only('MCh', 'specialists'))[0]).toEqual(
			expect.arrayContaining(['degree=mch-neurosurgery', 'degree=mch-urology']),
		)
		expect(tiers(only('DNB', 'specialists'))[0]?.every((one) => one.startsWith('degree=dnb'))).toBe(true)
	})

	test('asks for jobs that require it, then for jobs of those who hold it', () => {
		expect(tiers(only('MS general surgery'))).toEqual([
			[
				'(AB: ms and AB: general surgery and speciality=general-surgeon)',
				'(AB: ms and AB: general surgery and speciality=laparoscopic-surgeon)',
			],
			['(AB: ms and speciality=general-surgeon)', '(AB: ms and speciality=laparoscopic-surgeon)'],
			['(AB: ms and AB: general surgery)'],
			['speciality=general-surgeon', 'speciality=laparoscopic-surgeon'],
		])
	})

	test('MBBS is the duty doctor, and jobs that need MBBS are others', () => {
		for (const kind of ['jobs', 'specialists'] as const)
			expect(tiers(only('MBBS', kind))[0]).toContain('speciality=resident-medical-officer')
		expect(only('needs MBBS', 'specialists').filter).toEqual({ name: 'profession', values: ['doctor'] })
		expect(tiers(only('needs MBBS'))).toContainEqual(['AB: mbbs'])
	})

	test('a trade beside a nurse is left out, and named', () => {
		expect(understand('scrub nurses and technicians', 'jobs')).toMatchObject({
			terms: [{ label: 'OT Nurse' }],
			isNothing: false,
			unlisted: ['technicians'],
		})
		expect(understand('OT technician pune', 'jobs')).toMatchObject({ isNothing: true, unlisted: ['OT technicians'] })
	})

	test.each([
		'BDS',
		'physiotherapist',
		'OT technician',
		'ward boy',
		'B. Pharm',
		'software',
		'software engineer',
		'mechanic',
		'ambulance driver',
	])('%s is an honest nothing', (text) => {
		for (const kind of ['jobs', 'specialists'] as const) expect(understand(text, kind).isNothing).toBe(true)
	})
})

describe('years and pay', () => {
	test.each([
		['5 years', 'jobs', ['5-10']],
		['5 yrs exp', 'specialists', ['5-10', '10+']],
		['10+ years', 'jobs', ['10+']],
		['minimum 3 years experience', 'specialists', ['3-5', '5-10', '10+']],
		['3 to 5 years', 'jobs', ['3-5', '5-10']],
		['fresher', 'specialists', ['0-2']],
	] as const)('%s in %s', (text, kind, values) => {
		expect(only(text, kind).filter).toEqual({ name: 'experience', values })
	})

	test.each([
		['2 lakh', '200000', 'month'],
		['2L', '200000', 'month'],
		['2 LPM', '200000', 'month'],
		['24 LPA', '200000', 'month'],
		['24 lakh per annum', '200000', 'month'],
		['200000 salary', '200000', 'month'],
		['₹2,00,000', '200000', 'month'],
		['salary 45000', '45000', 'month'],
		['50k', '50000', 'month'],
		['२ लाख', '200000', 'month'],
		['1.5 lakh to 2 lakh', '150000', 'month'],
		['1500 per hour', '1500', 'hour'],
		['15 thousand per shift', '15000', 'shift'],
		['5000 per case', '5000', 'case'],
	])('%s', (text, value, unit) => {
		expect(only(text).filter).toEqual({ name: 'pay', values: [value], unit })
	})

	test.each([
		['anaesthetist under 2 lakh', 'payMax', '200000'],
		['nurse up to 40000', 'payMax', '40000'],
		['budget 1.5 to 2 lakh surgeon', 'payMax', '200000'],
		['physician above 1 lakh', 'payMin', '100000'],
	])('of people, %s', (text, name, value) => {
		expect(
			understand(text, 'specialists').terms.flatMap(({ filter }) => (filter?.values[0] === value ? filter.name : [])),
		).toEqual([name])
	})

	test('a number that is neither round nor with a unit is no pay', () => {
		expect(only('123456').filter).toBeUndefined()
	})

	test('a PIN code is a place and no pay', () => {
		expect(only('411038').filter).toEqual({ name: 'place', values: ['411038'] })
	})
})

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

test('"near me" asks for the place', () => {
	expect(understand('nurse jobs near me', 'jobs')).toMatchObject({ isNearMe: true, terms: [{ label: 'Nurse' }] })
})

test('a state is its greatest cities', () => {
	const term = only('maharashtra')

	expect(term.filter).toBeUndefined()
	expect(tiers(term)[0]).toEqual(expect.arrayContaining(['text: pune', 'text: nagpur']))
})

test('endless text ends', () => {
	expect(understand('x'.repeat(100_000), 'jobs').terms[0]?.typed.length).toBeLessThanOrEqual(200)
	expect(understand('nurse '.repeat(10_000), 'jobs').terms).toHaveLength(1)
})

describe('the vocabulary', () => {
	const forms = vocabulary.flatMap((entry) => entry.forms.split(',').map((form) => ({ entry, form: form.trim() })))
	const keyOf = (form: string) =>
		wordsOf(form)
			.map(({ key }) => key)
			.join('')

	test('knows every speciality by its name', () => {
		// Staff nurse is a word for all of them.
		for (const { name, slug } of specialities.filter((one) => !['other', 'staff-nurse'].includes(one.slug))) {
			const first = only(name).tiers[0]?.[0]

			expect(first).toEqual({ tag: `speciality=${slug}` })
		}
	})

	test('says one thing for each form', () => {
		const byKey = Map.groupBy(forms, ({ form }) => keyOf(form))
		const double = [...byKey].flatMap(([key, same]) => {
			const meanings = new Set(same.map(({ entry }) => entry.label))
			return key === '' || meanings.size > 1 ? [`${key}: ${[...meanings].join(', ')}`] : []
		})

		// A surgeon before a physician, and a degree.
		expect(double).toEqual([
			'drnbneuro: DrNB Neurosurgery, DrNB Neurology',
			'drnbinneuro: DrNB Neurosurgery, DrNB Neurology',
		])
	})

	test('knows every skill of the catalog by its name', () => {
		const missing = allSkills.filter((name) => {
			const { terms } = understand(name.replace(/[(),]/g, ' '), 'specialists')
			return terms.length !== 1 || terms[0]?.isKnown !== true
		})
		expect(missing).toEqual([])
	})

	test('has no form among the words that are dropped', () => {
		expect(forms.filter(({ form }) => noise.has(keyOf(form))).map(({ form }) => form)).toEqual([])
	})

	test('answers each entry in the searches that it is for', () => {
		const empty = vocabulary.flatMap((entry) =>
			(['jobs', 'specialists'] as const).filter(
				(kind) =>
					!entry.isNothing &&
					!entry.isInstitution &&
					!entry.unused &&
					!entry.order &&
					meaningOf(entry, kind).filter === undefined &&
					(entry.only ?? kind) === kind &&
					meaningOf(entry, kind).tiers.length === 0,
			),
		)

		expect(empty).toEqual([])
	})
})

describe('nothing typed is left out in silence', () => {
	const unusedIn = (text: string, kind: SearchKind = 'jobs') =>
		understand(text, kind).unused.map(({ typed, why }) => `${typed}: ${why}`)

	test.each<[string, string]>([
		['female nurse', 'female: gender'],
		['nurse male', 'male: gender'],
		['महिला नर्स', 'महिला: gender'],
		['married icu nurse', 'married: family'],
		['nurse no bond', 'no bond: bond'],
		['bina bond nurse', 'bina bond: bond'],
		['nurse without service bond', 'without service bond: bond'],
		['govt nurse', 'govt: owner'],
		['sarkari naukri nurse', 'sarkari naukri: owner'],
		['surgeon good salary', 'good salary: pay'],
		['walk-in interview nurse', 'walk in interview: interview'],
		['nurse within 10 km', '10 km: distance'],
		['reputed surgeon', 'reputed: praise'],
		['nurse 98220 98220', '98220 98220: contact'],
		['asha@gmail.com', 'asha@gmail.com: contact'],
	])('“%s” says that “%s” was not used, and what is left is searched', (text, expected) => {
		expect(unusedIn(text)).toEqual([expected])
		expect(labels(text).length).toBe(text.includes('@') ? 0 : 1)
	})

	test('in profiles: what only jobs state is said to be so', () => {
		for (const word of ['locum', 'part time', 'visiting', 'accommodation'])
			expect([word, ...unusedIn(`${word} anaesthetist`, 'specialists')]).toEqual([word, `${word}: notInProfiles`])
		expect(labels('anaesthetist open to relocate', 'specialists')).toEqual(['Anesthesiologist', 'Open to relocate'])
		for (const words of ['immediate joiner', 'available immediately', 'immediate'])
			expect([words, understand(`${words} nurse`, 'specialists').terms[0]?.filter?.name]).toEqual([words, 'from'])
	})

	test('pay and a distance are used where an amount and a place are given', () => {
		expect(unusedIn('anaesthetist salary 2 lakh')).toEqual([])
		expect(unusedIn('nurse within 10 km of kothrud')).toEqual([])
		expect(labels('nurse within 10 km of kothrud')).toEqual(['Nurse', 'Kothrud, Pune + 10 km'])
		expect(labels('kothrud se 7 km ke andar nurse')).toEqual(['Kothrud, Pune + 10 km', 'Nurse'])
	})

	test('words that ask or join are no conditions in any language', () => {
		for (const text of [
			'nurse chahiye',
			'nurse pahije aahe',
			'mujhe nurse ki naukri chahiye',
			'hospital ke liye nurse',
			'नर्स पाहिजे',
			'नर्स चाहिए',
		])
			expect([text, labels(text), unusedIn(text)]).toEqual([text, ['Nurse'], []])
	})

	test.each([
		'kothrud jawal nurse',
		'kothrud javal nurse',
		'kothrud ke paas nurse',
		'कोथरूड जवळ नर्स',
		'nurse near kothrud',
	])('“%s” asks for the nearest first', (text) => {
		expect(understand(text, 'jobs').near).not.toBeNull()
		expect(labels(text).toSorted()).toEqual(['Kothrud, Pune', 'Nurse'])
	})

	test.each<[string, string]>([
		['latest nurse jobs', 'newest'],
		['highest salary anaesthetist', 'pay'],
		['nurse jobs starting soon', 'start'],
	])('“%s” orders by %s', (text, order) => {
		expect(understand(text, 'jobs').order?.by).toBe(order)
		expect(labels(text)).toHaveLength(1)
	})
})

describe('what is not wanted', () => {
	const excludedIn = (text: string, kind: SearchKind = 'jobs') =>
		understand(text, kind).excluded.map(({ label }) => label)

	test.each<[string, string[], string[]]>([
		['nurse but not icu', ['Nurse'], ['Not ICU']],
		['nurse except nagpur', ['Nurse'], ['Not Nagpur']],
		['surgeon other than orthopedic', ['Surgeon'], ['Not Orthopedic Surgeon']],
		['surgeon, not pune or mumbai', ['Surgeon'], ['Not Pune', 'Not Mumbai']],
		['nurse except pune and nashik', ['Nurse'], ['Not Pune', 'Not Nashik']],
		['icu nako nurse', ['Nurse'], ['Not ICU']],
		['nurse night duty nahi chahiye', ['Nurse'], ['Not Night']],
		['नर्स आयसीयू नको', ['Nurse'], ['Not ICU']],
		['pune sodun surgeon', ['Surgeon'], ['Not Pune']],
		['non icu nurse', ['Nurse'], ['Not ICU']],
		['anesthesiologist not locum', ['Anesthesiologist'], ['Not Locum']],
		['nurse without night', ['Nurse', 'No nights'], []],
	])('“%s”', (text, wanted, not) => {
		expect([labels(text), excludedIn(text)]).toEqual([wanted, not])
	})
})

test('days in words are when a job starts, and by when a person can', () => {
	const [january] = understand('nurse joining in january', 'jobs').terms.slice(1)
	expect(january?.filter?.values[0]).toMatch(/^20\d\d-01-01\.\.20\d\d-01-31$/)
	expect(understand('nurse from monday', 'jobs').terms[1]?.filter?.values[0]).toMatch(/^20\d\d-\d\d-\d\d\.\.$/)
	expect(understand('nurse by 15 jan', 'jobs').terms[1]?.filter?.values[0]).toMatch(/^\.\.20\d\d-01-15$/)
	expect(understand('nurse joining next month', 'specialists').terms[1]?.filter).toMatchObject({ name: 'from' })
	// A weekday alone is a day of the week.
	expect(labels('nurse sunday', 'specialists')).toEqual(['Nurse', 'Weekend'])
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

test('“स्टाफ नर्स” puts the titles first that say “Staff Nurse”, as in English', () => {
	expect(only('स्टाफ नर्स').tiers).toEqual(only('staff nurse').tiers)
})

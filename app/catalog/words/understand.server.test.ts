import { describe, expect, test } from 'vitest'
import { understand } from './understand.server.ts'
import { labels, only, tiers } from '#test/understood.ts'

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
		['ortho surgeon shivaji ngr', ['Orthopedic Surgeon', 'Shivajinagar, Pune']],
		['nurse sb rd', ['Nurse', 'Senapati Bapat Road, Pune']],
		['2500 per 12 hr nurse', ['₹2,500 per shift', 'Nurse']],
		['MD anaesthesia pune nights', ['MD Anaesthesiology', 'Pune', 'Night']],
		['surgeon cardiac', ['Cardiac Surgeon']],
		['ventilator experienced nurse', ['Ventilation', 'Nurse']],
		['nurse experienced in dialysis', ['Nurse', 'Dialysis']],
		['NICU experienced staff nurse', ['NICU Nurse']],
		['व्हेंटिलेटर अनुभवी नर्स', ['Ventilation', 'Nurse']],
		['experienced ICU nurse', ['10+ years', 'ICU Nurse']],
		['GNM experienced', ['GNM', '10+ years']],
		['CTVS OT nurse', ['CTVS', 'OT Nurse']],
		['nurse for ortho', ['Nurse', 'ortho']],
		['gynae OT nurse', ['gynae', 'OT Nurse']],
		['CTVS surgeon or nurse', ['Cardiac Surgeon or Nurse']],
		['night duty doctor', ['Night', 'Resident Medical Officer']],
		['night duty doctor pune', ['Night', 'Resident Medical Officer', 'Pune']],
		['doctor couple accommodation', ['Doctor', 'couple', 'Accommodation']],
		['nurse khed shivapur', ['Nurse', 'Khed Shivapur 412205']],
		['khed rajgurunagar nurse', ['Khed or Rajgurunagar', 'Nurse']],
		['nurse night duty', ['Nurse', 'Night']],
		['nurse hostel free pune', ['Nurse', 'Free accommodation', 'Pune']],
		['mbbs fresher', ['MBBS', '0–2 years']],
		['pin code no 411028', ['Hadapsar, Pune 411028']],
		['nurse PIN No.: 411028', ['Nurse', 'Hadapsar, Pune 411028']],
		['near 411038', ['Kothrud, Pune 411038']],
		['pincode-411014', ['Wadgaon Sheri, Pune 411014']],
		['Pune 411014 nurse', ['Wadgaon Sheri, Pune 411014', 'Nurse']],
		['nurse 411014, Pune', ['Nurse', 'Wadgaon Sheri, Pune 411014']],
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

	test.each([
		['icu/ot nurse', 'ICU Nurse or OT Nurse'],
		['icu & ot nurse', 'ICU Nurse or OT Nurse'],
		['icu nurse or ward', 'ICU Nurse or Ward Nurse'],
		['nicu or picu nurse', 'NICU Nurse or Pediatric Nurse'],
		['आयसीयू किंवा ओटी नर्स', 'ICU Nurse or OT Nurse'],
		['ICU/CCU nurse', 'ICU Nurse'],
		['GNM/ANM', 'GNM or ANM'],
		['RMO/BAMS', 'Resident Medical Officer or BAMS'],
		['mbbs or bams', 'MBBS or BAMS'],
		['mbbs/bams rmo', 'MBBS or BAMS'],
		['BAMS/MBBS RMO', 'BAMS or Resident Medical Officer'],
		['MBBS/BAMS/BHMS RMO', 'MBBS or AYUSH Medical Officer'],
		['mbbs doctor or bams doctor', 'MBBS or BAMS'],
		['mbbs, bams doctor', 'MBBS or BAMS'],
		['mbbs ya bams doctor', 'MBBS or BAMS'],
		['mbbs or da', 'MBBS or DA'],
	])('“%s” asks for any of them: %s', (typed, label) => {
		const { terms, dropped } = understand(typed, 'jobs')
		expect(terms.map((term) => term.label)).toEqual([label])
		expect(dropped.filter((word) => word.toLowerCase() === 'mbbs')).toEqual([])
	})

	test.each(['MBBS DA', 'MBBS, MD anaesthesia', 'MBBS/DA'])('of “%s” the later degree is meant', (typed) => {
		expect(understand(typed, 'jobs').dropped).toEqual(['MBBS'])
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

	test('the field of a surgeon beside a nurse is what she assists in', () => {
		const [field] = understand('CTVS OT nurse', 'specialists').terms
		expect(field?.tiers.flat()).toContainEqual({ words: 'heart surgery' })
		expect(JSON.stringify(field)).not.toContain('cardiac-surgeon')
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
		['5-10 years', 'specialists', ['5-10']],
		['2 yrs', 'specialists', ['3-5', '5-10', '10+']],
		['above 15 years', 'specialists', ['10+']],
		['less than 2 years', 'specialists', ['0-2']],
		['below 3 yrs', 'specialists', ['0-2']],
		['up to 5 years experience', 'specialists', ['0-2', '3-5']],
		['max 3 years', 'jobs', ['0-2', '3-5']],
		['more than 5 years', 'specialists', ['5-10', '10+']],
	] as const)('%s in %s', (text, kind, values) => {
		expect(only(text, kind).filter).toEqual({ name: 'experience', values })
	})

	test('of people those with the years asked for come first, and the line says only what is known', () => {
		const [{ tiers: ranges, own, label }] = [only('5-10 years', 'specialists')]
		// Five and ten years are in that span as well.
		expect([label, own, ranges.flat()]).toEqual(['5–10 years', 1, [{ tag: 'experience=5-10' }]])
		const open = only('2 yrs', 'specialists')
		expect([open.label, open.own, open.tiers.length]).toEqual(['2+ years', 3, 4])
		expect(only('5 to 12 years', 'specialists').tiers.flat()).toEqual([
			{ tag: 'experience=5-10' },
			{ tag: 'experience=10+' },
		])
		expect(labels('6 to 8 years', 'specialists')).toEqual(['5–10 years'])
		expect(labels('above 15 years', 'specialists')).toEqual(['10+ years'])
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

test('days in words are when a job starts, and by when a person can', () => {
	const [january] = understand('nurse joining in january', 'jobs').terms.slice(1)
	expect(january?.filter?.values[0]).toMatch(/^20\d\d-01-01\.\.20\d\d-01-31$/)
	expect(understand('nurse from monday', 'jobs').terms[1]?.filter?.values[0]).toMatch(/^20\d\d-\d\d-\d\d\.\.$/)
	expect(understand('nurse by 15 jan', 'jobs').terms[1]?.filter?.values[0]).toMatch(/^\.\.20\d\d-01-15$/)
	expect(understand('nurse joining next month', 'specialists').terms[1]?.filter).toMatchObject({ name: 'from' })
	// A weekday alone is a day of the week.
	expect(labels('nurse sunday', 'specialists')).toEqual(['Nurse', 'Weekend'])
})

test('“स्टाफ नर्स” puts the titles first that say “Staff Nurse”, as in English', () => {
	expect(only('स्टाफ नर्स').tiers).toEqual(only('staff nurse').tiers)
})

test.each([
	['LR staff nurse pimpri', ['Labor Room Nurse', 'Pimpri-Chinchwad']],
	['cath lab staff nurse', ['Cath Lab Nurse']],
	['gynac doctor aundh', ['Obstetrician & Gynecologist', 'Aundh, Pune']],
	['twacha rog doctor', ['Dermatologist']],
])('a word for the whole profession beside a post of it adds nothing: %s', (typed, expected) => {
	expect(labels(typed)).toEqual(expected)
})

test.each([
	['paed icu nurse', ['Pediatric Nurse']],
	['एनआईसीयू नर्स', ['NICU Nurse']],
	['dialysis unit nurse', ['Dialysis Nurse']],
])('a unit and a nurse are the nurse of that unit: %s', (typed, expected) => {
	expect(labels(typed)).toEqual(expected)
})

test('two who are asked for stay two', () => {
	expect(labels('gynecologist or doctor')).toEqual(['Obstetrician & Gynecologist or Doctor'])
	expect(labels('surgeon and nurse')).toEqual(['Surgeon', 'Nurse'])
})

test.each([
	['pin 411028 icu', ['Hadapsar, Pune 411028', 'ICU']],
	['pin code 411028 nurse', ['Hadapsar, Pune 411028', 'Nurse']],
	['pincode: 411028', ['Hadapsar, Pune 411028']],
	['rehne khane ke saath nurse', ['Accommodation', 'Meals', 'Nurse']],
	['rahne khane ki vyavastha nurse', ['Accommodation', 'Meals', 'Nurse']],
	['rahane ki soy nurse', ['Accommodation', 'Nurse']],
	['sirf din ki duty nurse', ['Morning', 'Nurse']],
	['फक्त दिवसपाळी नर्स', ['Morning', 'Nurse']],
	['सिर्फ नर्स', ['Nurse']],
	['शस्त्रक्रिया परिचारिका', ['OT Nurse']],
	['மலையாளம் பேசும் நர்ஸ்', ['Malayalam', 'Nurse']],
	['മലയാളം സംസാരിക്കുന്ന നഴ്സ്', ['Malayalam', 'Nurse']],
	['ಕನ್ನಡ ಮಾತನಾಡುವ ನರ್ಸ್', ['Kannada', 'Nurse']],
	['తెలుగు మాట్లాడే నర్సు', ['Telugu', 'Nurse']],
	['ગુજરાતી બોલતી નર્સ', ['Gujarati', 'Nurse']],
	['বাংলা বলতে পারা নার্স', ['Bengali', 'Nurse']],
])('%s is %j', (typed, expected) => {
	expect(labels(typed)).toEqual(expected)
})

test('an agreement that is not wanted is a bond, and whoever serves a notice period says when they are free', () => {
	expect(understand('no bond no agreement nurse', 'jobs')).toMatchObject({
		excluded: [],
		unused: [],
		terms: [{ label: 'No bond' }, { label: 'Nurse' }],
	})
	expect(understand('serving notice period nurse', 'specialists')).toMatchObject({
		terms: [{ label: 'Nurse' }],
		unused: [{ why: 'notice' }],
	})
})

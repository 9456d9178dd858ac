import { expect, test } from 'vitest'
import { proposeFrom } from './proposal.ts'

const from = (...lines: string[]) => proposeFrom(lines.join('\n'), '2026-11-28')
const about = (...lines: string[]) => from('Asha Menon', ...lines)
const degreesOf = (...lines: string[]) =>
	about('EDUCATION', ...lines).degrees.map(({ degree, institution, startYear, endYear }) =>
		[degree, institution, startYear, endYear].join(' | '),
	)
const postsOf = (...lines: string[]) =>
	about('EXPERIENCE', ...lines).employers.map(({ role, hospital, startsOn, endsOn }) =>
		[role, hospital, startsOn, endsOn].join(' | '),
	)

test.each([
	'(b) A.N.M. Training – not done',
	'GNM (discontinued in 2016)',
	'B.Sc Nursing - Nil',
	'M.Sc Nursing : N.A.',
	'BSc Nursing - dropped out after 1 year',
	'ANM : No',
	'MD Medicine - not completed',
	'Diploma in Dialysis - course left midway',
	'GNM not attended',
	'Without MBBS',
	'3\tMSc Nursing\tNA\tNA',
	'3\tMSc Nursing\t-\t-',
])('what they say that they have not is no degree: %s', (line) => {
	expect(degreesOf(line, 'MBBS, Grant Medical College, Mumbai, 2010 (no backlogs)')).toEqual([
		'MBBS | Grant Medical College, Mumbai |  | 2010',
	])
})

test('a basic course that is still going on is offered and not selected', () => {
	expect(
		about('EDUCATION', 'Post Basic B.Sc Nursing : pursuing (2nd year), Apex College of Nursing').degrees,
	).toMatchObject([{ degree: 'Post Basic B.Sc Nursing', isSure: false }])
})

test.each([
	[
		['PGDHA (Apollo', 'Institute of Hospital Administration, Hyderabad, 2015)'],
		'Apollo Institute of Hospital Administration, Hyderabad',
		2015,
	],
	[
		['GNM – Apex School of Nursing, Pune – Passed Feb. 2018 (admitted Aug. 2014)'],
		'Apex School of Nursing, Pune',
		2018,
	],
	[
		['2014-06 -', 'MS, General Surgery', '2017-06\tApex Institute of Medical Sciences, Sevagram'],
		'Apex Institute of Medical Sciences, Sevagram',
		2017,
	],
])('a bracket, an admission or a time that a column has cut: %j', (lines, institution, endYear) => {
	expect(about('EDUCATION', ...lines).degrees).toMatchObject([{ institution, endYear }])
})

test('a degree below the courses of the one before is offered', () => {
	expect(
		about(
			'EDUCATION',
			'B.Sc. Nursing',
			'Apex College of Nursing',
			'07/2016 – 08/2020',
			'Courses',
			'• Anatomy – 72%',
			'M.Sc. Nursing (Medical Surgical)',
			'Ruby College of Nursing',
			'10/2025 – Present',
		).degrees,
	).toMatchObject([
		{ degree: 'B.Sc Nursing', institution: 'Apex College of Nursing' },
		{ degree: 'M.Sc Nursing', institution: 'Ruby College of Nursing', startYear: 2025, endYear: null, isSure: false },
	])
})

test.each([
	['TNNMC, Chennai: RN 214886, RM 216027 (NUID 8800417)', '214886'],
	['NUID: 8800417 | TNNMC Reg No. 45123', '45123'],
	['NUID No. 8800417 | TNNMC', '8800417'],
])('the number of the country stands back behind that of a council: %s', (line, number) => {
	expect(about('REGISTRATION', line).registration).toMatchObject({ number, councilCode: 'TN-NC' })
})

test.each([
	[
		[
			'SERVICE PARTICULARS-CUM-RESUME',
			'Health, Medical and Family Welfare',
			'1. Name of the Officer\t: Dr. Suresh Iyer',
		],
	],
	[['PROFORMA FOR SERVICE RECORD', 'Name of the Medical Officer : Dr. Suresh Iyer']],
	[['STATEMENT OF QUALIFICATIONS', "Employee's Name : Dr. Suresh Iyer"]],
])('the name in a form, and never its title: %j', (lines) => {
	expect(from(...lines)).toMatchObject({ name: 'Dr Suresh Iyer', sources: { name: { isSure: true } } })
	expect(from(lines[0] ?? '', 'Pune').name).toBeNull()
})

test('who sent a printed mail, not who it was for', () => {
	expect(
		from(
			'Gmail\tSuresh Iyer <suresh.iyer@gmail.com>',
			'Resume in mail body',
			'1 message',
			'To: Leena Paul <leena.paul@apexhospital.org>',
			'Respected Sir/Madam,',
		),
	).toMatchObject({ name: 'Suresh Iyer', sources: { name: { isSure: true } } })
})

test('whom a mail is from, where its address stands below', () => {
	expect(from('From: Dr. Arun Nair', 'arun.nair@outlook.com', 'To: Leena Paul', 'Dear Team,').name).toBe('Dr Arun Nair')
	expect(from('From: Apex Hospital', 'jobs@apexhospital.org').name).toBeNull()
})

test('of sentences about oneself, what is a name, a role and a time of study', () => {
	const { name, degrees, employers } = from(
		'Myself Sr. Mary Fernandes, age 41, native of Mangaluru.',
		'I did my GNM at Muller School of Nursing, Mangaluru in 2006 and worked there as staff nurse from 2006 August to 2012 May.',
		'Since 2019 January I am nursing supervisor in Unity Hospital, Mangaluru.',
	)

	expect(name).toBe('Mary Fernandes')
	expect(degrees).toMatchObject([{ degree: 'GNM', endYear: 2006 }])
	expect(employers.filter(({ isSure }) => isSure)).toMatchObject([
		{ role: 'Nursing supervisor', hospital: 'Unity Hospital, Mangaluru' },
	])
})

test('how far someone is stands in no column of colleges', () => {
	expect(
		about('EDUCATION', 'Sr\tExamination\tInstitute\tYear', '2\tPBBSc Nursing\tAppearing\t-').degrees,
	).toMatchObject([{ institution: null, isSure: false }])
})

test('whose resume it is stands below its title behind a letter, and below its last line', () => {
	const letter = [
		'To',
		'The Director',
		'Apex Hospital',
		'Respected Sir, I apply for the post of a nurse.',
		'With regards',
	]

	expect(from(...letter, '', 'RESUME', 'Capt. Navdeep Kaur (Retd.), Nursing Service').name).toBe('Navdeep Kaur')
	expect(from(...letter, '', 'SKILLS', 'Wound care', 'Yours faithfully,', '(Navdeep Kaur)').name).toBe('Navdeep Kaur')
})

test('rows of postings whose times are cut, under columns of a station', () => {
	expect(
		postsOf(
			'Sl. No.\tDesignation\tStation\tPeriod\tReference',
			'1\tDeputy Civil Surgeon\tGovernment General\t02-08-2022 (F.N.) to\tTransfer,',
			'\t\tHospital, Kurnool\ttill date\tG.O. 512',
			'2\tCivil Assistant Surgeon Area Hospital, Adoni\t05-06-2012 to 12-06- 2017\tRequest transfer',
		),
	).toEqual([
		'Deputy Civil Surgeon | Government General Hospital, Kurnool | 2022-08-01 | ',
		'Civil Assistant Surgeon | Area Hospital, Adoni | 2012-06-01 | 2017-06-30',
	])
})

test('a time in a narrow column above and below the title', () => {
	expect(postsOf('2018-06 -', 'Associate Consultant, Surgery', '2021-01\tApex Hospital, Wardha')).toEqual([
		'Associate Consultant, Surgery | Apex Hospital, Wardha | 2018-06-01 | 2021-01-31',
	])
})

test('a bracket within the name of a hospital is part of it, and behind a role it is not', () => {
	expect(postsOf('Surgeon', 'Govind Das (Victoria) District Hospital, Pune', 'Jan 2019 to Mar 2021')).toEqual([
		'Surgeon | Govind Das (Victoria) District Hospital, Pune | 2019-01-01 | 2021-03-31',
	])
	expect(postsOf('Staff Nurse (Casualty) Apex Hospital, Pune - Jan 2019 to Mar 2021')).toEqual([
		'Staff Nurse (Casualty) | Apex Hospital, Pune | 2019-01-01 | 2021-03-31',
	])
})

test.each([
	"(From Sep 2021 I was at home due to my mother's illness.)",
	'Career break: Sep 2021 – Aug 2024',
	'2021 - 2024 : preparation for NEET PG',
	'(On maternity leave from Jan 2022 to Dec 2022)',
])('a time without work does not count: %s', (line) => {
	expect(about('EXPERIENCE', 'Staff Nurse, Apex Hospital, Pune, Jan 2016 - Dec 2020', line).yearsOfExperience).toBe(5)
})

test.each([
	['Tamil, English, Telugu; learning French. Age 33.', ['ta', 'en', 'te']],
	['Hindi\tChhattisgarhi\nProfessional Working\tOdia\nProficiency\tElementary Proficiency', ['hi', 'or']],
])('languages beside other words: %j', (text, codes) => {
	expect(about(text.startsWith('Hindi') ? 'LANGUAGES' : 'OTHER INFORMATION', ...text.split('\n')).languages).toEqual(
		codes,
	)
})

test('skills in dotted letters, cut at the end of a line, between pictures, and under other headings', () => {
	const skillsOf = (...lines: string[]) => about(...lines).skills

	expect(skillsOf('QUALIFICATIONS', 'B.L.S. and A.C.L.S. done in 2023.')).toEqual(['ACLS', 'BLS'])
	expect(skillsOf('SKILLS', 'ABG sampling\tInfection', 'control 💊 Medication administration')).toEqual([
		'Medication administration',
		'Arterial blood gas sampling',
		'Infection control',
	])
	expect(skillsOf('Skills & Abilities', 'Teaching MBBS students')).toEqual(['Teaching'])
	expect(skillsOf('WHAT I CAN DO', 'Teaching of probationers')).toEqual(['Teaching'])
	expect(skillsOf('SUMMARY', 'I also assist in the theatre.')).toEqual([])
})

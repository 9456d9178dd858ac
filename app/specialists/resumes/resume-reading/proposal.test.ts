import { cpuClock } from '#test/cpu-time.ts'
import { expect, test } from 'vitest'
import { type ResumeProposal, proposeFrom } from './proposal.ts'
import * as texts from './resumes.fixtures.server.ts'

/** On one line each, as a person would check them against the resume. */
function inShort({ name, yearsOfExperience, degrees, skills, employers }: ResumeProposal) {
	return {
		who: `${name}, ${yearsOfExperience} years`,
		degrees: degrees.map(({ degree, institution, startYear, endYear }) =>
			[degree, institution, startYear, endYear].filter((part) => part !== null).join(' | '),
		),
		skills: skills.toSorted().join(', '),
		posts: employers.map(({ role, hospital, startsOn, endsOn }) => `${role} | ${hospital} | ${startsOn} | ${endsOn}`),
	}
}

const read = (text: string) => inShort(proposeFrom(text, '2026-11-22'))

test('titles beside times', () => {
	expect(read(texts.titlesBesideTimes)).toEqual({
		who: 'Dr Asha Menon, 11 years',
		degrees: [
			'MD Anaesthesiology | B. J. Government Medical College, Pune | 2012 | 2015',
			'MBBS | Government Medical College, Nagpur | 2005 | 2010',
		],
		skills:
			'ACLS, Arterial and central lines, Cardiac anesthesia, Fiberoptic intubation, Labor analgesia, Transesophageal echo, Ultrasound-guided nerve blocks',
		posts: [
			'Consultant Anaesthesiologist | Lakeside Heart Institute, Pune | 2019-07-01 | null',
			'Senior Registrar | Niramay Hospital, Nashik | 2015-08-01 | 2019-06-30',
		],
	})
})

test('times below titles', () => {
	expect(read(texts.timesBelowTitles)).toEqual({
		who: 'Ravi K. Iyer, 11 years',
		degrees: [
			'MS General Surgery | Krishna Institute of Medical Sciences, Karad | 2012 | 2015',
			'MBBS | Mysore Medical College and Research Institute | 2005 | 2011',
		],
		skills: 'Appendectomy, Cholecystectomy, Emergency surgery, Hernia repair, Laparoscopic surgery',
		posts: [
			'Consultant Surgeon | Sanjivani Hospital, Satara | 2018-03-01 | null',
			'Senior Resident, General Surgery | Krishna Institute of Medical Sciences, Karad | 2015-08-01 | 2018-02-28',
		],
	})
})

test('times first, between tabs', () => {
	expect(read(texts.timesFirst)).toEqual({
		who: 'Lakshmi Raghavan, 12 years',
		degrees: ['B.Sc Nursing | Sree Balaji College of Nursing, Chennai | 2014'],
		skills:
			'ACLS, Arterial blood gas sampling, BLS, ICU care, IV cannulation, Infection control, Medication administration, Patient monitoring, Ventilator care, Wound care',
		posts: [
			'Staff Nurse, Cardiac ICU | Apex Heart Hospital, Chennai | 2019-01-01 | null',
			'Staff Nurse | Kaveri Multispeciality Hospital, Trichy | 2014-09-01 | 2018-12-31',
		],
	})
})

test('everything in tables, without headings', () => {
	expect(read(texts.inOneTable)).toEqual({
		who: 'Dr Farhan Qureshi, 9 years',
		degrees: [
			'MBBS | Osmania Medical College, Hyderabad | 2009',
			'DA | Gandhi Medical College, Hyderabad | 2012',
			'DNB Anaesthesiology | Care Hospital, Hyderabad | 2015',
		],
		skills: 'Chronic pain procedures, Pediatric anesthesia, Regional anesthesia',
		posts: [
			'Consultant | Yashoda Super Speciality Centre, Secunderabad | 2018-01-01 | null',
			'Junior Consultant | Care Hospital, Hyderabad | 2015-01-01 | 2018-12-31',
		],
	})
})

test('nothing but sentences', () => {
	expect(read(texts.sentencesOnly)).toEqual({
		who: 'Dr S. Kulkarni, 14 years',
		degrees: [
			'MCh Neurosurgery | NIMHANS, Bengaluru | 2012',
			'MBBS | Seth G. S. Medical College, Mumbai | 2004',
			'MS General Surgery | Grant Medical College, Mumbai | 2008',
		],
		skills: 'Craniotomy, Spine surgery',
		posts: ['Consultant Neurosurgeon | Deccan Brain and Spine Hospital, Pune | 2012-08-01 | null'],
	})
})

test('places above degrees and posts', () => {
	expect(read(texts.placesAboveDegrees)).toEqual({
		who: 'Neha Joshi, 6 years',
		degrees: [
			'GNM | School of Nursing, Government Hospital, Nagpur | 2013 | 2016',
			'Post Basic B.Sc Nursing | Datta Meghe College of Nursing | 2018 | 2020',
		],
		skills: 'ICU care, Joint replacement, OT instruments and sterilization, Scrub and circulating',
		posts: [
			'OT Staff Nurse | Wockhardt Critical Care Hospital, Nagpur | 2020-03-01 | null',
			'Staff Nurse | Arneja Heart Institute, Nagpur | 2016-10-01 | 2018-02-28',
		],
	})
})

test('a super-specialist, with dashes and brackets', () => {
	expect(read(texts.superSpecialist)).toEqual({
		who: 'Dr Meera Pillai, 7 years',
		degrees: [
			'DM Cardiac Anaesthesia | Sree Chitra Tirunal Institute for Medical Sciences, Thiruvananthapuram | 2016 | 2018',
			'DNB Anaesthesiology | Kasturba Medical College, Manipal | 2012 | 2015',
			'MBBS | Government Medical College, Kozhikode | 2005 | 2011',
		],
		skills: 'Cardiac anesthesia, ECMO, TIVA, Transesophageal echo',
		posts: [
			'Associate Professor, Department of Anaesthesiology | Amrita Institute of Medical Sciences, Kochi | 2021-11-01 | null',
			'Fellow in Cardiac Anaesthesia | Narayana Hrudayalaya, Bengaluru | 2019-01-01 | 2021-10-31',
		],
	})
})

test('a name in two scripts, and years alone', () => {
	expect(read(texts.inTwoLanguages)).toEqual({
		who: 'Dr Anil Deshmukh, 13 years',
		degrees: [
			'MS Orthopaedics | Government Medical College, Aurangabad | 2013',
			'D.Ortho | Government Medical College, Aurangabad | 2010',
			'MBBS | Swami Ramanand Teerth Rural Medical College, Ambajogai | 2007',
		],
		skills: 'Arthroscopy, Fracture fixation, Joint replacement',
		posts: [
			'Consultant Orthopaedic Surgeon | Marathwada Ortho Clinic, Aurangabad | 2016-01-01 | null',
			'Medical Officer | District Hospital, Beed | 2013-01-01 | 2016-12-31',
		],
	})
})

test('nothing is made up from what is no resume', () => {
	expect(read(texts.somethingElse)).toEqual({ who: 'null, null years', degrees: [], skills: '', posts: [] })
})

test('a college that is called like a degree, and years that no study takes', () => {
	const text = 'Dr Asha Menon\nEducation\nMBBS, M.S. Ramaiah Medical College, Bengaluru, 1999 - 2026'

	expect(read(text).degrees).toEqual(['MBBS | M.S. Ramaiah Medical College, Bengaluru | 2026'])
})

test.each([
	['one endless line', 'Dr Asha Menon MBBS '.repeat(5_000)],
	['degrees without end', 'MD MS DNB '.repeat(10).concat('\n').repeat(1_000)],
	['times without end', 'Jan 2019 - Jan 2020 Consultant, Hospital, \n'.repeat(2_300)],
	['departments without end', 'Department of '.repeat(7_000)],
])('%s do not keep us busy', (_, text) => {
	const spent = cpuClock()
	proposeFrom(text, '2026-11-22')

	expect(spent()).toBeLessThan(100)
})

test.each([
	['MBBS, MD\nMaharashtra Medical Council, Reg. No. 2011/04/1234', '2011/04/1234', 'MH-MC'],
	['Registration No: KMC-54321\nKarnataka Medical Council', 'KMC-54321', 'KA-MC'],
	['Registered with Maharashtra Nursing Council\nRegn. No. XXI-54321', 'XXI-54321', 'MH-NC'],
	['Mobile 98220 12345\nVehicle regularly serviced', null, null],
])('the council registration in %j', (text, number, councilCode) => {
	const { registration } = proposeFrom(`Dr Asha Menon\n${text}`, '2026-11-22')
	expect(registration ?? { number: null, councilCode: null }).toMatchObject({ number, councilCode })
})

test('a part that cannot be read costs nothing but itself', () => {
	const failed: string[] = []
	const title = {
		split: () => {
			throw new RangeError('a text that nothing was made for')
		},
	} as unknown as string
	const proposal = proposeFrom(
		'Dr Asha Menon\nMBBS, Grant Medical College, 2012\nLanguages: Marathi, Hindi',
		'2026-11-22',
		{
			title,
			onFailure: (part) => failed.push(part),
		},
	)
	expect(failed).toEqual(['name'])
	expect(proposal).toMatchObject({ name: null, degrees: [{ degree: 'MBBS', endYear: 2012 }], languages: ['mr', 'hi'] })
})

test('an email address that a narrow column cut is one', () => {
	expect(proposeFrom('Dr Asha Menon\nCONTACT\nashamenon\n@outlook.com\nPune', '2026-11-22').email).toBe(
		'ashamenon@outlook.com',
	)
})

test('an own address and the number of a referee in the next sentence are told apart', () => {
	const { email, phone } = proposeFrom(
		'Dr Asha Menon\nI can be reached on 98220 12345 or asha.menon@gmail.com. Dr. Vijay Rane (98230 54321) has agreed to be my referee.',
		'2026-11-22',
	)
	expect({ email, phone }).toEqual({ email: 'asha.menon@gmail.com', phone: '+919822012345' })
})

test.each([
	['MD Anaesthesia - joined 2015, left', []],
	['DNB Paediatrics (Secondary) – theory cleared, practical awaited', []],
	['MD (General Medicine), 2nd year, Grant Medical College - pursuing', []],
	['MS General Surgery, Grant Medical College, 2025 - 2028', []],
	['MD Medicine, Grant Medical College, 2014; DM Cardiology pursuing', ['MD Medicine']],
	['PG : Medical-MS/MD (Anaesthesiology) from Grant Medical College in 2016', ['MD Anaesthesiology']],
	['MS/MD (General Surgery), Grant Medical College, 2016', ['MS General Surgery']],
	['DM Endocrinology, Grant Medical College, 2016', ['DM Endocrinology']],
])('the degrees of %j', (text, degrees) => {
	const found = proposeFrom(`Dr Asha Menon\nEDUCATION\n${text}`, '2026-11-22').degrees
	expect(found.map(({ degree }) => degree)).toEqual(degrees)
})

test.each([
	['PROFESSIONAL EXPERIENCE: 11 years', 'Staff Nurse, Ruby Hall Clinic, Jan 2020 - Present', 'Ruby Hall Clinic'],
	['कार्य अनुभव (कुल १२ वर्ष)', 'स्टाफ नर्स, विवेकानंद क्लिनिक, लखनऊ – मार्च २०१९ से अब तक', 'विवेकानंद क्लिनिक, लखनऊ'],
	['EDUCATION\nGNM, 2012\nPLACES OF MINE', 'Jan 2020 - till now\tStaff Nurse\tRuby Hall Clinic', 'Ruby Hall Clinic'],
])('a post below %j is read', (heading, post, hospital) => {
	expect(proposeFrom(`Asha Menon\n${heading}\n${post}`, '2026-11-22').employers).toMatchObject([
		{ hospital, isSure: true },
	])
})

test.each([
	['GMC 7412356 (no licence to practise)  |  TNMC Reg. No. 118765', '118765', 'TN-MC'],
	['Karnataka State Nursing Council RN 21877; formerly Delhi Nursing Council 30871', '21877', 'KA-NC'],
	['Formerly Delhi Medical Council 30871; Karnataka Medical Council 21877', '21877', 'KA-MC'],
])('the registration that counts in %j', (text, number, councilCode) => {
	expect(proposeFrom(`Dr Asha Menon\n${text}`, '2026-11-22').registration).toMatchObject({ number, councilCode })
})

test('a hospital in a script of India, with a sign behind each letter, is the place of its own line', () => {
	const { employers } = proposeFrom(
		'कामाचा अनुभव\nस्टाफ नर्स, दीनानाथ मंगेशकर रुग्णालय, पुणे – जून २०१५ ते मे २०१९\nआयसीयू नर्स, रुबी हॉल क्लिनिक, पुणे – जून २०१९ ते आजपर्यंत',
		'2026-11-22',
	)

	expect(employers.map(({ hospital, startsOn }) => [hospital, startsOn])).toEqual([
		['दीनानाथ मंगेशकर रुग्णालय, पुणे', '2015-06-01'],
		['रुबी हॉल क्लिनिक, पुणे', '2019-06-01'],
	])
})

const inEducation = (line: string) => read(`Dr Asha Menon\nEDUCATION\n${line}`).degrees

test.each([
	['MD (Gen. Med.) – Stanley Medical College – 2014', 'MD General Medicine | Stanley Medical College | 2014'],
	['M.S. (Obst. & Gynaec.), KEM Hospital, 2014', 'MS Obstetrics and Gynaecology | KEM Hospital | 2014'],
	['MD - TB & Respiratory Diseases, KGMU, 2014', 'MD TB & Respiratory Diseases | KGMU | 2014'],
	['P.B.Bsc.(N), SNDT, 2018', 'Post Basic B.Sc Nursing | SNDT | 2018'],
	['B.Sc. (Hons.) Nursing, AIIMS, 2015', 'B.Sc Nursing | AIIMS | 2015'],
	['ANM (Auxiliary Nurse Midwife), ANMTC Wardha, 2010', 'ANM | ANMTC Wardha | 2010'],
	['Diploma in Child Health (DCH), KEM Hospital, 2012', 'DCH | KEM Hospital | 2012'],
	[
		'Fellowship in Vascular and Interventional Radiology, NIMHANS, 2018',
		'Fellowship in Vascular and Interventional Radiology | NIMHANS | 2018',
	],
	[
		'PG Diploma in Emergency Medical Services (PGDEMS) – Symbiosis Centre of Health Skills, Pune, 2020',
		'PG Diploma in Emergency Medical Services | Symbiosis Centre of Health Skills, Pune | 2020',
	],
	['F.M.A.S. – AMASI – 2013', 'FMAS | AMASI | 2013'],
	[
		'2013 - 2019\tDeccan Medical College\tMBBS (including internship up to 2020)',
		'MBBS | Deccan Medical College | 2013 | 2019',
	],
	[
		'Degree\tCollege\tYear of joining\tYear of passing\nM.B.B.S\tGuntur Medical College\t1993\t1999',
		'MBBS | Guntur Medical College | 1993 | 1999',
	],
	[
		'Mother Theresa Institute of Nursing — B.Sc.\nNursing\nAug 2015 - July 2019',
		'B.Sc Nursing | Mother Theresa Institute of Nursing | 2015 | 2019',
	],
	[
		'BAMS – R. A. Podar Medical (Ayurved) College, Mumbai, 2018',
		'BAMS | R. A. Podar Medical (Ayurved) College, Mumbai | 2018',
	],
])('a degree as %j is %j', (line, expected) => {
	expect(inEducation(line)).toEqual([expected])
})

test.each([
	'Diploma in Computer Applications, 2010',
	'HUSBAND’S NAME: Dr. K. Rao, MS (Ophthal)',
	'Certificate of participation in CME, 2019',
])('%j is no degree', (line) => {
	expect(inEducation(line)).toEqual([])
})

test('what lacks its subject, and letters that may be of a membership, are proposed and not selected', () => {
	const { degrees } = proposeFrom(
		'Dr Asha Menon\nEDUCATION\nMD, Grant Medical College, 2014\nFIAGES, 2016',
		'2026-11-22',
	)
	expect(degrees.map(({ degree, isSure }) => [degree, isSure])).toEqual([
		['MD', false],
		['FIAGES', false],
	])
})

test.each([
	['Mar 5, 2019 - Apr 6, 2021', '2019-03-01', '2021-04-30'],
	['1st of March 2019 to 31st of April 2021', '2019-03-01', '2021-04-30'],
	['03/19 - 04/21', '2019-03-01', '2021-04-30'],
	['2019/Mar - 2021/Apr', '2019-03-01', '2021-04-30'],
	['Between March 2019 and April 2021', '2019-03-01', '2021-04-30'],
	['01.03.2019 F.N. to 30.04.2021 A.N.', '2019-03-01', '2021-04-30'],
	['From: Mar 2019\tTo: Apr 2021', '2019-03-01', '2021-04-30'],
	['Date of joining: 01/03/2019\tDate of leaving: 30/04/2021', '2019-03-01', '2021-04-30'],
	['Mar – Apr 2021', '2021-03-01', '2021-04-30'],
	['Mar 2019 – still working', '2019-03-01', null],
	['Mar 2019 to this day', '2019-03-01', null],
	['Mar 2019 (contd.)', '2019-03-01', null],
	['Present – Mar 2019', '2019-03-01', null],
])('the period %j', (period, startsOn, endsOn) => {
	const { employers } = proposeFrom(`Asha Menon\nEXPERIENCE\nStaff Nurse, Ruby Hall Clinic\n${period}`, '2026-11-22')
	expect(employers).toMatchObject([{ role: 'Staff Nurse', hospital: 'Ruby Hall Clinic', startsOn, endsOn }])
})

test.each([
	[
		'Working at Ruby Hall Clinic, Pune in the capacity of Staff Nurse from Jan 2019 to Mar 2021',
		'Staff Nurse',
		'Ruby Hall Clinic',
	],
	[
		'I worked in Ruby Hall Clinic, Pune as a Staff Nurse from Jan 2019 till Mar 2021.',
		'Staff Nurse',
		'Ruby Hall Clinic',
	],
	[
		'I joined Ruby Hall Clinic, Pune as Staff Nurse in January 2019 and worked there upto March 2021.',
		'Staff Nurse',
		'Ruby Hall Clinic',
	],
	['01/01/2019 – 31/03/2021\tSTAFF NURSE Medical Trust Hospital', 'STAFF NURSE', 'Medical Trust Hospital'],
	[
		'WORKED AS STAFF NURSE (NHM CONTRACT) AT ADESH HOSPITAL FROM JAN 2019 TO MAR 2021',
		'STAFF NURSE (NHM CONTRACT)',
		'ADESH HOSPITAL',
	],
	['M.O. (Class II), Rural Hospital, Karjat : Jan 2019 to Mar 2021', 'M.O. (Class II)', 'Rural Hospital, Karjat'],
	[
		'• ए.एन.एम. (संविदा) – सामुदायिक स्वास्थ्य केन्द्र, सफीपुर, जनवरी 2019 से मार्च 2021 तक',
		'ए.एन.एम. (संविदा)',
		'सामुदायिक स्वास्थ्य केन्द्र, सफीपुर',
	],
])('the post in %j', (line, role, hospital) => {
	const { employers } = proposeFrom(`Asha Menon\nEXPERIENCE\n${line}`, '2026-11-22')
	expect(employers).toMatchObject([{ role, startsOn: '2019-01-01', endsOn: '2021-03-31' }])
	expect(employers[0]?.hospital).toContain(hospital)
})

test('a post in one line does not say that titles stand below their times', () => {
	const { employers } = proposeFrom(
		'Asha Menon\nEXPERIENCE\nProfessor, Medical College, Kolkata (since 12 August 2018)\nLecturer, Bankura Medical College\nApril 2011 to August 2018\nTutor, Nilratan Medical College\nMay 2004 to March 2011',
		'2026-11-22',
	)
	expect(employers.map(({ role, startsOn }) => `${role} ${startsOn}`)).toEqual([
		'Professor 2018-08-01',
		'Lecturer 2011-04-01',
		'Tutor 2004-05-01',
	])
})

test.each([
	['REGISTRATION\nMaharashtra Medical Council, Permanent Reg. 2026/05/4118', '2026/05/4118', 'MH-MC'],
	['Council of Homoeopathic System of Medicine, Gujarat State: G-18642', 'G-18642', 'GJ-HC'],
	['REGISTRATION\nMNC Mumbai\nRN XXI-30714\nRM XXI-30299', 'XXI-30714', 'MH-NC'],
	['Permanent Registration: 98123 (Karnataka Medical Council, 2012)', '98123', 'KA-MC'],
	['My registration number with Maharashtra Council of Homoeopathy is 71234.', '71234', 'MH-HC'],
	['M.N.C. Reg. No. XXXIV – 12345', 'XXXIV-12345', 'MH-NC'],
	[
		'Registered Nurse - Kerala Nurses and Midwives Council\nIssued Aug 2017 · Credential ID KL03201700987',
		'KL03201700987',
		'KL-NC',
	],
	['Kerala Nursing Council KL 02 2019 00456', 'KL02201900456', 'KL-NC'],
	['Registration No.\n2011/04/1234\nMaharashtra Medical Council\nMobile: 98220 12345', '2011/04/1234', 'MH-MC'],
	['HIGH SCHOOL PASSED FROM U.P. BOARD IN 2010\nU.P. NURSES & MIDWIVES COUNCIL, REG. NO. 74406', '74406', 'UP-NC'],
])('the council number in %j', (text, number, councilCode) => {
	expect(proposeFrom(`Asha Menon\n${text}`, '2026-11-22').registration).toMatchObject({ number, councilCode })
})

test('skills beyond those that the form suggests are read, and those in words that we do not know are not selected', () => {
	const { skills, sources } = proposeFrom(
		'Asha Menon\nSKILLS\nFoleys catheterization, IM / IV injection, Femoral catheter dressing, Ryle’s tube insertion, Nasal packing care, MS Office, Team management\nEXPERIENCE\nSuturing and endotracheal intubation in casualty',
		'2026-11-22',
	)
	expect(skills).toEqual(
		expect.arrayContaining([
			'Urinary catheterization',
			'Injections',
			'Ryles tube insertion',
			'Suturing',
			'Intubation',
			'Nasal packing care',
		]),
	)
	expect(skills.join()).not.toMatch(/office|team/i)
	expect(sources?.listedSkills).toEqual(['Nasal packing care'])
})

test.each([
	['নাম / Name\t: Mousumi Mondal\nস্বামীর নাম / Husband’s name\t: Tapas Mondal', 'Mousumi Mondal'],
	['NAME / नाम : PARMINDER KAUR\nHUSBAND NAME / पति का नाम : JAGTAR SINGH', 'Parminder Kaur'],
	['BINDU\nSURENDRAN PILLAI\nDialysis Nurse', 'Bindu Surendran Pillai'],
	['Professor (Dr.) Anirban Chattopadhyay\nMBBS, MD', 'Dr Anirban Chattopadhyay'],
	['Name : Ku. Pooja Dilip Meshram', 'Pooja Dilip Meshram'],
	['I, Dr. Ganesh Jadhav, am a BHMS doctor from Latur.', 'Dr Ganesh Jadhav'],
	['PROFESSIONAL RESUME OF DR. ARINDAM BANERJEE\nPresent Employer: AMRI Hospitals', 'Dr Arindam Banerjee'],
	['Selvi Rajendran Labour room and maternity nurse', 'Selvi Rajendran'],
])('the name in %j', (text, name) => {
	expect(proposeFrom(`${text}\n\nEDUCATION\nGNM, 2012`, '2026-11-22').name).toBe(name)
})

test('the number of the father behind the own one is not the own one', () => {
	expect(proposeFrom('Name : Pooja Meshram\nMobile : 86684 12095 / 93701 84461 (father)', '2026-11-22').phone).toBe(
		'+918668412095',
	)
})

test.each(['I am a fresher.', 'To begin my career as a duty doctor'])('%j is no experience, and a guess', (text) => {
	const { yearsOfExperience, sources } = proposeFrom(
		`Asha Menon\nOBJECTIVE\n${text}\nEDUCATION\nGNM, 2026`,
		'2026-11-22',
	)
	expect([yearsOfExperience, sources?.years?.isSure]).toEqual([0, false])
})

test('headings and lists in two languages are understood', () => {
	const proposal = proposeFrom(
		'Mousumi Mondal\nশিক্ষাগত যোগ্যতা / Education\nGNM, Barasat School of Nursing, 2015\nভাষা / Languages\nBengali, Hindi, English\nকাজের দক্ষতা / Skills\nSuturing',
		'2026-11-22',
	)
	expect(proposal).toMatchObject({
		degrees: [{ degree: 'GNM', endYear: 2015 }],
		languages: ['bn', 'hi', 'en'],
		skills: ['Suturing'],
	})
})

test('short headings with a dash behind them are understood', () => {
	const proposal = proposeFrom(
		'Sunita Sharma\nEdu\nGNM, Apex College of Nursing, 2018\nSkill - cannulation, RT feeding\nLang - Hindi English',
		'2026-11-22',
	)
	expect(proposal).toMatchObject({
		degrees: [{ degree: 'GNM', endYear: 2018 }],
		skills: ['IV cannulation', 'Tube feeding'],
		languages: ['hi', 'en'],
	})
})

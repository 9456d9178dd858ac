import { expect, test } from 'vitest'
import { proposeFrom } from './proposal.ts'

const read = (...lines: string[]) => proposeFrom(['Asha Menon', ...lines].join('\n'), '2026-11-28')
const postsOf = (...lines: string[]) =>
	read('EXPERIENCE', ...lines).employers.map(({ role, hospital, startsOn, endsOn }) =>
		[role, hospital, startsOn, endsOn].join(' | '),
	)

test.each([
	[['Name of Hospital\tApex Hospital, Pune', 'Designation\tStaff Nurse', 'Period\tJan 2019 to Mar 2021']],
	[['Period : Jan 2019 to Mar 2021', 'Designation: Staff Nurse', 'Name of Hospital - Apex Hospital, Pune']],
	[['Jan 2019 to Mar 2021\tName of Hospital\tStaff Nurse\tApex Hospital, Pune']],
	[
		[
			'Name of the Employer\tDepartment\tPosition\tDuration',
			'Apex Hospital, Pune\tITU\tStaff Nurse\tJan 2019 – Mar 2021',
		],
	],
	[
		[
			'Hospital\tDepartment\tPosition\tDuration',
			'Apex Hospital,\tEmergency +\tStaff Nurse\tJan’ 2019 – Mar’',
			'Pune\tOT\t\t2021',
		],
	],
])('a label of a hospital is none, and its value is: %j', (lines) => {
	expect(postsOf(...lines)).toEqual(['Staff Nurse | Apex Hospital, Pune | 2019-01-01 | 2021-03-31'])
})

test.each([
	['सावित्री हॉस्पिटल स्टाफ नर्स', 'सावित्री हॉस्पिटल'],
	['सावित्री हॉस्पिटलस्टाफ नर्स', 'सावित्री हॉस्पिटल'],
	['स्टाफ नर्स सावित्री हॉस्पिटल, आरा', 'सावित्री हॉस्पिटल, आरा'],
])('a role in Devanagari beside its hospital: %j', (text, hospital) => {
	expect(postsOf(`${text}\tजनवरी 2019 से मार्च 2021`)).toEqual([`स्टाफ नर्स | ${hospital} | 2019-01-01 | 2021-03-31`])
})

test('a hospital in two scripts is called by its Latin letters', () => {
	expect(
		postsOf(
			'माँ तारा नर्सिंग होम, लहेरियासराय (Maa Tara Nursing Home, Laheriasarai) – A.N.M. – जनवरी 2022 से मार्च 2024 तक',
			'प्राथमिक स्वास्थ्य केन्द्र, सिमरी (APHC Simri) – ANM – अप्रैल 2024 से अब तक',
		),
	).toEqual([
		'A.N.M. | Maa Tara Nursing Home, Laheriasarai | 2022-01-01 | 2024-03-31',
		'ANM | APHC Simri | 2024-04-01 | ',
	])
})

test.each([
	[
		['Feb Consultant Cardiologist, Apex Hospital, Pune', '2021–now Cath lab lead, 450 PCI a year.'],
		'Consultant Cardiologist | Apex Hospital, Pune | 2021-02-01 | ',
	],
	[
		['Aug 2015–Jul Senior Resident, Institute of Medical Sciences,', '2018 Pune'],
		'Senior Resident | Institute of Medical Sciences, Pune | 2015-08-01 | 2018-07-31',
	],
	[
		['Nov 2018 – May Senior Resident, Government Medical Col', '2021\tlege, Pune'],
		'Senior Resident | Government Medical College, Pune | 2018-11-01 | 2021-05-31',
	],
])('a time that a narrow column has cut beside its post: %j', (lines, post) => {
	expect(postsOf(...lines)).toEqual([post])
})

test.each([
	['Blood Centre Medical Officer (part time)', 'Blood Centre Medical Officer'],
	['Team Leader – MICU', 'Team Leader'],
	['Deputy Medical Administrator', 'Deputy Medical Administrator'],
	['Teleconsultant', 'Teleconsultant'],
])('%j is a role', (title, role) => {
	const [post] = read('EXPERIENCE', `${title}\tJan 2019 – Mar 2021`, 'Apex Hospital, Pune').employers
	expect(post).toMatchObject({ hospital: 'Apex Hospital, Pune' })
	expect(post?.role).toContain(role)
})

test.each([
	'Fellow, Society for Cardiovascular Angiography and Interventions (FSCAI), Jan 2020 - Present',
	'Dr. Rao, Medical Superintendent, Ruby Hospital, Pune (Jan 2015 to Mar 2021)',
	'Reference: Dr. Rao, Medical Superintendent, Ruby Hospital, Pune (Jan 2015 to Mar 2021)',
])('an honour and a referee are no post and no years: %j', (line) => {
	const { employers, yearsOfExperience } = read(
		'EXPERIENCE',
		'Consultant Cardiologist, Apex Hospital, Pune, Jan 2019 - Mar 2021',
		line,
	)
	expect(employers).toHaveLength(1)
	expect(yearsOfExperience).toBe(2)
})

test.each([
	['RN/RM No: 10452/RM-10453 (Madhya Pradesh Nurses Registration Council)', '10452', 'MP-NC'],
	['ONMRC RN-42761 dt. 18.01.2017', 'RN-42761', 'OD-NC'],
	['MP-AYUSH 18452', '18452', 'MP-IM'],
	['Uttarakhand Medical Council UKMC-7345', 'UKMC-7345', 'UK-MC'],
	['PNRC Regn. (RN)\tPNRC-61-20935\tPNRC Regn. (RM)\tPNRC-61-20936', 'PNRC-61-20935', 'PB-NC'],
	['West Bengal Nursing Council – Regn. No. (Nurse): 83 / 114206 (Midwife): 83 / 114207', '83/114206', 'WB-NC'],
])('the council number in %j', (line, number, councilCode) => {
	expect(read('REGISTRATION', line).registration).toMatchObject({ number, councilCode })
})

test('a number below the letters of its council', () => {
	expect(read('Consultant Physician | MD Medicine | UPMC', '61827').registration).toMatchObject({
		number: '61827',
		councilCode: 'UP-MC',
	})
})

test.each([
	['Diploma in OT Nursing, Apex Institute, 2019', 'Diploma in Operation Theatre Nursing'],
	['Diploma in Dialysis Techniques, Apex Institute, 2019', 'Diploma in Dialysis'],
	['Diploma in Child Health, Apex Institute, 2011', 'DCH'],
	['Diploma in Obstetrics and Gynaecology, Apex Institute, 2011', 'DGO'],
	['Diploma in Medical Radiodiagnosis, Apex Institute, 2011', 'DMRD'],
	['Diploma in Orthopaedics, Apex Institute, 2011', 'D.Ortho'],
	['Doctor of Medicine - MD, Internal Medicine, Apex Institute, 2017', 'MD General Medicine'],
	['D.G.N.M., Apex School of Nursing, 2012', 'GNM'],
])('%j is %j in the catalog', (line, degree) => {
	expect(read('EDUCATION', line).degrees).toMatchObject([{ degree }])
})

test('a hospital at which someone works gave them no degree', () => {
	const { degrees } = read('Consultant Physician at Apex Hospital | MD Medicine', 'EXPERIENCE', 'Apex Hospital')
	expect(degrees).toMatchObject([{ degree: 'MD Medicine', institution: null }])
})

test('a column of colleges may be titled in Devanagari', () => {
	const { degrees } = read(
		'शैक्षणिक योग्यता',
		'परीक्षा / Exam\tबोर्ड / संस्थान\tवर्ष / Year',
		'ए.एन.एम. / A.N.M.\tANM Training School, Sadar Hospital, Darbhanga\t2019-2021',
	)
	expect(degrees).toMatchObject([{ degree: 'ANM', institution: 'ANM Training School, Sadar Hospital, Darbhanga' }])
})

test.each([
	['SUMMARY\nICU nurse with 8+ years in medical and surgical intensive care.', 8],
	['SUMMARY\nMBBS doctor with 5 years of work in casualty and rural postings.', 5],
	['C.  Total Experience :  Clinical 7½ yrs;  Teaching 5 yrs 8 months;  Total 13 years', 13],
	['Age as on 01.11.2026\t32 Years 02 Months\nTotal period of experience: 6 Years 11 Months', 6],
])('the years in %j', (text, years) => {
	expect(read(text).yearsOfExperience).toBe(years)
})

test.each([
	['SKILLS\nPre and Post operative care', ['Pre-operative care', 'Post-operative care']],
	['SKILLS\nWound & pressure sore care', ['Wound care', 'Pressure sore prevention']],
	['SKILLS\nMedication & infusion pump handling', ['Medication administration', 'Infusion pumps']],
	['What I do\nBasic echo', ['Echocardiography']],
	['D.  Competencies\nTeaching of students', ['Teaching']],
	[
		'कामाचे ज्ञान (Skills) :- औषधे देणे (Medication giving), जखमेची मलमपट्टी (Dressing)',
		['Medication administration', 'Wound care'],
	],
])('the skills in %j', (text, skills) => {
	expect(read(text).skills).toEqual(expect.arrayContaining(skills))
})

test('a heading with the years in brackets behind its colon', () => {
	const { employers } = read('Job Experience: (Total 6 yrs)', 'Apex Hospital\tStaff Nurse\tJan 2019 – Mar 2021')
	expect(employers).toHaveLength(1)
})

test.each([
	['Name of the candidate (in block letters) SMT. JHUNURANI BEHERA', 'Jhunurani Behera'],
	['संपूर्ण नाव (Full Name)\t:- कु. वर्षा मारोती कांबळे (Varsha Maroti Kamble)', 'Varsha Maroti Kamble'],
	['DR. K. V. RAMANA MURTHY\nPERSONAL\nDr. K. Venkata Ramana Murthy', 'Dr K. Venkata Ramana Murthy'],
	['Dr. Nupur\nAgrawal\nnupuragrawal@yahoo.in', 'Dr Nupur Agrawal'],
])('the name in %j', (text, name) => {
	expect(proposeFrom(`${text}\n\nEDUCATION\nGNM, 2012`, '2026-11-28').name).toBe(name)
})

test('a given name alone is proposed and not selected', () => {
	const { name, sources } = proposeFrom('Name : Sunita\nEDUCATION\nGNM, 2012', '2026-11-28')
	expect([name, sources?.name?.isSure]).toEqual(['Sunita', false])
})

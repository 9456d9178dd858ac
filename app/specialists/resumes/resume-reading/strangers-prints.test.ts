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
	[
		[
			'Name of Hospital\t: Apex Hospital, Pune',
			'Place\t\t\t: Pune, India',
			'Designation\t: Staff Nurse',
			'Period\t: From 03.01.2019 to 31.03.2021',
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

test.each([
	['1. Apex Hospital, Pune - Staff Nurse - 15.1.19 முதல் 30.3.21 வரை', '2021-03-31'],
	['Apex Hospital, Pune - Staff Nurse - 15.1.19 முதல் இன்று வரை', null],
	['Apex Hospital, Pune - Staff Nurse - 15.01.2019 থেকে 30.03.2021', '2021-03-31'],
	['Apex Hospital, Pune\tStaff Nurse\t15/01/2019\tकार्यरत', null],
])('a time in the words of another language: %j', (line, endsOn) => {
	const [post] = read('EXPERIENCE', line).employers
	expect(post).toMatchObject({ hospital: 'Apex Hospital, Pune', role: 'Staff Nurse', startsOn: '2019-01-01', endsOn })
})

test('where nothing stands above the first time, and a post below the last, posts stand below theirs', () => {
	expect(
		read(
			'MY TIMELINE',
			'2021 Jul – ongoing',
			'Consultant Intensivist',
			'Apex Hospital, Pune',
			'2019 Apr – 2021 Jun',
			'Associate Consultant, Critical Care',
			'Ruby Hospital, Pune',
		).employers,
	).toMatchObject([
		{ hospital: 'Apex Hospital, Pune', startsOn: '2021-07-01' },
		{ hospital: 'Ruby Hospital, Pune', startsOn: '2019-04-01' },
	])
})

test.each([
	[['Name of the Unit\tDesignation\tPeriod', 'Kochi, Republic of India\tStaff Nurse\tJan 2019 to Mar 2021']],
	[['Hospital\tDesignation\tPeriod', 'Medical ward\tStaff Nurse\tJan 2019 to Mar 2021']],
	[['Hospital\tDesignation\tPeriod', 'Apex Hospital\tNights and weekends\tJan 2019 to Mar 2021']],
])('a place or a role that does not look like one is not selected: %j', (lines) => {
	expect(read('EXPERIENCE', ...lines).employers.filter(({ isSure }) => isSure)).toEqual([])
})

test.each([
	[['– Consultant, Apex Hospital, Pune – 15 January 2019 to 31', 'March 2021.'], '2019-01-01', '2021-03-31'],
	[['Jan ’19 – Mar Consultant, Apex Hospital, Pune', '’21'], '2019-01-01', '2021-03-31'],
	[['Jan ’19 – Consultant, Apex Hospital, Pune'], '2019-01-01', null],
])('a time cut within its day or its year: %j', (lines, startsOn, endsOn) => {
	expect(read('EXPERIENCE', ...lines).employers).toMatchObject([
		{ hospital: 'Apex Hospital, Pune', role: 'Consultant', startsOn, endsOn },
	])
})

test('the head of a department, and posts that a form numbers within one cell', () => {
	expect(postsOf('– Head, Department of Cardiology – Apex Hospital, Pune – since 1 April 2016.')).toEqual([
		'Head, Department of Cardiology | Apex Hospital, Pune | 2016-04-01 | ',
	])
	expect(
		postsOf(
			'8\tService particulars\ti) Medical Officer, Apex Hospital, Pune – w.e.f. 4.10.2010 to 20.4.2012, ii) Senior Resident, Ruby Hospital, Pune – w.e.f. 16.8.2018 to 15.8.2021',
		),
	).toEqual([
		'Medical Officer | Apex Hospital, Pune | 2010-10-01 | 2012-04-30',
		'Senior Resident | Ruby Hospital, Pune | 2018-08-01 | 2021-08-31',
	])
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
	[
		'Council\tReg. No.\tValid till\nSaudi Commission for Health Specialties\t19-R-N-0046127\t2027\nKerala Nurses & Midwives Council\tRN : KL01201400873, RM : KL01201400874\t2029',
		'KL01201400873',
		'KL-NC',
	],
	['Name of Council\tRegistration No.\tDate\nTAMIL NADU MEDICAL\t142873\t11.06.2019\nCOUNCIL', '142873', 'TN-MC'],
	['J&K Medical Permanent Reg. No. 19842\nCouncil', '19842', 'JK-MC'],
	['W.B.N.C.\tRN 51874\tRM 50993', '51874', 'WB-NC'],
	['Karnataka State\nNursing Council\nRN 0128846', '0128846', 'KA-NC'],
	['Punjab Nurses Registration Council, Mohali – RN 10-28741, RM 10-28692', '10-28741', 'PB-NC'],
])('the council number in %j', (line, number, councilCode) => {
	expect(read('REGISTRATION', line).registration).toMatchObject({ number, councilCode })
})

test.each([
	'Ref. No.\tNMC/NUR/26/0417\tSubmitted on\t16-Nov-2026',
	'Ministry of Health, Saudi Commission Reg. No. 19-R-N-0046127',
])('no council gave the number in %j', (line) => {
	expect(read('PROFILE', line).registration).toBeNull()
})

test('a number of a nurse is of no council of doctors', () => {
	expect(read('Karnataka Medical Council', 'REGISTRATION', 'RN 0128846').registration?.councilCode ?? null).toBeNull()
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

test.each([
	[['MBBS, Apex Medical College, Pune, admission 2016, completed with internship on 31 March 2022'], 2016, 2022],
	[['Examination\tCollege\tUniversity\tYear of joining', 'MBBS\tApex Medical College\tMUHS\tAUG 2013'], 2013, null],
])('a year of admission is when a degree began: %j', (lines, startYear, endYear) => {
	expect(read('EDUCATION', ...lines).degrees).toMatchObject([{ degree: 'MBBS', startYear, endYear }])
})

test.each([
	[['EDAIC\tEuropean Society of Anaesthesiology\tSept 2014'], 'European Society of Anaesthesiology'],
	[['MD, Radio-diagnosis\t2011–2013', 'VIMSAR, Burla'], 'VIMSAR, Burla'],
])('a society and a college known by its letters give degrees: %j', (lines, institution) => {
	expect(read('WHERE I STUDIED', ...lines).degrees).toMatchObject([{ institution }])
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
	['SUMMARY\n12+ years of total experience (Gulf – 7 years, India – 4 years)', 12],
	['Age as on 01.11.2026\t32 Years 02 Months\nTotal period of experience: 6 Years 11 Months', 6],
])('the years in %j', (text, years) => {
	expect(read(text).yearsOfExperience).toBe(years)
})

test.each([
	['SKILLS\nPre and Post operative care', ['Pre-operative care', 'Post-operative care']],
	['SKILLS\nWound & pressure sore care', ['Wound care', 'Pressure sore prevention']],
	['SKILLS\nMedication & infusion pump handling', ['Medication administration', 'Infusion pumps']],
	['What I do\nBasic echo', ['Echocardiography']],
	['I AM GOOD AT\nCT\nMRI\nColour Doppler', ['CT reporting', 'MRI reporting', 'Doppler']],
	['Procedure Known\nMedical record keeping', ['Medical records']],
	['SKILLS\nAdministration of medicines, giving of medicine', ['Medication administration']],
	['SKILLS\nDay surgery; preoperative assessment clinic', ['Day-care anesthesia', 'Pre-anesthetic check (PAC)']],
	['SKILLS\nlimb blocks under ultrasound guidance', ['Ultrasound-guided nerve blocks']],
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
	['பெயர் / Name\t: R. முத்துலட்சுமி (R. MUTHULAKSHMI)', 'R. Muthulakshmi'],
	['Dr. Nupur\nAgrawal\nnupuragrawal@yahoo.in', 'Dr Nupur Agrawal'],
])('the name in %j', (text, name) => {
	expect(proposeFrom(`${text}\n\nEDUCATION\nGNM, 2012`, '2026-11-28').name).toBe(name)
})

test('a given name alone is proposed and not selected', () => {
	const { name, sources } = proposeFrom('Name : Sunita\nEDUCATION\nGNM, 2012', '2026-11-28')
	expect([name, sources?.name?.isSure]).toEqual(['Sunita', false])
})

test('a name half in one script and half in another is proposed and not selected', () => {
	expect(proposeFrom('Name : R. முத்துலட்சுமி\nEDUCATION\nGNM, 2012', '2026-11-28').sources?.name?.isSure).toBe(false)
})

test('the mobile of the person, and not that of the agency, the clinic or the next cell', () => {
	const agency = read(
		'Tel: 0172-501 7788 / 98140 00321 | placements@northstar.example',
		'Candidate contact\t+91 75080-22914',
		'Consultant: Rohit Malhotra (98140 00321)',
	)
	expect([agency.phone, agency.email]).toEqual(['+917508022914', null])
	expect(read('Clinic: 0832-273 5518 • Cell: 98221 40 967').phone).toBe('+919822140967')
	expect(read('9. Mobile\t99426 17350\t10. Alternate No.\t0431 2701182').phone).toBe('+919942617350')
})

test('languages in a table of how well', () => {
	expect(
		read('Personal details', 'Languages\tProficiency Read\tWrite Speak', 'Hindi\tExpert ✓\t✓ ✓', 'English\tProficient')
			.languages,
	).toEqual(['hi', 'en'])
})

test('what runs on behind a name in capitals is not selected as part of it', () => {
	const name = (line: string) => proposeFrom(`${line}\n\nEDUCATION\nGNM, 2012`, '2026-11-28').sources?.name?.isSure
	expect(name('Name : JINCY MARIAM VARGHESE')).toBe(true)
	expect(name('Name : JINCY MARIAM Kunnumpurathu House')).toBe(false)
})

test('a total that is less than its posts is not selected', () => {
	const years = (total: string) =>
		read(total, 'EXPERIENCE', 'Staff Nurse, Apex Hospital, Pune, Jan 2010 - Present').sources?.years?.isSure
	expect(years('Total experience: 16 years')).toBe(true)
	expect(years('Total experience: 7 years')).toBe(false)
})

test('a degree whose college does not look like one is not selected', () => {
	const isSure = (college: string) =>
		read('EDUCATION', 'Degree\tCollege\tYear', `MBBS\t${college}\t2010`).degrees.map((degree) => degree.isSure)
	expect(isSure('Apex Medical College, Pune')).toEqual([true])
	expect(isSure('VIMSAR')).toEqual([true])
	expect(isSure('Staff Nurse')).toEqual([false])
	expect(isSure('Pune')).toEqual([false])
})

test.each(['Professional Journey', 'Clinical Posts', 'Tenures', 'Job stints', 'Occupation'])(
	'posts stand under the heading %j',
	(heading) => {
		const found = read(
			'SCHOLASTICS',
			'GNM, Apex School of Nursing, Pune, 2015',
			heading,
			'Staff Nurse\tJan 2019 – Mar 2021',
			'Apex Hospital, Pune',
		)
		expect(found.employers).toMatchObject([{ role: 'Staff Nurse', hospital: 'Apex Hospital, Pune' }])
		expect(found.degrees).toMatchObject([{ degree: 'GNM', endYear: 2015 }])
	},
)

test.each(['Areas I Am Confident In', 'Procedures I Am Comfortable With', 'WHAT I CAN DO'])(
	'skills stand under the heading %j',
	(heading) => {
		expect(read('EDUCATION', 'MBBS, 2015', heading, 'ABG sampling\tIV cannulation').skills).toEqual(
			expect.arrayContaining(['Arterial blood gas sampling', 'IV cannulation']),
		)
	},
)

test.each([
	['M.B.B.S. from Apex Medical College, Pune, batch 2015, passed 2020', 2015, 2020],
	['MBBS, Apex Medical College, Pune (batch of 2015), 2020', 2015, 2020],
	['MBBS, Apex Medical College, Pune, 2015 to 2020', 2015, 2020],
])('a batch is the year in which they began: %j', (line, startYear, endYear) => {
	expect(read('EDUCATION', line).degrees).toMatchObject([{ degree: 'MBBS', startYear, endYear }])
})

test.each([
	[
		'Registered Nurse No. : 129846        Registered Midwife No. : 118732',
		'Karnataka State Nursing Council, Bengaluru',
	],
	['Registered Nurse & Registered Midwife Regn. No. 129846', 'Karnataka State Nursing Council'],
])('a nurse’s number stands behind words too: %j', (line, council) => {
	expect(read('REGISTRATION DETAILS', council, line).registration).toMatchObject({
		number: '129846',
		councilCode: 'KA-NC',
	})
})

test.each(['Palle Dawakhana Dharmasagar', 'Mohalla Clinic Rohini', 'Ayushman Arogya Mandir Velhe'])(
	'%j is a place of work, and a health provider a role',
	(place) => {
		expect(postsOf(`${place}, Pune\tMid Level Health Provider\tJan 2019 – Mar 2021`)).toEqual([
			expect.stringContaining('Mid Level Health Provider | '),
		])
	},
)

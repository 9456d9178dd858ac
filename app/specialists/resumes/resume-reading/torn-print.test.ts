import { expect, test } from 'vitest'
import { proposeFrom } from './proposal.ts'

const read = (...lines: string[]) => proposeFrom(['Asha Menon', ...lines].join('\n'), '2026-11-22')

test.each(['Acad emic Qual ificat ions', 'Edu cation al Qualifi cations', 'EDU CATION', 'Qual ificat ion'])(
	'%j, with gaps between its letters, is a heading',
	(heading) => {
		const { degrees } = read('Experience', 'Staff Nurse, Apex Hospital, Pune, Jan 2020 - Present', heading, 'GNM, 2019')
		expect(degrees).toMatchObject([{ degree: 'GNM', endYear: 2019 }])
	},
)

test.each([
	['MBBS, Calcutta National Medical', 'College, 2003', 'Calcutta National Medical College'],
	[
		'DM (Cardiology), Chitra Institute for Medical Sciences and',
		'Technology, 2013',
		'Chitra Institute for Medical Sciences and Technology',
	],
])('a college whose name goes on in the next line is one: %j', (first, next, institution) => {
	expect(read('Education', first, next).degrees).toMatchObject([{ institution }])
})

test.each([
	['Sept 2013 – Sept\tApollo Hospitals, Kolkata', '2019\tConsultant Cardiologist'],
	['Sept 2013 –\tApollo Hospitals, Kolkata', 'Sept 2019\tConsultant Cardiologist'],
])('a time that a narrow column has cut is one: %j', (first, next) => {
	expect(read('Experience', first, next).employers).toMatchObject([
		{ role: 'Consultant Cardiologist', startsOn: '2013-09-01', endsOn: '2019-09-30' },
	])
})

test.each([
	['सावित्रीहॉस्पि टल, गोरखपुर', 'सावित्री हॉस्पिटल, गोरखपुर'],
	['सदर अस्प ताल, आरा', 'सदर अस्पताल, आरा'],
])('%j is read as %j', (printed, hospital) => {
	expect(read('अनुभव', `${printed}\tस्टाफ नर्स\t08/2023 से 09/2025`).employers).toMatchObject([{ hospital }])
})

test.each([
	['Dates 10/2019 – 02/2026', 'Occupation or position held Scrub Nurse', 'Name of employer Leicester Royal Infirmary'],
	[
		'Dates (from – to) Oct 2019 – Feb 2026',
		'Occupation or position held: Scrub Nurse',
		'Name and address of employer Leicester Royal Infirmary',
	],
])('labels without a sign behind them are understood: %j', (time, role, employer) => {
	expect(
		read('Work experience', time, role, 'Main activities and Ward care', 'responsibilities of patients', employer)
			.employers,
	).toMatchObject([{ role: 'Scrub Nurse', hospital: 'Leicester Royal Infirmary', startsOn: '2019-10-01' }])
})

test.each(['Unity Trauma Hospital', 'Critical Care Hospital', 'Ortho Plus Hospital', 'Neuro & Spine Clinic'])(
	'%s begins with a department and is a place',
	(hospital) => {
		const { employers } = read(
			'Experience',
			...['Shreeji Hospital', 'RMO', 'Feb 2023 - Present', hospital, 'Medical Officer', 'Jul 2021 - Jan 2023'],
		)
		expect(employers.map((employer) => employer.hospital)).toEqual(['Shreeji Hospital', hospital])
	},
)

test('a town below a time is not the employer of the next post', () => {
	const { employers } = read(
		'Experience',
		...['Fortis Hospital Mohali', 'Associate Consultant', 'September 2017 - December 2018', 'Mohali, Punjab'],
		...['Attending Radiologist', 'July 2016 - August 2017', 'Mohali, Punjab'],
	)
	expect(employers.map(({ hospital }) => hospital)).toEqual(['Fortis Hospital Mohali', 'Fortis Hospital Mohali'])
})

test.each([
	['SHALINI R D/o Rangaswamy H', 'Shalini R'],
	['Ramesh Meena S/O Ramji Lal', 'Ramesh Meena'],
	['1\tउमेदवाराचे संपूर्ण नाव, Full Name (Surname first)\tPATIL SACHIN VITTHAL', 'Patil Sachin Vitthal'],
])('%j is called %s', (line, name) => {
	expect(proposeFrom(`${line}\nEducation\nGNM, 2016`, '2026-11-22').name).toBe(name)
})

test('a surname in the next line is one where the email address has it, and a town is none', () => {
	const nameOf = (next: string) =>
		proposeFrom(`Gurpreet Kaur\n${next}\ngurpreetsandhu@mail.example\nEducation\nGNM, 2016`, '2026-11-22').name
	expect([nameOf('Sandhu'), nameOf('Karad')]).toEqual(['Gurpreet Kaur Sandhu', 'Gurpreet Kaur'])
})

test.each(['TOTAL EXPERIENCE\n11 YEARS 11 MONTHS', 'Total Clinical Experience\n11 years'])(
	'the years below %j are those in all',
	(stated) => {
		expect(read('Experience', 'Staff Nurse, Apex Hospital, Pune, Jan 2005 - Present', stated).yearsOfExperience).toBe(
			11,
		)
	},
)

test.each(['Shri Ram Hospital, Pune — Dr Rao, 9876543210', 'Dr. Mahesh Rao, Medical Superintendent, 98860 11243'])(
	'the number of %j is that of a referee without a label',
	(referee) => {
		expect(read(referee, 'asha@mail.example', 'Mobile 9000000001').phone).toBe('+919000000001')
	},
)

test('a catheter of dialysis is no urinary one, and care after an operation not the operation', () => {
	expect(read('Skills', 'Dialysis catheter dressing, Post-CABG care').skills).toEqual([
		'Dialysis access care',
		'Post-cardiac surgery care',
	])
})

test.each([
	['Tunnelled catheter insertion, CRRT', []],
	['Epidural catheter care', []],
	['Suprapubic catheter change', []],
	['IV cannulation and catheter insertion', ['Urinary catheterization']],
	['Male catheterization', ['Urinary catheterization']],
	['Ryles tube, catheter care, dressing', ['Urinary catheterization']],
])('%s: only a catheter without a kind is the urinary one', (skills, expected) => {
	expect(read('Skills', skills).skills.filter((skill) => skill.startsWith('Urinary'))).toEqual(expected)
})

test('a time that a narrow column has cut twice is one', () => {
	const lines = ['Aug Senior Resident, Dayanand Hospital, Ludhiana', '2021–Feb Reporting and teaching.', '2023']
	expect(read('Experience', ...lines).employers).toMatchObject([
		{ role: 'Senior Resident', startsOn: '2021-08-01', endsOn: '2023-02-28' },
	])
})

test('an open time above a degree with its own time is not cut', () => {
	const pursued = 'P.G. Diploma in Hospital Administration (pursuing)\tNavgujarat Institute\t2025 –'
	expect(read('Education', pursued, 'B.H.M.S.\tDave College, Anand\tMar. 2020').degrees).toMatchObject([
		{ institution: 'Navgujarat Institute', startYear: 2025, endYear: null },
		{ degree: 'BHMS', institution: 'Dave College, Anand', endYear: 2020 },
	])
})

test('two degrees in the cells of one row are for the person to look at', () => {
	const { degrees } = read('Education', 'MD Medicine B.J. College MBBS Shah College\tMay 2015 Dec 2010')
	expect(degrees.map(({ isSure }) => isSure)).toEqual([false, false])
})

test('colleges stand above their degrees when a school stands above `12th`', () => {
	const rows = ['State College of Nursing, Dehradun', 'M.Sc Nursing · (2016 - 2018)', 'Himalayan College of Nursing']
	const { degrees } = read(
		'Education',
		...rows,
		'BSc Nursing · (2011 - 2015)',
		'Kendriya Vidyalaya, Pauri',
		'12th, Science',
	)
	expect(degrees.map(({ institution }) => institution)).toEqual([
		'State College of Nursing, Dehradun',
		'Himalayan College of Nursing',
	])
})

test('a post that goes on is one, in two languages too', () => {
	const post = 'Medical Officer\tVasundhara Hospital, Jodhpur\t09.10.2023\tनिरन्तर / Continue'
	expect(read('Experience', post).employers).toMatchObject([{ startsOn: '2023-10-01', endsOn: null }])
})

test('a duty whose mark the print has lost is no place of work', () => {
	const { employers } = read(
		'Work history',
		'Consultant Dermatologist\tApr 2021 – till date',
		'Silver Oaks Superspeciality, Mohali',
		'Runs the psoriasis clinic of Silver Oaks twice a week',
	)
	expect(employers).toMatchObject([{ hospital: 'Silver Oaks Superspeciality, Mohali' }])
})

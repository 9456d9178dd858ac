import { expect, test } from 'vitest'
import { company } from '#app/company.ts'
import { personName as senderName } from '#app/platform/text/text.server.ts'
import { optionalPersonName, personName } from './person-name.server.ts'

test.each([
	company.formerName,
	`Dr ${company.formerName.replace(/(?=Link)/, ' ')} Rao`,
	'Lakeside Clinic',
	'Apollo Hospital',
	'HOSPITAL',
	'Lakeside Hosp.',
	'HR Lakeside',
	'Lakeside HR',
	'HR Manager',
	'Human Resources Lakeside',
	'Sai Nursing Home',
	'Medical Officer',
	'Lakeside Heart Institute',
	'Aster Super Speciality',
	'Recruiting Desk',
	'ICU Department',
	'NABH Priya',
	'Priya NABL',
	'MMC Reg',
	'Staff Nurse',
	'Duty Doctor',
	'सह्याद्री हॉस्पिटल',
	'जिला अस्पताल',
	'उपजिल्हा रुग्णालय',
	'आशा दवाखाना',
	'এপোলো হাসপাতাল',
	'அப்போலோ மருத்துவமனை',
	'అపోలో ఆసుపత్రి',
	'ಅಪೊಲೊ ಆಸ್ಪತ್ರೆ',
	'അപ്പോളോ ആശുപത്രി',
	'اپولو ہسپتال',
])('%s is the name of a hospital or an office, not of a person', (name) => {
	expect(personName.safeParse(name).error?.issues[0]?.message).toMatch(
		/not the name of a hospital.* such as H R Rao\.$/,
	)
	expect(optionalPersonName.safeParse(name).success).toBe(false)
	// The contact form takes it: its sender may write for a hospital.
	expect(senderName.safeParse(name).success).toBe(true)
})

test.each([
	['Dr. (Mrs.) Sunita Patil', 'Dr. Mrs. Sunita Patil'],
	['Dr.(Smt) Sunita Patil', 'Dr. Smt Sunita Patil'],
	['Col (Dr) A. K. Singh (Retd.)', 'Col Dr A. K. Singh Retd.'],
	['डॉ. (सौ.) सुनीता पाटील', 'डॉ. सौ. सुनीता पाटील'],
])('%s has a title in brackets', (typed, name) => {
	expect(personName.parse(typed)).toBe(name)
	expect(personName.safeParse('Sunita (Verified)').success).toBe(false)
	expect(personName.safeParse('Sunita (Apollo)').success).toBe(false)
})

test.each([
	'Cyrus Hospitalwala',
	'H R Nagaraj',
	'Dr. H.R. Lakeside',
	'Hrishikesh Rao',
	'Hrithik Das',
	'Zubin Doctor',
	'Trisha Nurse',
	'Nabh Jain',
	'NABH JAIN',
	'Sukanta Pramanik',
	'Farokh Engineer',
	'Percy Daruwala',
	'Asha Vaidya',
	'Hakim Khan',
	'Joseph Deptford',
	'Clinton Fernandes',
	'Nursing Rao',
	'Trust Mawlong',
	'Steve Jobs',
	'Mary Officer',
	'आशा दवे',
	'हरीश रुग्णवाल',
])('%s is taken as the name of a person', (name) => {
	expect(personName.parse(name)).toBe(name.normalize('NFC'))
})

test('an optional name may be left out', () => {
	expect(optionalPersonName.parse('')).toBeNull()
})

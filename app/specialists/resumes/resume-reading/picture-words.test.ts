import { expect, test } from 'vitest'
import { mended } from './picture-words.ts'

test.each([
	['MBBS,Maulana Azad MedicalCollege,Delhi2020', 'MBBS, Maulana Azad Medical College, Delhi 2020'],
	['2007MBBSPeriyar Medical CollegeAluva', '2007 MBBS Periyar Medical College Aluva'],
	['2007B.Sc.Nursing', '2007 B.Sc.Nursing'],
	['Oct2015-Mar 2019', 'Oct 2015 - Mar 2019'],
	['05/2020to04/2024', '05/2020 to 04/2024'],
	['Reg.No.2014/09/7206', 'Reg.No. 2014/09/7206'],
	['Mob:9000076291', 'Mob: 9000076291'],
	['2oi0', '2010'],
	['90000880ll', '9000088011'],
	['No.Xxxll-93001', 'No.XXXII-93001'],
	['KaveriMedicalCollege', 'Kaveri Medical College'],
	['Email:asha.menon27@mail.example', 'Email: asha.menon27@mail.example'],
])('%j is printed as %j', (read, printed) => {
	expect(mended(read)).toBe(printed)
})

test.each([
	'Dr. A. P. McDonald, PhD, MCh, DNB',
	'B.Sc. Nursing, M.S. (ENT)',
	'asha.menon27@mail.example',
	'MMC 2012/07/4471, XXXII-93001, MH12345',
	'Solo practice in Oslo, 10 lists a week',
])('%j stays as it is', (line) => {
	expect(mended(line)).toBe(line)
})

import { describe, expect, test } from 'vitest'
import { readCollege, suggestColleges } from './colleges.server.ts'

describe('a typed college', () => {
	test.each([
		['AFMC', 'Armed Forces Medical College, Pune'],
		['A.F.M.C. Pune', 'Armed Forces Medical College, Pune'],
		['armed forces medical college', 'Armed Forces Medical College, Pune'],
		['B.J. Medical College, Pune', 'B. J. Government Medical College, Pune'],
		['B J Govt. Medical College Pune', 'B. J. Government Medical College, Pune'],
		['BJMC Ahmedabad', 'B. J. Medical College, Ahmedabad'],
		['GMC Nagpur', 'Government Medical College, Nagpur'],
		['Govt. Medical College & Hospital, Nagpur', 'Government Medical College, Nagpur'],
		['शासकीय वैद्यकीय महाविद्यालय, नागपूर', 'Government Medical College, Nagpur'],
		['KEM Mumbai', 'Seth G. S. Medical College and KEM Hospital, Mumbai'],
		['KEM Parel', 'Seth G. S. Medical College and KEM Hospital, Mumbai'],
		['KEM pune', 'KEM Hospital, Pune'],
		['K.E.M. Hospital, Pune', 'KEM Hospital, Pune'],
		['dinanath mangeshkar hospital', 'Deenanath Mangeshkar Hospital and Research Center, Pune'],
		['DMH Pune', 'Deenanath Mangeshkar Hospital and Research Center, Pune'],
		['ruby hall', 'Ruby Hall Clinic, Pune'],
		['Jehangir hospital pune', 'Jehangir Hospital, Pune'],
		['YCM hospital', 'Yashwantrao Chavan Memorial Hospital, Pimpri-Chinchwad'],
		['Seth GS Medical College and KEM Hospital', 'Seth G. S. Medical College and KEM Hospital, Mumbai'],
		['Sion Hospital, Bombay', 'Lokmanya Tilak Municipal Medical College, Mumbai'],
		['MUHS', 'Maharashtra University of Health Sciences, Nashik'],
		['M.U.H.S. Nashik', 'Maharashtra University of Health Sciences, Nashik'],
		['AIIMS New Delhi', 'All India Institute of Medical Sciences, New Delhi'],
		['CMC Vellore', 'Christian Medical College, Vellore'],
		['College of Nursing AFMC', 'College of Nursing, Armed Forces Medical College, Pune'],
		['DY Patil Pimpri', 'Dr. D. Y. Patil Medical College, Pune'],
		['NKP Salve', 'N. K. P. Salve Institute of Medical Sciences, Nagpur'],
		['Grant medical', 'Grant Government Medical College, Mumbai'],
		['grant college mumbai', 'Grant Government Medical College, Mumbai'],
		['Topiwala', 'Topiwala National Medical College, Mumbai'],
		['lokmanya tilak', 'Lokmanya Tilak Municipal Medical College, Mumbai'],
		['LTM medical college', 'Lokmanya Tilak Municipal Medical College, Mumbai'],
		['बी जे मेडिकल कॉलेज पुणे', 'B. J. Government Medical College, Pune'],
		['St Johns Bangalore', 'St. John’s Medical College, Bengaluru'],
	])('“%s” is %s', (typed, name) => {
		expect(readCollege(typed)).toEqual({ kind: 'known', name })
	})

	test.each(['KEM', 'BJMC', 'बी जे मेडिकल', 'bj medical', 'Tilak', 'AIIMS', 'KMC', 'GMC', 'CMC'])(
		'“%s” could be several, and is asked',
		(typed) => {
			expect(readCollege(typed).kind).toBe('unsure')
		},
	)

	test.each([
		'GMC Baramati',
		'Grant Road',
		'National',
		'Lakeside School of Nursing',
		'AFMC Nagpur',
		'Hospital',
		'College',
		'Medical College',
		'12',
		'Pune',
	])('“%s” is kept as it is typed', (typed) => {
		expect(readCollege(typed)).toEqual({ kind: 'unknown' })
	})

	test('letters and the beginning of a name are completed', () => {
		expect(suggestColleges('afm')).toContain('Armed Forces Medical College, Pune')
		expect(suggestColleges('gmc nag')).toContain('Government Medical College, Nagpur')
		expect(suggestColleges('government medical nag')).toContain('Government Medical College, Nagpur')
	})
})

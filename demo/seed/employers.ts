import type { EmployerKind } from './careers.ts'

/** A medical college and the hospital in which it teaches; public ones, under their own names. */
export type College = { college: string; hospital: string; nursing: string }

type Region = { colleges: College[]; languages: string[] }

const maharashtra: Region = {
	languages: ['mr', 'hi', 'en'],
	colleges: [
		{
			college: 'B. J. Government Medical College, Pune',
			hospital: 'Sassoon General Hospital, Pune',
			nursing: 'College of Nursing, Sassoon Campus, Pune',
		},
		{
			college: 'Government Medical College, Nagpur',
			hospital: 'Government Medical College Hospital, Nagpur',
			nursing: 'Government College of Nursing, Nagpur',
		},
		{
			college: 'Grant Government Medical College, Mumbai',
			hospital: 'Sir J. J. Hospital, Mumbai',
			nursing: 'Institute of Nursing Education, Mumbai',
		},
		{
			college: 'Seth G. S. Medical College, Mumbai',
			hospital: 'K. E. M. Hospital, Mumbai',
			nursing: 'Institute of Nursing Education, Mumbai',
		},
		{
			college: 'Government Medical College, Miraj',
			hospital: 'Government Medical College Hospital, Miraj',
			nursing: 'School of Nursing, Miraj',
		},
	],
}

/** Where people of a state train, and what they speak, by the code of its council. */
const regions: Record<string, Region> = {
	MH: maharashtra,
	KA: {
		languages: ['kn', 'en', 'hi'],
		colleges: [
			{
				college: 'Bangalore Medical College',
				hospital: 'Victoria Hospital, Bangalore',
				nursing: 'Government College of Nursing, Bangalore',
			},
			{
				college: 'Mysore Medical College',
				hospital: 'K. R. Hospital, Mysore',
				nursing: 'Government College of Nursing, Mysore',
			},
		],
	},
	TS: {
		languages: ['te', 'en', 'hi'],
		colleges: [
			{
				college: 'Osmania Medical College, Hyderabad',
				hospital: 'Osmania General Hospital, Hyderabad',
				nursing: 'Government College of Nursing, Hyderabad',
			},
			{
				college: 'Gandhi Medical College, Secunderabad',
				hospital: 'Gandhi Hospital, Secunderabad',
				nursing: 'Government College of Nursing, Hyderabad',
			},
		],
	},
	TN: {
		languages: ['ta', 'en'],
		colleges: [
			{
				college: 'Madras Medical College',
				hospital: 'Government General Hospital, Chennai',
				nursing: 'College of Nursing, Madras Medical College',
			},
			{
				college: 'Stanley Medical College, Chennai',
				hospital: 'Government Stanley Hospital, Chennai',
				nursing: 'College of Nursing, Madras Medical College',
			},
		],
	},
	GJ: {
		languages: ['gu', 'hi', 'en'],
		colleges: [
			{
				college: 'B. J. Medical College, Ahmedabad',
				hospital: 'Civil Hospital, Ahmedabad',
				nursing: 'Government College of Nursing, Ahmedabad',
			},
			{
				college: 'Government Medical College, Surat',
				hospital: 'New Civil Hospital, Surat',
				nursing: 'Government College of Nursing, Surat',
			},
		],
	},
	DL: {
		languages: ['hi', 'en'],
		colleges: [
			{
				college: 'Maulana Azad Medical College, Delhi',
				hospital: 'Lok Nayak Hospital, Delhi',
				nursing: 'College of Nursing, Delhi',
			},
			{
				college: 'University College of Medical Sciences, Delhi',
				hospital: 'Guru Teg Bahadur Hospital, Delhi',
				nursing: 'College of Nursing, Delhi',
			},
		],
	},
	RJ: {
		languages: ['hi', 'en'],
		colleges: [
			{
				college: 'S. M. S. Medical College, Jaipur',
				hospital: 'S. M. S. Hospital, Jaipur',
				nursing: 'Government College of Nursing, Jaipur',
			},
			{
				college: 'Dr S. N. Medical College, Jodhpur',
				hospital: 'Mathura Das Mathur Hospital, Jodhpur',
				nursing: 'Government College of Nursing, Jodhpur',
			},
		],
	},
}

export const regionOf = (council: string): Region => regions[council] ?? maharashtra

/** Private employers are made up. Each city has one of each name. */
const names: Record<EmployerKind, string[]> = {
	general: [
		'Niramay Hospital',
		'Unity Multispeciality Hospital',
		'Apex Care Hospital',
		'Sadbhav Hospital',
		'Aadhar Hospital',
		'Swasthya Hospital',
	],
	heart: ['Hridaya Heart Hospital', 'Spandan Cardiac Centre', 'Pulse Heart Institute'],
	neuro: ['Neuron Super Speciality Hospital', 'Mastishk Brain and Spine Centre', 'Axon Hospital'],
	ortho: ['Asthi Orthopaedic Hospital', 'Gati Joint and Trauma Centre', 'Sanchar Orthopaedic Hospital'],
	home: ['Shanti Nursing Home', 'Matrutva Nursing Home', 'Anand Nursing Home'],
}
export const employersOf = (kind: EmployerKind): readonly string[] => names[kind]

/** Some years in a government hospital follow MBBS in most states. */
export const bondPlaces: Record<string, string[]> = {
	MH: ['Rural Hospital, Junnar', 'Sub-District Hospital, Baramati', 'Civil Hospital, Satara', 'Rural Hospital, Shirur'],
	KA: ['Taluk Hospital, Ramanagara'],
	TS: ['Area Hospital, Siddipet'],
	TN: ['Government Hospital, Tambaram'],
	GJ: ['Community Health Centre, Sanand'],
	DL: ['Dispensary, Rohini'],
	RJ: ['Community Health Centre, Chomu'],
}

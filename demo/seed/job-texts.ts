import type { JobShift } from '#app/catalog/shifts.ts'
import type { EmploymentType } from '#app/jobs/status.ts'
import type { DutySheet } from '#app/jobs/form/duty-sheet.ts'
import type { Terms } from '#app/jobs/terms/terms.ts'
import type { PayModel } from '#app/jobs/pay-model.ts'
import type { PayUnit } from '#app/platform/text/money.ts'

/** What a hospital is: what work it has follows from it. */
export type HospitalKind = 'general' | 'super' | 'home' | 'heart' | 'ortho' | 'women' | 'surgical'

/** What hospitals really ask for, one entry per kind of job. `{hospital}`, `{place}`, `{theatres}` and `{beds}` are filled in. */
export type JobText = {
	slug: string
	title: string
	employmentType: EmploymentType
	shift: JobShift
	hours: number
	payUnit: PayUnit
	/** Lower and upper end in rupees per unit. */
	pay: [number, number]
	years: [number, number | null]
	skills: string[]
	description: string
	responsibilities: string[]
	requirements: string[]
	/** How often it appears, relative to the others. */
	weight: number
	/** Rupees that every hospital pays on joining, for a post that is hard to fill. */
	bonus?: number
	/** How many of it are open beside those of the demo's own hospital; one where nothing is said. */
	open?: number
	/** Hospitals that have such work. */
	at: readonly HospitalKind[]
	/** What of the duty sheet belongs to the work itself. */
	duty: Partial<DutySheet & Terms>
	payModel?: PayModel
	feeSharePercent?: number
}

export const jobTexts: JobText[] = [
	{
		slug: 'anesthesiologist',
		title: 'Consultant Anesthesiologist',
		employmentType: 'permanent',
		shift: 'morning',
		hours: 8,
		payUnit: 'month',
		pay: [125_000, 190_000],
		years: [5, 10],
		weight: 5,
		open: 5,
		at: ['general', 'super', 'surgical', 'home'],
		duty: {
			casesPerDayMin: 4,
			casesPerDayMax: 6,
			onCall: 'home',
			onCallEvery: 5,
			nightsPerMonth: 0,
			team: '4 consultants, 2 DNB residents',
		},
		skills: ['General anesthesia', 'Regional anesthesia', 'Difficult airway', 'Pre-anesthetic check (PAC)'],
		description:
			'{hospital} in {place} runs {theatres} with planned general surgery, orthopedics and gynecology. We look for a consultant who takes morning lists five days a week, sees patients in the PAC clinic the day before, and shares second on-call one night in five. Lists start at 8:30; a technician and a trained recovery nurse are in every theatre.',
		responsibilities: [
			'Anesthesia for four to six planned cases a day',
			'PAC clinic twice a week',
			'Second on-call, one night in five, from home',
			'Teaching of two DNB residents',
		],
		requirements: [
			'MD or DNB Anaesthesiology',
			'Current state council registration',
			'At least five years after qualification',
			'ACLS within the last two years',
		],
	},
	{
		slug: 'anesthesiologist',
		title: 'Anesthesiologist, night and emergency',
		employmentType: 'permanent',
		shift: 'night',
		hours: 12,
		payUnit: 'month',
		pay: [100_000, 160_000],
		years: [2, 8],
		weight: 4,
		open: 7,
		at: ['general', 'super', 'home', 'surgical'],
		duty: {
			casesPerDayMin: 2,
			casesPerDayMax: 4,
			onCall: 'none',
			nightsPerMonth: 15,
			meals: 'on-duty',
			accommodation: 'room',
			team: '1 consultant on call, 1 technician',
		},
		skills: ['Spinal and epidural', 'Labor analgesia', 'Difficult airway', 'ACLS'],
		description:
			'Nights from 8 pm to 8 am, fifteen a month, at {hospital}, {place}. Mostly cesarean sections, trauma and laparotomies; a consultant is on call and comes in when asked. A duty room with its own washroom, dinner and a cab home after the shift are included.',
		responsibilities: [
			'First on-call for emergency theatre and labor ward',
			'Intubation and line support for the ICU at night',
			'Handover at 8 am, in writing',
		],
		requirements: [
			'MD, DNB or DA',
			'Registration with the state council',
			'Confident with spinal anesthesia for cesarean section',
		],
	},
	{
		slug: 'cardiac-anesthesiologist',
		title: 'Consultant Anesthesiologist, cardiac',
		employmentType: 'permanent',
		shift: 'morning',
		hours: 9,
		payUnit: 'month',
		pay: [290_000, 375_000],
		years: [8, null],
		weight: 2,
		open: 6,
		at: ['heart', 'super'],
		duty: {
			casesPerDayMin: 1,
			casesPerDayMax: 2,
			onCall: 'hospital',
			onCallEvery: 3,
			team: '3 cardiac anesthesiologists, 1 resident',
		},
		skills: ['Cardiac anesthesia', 'Transesophageal echo', 'Arterial and central lines', 'ICU care'],
		description:
			'Two cardiac theatres at {hospital} do about 45 pump cases a month, valves and CABG, and TAVI twice a month. You would be the third cardiac anesthesiologist, with one in three on-call and every third weekend free of it.',
		responsibilities: [
			'Anesthesia and TEE for one to two cardiac cases a day',
			'First hours of post-operative care in the CVTS ICU',
			'One in three on-call, resident',
		],
		requirements: [
			'MD or DNB Anaesthesiology with DM or FNB in cardiac anesthesia, or three years in a cardiac unit',
			'TEE without supervision',
		],
	},
	{
		slug: 'anesthesiologist',
		title: 'Visiting Anesthesiologist, day surgery',
		employmentType: 'visiting',
		shift: 'variable',
		hours: 6,
		payUnit: 'case',
		pay: [4_000, 6_500],
		years: [2, null],
		weight: 3,
		open: 5,
		at: ['surgical', 'general', 'home', 'super'],
		duty: { casesPerDayMin: 3, casesPerDayMax: 6, onCall: 'none', nightsPerMonth: 0, indemnity: 'own' },
		skills: ['Day-care anesthesia', 'TIVA', 'Ultrasound-guided nerve blocks'],
		description:
			'Day surgery at {hospital}, {place}: hernias, scopes, cataract and ENT. You are paid per case on the same day, by bank transfer. Lists are on WhatsApp by 7 pm the evening before, and a cancelled list within twelve hours is paid at half.',
		responsibilities: ['Three to six short cases a list', 'Fit-for-discharge check before you leave'],
		requirements: ['MD, DNB or DA', 'Own professional indemnity'],
	},
	{
		slug: 'anesthesiologist',
		title: 'Locum Anesthesiologist, weekend cover',
		employmentType: 'locum',
		shift: 'weekend',
		hours: 24,
		payUnit: 'shift',
		pay: [16_000, 21_000],
		years: [1, null],
		weight: 3,
		open: 5,
		at: ['general', 'super', 'home', 'surgical', 'heart', 'ortho'],
		duty: {
			casesPerDayMin: 2,
			casesPerDayMax: 4,
			onCall: 'none',
			accommodation: 'room',
			meals: 'all',
			indemnity: 'hospital',
		},
		skills: ['General anesthesia', 'Spinal and epidural', 'ICU care'],
		description:
			'Cover for Saturday 8 am to Sunday 8 am at {hospital}. On average three emergencies in 24 hours; {theatres}, blood bank in the building. Room and meals provided. Four weekends are open, together or one by one.',
		responsibilities: ['All emergency anesthesia of the shift', 'Calls to the ICU when asked by the intensivist'],
		requirements: ['MD, DNB or DA', 'State council registration'],
	},
	{
		slug: 'obstetric-anesthesiologist',
		title: 'Obstetric Anesthesiologist',
		employmentType: 'part-time',
		shift: 'evening',
		hours: 6,
		payUnit: 'hour',
		pay: [850, 1_100],
		years: [3, 10],
		weight: 2,
		open: 3,
		at: ['general', 'super', 'women'],
		duty: {
			casesPerDayMin: 2,
			casesPerDayMax: 4,
			onCall: 'none',
			nightsPerMonth: 0,
			team: '2 obstetricians, 1 technician',
		},
		skills: ['Labor analgesia', 'Spinal and epidural', 'Obstetric anesthesia'],
		description:
			'{hospital} in {place} is starting a round-the-clock epidural service. Evenings from 2 pm to 8 pm, three or four days a week, as you like. About 160 births a month, one in three with an epidural.',
		responsibilities: [
			'Epidurals and their follow-up',
			'Planned and emergency cesarean sections',
			'Teaching the night team',
		],
		requirements: ['MD or DNB Anaesthesiology', 'At least 100 labor epidurals done'],
	},
	{
		slug: 'anesthesiologist',
		title: 'Junior Consultant, Anesthesia and ICU',
		employmentType: 'permanent',
		shift: 'variable',
		hours: 8,
		payUnit: 'month',
		pay: [85_000, 100_000],
		years: [0, 3],
		weight: 3,
		open: 3,
		at: ['general', 'super', 'heart', 'ortho'],
		duty: {
			casesPerDayMin: 3,
			casesPerDayMax: 5,
			onCall: 'none',
			nightsPerMonth: 7,
			team: '5 consultants, 2 residents',
		},
		skills: ['ICU care', 'General anesthesia', 'Arterial and central lines'],
		description:
			'A first job after MD or DNB: half theatre, half ICU, with a named senior for your first six months. {hospital} has a twelve-bed ICU and {theatres}. Duties rotate and are published a month ahead.',
		responsibilities: [
			'Theatre lists with a consultant next door',
			'ICU rounds and procedures',
			'Seven night duties a month',
		],
		requirements: ['MD, DNB or DA', 'Registration, or application in process'],
	},
	{
		slug: 'general-surgeon',
		title: 'General and Laparoscopic Surgeon',
		employmentType: 'permanent',
		shift: 'morning',
		hours: 8,
		payUnit: 'month',
		pay: [125_000, 150_000],
		payModel: 'guarantee',
		feeSharePercent: 30,
		years: [3, 12],
		weight: 2,
		open: 6,
		at: ['general', 'super', 'surgical', 'home'],
		duty: { casesPerDayMin: 2, casesPerDayMax: 4, onCall: 'home', onCallEvery: 3, team: '3 surgeons, 2 residents' },
		skills: ['Laparoscopic surgery', 'Hernia repair', 'Cholecystectomy', 'Emergency surgery'],
		description:
			'A surgical unit of three at {hospital}, {place}, with its own theatre on Monday, Wednesday and Friday. Minimum guarantee plus a share above it, and the month’s figures are shown to you line by line.',
		responsibilities: [
			'Outpatient clinic three days a week',
			'Two to four planned operations a list',
			'Emergency on-call, one in three',
		],
		requirements: ['MS or DNB General Surgery', 'Independent in basic laparoscopy'],
	},
	{
		slug: 'orthopedic-surgeon',
		title: 'Orthopedic Surgeon, trauma',
		employmentType: 'permanent',
		shift: 'emergency',
		hours: 10,
		payUnit: 'month',
		pay: [140_000, 200_000],
		years: [4, null],
		weight: 2,
		open: 4,
		at: ['ortho', 'general', 'super'],
		duty: { casesPerDayMin: 2, casesPerDayMax: 5, onCall: 'home', onCallEvery: 3, team: '4 surgeons, 3 residents' },
		skills: ['Fracture fixation', 'Trauma surgery', 'Joint replacement'],
		description:
			'The highway brings trauma: about 70 fractures a month at {hospital}. A C-arm in each orthopedic theatre, implants in stock from two makers, and a physiotherapy team of six.',
		responsibilities: ['Trauma on-call, one in three', 'Planned lists twice a week', 'Fracture clinic'],
		requirements: ['MS or DNB Orthopaedics', 'Two years of trauma work after qualification'],
	},
	{
		slug: 'neurosurgeon',
		title: 'Consultant Neurosurgeon',
		employmentType: 'permanent',
		shift: 'variable',
		hours: 9,
		payUnit: 'month',
		pay: [400_000, 650_000],
		years: [5, null],
		bonus: 100_000,
		weight: 1,
		open: 3,
		at: ['super'],
		duty: {
			casesPerDayMin: 1,
			casesPerDayMax: 2,
			onCall: 'home',
			onCallEvery: 2,
			team: '2 neurosurgeons, 2 residents',
		},
		skills: ['Craniotomy', 'Spine surgery', 'Microsurgery'],
		description:
			'Second neurosurgeon for a unit with its own neuro-ICU of eight beds at {hospital}, {place}. Microscope, navigation and a 24-hour CT and MRI.',
		responsibilities: [
			'Head injury and spine on-call, one in two',
			'Outpatient clinic',
			'Building the stroke service with the neurologist',
		],
		requirements: ['MCh or DrNB Neurosurgery'],
	},
	{
		slug: 'cardiac-surgeon',
		title: 'Associate Consultant, Cardiac Surgery',
		employmentType: 'permanent',
		shift: 'morning',
		hours: 9,
		payUnit: 'month',
		pay: [200_000, 300_000],
		years: [2, 8],
		weight: 1,
		open: 3,
		at: ['heart', 'super'],
		duty: {
			casesPerDayMin: 1,
			casesPerDayMax: 2,
			onCall: 'hospital',
			onCallEvery: 3,
			team: '2 senior surgeons, 2 perfusionists',
		},
		skills: ['CABG', 'Valve replacement'],
		description:
			'Work beside two senior cardiac surgeons at {hospital}. After the first year you lead one list a week.',
		responsibilities: [
			'Assisting and, step by step, leading pump cases',
			'Ward and ICU rounds',
			'One in three on-call',
		],
		requirements: ['MCh Cardiothoracic and Vascular Surgery'],
	},
	{
		slug: 'general-physician',
		title: 'Consultant Physician',
		employmentType: 'permanent',
		shift: 'evening',
		hours: 8,
		payUnit: 'month',
		pay: [120_000, 180_000],
		years: [3, null],
		weight: 1,
		open: 4,
		at: ['general', 'super', 'home', 'heart', 'surgical'],
		duty: { onCall: 'home', onCallEvery: 4, nightsPerMonth: 0, team: '2 resident doctors' },
		skills: ['Diabetes care', 'Hypertension', 'ICU care'],
		description:
			'Evening outpatient clinic and ward rounds at {hospital}, {place}. About 25 outpatients and 18 inpatients a day, with two resident doctors.',
		responsibilities: ['Clinic from 4 pm to 8 pm', 'Ward rounds and medical opinions for surgery'],
		requirements: ['MD or DNB General Medicine'],
	},
	{
		slug: 'icu-nurse',
		title: 'Staff Nurse, ICU',
		employmentType: 'permanent',
		shift: 'night',
		hours: 8,
		payUnit: 'month',
		pay: [32_000, 48_000],
		years: [1, 6],
		weight: 2,
		open: 6,
		at: ['general', 'super', 'home'],
		duty: { nightsPerMonth: 10, onCall: 'none', accommodation: 'shared-room', team: '7 nurses each shift' },
		skills: ['Ventilator care', 'Arterial line care', 'BLS'],
		description:
			'One nurse to two beds, always: {hospital} counts it each shift and shows the figure at the door of the ICU. Hostel next to the hospital and a night allowance.',
		responsibilities: ['Care of two ventilated patients', 'Hourly charting on the tablet', 'Handover at the bedside'],
		requirements: ['GNM or BSc Nursing', 'RN/RM registration', 'One year in an ICU'],
	},
	{
		slug: 'ot-nurse',
		title: 'Scrub Nurse, operation theatre',
		employmentType: 'permanent',
		shift: 'morning',
		hours: 8,
		payUnit: 'month',
		pay: [30_000, 42_000],
		years: [1, 8],
		weight: 2,
		open: 4,
		at: ['general', 'super', 'surgical', 'home'],
		duty: { casesPerDayMin: 4, casesPerDayMax: 8, onCall: 'home', onCallEvery: 6, team: '8 nurses, 3 technicians' },
		skills: ['Scrub and circulate', 'Instrument count', 'Sterilization'],
		description:
			'{theatres} for general surgery, gynecology and fractures at {hospital} in {place}. Morning shifts, one Sunday in four. Training for laparoscopy sets is paid for.',
		responsibilities: ['Scrubbing for planned lists', 'Counts and records', 'Readiness of emergency sets'],
		requirements: ['GNM or BSc Nursing', 'State nursing council registration'],
	},
]

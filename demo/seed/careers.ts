/** What people of one speciality have learnt, done and can do, in the words that they use in India. Data only. */
export type Career = {
	slug: string
	/** Courses after MBBS, or after school for nurses, in order; one of these ways is drawn. */
	training: Course[][]
	/** Positions in order, each held from so many years after training. */
	ladder: { from: number; role: string }[]
	/** Lakh a month: fresh from training, after five years, after ten, after twenty. As our guide on pay prints them. */
	monthlyLakh: [number, number, number, number]
	/** What everyone of the speciality does, and what some do as well. */
	core: string[]
	more: string[]
	/** What the work is now, in a line: at a kind of hospital, or at any. */
	work: Partial<Record<EmployerKind | 'any', string[]>>
	/** Kinds of hospital where such people work. */
	at: EmployerKind[]
}
export type Course = {
	degree: string
	years: number
	role: string
	/** Where it is taken, when not at a college of the state. */
	institution?: string
}
export type EmployerKind = 'general' | 'heart' | 'neuro' | 'ortho' | 'home'

const resident = (department: string) => `Junior Resident, ${department}`
const senior = (department: string) => `Senior Resident, ${department}`
const md = (degree: string, department: string): Course => ({
	degree,
	years: 3,
	role: degree.startsWith('DNB') ? `DNB Resident, ${department}` : resident(department),
})
const superSpeciality = (degree: string, department: string): Course => ({ degree, years: 3, role: senior(department) })
const ladder = (department: string, name: string) => [
	{ from: 0, role: senior(department) },
	{ from: 1, role: `Registrar, ${department}` },
	{ from: 3, role: `Associate Consultant, ${department}` },
	{ from: 6, role: `Consultant ${name}` },
	{ from: 11, role: `Consultant ${name}` },
	{ from: 17, role: `Senior Consultant, ${department}` },
]
/** After a super speciality people begin as consultants under a senior one. */
const shortLadder = (department: string, name: string) => [
	{ from: 0, role: `Associate Consultant, ${department}` },
	{ from: 3, role: `Consultant ${name}` },
	{ from: 9, role: `Consultant ${name}` },
	{ from: 15, role: `Senior Consultant, ${department}` },
]
const nurseLadder = (unit: string) => [
	{ from: 0, role: 'Staff Nurse, surgical ward' },
	{ from: 1, role: `Staff Nurse, ${unit}` },
	{ from: 6, role: `Senior Staff Nurse, ${unit}` },
	{ from: 12, role: `Nurse In-charge, ${unit}` },
]
const gnm: Course = { degree: 'GNM', years: 3, role: '' }
const bsc: Course = { degree: 'BSc Nursing', years: 4, role: '' }
const nurseDiploma = (degree: string): Course => ({ degree, years: 1, role: '' })

export const careers = {
	anesthesiologist: {
		slug: 'anesthesiologist',
		training: [
			[md('MD Anaesthesiology', 'Anesthesiology')],
			[md('MD Anaesthesiology', 'Anesthesiology')],
			[md('DNB Anaesthesiology', 'Anesthesiology')],
			[{ degree: 'DA', years: 2, role: resident('Anesthesiology') }],
		],
		ladder: ladder('Anesthesiology', 'Anesthesiologist'),
		monthlyLakh: [0.85, 1.3, 1.95, 3.6],
		core: ['General anesthesia', 'Spinal and epidural', 'Pre-anesthetic check (PAC)'],
		more: [
			'Regional anesthesia',
			'Ultrasound-guided nerve blocks',
			'Labor analgesia',
			'Difficult airway',
			'Fiberoptic intubation',
			'Pediatric anesthesia',
			'Obstetric anesthesia',
			'Neuroanesthesia',
			'Day-care anesthesia',
			'TIVA',
			'Arterial and central lines',
			'Acute pain service',
			'Chronic pain procedures',
			'ICU care',
			'ACLS',
		],
		work: {
			general: [
				'Four to six planned cases a day in general surgery, urology and gynecology. Second on-call one night in five.',
				'Emergency theatre and labor ward, with about 60 cesarean sections a month.',
				'Six theatres and a ten-bed ICU, shared by five consultants. PAC clinic twice a week.',
			],
			ortho: [
				'Joint replacement and trauma lists, most of them under spinal or block.',
				'Three orthopedic theatres, two consultants. Nerve blocks for most patients.',
			],
			home: [
				'Cesarean sections, hernias and fractures; the only anesthesiologist on most days.',
				'Two theatres, day surgery in the morning and emergencies on call.',
			],
		},
		at: ['general', 'general', 'ortho', 'home'],
	},
	cardiacAnesthesiologist: {
		slug: 'cardiac-anesthesiologist',
		training: [
			[md('MD Anaesthesiology', 'Anesthesiology'), superSpeciality('DM Cardiac Anaesthesia', 'Cardiac Anesthesia')],
			[md('MD Anaesthesiology', 'Anesthesiology'), superSpeciality('DrNB Cardiac Anaesthesia', 'Cardiac Anesthesia')],
			[
				md('DNB Anaesthesiology', 'Anesthesiology'),
				{ degree: 'FNB Cardiac Anaesthesia', years: 2, role: 'Fellow, Cardiac Anesthesia' },
			],
		],
		ladder: shortLadder('Cardiac Anesthesia', 'Cardiac Anesthesiologist'),
		monthlyLakh: [1.9, 2.6, 3.3, 4.5],
		core: ['Cardiac anesthesia', 'Transesophageal echo', 'Arterial and central lines'],
		more: ['General anesthesia', 'Difficult airway', 'ICU care', 'Pediatric anesthesia', 'TIVA', 'ACLS'],
		work: {
			any: [
				'Valves and CABG, one or two pump cases a day, TEE in each.',
				'Adult cardiac lists and the first night in the CVTS ICU.',
				'Congenital hearts twice a week, adults on the other days.',
			],
		},
		at: ['heart'],
	},
	generalSurgeon: {
		slug: 'general-surgeon',
		training: [[md('MS General Surgery', 'General Surgery')], [md('DNB General Surgery', 'General Surgery')]],
		ladder: ladder('General Surgery', 'General Surgeon'),
		monthlyLakh: [0.95, 1.3, 1.5, 2.3],
		core: ['Hernia repair', 'Cholecystectomy', 'Emergency surgery'],
		more: ['Laparoscopic surgery', 'Trauma surgery', 'Bariatric surgery', 'Thyroid surgery', 'Appendectomy', 'ATLS'],
		work: {
			any: [
				'Laparoscopic gall bladders and hernias, about 35 operations a month.',
				'Elective list three days a week, emergencies every third day.',
			],
		},
		at: ['general', 'general', 'home'],
	},
	orthopedicSurgeon: {
		slug: 'orthopedic-surgeon',
		training: [[md('MS Orthopaedics', 'Orthopedics')], [md('DNB Orthopaedics', 'Orthopedics')]],
		ladder: ladder('Orthopedics', 'Orthopedic Surgeon'),
		monthlyLakh: [0.95, 1.5, 2, 3.4],
		core: ['Fracture fixation', 'Trauma surgery'],
		more: ['Joint replacement', 'Arthroscopy', 'Spine surgery', 'Hand surgery', 'Pediatric fractures', 'ATLS'],
		work: {
			any: [
				'Trauma list every morning, joint replacement on Tuesdays and Fridays.',
				'Fracture clinic and about 30 operations a month.',
			],
		},
		at: ['ortho', 'general'],
	},
	neurosurgeon: {
		slug: 'neurosurgeon',
		training: [
			[md('MS General Surgery', 'General Surgery'), superSpeciality('MCh Neurosurgery', 'Neurosurgery')],
			[md('MS General Surgery', 'General Surgery'), superSpeciality('DrNB Neurosurgery', 'Neurosurgery')],
		],
		ladder: shortLadder('Neurosurgery', 'Neurosurgeon'),
		monthlyLakh: [2.4, 3.6, 5, 7.5],
		core: ['Craniotomy', 'Head injury'],
		more: ['Spine surgery', 'Brain tumors', 'Microsurgery', 'Shunt surgery', 'Skull base surgery'],
		work: {
			any: [
				'Head injuries and spine, about 18 operations a month.',
				'Tumors and vascular work with a microscope list twice a week.',
			],
		},
		at: ['neuro'],
	},
	cardiacSurgeon: {
		slug: 'cardiac-surgeon',
		training: [
			[md('MS General Surgery', 'General Surgery'), superSpeciality('MCh Cardiothoracic and Vascular Surgery', 'CVTS')],
			[
				md('MS General Surgery', 'General Surgery'),
				superSpeciality('DrNB Cardiothoracic and Vascular Surgery', 'CVTS'),
			],
		],
		ladder: shortLadder('CVTS', 'Cardiac Surgeon'),
		monthlyLakh: [2, 3, 4.2, 6],
		core: ['CABG', 'Valve replacement'],
		more: [
			'Off-pump bypass',
			'Mitral valve repair',
			'Thoracic surgery',
			'Vascular surgery',
			'Congenital heart surgery',
		],
		work: {
			any: [
				'About 20 pump cases a month, most of them CABG.',
				'Valves and bypass with one associate, thoracic list on Saturdays.',
			],
		},
		at: ['heart'],
	},
	physician: {
		slug: 'general-physician',
		training: [[md('MD General Medicine', 'Medicine')], [md('DNB General Medicine', 'Medicine')]],
		ladder: ladder('Medicine', 'Physician'),
		monthlyLakh: [0.85, 1.2, 1.5, 2.2],
		core: ['Diabetes care', 'Sepsis management'],
		more: [
			'Mechanical ventilation',
			'Central venous access',
			'Bedside ultrasound',
			'Echocardiography',
			'Stroke thrombolysis',
			'ACLS',
		],
		work: {
			any: [
				'Twenty beds and an outpatient clinic six days a week.',
				'Medical ICU rounds in the morning, clinic in the afternoon.',
			],
		},
		at: ['general', 'home'],
	},
	icuNurse: {
		slug: 'icu-nurse',
		training: [[gnm], [bsc], [bsc, nurseDiploma('Diploma in Critical Care Nursing')]],
		ladder: nurseLadder('ICU'),
		monthlyLakh: [0.24, 0.34, 0.42, 0.55],
		core: ['Ventilator care', 'Patient monitoring', 'Arterial blood gas sampling'],
		more: [
			'Medication administration',
			'IV cannulation',
			'Infection control',
			'Post-operative care',
			'Hemodialysis',
			'Wound care',
			'BLS',
			'ACLS',
		],
		work: {
			any: [
				'Twelve-bed ICU, two ventilated patients a shift.',
				'Surgical ICU, post-operative patients in the first two days.',
			],
		},
		at: ['general', 'heart', 'neuro'],
	},
	theatreNurse: {
		slug: 'ot-nurse',
		training: [[gnm], [bsc], [bsc, nurseDiploma('Diploma in Operation Theatre Nursing')]],
		ladder: nurseLadder('operation theatre'),
		monthlyLakh: [0.23, 0.32, 0.4, 0.52],
		core: ['Scrub and circulating', 'OT instruments and sterilization'],
		more: [
			'Infection control',
			'Post-operative care',
			'Laparoscopic instruments',
			'Orthopedic instruments',
			'Patient positioning',
			'IV cannulation',
			'BLS',
		],
		work: {
			any: [
				'Scrubs for general surgery and orthopedics, four to six cases a day.',
				'Three theatres, instrument sets and the night emergency list in turn.',
			],
		},
		at: ['general', 'ortho', 'home'],
	},
	dutyDoctor: {
		slug: 'resident-medical-officer',
		training: [[]],
		ladder: [
			{ from: 0, role: 'Resident Medical Officer' },
			{ from: 3, role: 'Casualty Medical Officer' },
			{ from: 8, role: 'Senior Medical Officer' },
		],
		monthlyLakh: [0.5, 0.65, 0.75, 0.9],
		core: ['Triage', 'Sepsis management'],
		more: ['Central venous access', 'Bedside ultrasound', 'Diabetes care', 'ACLS', 'PALS'],
		work: {
			any: [
				'Wards and casualty at night, with consultants on call.',
				'Admissions, ward rounds and discharge summaries for forty beds.',
			],
		},
		at: ['general', 'home'],
	},
	ayushOfficer: {
		slug: 'ayush-medical-officer',
		training: [[{ degree: 'BAMS', years: 6, role: '', institution: 'Tilak Ayurved Mahavidyalaya, Pune' }]],
		ladder: [
			{ from: 0, role: 'Medical Officer, nursing home' },
			{ from: 5, role: 'Senior Medical Officer, nursing home' },
		],
		monthlyLakh: [0.25, 0.32, 0.38, 0.45],
		core: ['Patient monitoring', 'Medication administration'],
		more: ['IV cannulation', 'Wound care', 'Triage', 'Medical records', 'BLS'],
		work: {
			any: [
				'Day and night duty for twenty beds, with visiting consultants.',
				'Case papers, ward rounds and first care until the consultant comes.',
			],
		},
		at: ['home'],
	},
	wardNurse: {
		slug: 'staff-nurse',
		training: [[gnm], [gnm], [bsc]],
		ladder: nurseLadder('medical ward'),
		monthlyLakh: [0.2, 0.27, 0.34, 0.45],
		core: ['Medication administration', 'IV cannulation'],
		more: ['Patient monitoring', 'Wound care', 'Infection control', 'Post-operative care', 'BLS'],
		work: { any: ['General ward, eight patients a shift.', 'Medical ward and casualty in turn.'] },
		at: ['general', 'home'],
	},
} satisfies Record<string, Career>

export type CareerName = keyof typeof careers

/** Which people apply for jobs of a speciality that is not their own. */
export const alsoApply: Record<string, string[]> = {
	'obstetric-anesthesiologist': ['anesthesiologist'],
	'neuro-anesthesiologist': ['anesthesiologist'],
	'pediatric-anesthesiologist': ['anesthesiologist'],
	'pain-physician': ['anesthesiologist'],
	intensivist: ['anesthesiologist', 'general-physician'],
	'emergency-physician': ['general-physician'],
	'resident-medical-officer': ['general-physician'],
	surgeon: ['general-surgeon'],
	'laparoscopic-surgeon': ['general-surgeon'],
	'ward-nurse': ['icu-nurse'],
	'emergency-nurse': ['icu-nurse'],
	'dialysis-nurse': ['icu-nurse'],
	'cath-lab-nurse': ['icu-nurse'],
	'nursing-supervisor': ['icu-nurse', 'ot-nurse'],
}

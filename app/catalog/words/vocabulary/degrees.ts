import { dictionary } from '#app/platform/text/dictionary.ts'
import { qualificationsOf } from '../../qualifications.ts'
import type { Entry } from './entry.ts'
import { keyOf } from '../words.ts'
import { nurses } from './nurses.ts'

const anesthesia = [
	'anesthesiologist',
	'cardiac-anesthesiologist',
	'obstetric-anesthesiologist',
	'pediatric-anesthesiologist',
	'neuro-anesthesiologist',
]

/** Subjects that people name behind 'MD', 'MS', 'DNB' and 'diploma', with the degrees of the catalog and who holds them. */
const subjects: { says: string; asks: string[]; holds: Record<string, string>; opens: string[] }[] = [
	{
		says: 'anesthesia, anesthesiology, ANES, ANAES, anesthesiologist, anesthetist, anesth, anaesth',
		asks: ['anesthesiology'],
		holds: { MD: 'MD Anaesthesiology', DNB: 'DNB Anaesthesiology', diploma: 'DA' },
		opens: anesthesia,
	},
	{
		says: 'general surgery, surgery, gen surgery, gen surg, surgeon, general surgeon, GS, general laparoscopic surgery, laparoscopic surgery, lap surgery, general minimal access surgery',
		asks: ['general surgery'],
		holds: { MS: 'MS General Surgery', DNB: 'DNB General Surgery' },
		opens: ['general-surgeon', 'laparoscopic-surgeon'],
	},
	{
		says: 'orthopedics, ortho, orthopedic, orthopedic surgery',
		asks: ['orthopedics'],
		holds: { MS: 'MS Orthopaedics', DNB: 'DNB Orthopaedics', D: 'D Ortho', diploma: 'D Ortho' },
		opens: ['orthopedic-surgeon'],
	},
	{
		says: 'medicine, general medicine, internal medicine, gen med, med, gen medicine, physician, general physician',
		asks: ['general medicine'],
		holds: { MD: 'MD General Medicine', DNB: 'DNB General Medicine' },
		opens: ['general-physician', 'intensivist'],
	},
	{
		says: 'pediatrics, paeds, peds, paed, pediatric, pediatrician',
		asks: ['pediatrics'],
		holds: { MD: 'MD Paediatrics', DNB: 'DNB Paediatrics', diploma: 'DCH' },
		opens: ['pediatrician', 'neonatologist'],
	},
	{
		says: 'obstetrics and gynecology, obstetrics gynecology, OBG, OBGY, OBGYN, obs gynae, obs and gynae, gynae, gynaec, gynecology, gynec, obstetrics',
		asks: ['obstetrics'],
		holds: {
			MS: 'MS Obstetrics and Gynaecology',
			MD: 'MS Obstetrics and Gynaecology',
			DNB: 'DNB Obstetrics and Gynaecology',
			diploma: 'DGO',
		},
		opens: ['obstetrician-gynecologist'],
	},
	{
		says: 'ENT, otorhinolaryngology',
		asks: ['ent'],
		holds: { MS: 'MS ENT', DNB: 'DNB ENT', diploma: 'DLO' },
		opens: ['ent-surgeon'],
	},
	{
		says: 'ophthalmology, ophthal, ophthalmologist, eye',
		asks: ['ophthalmology'],
		holds: { MS: 'MS Ophthalmology', DNB: 'DNB Ophthalmology', diploma: 'DOMS' },
		opens: ['ophthalmologist'],
	},
	{
		says: 'radiology, radio, radiodiagnosis, radiologist',
		asks: ['radiodiagnosis'],
		holds: { MD: 'MD Radiodiagnosis', DNB: 'DNB Radiodiagnosis', diploma: 'DMRD' },
		opens: ['radiologist'],
	},
	{
		says: 'pathology, path, pathologist',
		asks: ['pathology'],
		holds: { MD: 'MD Pathology', DNB: 'DNB Pathology', diploma: 'DCP' },
		opens: ['pathologist'],
	},
	{
		says: 'microbiology, micro',
		asks: ['microbiology'],
		holds: { MD: 'MD Microbiology', DNB: 'DNB Microbiology' },
		opens: ['microbiologist'],
	},
	{
		says: 'emergency medicine, emergency, EM',
		asks: ['emergency medicine'],
		holds: { MD: 'MD Emergency Medicine', DNB: 'DNB Emergency Medicine' },
		opens: ['emergency-physician'],
	},
	{
		says: 'psychiatry, psych',
		asks: ['psychiatry'],
		holds: { MD: 'MD Psychiatry', DNB: 'DNB Psychiatry', diploma: 'DPM' },
		opens: ['psychiatrist'],
	},
	{
		says: 'dermatology, derma, skin, DVL',
		asks: ['dermatology'],
		holds: { MD: 'MD Dermatology', DNB: 'DNB Dermatology', diploma: 'DDVL' },
		opens: ['dermatologist'],
	},
	{
		says: 'respiratory medicine, pulmonary medicine, chest, TB and chest',
		asks: ['respiratory medicine'],
		holds: { MD: 'MD Respiratory Medicine', DNB: 'DNB Respiratory Medicine', diploma: 'DTCD' },
		opens: ['pulmonologist'],
	},
]

/** Courses above MD and MS, by what stands in front: 'MCh neuro', 'DM cardiology', 'FNB critical care'. */
const courses: { says: string; asks: string[]; holds: Record<string, string>; opens: string[] }[] = [
	{
		says: 'neurosurgery, neuro, neuro surgery, neurosurgeon',
		asks: ['neurosurgery'],
		holds: { MCh: 'MCh Neurosurgery', DrNB: 'DrNB Neurosurgery', DNB: 'DrNB Neurosurgery' },
		opens: ['neurosurgeon'],
	},
	{
		says: 'CTVS, CVTS, CTS, CT surgery, heart surgery, cardiovascular surgery, cardiovascular thoracic surgery, cardiac surgery, cardiothoracic surgery, cardiothoracic, cardiac, cardiothoracic and vascular surgery, cardiac surgeon',
		asks: ['cardiothoracic'],
		holds: {
			MCh: 'MCh Cardiothoracic and Vascular Surgery',
			DrNB: 'DrNB Cardiothoracic and Vascular Surgery',
			DNB: 'DNB Cardiothoracic Surgery',
		},
		opens: ['cardiac-surgeon'],
	},
	{
		says: 'urology, uro',
		asks: ['urology'],
		holds: { MCh: 'MCh Urology', DrNB: 'DrNB Urology' },
		opens: ['urologist'],
	},
	{
		says: 'plastic surgery, plastic',
		asks: ['plastic surgery'],
		holds: { MCh: 'MCh Plastic Surgery', DrNB: 'DrNB Plastic Surgery' },
		opens: ['plastic-surgeon'],
	},
	{
		says: 'pediatric surgery',
		asks: ['pediatric surgery'],
		holds: { MCh: 'MCh Paediatric Surgery' },
		opens: ['pediatric-surgeon'],
	},
	{
		says: 'oncosurgery, surgical oncology, onco',
		asks: ['oncology'],
		holds: { MCh: 'MCh Surgical Oncology', DrNB: 'DrNB Surgical Oncology' },
		opens: ['surgical-oncologist'],
	},
	{
		says: 'gastro, surgical gastroenterology',
		asks: ['gastroenterology'],
		holds: { MCh: 'MCh Surgical Gastroenterology' },
		opens: ['surgical-gastroenterologist'],
	},
	{
		says: 'cardiology, cardio',
		asks: ['cardiology'],
		holds: { DM: 'DM Cardiology', DrNB: 'DrNB Cardiology' },
		opens: ['cardiologist'],
	},
	{
		says: 'critical care, critical care medicine, CCM, intensive care',
		asks: ['critical care'],
		holds: { DM: 'DM Critical Care Medicine', FNB: 'FNB Critical Care Medicine', DrNB: 'DrNB Critical Care Medicine' },
		opens: ['intensivist'],
	},
	{
		says: 'cardiac anesthesia, cardiac anaesthesiology, cardiac anes, cardiac, cardiac anesthetist',
		asks: ['cardiac anesthesia'],
		holds: { DM: 'DM Cardiac Anaesthesia', FNB: 'FNB Cardiac Anaesthesia', PDCC: 'PDCC Cardiac Anaesthesia' },
		opens: ['cardiac-anesthesiologist'],
	},
	{
		says: 'neuroanesthesia, neuro anesthesia',
		asks: ['neuroanesthesia'],
		holds: { DM: 'DM Neuroanaesthesia' },
		opens: ['neuro-anesthesiologist'],
	},
	{
		says: 'nephrology, nephro',
		asks: ['nephrology'],
		holds: { DM: 'DM Nephrology', DrNB: 'DrNB Nephrology' },
		opens: ['nephrologist'],
	},
	{
		says: 'neurology, neuro',
		asks: ['neurology'],
		holds: { DM: 'DM Neurology', DrNB: 'DrNB Neurology' },
		opens: ['neurologist'],
	},
	{
		says: 'gastroenterology, gastro, medical gastroenterology',
		asks: ['gastroenterology'],
		holds: { DM: 'DM Gastroenterology' },
		opens: ['gastroenterologist'],
	},
	{
		says: 'endocrinology, endo',
		asks: ['endocrinology'],
		holds: { DM: 'DM Endocrinology' },
		opens: ['endocrinologist'],
	},
	{
		says: 'medical oncology, oncology',
		asks: ['oncology'],
		holds: { DM: 'DM Medical Oncology' },
		opens: ['medical-oncologist'],
	},
	{ says: 'neonatology', asks: ['neonatology'], holds: { DM: 'DM Neonatology' }, opens: ['neonatologist'] },
]

/** 'MD anesthesia', 'DNB ortho', 'MCh neuro': each title before each subject. */
const combined: Entry[] = [...subjects, ...courses].flatMap(({ says, asks, holds, opens }) =>
	Object.entries(holds).map(([title, degree]): Entry => {
		const words = title === 'diploma' ? [degree] : [title, ...asks]
		const before = title === 'diploma' ? ['DIPLOMA IN', 'DIPLOMA', degree] : [title, `${title} IN`]
		const spoken = before.flatMap((front) =>
			says.split(',').map((subject) => `${front} ${subject.trim().toUpperCase()}`),
		)
		return {
			label: degree,
			forms: [degree.toUpperCase(), ...spoken].join(', '),
			degrees: [degree],
			asks: [words],
			then: opens,
		}
	}),
)

/** Titles that stand before or behind a subject, with those that say the same where the subject has no such course: 'MD OBG' is an MS. */
const titles = dictionary<readonly string[]>({
	MD: ['MD', 'MS', 'DNB'],
	MS: ['MS', 'MD', 'DNB'],
	DM: ['DM', 'DrNB', 'MCh', 'MD'],
	MCh: ['MCh', 'DrNB', 'DM', 'MS'],
	DNB: ['DNB', 'DrNB'],
	DrNB: ['DrNB', 'DNB', 'MCh', 'DM'],
	FNB: ['FNB', 'DrNB', 'DM'],
	PDCC: ['PDCC', 'FNB', 'DM'],
	diploma: ['diploma'],
	D: ['diploma'],
})
const titleForms: Readonly<Record<string, string>> = {
	MD: 'md',
	MS: 'ms',
	DM: 'dm',
	MCh: 'mch',
	DNB: 'dnb secondarydnb primarydnb',
	DrNB: 'drnb dnbss ssdnb',
	FNB: 'fnb',
	PDCC: 'pdcc pdf',
	diploma: 'diploma dip pgdiploma',
	D: 'd',
}
/** How words of subjects are shortened. */
const shortened: Readonly<Record<string, string>> = {
	general: 'gen genl gnl',
	surgery: 'surg sx surgical surgeon',
	medicine: 'med',
	anesthesia: 'anes anaes anesth anaesth anesthesiology anesthetist anesthesiologist',
	orthopedics: 'ortho orthopedic orthop',
	pediatric: 'pead paed ped peds paeds pediatrics',
	pediatrics: 'paed peds ped paeds pead peadiatrics pediatric pediatrician',
	gynecology: 'gynae gynec gynaec gyn',
	obstetrics: 'obs obst',
	ophthalmology: 'ophthal opthal ophtho ophthalmic opthalmology',
	radiology: 'radio rad radiologist',
	radiodiagnosis: 'radiodiag',
	pathology: 'path patho',
	microbiology: 'micro microbio',
	emergency: 'emerg er casualty',
	psychiatry: 'psych psychi',
	dermatology: 'derm derma skin',
	respiratory: 'resp',
	pulmonary: 'pulmo',
	critical: 'crit',
	cardiology: 'cardio card',
	cardiothoracic: 'cardiothoracics',
	vascular: 'vasc',
	neurosurgery: 'neurosurg neurosx nsx',
	neurology: 'neuro',
	neonatology: 'neo neonatal neonat',
	nephrology: 'nephro',
	urology: 'uro urosurgery urosurg gu',
	plastic: 'plastics plast',
	gastroenterology: 'gastro ge',
	oncology: 'onco onc',
	endocrinology: 'endo endocrine',
}
const key = (words: string) => keyOf(words).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** A subject as people write it: 'gen surg', 'gensurgery', 'GS'. */
function spokenAs(says: string): string[] {
	return says.split(',').flatMap((subject) =>
		subject
			.trim()
			.split(/\s+/)
			.reduce<string[]>(
				(begun, word) =>
					[word, ...(shortened[keyOf(word)] ?? '').split(' ').filter(Boolean)].flatMap((form) =>
						begun.map((before) => before + key(form)),
					),
				[''],
			),
	)
}

type Subject = (typeof subjects)[number]
let subjectsBySpoken: Map<string, Subject[]> | undefined
function subjectsSaid(spoken: string): Subject[] {
	if (!subjectsBySpoken) {
		subjectsBySpoken = new Map()
		for (const subject of [...subjects, ...courses])
			for (const form of new Set(spokenAs(subject.says)))
				subjectsBySpoken.set(form, [...(subjectsBySpoken.get(form) ?? []), subject])
	}
	return subjectsBySpoken.get(spoken) ?? []
}

const titleOf = new Map(
	Object.entries(titleForms).flatMap(([title, forms]) => forms.split(' ').map((form) => [form, title] as const)),
)
const betweenWords = new Set(['in', 'of', 'and', 'or'])

/** Diplomas that have a name of their own: 'DA', 'DCH'. */
const diplomaNames = new Map(
	subjects.flatMap(({ holds: { diploma: name = '' } }) => (/^[A-Z]+$/.test(name) ? [[keyOf(name), name]] : [])),
)

type Title = { title: string; length: number; only?: string | undefined }
/** The title that the words from `at` on begin with, and how many they are: 'm ch', 'dr nb'. */
function titleAt(parts: readonly string[], at: number): Title | null {
	const [one = '', two = ''] = [parts[at], parts[at + 1]]
	const joined = titleOf.get(one + two)
	if (two !== '' && joined !== undefined) return { title: joined, length: 2 }
	const only = diplomaNames.get(one)
	const title = only === undefined ? titleOf.get(one) : 'diploma'
	// A letter alone is a title only in front.
	return title === undefined || (title === 'D' && at > 0) ? null : { title, length: 1, only }
}

/**
 * The degree that a title and a subject say, in either order and however the subject is shortened: 'MS gen surg', 'ortho DNB',
 * 'MD / DNB med', 'MCh CTVS'. Nothing where one of them is missing.
 */
export function degreeSaid(parts: readonly string[]): Entry | undefined {
	const said: Title[] = []
	const subject: string[] = []
	for (let at = 0; at < parts.length; ) {
		const title = titleAt(parts, at)
		const part = parts[at] ?? ''
		if (title) said.push(title)
		else if (subject.length > 0 || !betweenWords.has(part)) subject.push(part)
		at += title?.length ?? 1
	}
	if (said.length === 0 || subject.length === 0 || betweenWords.has(parts.at(-1) ?? '')) return undefined
	const meant = [subject.join(''), subject.filter((part) => !betweenWords.has(part)).join('')]
	const possible = meant.map(subjectsSaid).find((list) => list.length > 0) ?? []
	const degrees = said.flatMap(({ title, only }) => {
		for (const way of titles[title] ?? [])
			for (const one of possible) {
				const degree = one.holds[way] ?? (way === 'diploma' ? one.holds['D'] : undefined)
				if (degree !== undefined && (only === undefined || only === degree)) return [{ degree, way, one }]
			}
		return []
	})
	const [first] = degrees
	if (!first || degrees.length < said.length) return undefined
	return entryOfDegrees(degrees)
}

const remembered = new Map<string, Entry>()
/** One entry for the same degrees, as others are one. */
function entryOfDegrees(degrees: readonly { degree: string; way: string; one: Subject }[]): Entry {
	const names = [...new Set(degrees.map(({ degree }) => degree))]
	const label = names.join(' or ')
	const entry = remembered.get(label) ?? {
		label,
		forms: '',
		degrees: names,
		asks: degrees.map(({ degree, way, one }) => (way === 'diploma' ? [degree] : [way, ...one.asks])),
		then: [...new Set(degrees.flatMap(({ one }) => one.opens))],
	}
	remembered.set(label, entry)
	return entry
}

const beginningWith = (...titles: string[]) =>
	qualificationsOf('doctor').filter((name) => titles.some((title) => name.startsWith(`${title} `)))

const ayush = ['ayush-medical-officer']
/** Subjects of MD and MS in Ayurveda. */
const ayurvedicSubjects = [
	...[
		'kayachikitsa',
		'kaya chikitsa',
		'panchakarma',
		'shalya',
		'shalya tantra',
		'shalakya',
		'shalakya tantra',
		'prasuti tantra',
	],
	...[
		'prasuti tantra and stri roga',
		'striroga',
		'kaumarbhritya',
		'kaumarabhritya',
		'balroga',
		'dravyaguna',
		'rasashastra',
	],
	...['swasthavritta', 'rog nidan', 'agad tantra', 'kriya sharir', 'rachana sharir'],
]
/** The doctors of each Indian system: their degree, and what they are called. None of them is an MBBS. */
const ayushDegrees: Entry[] = [
	{
		degree: 'BAMS',
		says: `BAMS, BAMS DOCTOR, BAMS RMO, RMO BAMS, BAMS MO, BAMS MEDICAL OFFICER, MEDICAL OFFICER BAMS, BAMS DUTY DOCTOR, DUTY DOCTOR BAMS, BAMS PHYSICIAN, MD AYURVEDA, MD AYURVED, MS AYURVEDA, ${ayurvedicSubjects.flatMap((subject) => [subject, `MD ${subject}`, `MS ${subject}`]).join(', ')}, ayurvedic doctor, ayurved doctor, ayurveda doctor, ayurvedic physician, ayurvedic, ayurved, ayurveda, ayurvedacharya, ayurvedic medical officer, panchakarma doctor,
			आयुर्वेद, वैद्य आयुर्वेद, आयुर्वेदिक डॉक्टर, आयुर्वेद डॉक्टर, आयुर्वेदाचार्य, बीएएमएस, बीएएमएस डॉक्टर, बी ए एम एस`,
	},
	{
		degree: 'BHMS',
		says: `BHMS, BHMS DOCTOR, BHMS RMO, RMO BHMS, BHMS MO, BHMS MEDICAL OFFICER, MEDICAL OFFICER BHMS, BHMS DUTY DOCTOR, DUTY DOCTOR BHMS, MD HOMEOPATHY, MD HOMOEOPATHY, MD HOM, CCMP, homeopath, homoeopath, homeopathic doctor, homoeopathic doctor, homeopathy, homoeopathy, homeopathy doctor, homeopathic physician, homoeopathic physician, homeopathic medical officer,
			homeopathic, होमिओपॅथिक, होमियोपैथिक, होमिओपॅथी, होमियोपैथी, होमिओपॅथिक डॉक्टर, होमियोपैथिक डॉक्टर, बीएचएमएस, बीएचएमएस डॉक्टर, बी एच एम एस`,
	},
	{
		degree: 'BUMS',
		says: 'BUMS, BUMS DOCTOR, BUMS RMO, BUMS MEDICAL OFFICER, unani, unani doctor, unani medical officer, unani physician, hakim, hakeem, यूनानी, युनानी, यूनानी डॉक्टर, बीयूएमएस',
	},
].map(({ degree, says }) => ({ label: degree, forms: says, degrees: [degree], asks: [[degree]], is: ayush }))

/** Diplomas and fellowships after MBBS that stand alone, without a subject behind MD or MS. */
const diploma = (label: string, forms: string, then: string[], ...degrees: string[]): Entry => ({
	label,
	forms,
	degrees: [label, ...degrees],
	asks: [[label], ...degrees.map((degree) => [degree])],
	then,
	chosenFrom: then,
})
const diplomasOfDoctors: Entry[] = [
	diploma(
		'Diploma in Cardiology',
		'DIPLOMA IN CARDIOLOGY, DIPLOMA CARDIOLOGY, CARDIOLOGY DIPLOMA, DIP CARD, DIP CARDIOLOGY, D CARD, DCARD, PGDCC, PG DIPLOMA IN CLINICAL CARDIOLOGY, PG DIPLOMA CARDIOLOGY, DIPLOMA IN CLINICAL CARDIOLOGY, CLINICAL CARDIOLOGY, NONINVASIVE CARDIOLOGY, FELLOWSHIP IN CARDIOLOGY',
		['general-physician', 'cardiologist'],
		'PGDCC',
	),
	diploma(
		'Diploma in Diabetology',
		'DIPLOMA IN DIABETOLOGY, DIPLOMA DIABETOLOGY, DIABETOLOGY DIPLOMA, DIPLOMA IN DIABETES, DIP DIAB, DIP DIABETOLOGY, D DIAB, DDIAB, PG DIPLOMA IN DIABETOLOGY, PG DIPLOMA DIABETOLOGY, FELLOWSHIP IN DIABETOLOGY, FELLOWSHIP IN DIABETES, CCEBDM, CERTIFICATE IN DIABETES, FID',
		['endocrinologist', 'general-physician'],
		'CCEBDM',
	),
	diploma(
		'Diploma in Hospital Administration',
		'DIPLOMA IN HOSPITAL ADMINISTRATION, HOSPITAL ADMINISTRATION, HOSPITAL ADMINISTRATION DIPLOMA, DIPLOMA IN HOSPITAL MANAGEMENT, HOSPITAL MANAGEMENT, HEALTHCARE MANAGEMENT, HEALTH CARE MANAGEMENT, DHA, PGDHA, PGDHM, PGDHHM, MHA, MASTER OF HOSPITAL ADMINISTRATION, MASTER IN HOSPITAL ADMINISTRATION, MBA HOSPITAL ADMINISTRATION, MBA HOSPITAL MANAGEMENT, MBA HEALTHCARE, MBA HEALTHCARE MANAGEMENT, MBA HHM, MD HOSPITAL ADMINISTRATION',
		[],
		'MHA',
		'PGDHHM',
	),
	diploma(
		'Diploma in Emergency Medicine',
		'DIPLOMA IN EMERGENCY MEDICINE, DEM, EMERGENCY MEDICINE DIPLOMA, PG DIPLOMA IN EMERGENCY MEDICINE, PGDEM, FELLOWSHIP IN EMERGENCY MEDICINE, FEM, CCEM',
		['emergency-physician'],
	),
	diploma('DTCD', 'DTCD, DIPLOMA IN TB, DIPLOMA IN CHEST, DIPLOMA IN TUBERCULOSIS, DIPLOMA IN TB AND CHEST DISEASES', [
		'pulmonologist',
	]),
	diploma('DPM', 'DPM, DIPLOMA IN PSYCHOLOGICAL MEDICINE', ['psychiatrist']),
	diploma(
		'DDVL',
		'DDVL, DVD, DDV, DIPLOMA IN SKIN, DIPLOMA IN COSMETOLOGY, PGDCC COSMETOLOGY, FELLOWSHIP IN COSMETOLOGY',
		['dermatologist'],
	),
	diploma('DMRT', 'DMRT, DIPLOMA IN RADIOTHERAPY', ['medical-oncologist']),
	diploma(
		'Diploma in Ultrasound',
		'DIPLOMA IN ULTRASOUND, DIPLOMA IN SONOGRAPHY, DIPLOMA IN ULTRASONOGRAPHY, PGDUSG, SONOGRAPHY DIPLOMA, FELLOWSHIP IN ULTRASOUND',
		['radiologist'],
	),
	diploma(
		'Diploma in Minimal Access Surgery',
		'DMAS, FMAS, FIAGES, FALS, DIPLOMA IN LAPAROSCOPY, DIPLOMA IN MINIMAL ACCESS SURGERY, FELLOWSHIP IN MINIMAL ACCESS SURGERY, FELLOWSHIP IN LAPAROSCOPY',
		['laparoscopic-surgeon', 'general-surgeon', 'obstetrician-gynecologist'],
		'FMAS',
		'FIAGES',
	),
	diploma('Diploma in Family Medicine', 'DIPLOMA IN FAMILY MEDICINE, DFM, PGDFM, DNB FAMILY MEDICINE, MRCGP', [
		'general-physician',
	]),
	diploma('Diploma in Public Health', 'DIPLOMA IN PUBLIC HEALTH, DPH, MPH, MASTER OF PUBLIC HEALTH', [], 'MPH'),
	diploma('Diploma in Sports Medicine', 'DIPLOMA IN SPORTS MEDICINE, DSM, SPORTS PHYSICIAN, MD SPORTS MEDICINE', [
		'orthopedic-surgeon',
	]),
	diploma(
		'Diploma in Industrial Health',
		'AFIH, DIH, DIPLOMA IN INDUSTRIAL HEALTH, INDUSTRIAL HEALTH, FACTORY MEDICAL OFFICER, OCCUPATIONAL HEALTH, INDUSTRIAL MEDICINE',
		['resident-medical-officer'],
		'AFIH',
	),
	diploma('Diploma in Nephrology', 'DIPLOMA IN NEPHROLOGY, FELLOWSHIP IN NEPHROLOGY, FELLOWSHIP IN DIALYSIS', [
		'nephrologist',
		'general-physician',
	]),
	diploma(
		'Fellowship in Reproductive Medicine',
		'FELLOWSHIP IN REPRODUCTIVE MEDICINE, FELLOWSHIP IN INFERTILITY, FELLOWSHIP IN IVF, DIPLOMA IN REPRODUCTIVE MEDICINE, DRM',
		['obstetrician-gynecologist'],
	),
]

const diplomas = qualificationsOf('nurse').filter((name) => name.startsWith('Diploma'))

export const degreeEntries: Entry[] = [
	...diplomasOfDoctors,
	...combined,
	{
		// 'MBBS' means a person with that degree and no more, or the post for it.
		label: 'MBBS',
		forms:
			'MBBS, MBBS doctor, MBBS doctors, MB BS, MBBS job, MBBS jobs, MBBS only, only MBBS, MBBS physician, plain MBBS, एमबीबीएस, एमबीबीएस डॉक्टर',
		inJobs: {
			title: ['medical officer', 'rmo', 'duty doctor'],
			is: ['resident-medical-officer'],
			text: ['mbbs'],
			profession: 'doctor',
		},
		inSpecialists: { is: ['resident-medical-officer'], then: ['emergency-physician', 'general-physician'] },
	},
	{
		label: 'Needs MBBS',
		forms:
			'needs MBBS, need MBBS, requires MBBS, require MBBS, asks for MBBS, MBBS needed, MBBS must, MBBS mandatory, MBBS compulsory, minimum MBBS, MBBS minimum, with MBBS, having MBBS, MBBS degree, degree MBBS, MBBS qualification, MBBS qualified, MBBS holder',
		inJobs: { asks: [['MBBS']], profession: 'doctor' },
		inSpecialists: { filter: { name: 'profession', values: ['doctor'] } },
	},
	{ label: 'MD', forms: 'MD, MD DOCTOR, एमडी', degrees: beginningWith('MD'), asks: [['MD']] },
	{ label: 'MS', forms: 'MS, MS DOCTOR, एमएस', degrees: beginningWith('MS'), asks: [['MS']] },
	{
		label: 'DNB',
		forms: 'DNB, DNB DOCTOR, DIPLOMATE OF NATIONAL BOARD, NATIONAL BOARD, डीएनबी',
		degrees: beginningWith('DNB'),
		asks: [['DNB']],
	},
	{ label: 'DA', forms: 'DA, DA DIPLOMA, CPS DIPLOMA, डीए', degrees: ['DA'], asks: [['DA']], then: anesthesia },
	{
		label: 'Diploma',
		forms: 'DIPLOMA, PG DIPLOMA, DIPLOMA DOCTOR',
		degrees: ['DA', 'D Ortho', 'DCH', 'DGO', 'DMRD', ...diplomas],
		asks: [['diploma'], ['DA'], ['DCH'], ['DGO']],
	},
	{
		label: 'D Ortho',
		forms: 'D ORTHO, DORTHO',
		degrees: ['D Ortho'],
		asks: [['D', 'Ortho']],
		then: ['orthopedic-surgeon'],
	},
	{ label: 'DCH', forms: 'DCH', degrees: ['DCH'], asks: [['DCH']], then: ['pediatrician'] },
	{ label: 'DGO', forms: 'DGO', degrees: ['DGO'], asks: [['DGO']], then: ['obstetrician-gynecologist'] },
	{ label: 'DLO', forms: 'DLO', degrees: ['DLO'], asks: [['DLO']], then: ['ent-surgeon'] },
	{ label: 'DOMS', forms: 'DOMS', degrees: ['DOMS'], asks: [['DOMS']], then: ['ophthalmologist'] },
	{ label: 'DMRD', forms: 'DMRD, DMRE', degrees: ['DMRD'], asks: [['DMRD']], then: ['radiologist'] },
	{ label: 'DCP', forms: 'DCP', degrees: ['DCP'], asks: [['DCP']], then: ['pathologist'] },
	{
		label: 'MCh',
		forms: 'MCH, M CH, MCH SURGERY, MCH SURGEON, MAGISTER CHIRURGIAE, SUPER SPECIALITY SURGERY',
		degrees: beginningWith('MCh'),
		asks: [['MCh']],
		then: ['neurosurgeon', 'cardiac-surgeon', 'urologist', 'plastic-surgeon'],
	},
	{
		label: 'DM',
		forms: 'DM',
		degrees: beginningWith('DM'),
		asks: [['DM']],
		then: ['cardiologist', 'intensivist', 'cardiac-anesthesiologist', 'nephrologist', 'neurologist'],
	},
	{
		label: 'DrNB',
		forms: 'DRNB, DR NB, DNB SS, DNB SUPER SPECIALITY, DOCTORATE OF NATIONAL BOARD, डीआरएनबी',
		degrees: beginningWith('DrNB'),
		asks: [['DrNB']],
		then: ['neurosurgeon'],
	},
	{
		label: 'FNB',
		forms: 'FNB',
		degrees: beginningWith('FNB'),
		asks: [['FNB']],
		then: ['cardiac-anesthesiologist', 'intensivist'],
	},
	{
		label: 'Fellowship',
		forms: 'PDCC, PDF, FELLOWSHIP, POST DOCTORAL FELLOWSHIP, POSTDOCTORAL FELLOWSHIP',
		degrees: [...beginningWith('FNB', 'Fellowship'), 'PDCC'],
		asks: [['fellowship'], ['FNB'], ['PDCC']],
		then: ['cardiac-anesthesiologist', 'intensivist', 'pain-physician'],
	},
	{
		label: 'Critical care degree',
		forms: 'IDCCM, IFCCM, CTCCM, EDIC, DIPLOMA IN CRITICAL CARE MEDICINE',
		degrees: ['IDCCM', 'DM Critical Care Medicine', 'FNB Critical Care Medicine'],
		asks: [['IDCCM'], ['IFCCM'], ['EDIC']],
		is: ['intensivist'],
		skills: ['ICU care', 'Mechanical ventilation'],
		profession: 'doctor',
	},
	{
		label: 'EDAIC, FRCA',
		forms: 'EDAIC, FRCA, FCARCSI',
		degrees: ['EDAIC', 'FRCA'],
		asks: [['EDAIC'], ['FRCA'], ['FCARCSI']],
		then: anesthesia,
	},
	{
		label: 'MRCS, FRCS',
		forms: 'MRCS, FRCS',
		degrees: ['MRCS', 'FRCS'],
		asks: [['MRCS'], ['FRCS']],
		then: ['general-surgeon', 'surgeon'],
	},
	{
		label: 'GNM',
		forms: 'GNM, GNM NURSE, GNM NURSING, GENERAL NURSING, GENERAL NURSING AND MIDWIFERY, जीएनएम',
		degrees: ['GNM'],
		asks: [['GNM']],
		then: nurses,
	},
	{
		label: 'BSc Nursing',
		forms:
			'BSC NURSING, BSC NURSE, B SC NURSING, B SC NURSE, BSN, BACHELOR OF NURSING, NURSING GRADUATE, GRADUATE NURSE, NURSING DEGREE, बीएससी नर्सिंग, BSC',
		degrees: ['BSc Nursing'],
		asks: [['BSc Nursing']],
		then: nurses,
	},
	{
		label: 'Post Basic BSc Nursing',
		forms:
			'PBBSC, PBBSC NURSING, PB BSC, PB BSC NURSING, POST BASIC BSC NURSING, POST BASIC NURSING, POST BASIC BSC, PBBSC NURSE',
		degrees: ['Post Basic BSc Nursing'],
		asks: [['Post Basic']],
		then: nurses,
	},
	{
		label: 'MSc Nursing',
		forms: 'MSC NURSING, MSC NURSE, M SC NURSING, MASTER OF NURSING, MSN',
		degrees: ['MSc Nursing'],
		asks: [['MSc Nursing']],
		then: nurses,
	},
	{
		label: 'Nurse Practitioner in Critical Care',
		forms: 'NPCC, NURSE PRACTITIONER, NURSE PRACTITIONER IN CRITICAL CARE',
		degrees: ['Nurse Practitioner in Critical Care'],
		asks: [['nurse practitioner']],
		then: ['icu-nurse'],
	},
	{
		label: 'Nursing diploma',
		forms: 'NURSING DIPLOMA, DIPLOMA NURSE, DIPLOMA IN NURSING, DIPLOMA NURSING',
		degrees: [...diplomas, 'GNM'],
		asks: [['GNM']],
		then: nurses,
	},
	{
		label: 'Diploma in Operation Theatre Nursing',
		forms: 'DIPLOMA IN OPERATION THEATRE NURSING, DIPLOMA IN OT NURSING, DIPLOMA OT NURSING, OT NURSING DIPLOMA',
		degrees: ['Diploma in Operation Theatre Nursing'],
		asks: [['operation theater nursing']],
		then: ['ot-nurse'],
	},
	{
		label: 'Diploma in Critical Care Nursing',
		forms: 'DIPLOMA IN CRITICAL CARE NURSING',
		degrees: ['Diploma in Critical Care Nursing'],
		asks: [['critical care nursing']],
		then: ['icu-nurse'],
	},
	{
		label: 'BLS',
		forms: 'BLS, BLS CERTIFIED, BASIC LIFE SUPPORT, AHA CERTIFIED, AHA, CPR',
		skills: ['BLS'],
		then: [],
		text: ['bls'],
	},
	{
		label: 'ACLS',
		forms: 'ACLS, ACLS CERTIFIED, ADVANCED CARDIAC LIFE SUPPORT, ADVANCED LIFE SUPPORT',
		skills: ['ACLS'],
		text: ['acls'],
	},
	{ label: 'PALS', forms: 'PALS, PALS CERTIFIED, PEDIATRIC ADVANCED LIFE SUPPORT', skills: ['PALS'], text: ['pals'] },
	{ label: 'ATLS', forms: 'ATLS, ATLS CERTIFIED, ADVANCED TRAUMA LIFE SUPPORT', skills: ['ATLS'], text: ['atls'] },
	{
		label: 'NRP',
		forms: 'NRP, NRP CERTIFIED, NEONATAL RESUSCITATION, NEONATAL RESUSCITATION PROGRAM',
		skills: ['Neonatal resuscitation', 'Neonatal care'],
		text: ['nrp'],
	},
	{ label: 'CCEPC', forms: 'CCEPC', text: ['ccepc'] },
	{
		label: 'Registration',
		forms: `MMC, MNC, NMC, MCI, INC, STATE COUNCIL, MEDICAL COUNCIL, NURSING COUNCIL, council registration, registration, registration number, MMC registration, MMC number, registered with council, state council registration`,
		inJobs: { text: ['council', 'registration'] },
		inSpecialists: { filter: { name: 'verified', values: ['on'] } },
	},
	{
		label: 'Registration checked',
		forms: 'verified, registered, checked, verified profile, background verified, certified, पडताळलेले, सत्यापित',
		filter: { name: 'verified', values: ['on'] },
		only: 'specialists',
	},
	...ayushDegrees,
	{
		label: 'AYUSH Medical Officer',
		forms: `AYUSH, AYUSH medical officer, AYUSH doctor, AYUSH RMO, AYUSH MO, AYUSH physician, AYUSH duty doctor, BAMS BHMS, BAMS BHMS doctor, BHMS BAMS, BAMS BHMS RMO, BAMS BHMS medical officer, DHMS,
			siddha, siddha doctor, siddha medical officer, BSMS, BSMS doctor, MD Siddha,
			आयुष, आयुष डॉक्टर, आयुष वैद्यकीय अधिकारी, आयुष चिकित्सा अधिकारी, सिद्ध डॉक्टर, आयुर्वेद वैद्य`,
		is: ayush,
		title: ['ayush'],
	},
]

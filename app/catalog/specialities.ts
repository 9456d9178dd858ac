import { dictionary } from '#app/platform/text/dictionary.ts'
import { foldSpelling } from './words/spelling.ts'

export type Profession = 'doctor' | 'nurse'
export type Family = 'anesthesiology' | 'surgery' | 'medicine' | 'diagnostics' | 'ayush' | 'nursing' | 'other'

export type Speciality = {
	slug: string
	/** As printed. */
	name: string
	profession: Profession
	family: Family
	/** Other words for it that people search with. */
	synonyms: readonly string[]
}

const doctor = (family: Family, slug: string, name: string, ...synonyms: string[]): Speciality => ({
	slug,
	name,
	profession: 'doctor',
	family,
	synonyms,
})
const nurse = (slug: string, name: string, ...synonyms: string[]): Speciality => ({
	slug,
	name,
	profession: 'nurse',
	family: 'nursing',
	synonyms,
})

const dutyDoctor = ['rmo', 'duty doctor', 'medical officer', 'mbbs', 'mbbs doctor', 'gdmo', 'house officer']

/** The one taxonomy. The first seven are suggested first and in this order; slugs are stored, so they never change. */
export const specialities: readonly Speciality[] = [
	doctor('anesthesiology', 'anesthesiologist', 'Anesthesiologist', 'anesthetist', 'anesthesia', 'anesthesiology'),
	doctor('surgery', 'surgeon', 'Surgeon', 'surgery'),
	doctor('surgery', 'cardiac-surgeon', 'Cardiac Surgeon', 'heart surgeon', 'ctvs', 'cvts', 'cardiothoracic surgeon'),
	doctor('surgery', 'neurosurgeon', 'Neurosurgeon', 'neuro surgeon', 'brain surgeon', 'neurosurgery'),
	doctor('surgery', 'orthopedic-surgeon', 'Orthopedic Surgeon', 'orthopedician', 'orthopedics', 'bone surgeon'),
	doctor('surgery', 'general-surgeon', 'General Surgeon', 'general surgery'),
	doctor('other', 'other', 'Other'),
	doctor('anesthesiology', 'cardiac-anesthesiologist', 'Cardiac Anesthesiologist', 'cardiac anesthesia'),
	doctor('anesthesiology', 'neuro-anesthesiologist', 'Neuro Anesthesiologist', 'neuroanesthesia'),
	doctor('anesthesiology', 'pediatric-anesthesiologist', 'Pediatric Anesthesiologist', 'pediatric anesthesia'),
	doctor('anesthesiology', 'obstetric-anesthesiologist', 'Obstetric Anesthesiologist', 'labor analgesia'),
	doctor('anesthesiology', 'pain-physician', 'Pain Physician', 'pain medicine', 'pain specialist'),
	doctor('surgery', 'laparoscopic-surgeon', 'Laparoscopic Surgeon', 'minimal access surgeon', 'bariatric surgeon'),
	doctor('surgery', 'urologist', 'Urologist', 'urology', 'urosurgeon'),
	doctor('surgery', 'plastic-surgeon', 'Plastic Surgeon', 'plastic surgery', 'burns surgeon', 'cosmetic surgeon'),
	doctor('surgery', 'vascular-surgeon', 'Vascular Surgeon', 'vascular surgery'),
	doctor('surgery', 'pediatric-surgeon', 'Pediatric Surgeon', 'pediatric surgery'),
	doctor('surgery', 'surgical-oncologist', 'Surgical Oncologist', 'cancer surgeon', 'oncosurgeon'),
	doctor('surgery', 'surgical-gastroenterologist', 'Surgical Gastroenterologist', 'gi surgeon'),
	doctor('surgery', 'ent-surgeon', 'ENT Surgeon', 'otolaryngologist', 'otorhinolaryngologist', 'ear nose throat'),
	doctor('surgery', 'ophthalmologist', 'Ophthalmologist', 'eye surgeon', 'ophthalmology'),
	doctor(
		'surgery',
		'obstetrician-gynecologist',
		'Obstetrician & Gynecologist',
		'gynecologist',
		'obgyn',
		'obstetrician',
	),
	doctor('medicine', 'intensivist', 'Intensivist', 'critical care', 'icu doctor', 'icu consultant'),
	doctor('medicine', 'emergency-physician', 'Emergency Physician', 'casualty', 'emergency medicine', 'cmo'),
	doctor(
		'medicine',
		'general-physician',
		'General Physician',
		'internal medicine',
		'general medicine',
		'medicine',
		'gen med',
		'consultant physician',
	),
	doctor('medicine', 'resident-medical-officer', 'Resident Medical Officer', ...dutyDoctor),
	doctor(
		'ayush',
		'ayush-medical-officer',
		'AYUSH Medical Officer',
		...['bams', 'bhms', 'bums', 'bams doctor', 'bhms doctor', 'bams rmo', 'bhms rmo', 'ayurvedic doctor', 'homeopath'],
	),
	doctor('medicine', 'cardiologist', 'Cardiologist', 'heart specialist', 'cardiology'),
	doctor('medicine', 'pediatrician', 'Pediatrician', 'child specialist', 'pediatrics'),
	doctor('medicine', 'neonatologist', 'Neonatologist', 'newborn specialist', 'nicu doctor'),
	doctor('medicine', 'neurologist', 'Neurologist', 'neurology'),
	doctor('medicine', 'nephrologist', 'Nephrologist', 'kidney specialist', 'nephrology'),
	doctor('medicine', 'pulmonologist', 'Pulmonologist', 'chest physician', 'respiratory medicine'),
	doctor('medicine', 'gastroenterologist', 'Gastroenterologist', 'gastroenterology'),
	doctor('medicine', 'endocrinologist', 'Endocrinologist', 'diabetologist', 'endocrinology'),
	doctor('medicine', 'medical-oncologist', 'Medical Oncologist', 'cancer specialist', 'oncologist'),
	doctor('medicine', 'radiation-oncologist', 'Radiation Oncologist', 'radiotherapist', 'radiotherapy doctor'),
	doctor('medicine', 'hematologist', 'Hematologist', 'clinical hematologist', 'hematology'),
	doctor('medicine', 'rheumatologist', 'Rheumatologist', 'rheumatology', 'arthritis specialist'),
	doctor('medicine', 'geriatrician', 'Geriatrician', 'geriatrics', 'geriatric medicine'),
	doctor('medicine', 'infectious-disease-physician', 'Infectious Disease Physician', 'infectious diseases'),
	doctor(
		'medicine',
		'palliative-care-physician',
		'Palliative Care Physician',
		'palliative medicine',
		'palliative care',
	),
	doctor('medicine', 'rehabilitation-physician', 'Rehabilitation Physician', 'physiatrist', 'pmr'),
	doctor('medicine', 'community-medicine-specialist', 'Community Medicine Specialist', 'community medicine', 'psm'),
	doctor('medicine', 'dermatologist', 'Dermatologist', 'skin specialist', 'dermatology'),
	doctor('medicine', 'psychiatrist', 'Psychiatrist', 'psychiatry'),
	doctor('diagnostics', 'radiologist', 'Radiologist', 'sonologist', 'radiology', 'radiodiagnosis'),
	doctor('diagnostics', 'pathologist', 'Pathologist', 'pathology'),
	doctor('diagnostics', 'microbiologist', 'Microbiologist', 'microbiology'),
	doctor('diagnostics', 'nuclear-medicine-physician', 'Nuclear Medicine Physician', 'nuclear medicine'),
	nurse('icu-nurse', 'ICU Nurse', 'critical care nurse', 'intensive care nurse', 'ccu nurse'),
	nurse('ot-nurse', 'OT Nurse', 'scrub nurse', 'theatre nurse', 'operation theatre nurse'),
	nurse(
		'staff-nurse',
		'Staff Nurse',
		'nurse',
		'sister',
		'gnm',
		'anm',
		'anm nurse',
		'एएनएम',
		'bsc nursing',
		'general nurse',
		'nursing officer',
	),
	nurse('ward-nurse', 'Ward Nurse', 'general ward nurse', 'ward sister', 'ipd nurse'),
	nurse('nicu-nurse', 'NICU Nurse', 'neonatal nurse'),
	nurse('pediatric-nurse', 'Pediatric Nurse', 'picu nurse'),
	nurse('dialysis-nurse', 'Dialysis Nurse', 'hemodialysis nurse'),
	nurse('emergency-nurse', 'Emergency Nurse', 'casualty nurse', 'trauma nurse'),
	nurse('labor-room-nurse', 'Labor Room Nurse', 'midwife', 'maternity nurse'),
	nurse('cath-lab-nurse', 'Cath Lab Nurse', 'cardiac nurse'),
	nurse('oncology-nurse', 'Oncology Nurse', 'chemotherapy nurse'),
	nurse('nursing-supervisor', 'Nursing Supervisor', 'nurse in charge', 'matron', 'head nurse'),
]

/** Wide words: who calls herself a staff nurse works at every bedside, and a post for a staff nurse is open to each of these. */
const wide = dictionary<readonly string[]>({
	'staff-nurse': specialities.flatMap(({ slug, family }) =>
		family === 'nursing' && slug !== 'nursing-supervisor' && slug !== 'staff-nurse' ? [slug] : [],
	),
})
/** Slugs that a speciality stands for: itself first, then what a wide word includes. */
export const withIncluded = (slug: string): readonly string[] => [slug, ...(wide[slug] ?? [])]
export const wideSlugs: readonly string[] = Object.keys(wide)

const bySlug = new Map(specialities.map((speciality) => [speciality.slug, speciality]))

/** Every word for a speciality, in the one folded spelling, with whom it means. The printed names win over synonyms. */
const byWord = new Map<string, Speciality>()
for (const speciality of specialities) byWord.set(foldSpelling(speciality.name), speciality)
for (const speciality of specialities)
	for (const word of speciality.synonyms) {
		const folded = foldSpelling(word)
		if (!byWord.has(folded)) byWord.set(folded, speciality)
	}

export function specialityBySlug(slug: string): Speciality | null {
	return bySlug.get(slug) ?? null
}

/** The speciality that a text names, by its name, slug or a synonym, in British or American spelling; else null. */
export function findSpeciality(text: string): Speciality | null {
	const folded = foldSpelling(text)
	return byWord.get(folded) ?? bySlug.get(folded.replaceAll(' ', '-')) ?? null
}

/** 'Cardiac Surgeon' for its slug; free text stays as it is. */
export function specialityName(slugOrText: string): string {
	return bySlug.get(slugOrText)?.name ?? slugOrText
}

/** Wording for a speciality that may be free text: 'nurse' when it names one, else 'doctor'. */
export function professionOf(text: string): Profession {
	return (
		(findSpeciality(text) ?? bySlug.get(text))?.profession ?? (/\bnurs(?:e|ing)\b/i.test(text) ? 'nurse' : 'doctor')
	)
}

/** Printed names that contain the text, or have a synonym that does; all of them for an empty text. */
export function suggestSpecialities(text: string): string[] {
	const folded = foldSpelling(text)
	return specialities
		.filter(({ name, synonyms }) => [name, ...synonyms].some((word) => foldSpelling(word).includes(folded)))
		.map(({ name }) => name)
}

export const slugsOf = (family: Family): readonly string[] =>
	specialities.filter((speciality) => speciality.family === family).map(({ slug }) => slug)

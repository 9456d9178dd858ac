import { allSkills } from '#app/catalog/skills.ts'
import { foldSpelling } from '#app/catalog/spelling.ts'
import type { Line } from './lines.ts'

/** How resumes say it where they do not use the words of the catalog. */
const otherWords: Partial<Record<string, readonly string[]>> = {
	'General anesthesia': ['ga', 'जनरल एनेस्थीसिया', 'general anesthetic'],
	'Regional anesthesia': [
		'regional blocks',
		'regional techniques',
		'regional anesthetic',
		'रीजनल एनेस्थीसिया',
		'रिजनल एनेस्थेसिया',
	],
	'Ultrasound-guided nerve blocks': [
		'usg block',
		'usg blocks',
		'usg guided block',
		'usg guided blocks',
		'usg guided regional',
		'ultrasound guided block',
		'ultrasound guided blocks',
		'ultrasound guided regional',
		'peripheral nerve blocks',
		'nerve blocks',
		'nerve block',
	],
	'Spinal and epidural': ['spinal', 'epidural', 'epidurals', 'cse', 'central neuraxial', 'neuraxial'],
	'Labor analgesia': ['painless labor', 'epidural analgesia in labor', 'labor epidural', 'labor epidurals'],
	'Difficult airway': ['difficult airways', 'airway management'],
	'Fiberoptic intubation': ['fibreoptic', 'fiberoptic', 'fob', 'awake intubation'],
	'Pediatric anesthesia': ['pediatric and neonatal anesthesia', 'neonatal anesthesia', 'anesthesia for children'],
	'Cardiac anesthesia': [
		'cardiothoracic anesthesia',
		'open heart',
		'bypass surgery anesthesia',
		'cardiac anesthesiology',
	],
	Neuroanesthesia: ['neuro anesthesia', 'anesthesia for neurosurgery'],
	'Obstetric anesthesia': ['anesthesia for cesarean', 'obstetric cases'],
	'Day-care anesthesia': ['day care', 'daycare', 'ambulatory anesthesia'],
	'Pre-anesthetic check (PAC)': [
		'pac',
		'pre anesthetic check',
		'pre anesthesia check',
		'preanesthetic',
		'pre anesthetic evaluation',
	],
	TIVA: ['total intravenous anesthesia'],
	'Transesophageal echo': ['tee', 'transesophageal echocardiography', 'tranesophageal'],
	'Arterial and central lines': [
		'arterial line',
		'arterial lines',
		'central line',
		'central lines',
		'invasive lines',
		'cvp',
	],
	'Acute pain service': ['aps', 'post operative pain', 'postoperative pain'],
	'Chronic pain procedures': ['chronic pain', 'interventional pain', 'radiofrequency ablation', 'pain interventions'],
	'ICU care': ['icu', 'critical care', 'intensive care'],
	ACLS: ['advanced cardiac life support', 'advanced cardiovascular life support'],
	ATLS: ['advanced trauma life support'],
	BLS: ['basic life support'],
	PALS: ['pediatric advanced life support'],
	'Laparoscopic surgery': ['laparoscopy', 'laparoscopic', 'minimal access surgery', 'minimally invasive'],
	'Hernia repair': ['hernia', 'hernioplasty', 'herniorrhaphy', 'inguinal hernia', 'tapp', 'tep'],
	Cholecystectomy: ['lap chole', 'cholecystectomies'],
	'Bariatric surgery': ['sleeve gastrectomy', 'bariatric'],
	CABG: ['coronary artery bypass', 'opcab'],
	'Valve replacement': ['mvr', 'avr', 'dvr', 'valve surgery'],
	'Joint replacement': ['tkr', 'thr', 'knee replacement', 'hip replacement', 'arthroplasty'],
	'Fracture fixation': ['orif', 'trauma fixation', 'intramedullary nailing'],
	Arthroscopy: ['arthroscopic'],
	'CT reporting': ['ct', 'ct scan', 'ct scans'],
	'MRI reporting': ['mri', 'mri scans'],
	'Cesarean section': ['lscs', 'caesarean', 'c section'],
	'Cataract surgery': ['phacoemulsification', 'sics', 'phaco'],
	'Mechanical ventilation': ['ventilator management', 'invasive ventilation'],
	'Central venous access': ['central venous'],
	'Bedside ultrasound': ['pocus', 'point of care ultrasound'],
	Echocardiography: ['2d echo', 'echo'],
	Hemodialysis: ['dialysis'],
	'Patient monitoring': ['vital signs', 'vitals monitoring', 'monitoring of patients'],
	'Ventilator care': ['ventilated patients', 'care of ventilator', 'ventilator patients'],
	'Medication administration': [
		'drug administration',
		'administering medication',
		'administration of medication',
		'administering medications',
	],
	'IV cannulation': ['iv cannula', 'venous cannulation', 'intravenous cannulation', 'iv insertion'],
	'Arterial blood gas sampling': ['abg'],
	'Scrub and circulating': ['scrub nurse', 'circulating nurse', 'scrubbing', 'ot nursing'],
	'OT instruments and sterilization': ['sterilisation', 'sterilization', 'cssd', 'autoclave'],
	'Post-operative care': ['postoperative care', 'post op care', 'recovery room'],
	'Neonatal care': ['nicu'],
	'Labor room care': ['labor room', 'conducting deliveries'],
	'Wound care': ['wound dressing', 'dressings'],
	'Quality and accreditation (NABH)': ['nabh', 'jci', 'accreditation'],
	'Clinical research': ['clinical trials', 'gcp'],
}

/** Said in passing so often that they count only where the resume lists skills. */
const onlyAmongSkills = new Set([
	'Teaching',
	'Triage',
	'Ultrasound',
	'Hematology',
	'Medical records',
	'Endoscopy',
	'Doppler',
	'CT reporting',
	'MRI reporting',
])

/** `Cardiac, neuro and pediatric anesthesia` names three. */
const kindOfAnesthesia =
	'(?:cardiac|cardiothoracic|neuro|pediatric|neonatal|obstetric|regional|general|transplant|onco)'
const sharedAnesthesia = new RegExp(
	String.raw`\b(${kindOfAnesthesia}) (?=(?:(?:\.|and|${kindOfAnesthesia}) )+anesthesia\b)`,
	'g',
)

const maxSkills = 25

export type FoundSkill = { name: string; from: string }

/** Every way to say a skill, the longest first: `labor epidurals` is labor analgesia, and its words are not read again. */
const phrases = allSkills
	.flatMap((skill) => [skill, ...(otherWords[skill] ?? [])].map((words) => ({ skill, words: foldSpelling(words) })))
	.toSorted((one, other) => other.words.length - one.words.length)

/** The skills of the catalog that the resume speaks of. */
export function findSkills(lines: readonly Line[]): FoundSkill[] {
	const found = new Map<string, string>()
	for (const { text, part } of lines) {
		if (part === 'references' || part === 'publications') continue
		const items = part === 'education' ? new Set(text.split(/[,;|•]/).map(foldSpelling)) : null
		let written = ` ${foldSpelling(text.replace(/\[CU\b/g, 'ICU').replace(/[\t|•;,/]/g, ' . '))} `.replace(
			sharedAnesthesia,
			'$1 anesthesia ',
		)
		for (const { skill, words } of phrases) {
			if (items && !items.has(words)) continue
			if (!written.includes(` ${words} `) || (onlyAmongSkills.has(skill) && part !== 'skills')) continue
			written = written.replaceAll(` ${words} `, ' | ')
			if (!found.has(skill)) found.set(skill, text)
		}
	}
	return allSkills
		.flatMap((name) => (found.has(name) ? [{ name, from: found.get(name) ?? '' }] : []))
		.slice(0, maxSkills)
}

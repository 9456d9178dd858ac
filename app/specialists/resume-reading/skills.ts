import { allSkills } from '#app/catalog/skills.ts'
import { foldDevanagari, isDevanagari } from '#app/catalog/devanagari.ts'
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
	'ICU care': ['icu', 'critical care', 'intensive care', 'आईसीयू', 'आयसीयू', 'अतिदक्षता'],
	ACLS: ['एसीएलएस', 'advanced cardiac life support', 'advanced cardiovascular life support'],
	ATLS: ['advanced trauma life support'],
	BLS: ['basic life support', 'बीएलएस'],
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
	'Cesarean section': ['lscs', 'caesarean', 'c section', 'सिजेरियन', 'सीझेरियन'],
	'Neonatal resuscitation': ['nrp', 'nals', 'nls', 'newborn resuscitation'],
	'Diabetes care': ['मधुमेह', 'डायबिटीज'],
	'Infection control': ['संक्रमण नियंत्रण', 'संसर्ग नियंत्रण'],
	'Cataract surgery': ['phacoemulsification', 'sics', 'phaco'],
	'Mechanical ventilation': ['ventilator management', 'invasive ventilation'],
	'Central venous access': ['central venous'],
	'Bedside ultrasound': ['pocus', 'point of care ultrasound'],
	Echocardiography: ['2d echo', 'echo'],
	Hemodialysis: ['dialysis', 'डायलिसिस'],
	'Patient monitoring': ['vital signs', 'vitals monitoring', 'monitoring of patients'],
	'Ventilator care': ['ventilated patients', 'care of ventilator', 'ventilator patients', 'वेंटिलेटर', 'व्हेंटिलेटर'],
	'Medication administration': [
		'drug administration',
		'administering medication',
		'administration of medication',
		'administering medications',
	],
	'IV cannulation': ['iv cannula', 'venous cannulation', 'intravenous cannulation', 'iv insertion', 'कैनुला', 'कॅन्युला'],
	'Arterial blood gas sampling': ['abg', 'एबीजी'],
	'Scrub and circulating': ['scrub nurse', 'circulating nurse', 'scrubbing', 'ot nursing'],
	'OT instruments and sterilization': ['sterilisation', 'sterilization', 'cssd', 'autoclave'],
	'Post-operative care': ['postoperative care', 'post op care', 'recovery room'],
	'Neonatal care': ['nicu', 'नवजात', 'एनआईसीयू', 'एनआयसीयू'],
	'Labor room care': ['labor room', 'conducting deliveries', 'प्रसूति', 'प्रसव'],
	'Wound care': ['wound dressing', 'dressings', 'ड्रेसिंग', 'मरहम पट्टी'],
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

/** One spelling for both scripts. */
const folded = (text: string) =>
	foldSpelling(text)
		.split(' ')
		.map((word) => (isDevanagari(word) ? foldDevanagari(word) : word))
		.join(' ')

export type FoundSkill = { name: string; from: string }

/** Every way to say a skill, the longest first: `labor epidurals` is labor analgesia, and its words are not read again. */
const phrases = allSkills
	.flatMap((skill) => [skill, ...(otherWords[skill] ?? [])].map((words) => ({ skill, words: folded(words) })))
	.toSorted((one, other) => other.words.length - one.words.length)

/** The skills of the catalog that the resume speaks of. */
export function findSkills(lines: readonly Line[]): FoundSkill[] {
	const found = new Map<string, string>()
	for (const { text, part } of lines) {
		if (part === 'references' || part === 'publications') continue
		const items = part === 'education' ? new Set(text.split(/[,;|•]/).map(folded)) : null
		let written = ` ${folded(text.replace(/\[CU\b/g, 'ICU').replace(/[\t|•;,/]/g, ' . '))} `.replace(
			sharedAnesthesia,
			'$1 anesthesia ',
		)
		for (const { skill, words } of phrases) {
			if (items && !items.has(words)) continue
			const said = [` ${words} `, ` ${words}s `].find((each) => written.includes(each))
			if (said === undefined || (onlyAmongSkills.has(skill) && part !== 'skills')) continue
			written = written.replaceAll(said, ' | ')
			if (!found.has(skill)) found.set(skill, text)
		}
	}
	return allSkills
		.flatMap((name) => (found.has(name) ? [{ name, from: found.get(name) ?? '' }] : []))
		.slice(0, maxSkills)
}

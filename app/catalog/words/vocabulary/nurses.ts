import { specialities } from '../../specialities.ts'
import type { Entry } from './entry.ts'

export const nurses = specialities.flatMap(({ slug, profession }) => (profession === 'nurse' ? [slug] : []))

const nurse: Entry['profession'] = 'nurse'
/** What 'nurse' means before any theatre, laboratory or office. */
const bedside = nurses.filter((slug) => !['ot-nurse', 'cath-lab-nurse', 'nursing-supervisor'].includes(slug))

/** Of a unit: the sister who leads it, or the doctor. They are asked. */
const inCharge = (unit: string, forms: string, ...then: string[]): Entry => ({
	label: `${unit} In-charge`,
	forms: forms
		.split(' ')
		.map((form) => form.replaceAll('_', ' '))
		.flatMap((form) =>
			/[a-z]/i.test(form)
				? [`${form} in charge`, `${form} incharge`, `in charge ${form}`, `incharge ${form}`]
				: ['इनचार्ज', 'इन्चार्ज', 'इंचार्ज', 'प्रमुख'].map((word) => `${form} ${word}`),
		)
		.join(', '),
	title: [`${unit.toLowerCase()} in charge`],
	then: ['nursing-supervisor', ...then],
})

export const nurseEntries: Entry[] = [
	{
		label: 'Nurse',
		forms: `nurse, nurses, ~nurs, ~nures, ~nusre, sister, staff nurse, staff sister, SN, nursing staff, nursing officer, nursing, brother, nars, nurse sister, hospital nurse, trained nurse, registered nurse, nursing sister, nursing job, nursing jobs, RN, RNRM, RN RM, staff brother, brother nurse, nursing brother, senior staff nurse, junior staff nurse, sr staff nurse, nurse in hospital, nurse gnm, general staff nurse, nursing professional, qualified nurse,
			परिचारिका, परिचारक, परिसेविका, आरोग्य सेविका, नर्स, सिस्टर, ब्रदर, स्टाफ नर्स, स्टाफ परिचारिका, नर्सिंग, नर्सिंग ऑफिसर, नर्सिंग अधिकारी, नर्सिंग स्टाफ, सेविका, उपचारिका, अधिपरिचारिका, paricharika, staff nars`,
		filter: { name: 'profession', values: ['nurse'] },
		first: bedside,
	},
	{
		label: 'ICU Nurse',
		forms: `ICU nurse, intensive nurse, ICU sister, ICU staff nurse, staff nurse ICU, ICU nursing, ICU staff, CCU nurse, CCU sister, ICCU nurse, MICU nurse, SICU nurse, HDU nurse, ITU nurse, critical care nurse, critical care nursing, intensive care nurse, intensive care sister, ventilator nurse, nurse ICU, nurse for ICU, nurse intensive care, ICU nars, ICU brother, critical care staff nurse, neuro ICU nurse, CTICU nurse, nurses for intensive care,
			आयसीयू नर्स, आईसीयू नर्स, आयसीयू सिस्टर, आयसीयू परिचारिका, आईसीयू सिस्टर, अतिदक्षता विभाग परिचारिका, अतिदक्षता परिचारिका, अतिदक्षता नर्स, गहन चिकित्सा नर्स, गहन चिकित्सा परिचारिका, आयसीयू स्टाफ नर्स`,
		title: ['nurse icu'],
		kinds: ['nicu', 'picu'],
		is: ['icu-nurse'],
		skills: ['Ventilator care'],
		profession: nurse,
	},
	{
		label: 'OT Nurse',
		forms: `OT nurse, OT sister, OT staff, OT staff nurse, OT nursing, scrub nurse, scrub sister, scrub, scrub staff, theatre nurse, theatre sister, theatre staff nurse, operation theatre nurse, operation theatre sister, operating room nurse, operating theatre nurse, operation room nurse, OR nurse, circulating nurse, instrument nurse, perioperative nurse, surgical nurse, surgery nurse, surgery room nurse, surgery theatre nurse, operation nurse, nurse OT, nurse for OT, anesthesia nurse, anesthetic nurse, nurse anesthetist, nurse operation theatre, nurse for theatre, floor nurse OT, OT nars, scrub and circulating nurse,
			ओटी नर्स, ओटी सिस्टर, ओटी परिचारिका, शस्त्रक्रिया परिचारिका, सर्जरी नर्स, ऑपरेशन नर्स, शस्त्रक्रिया गृह परिचारिका, ऑपरेशन थिएटर नर्स, ऑपरेशन थिएटर सिस्टर, ऑपरेशन थिएटर परिचारिका, ओ टी नर्स, स्क्रब नर्स, थिएटर सिस्टर, थिएटर नर्स`,
		title: ['scrub nurse', 'theater nurse', 'ot nurse'],
		is: ['ot-nurse'],
		skills: ['Scrub and circulating', 'OT instruments and sterilization'],
		profession: nurse,
	},
	{
		label: 'OT In-charge Nurse',
		forms:
			'OT in charge, OT incharge, theatre in charge, theatre incharge, operation theatre in charge, operation theatre incharge, OT in charge nurse, OT incharge nurse, OT in charge sister, OT incharge sister, OT sister in charge, OT sister incharge, OT nurse in charge, OT nurse incharge, OT supervisor, OT nursing supervisor, OT head nurse, theatre manager, OT manager, theatre matron, ओटी इन्चार्ज, ओटी इंचार्ज, ओटी प्रमुख',
		title: ['ot in charge'],
		then: ['ot-nurse', 'nursing-supervisor'],
		profession: nurse,
	},
	...[
		inCharge('ICU', 'ICU ICCU CCU HDU MICU SICU ITU आयसीयू आईसीयू आयसीसीयू आईसीसीयू', 'icu-nurse', 'intensivist'),
		inCharge('NICU', 'NICU SNCU एनआयसीयू एनआईसीयू', 'nicu-nurse', 'neonatologist'),
		inCharge('PICU', 'PICU पीआयसीयू पीआईसीयू', 'pediatric-nurse', 'pediatrician'),
		inCharge('Emergency', 'casualty emergency ER ED कॅज्युअल्टी इमर्जन्सी इमरजेंसी', 'emergency-nurse', 'emergency-physician'),
		inCharge('Dialysis', 'dialysis डायलिसिस', 'dialysis-nurse', 'nephrologist'),
		inCharge(
			'Labor room',
			'labor_room LR labor_ward maternity_ward लेबर_रूम',
			'labor-room-nurse',
			'obstetrician-gynecologist',
		),
		inCharge('Cath lab', 'cath_lab cathlab कॅथ_लॅब', 'cath-lab-nurse', 'cardiologist'),
	],
	{
		label: 'Ward Nurse',
		forms:
			'ward nurse, ward sister, ward staff, ward staff nurse, general nurse, general ward nurse, IPD nurse, IPD sister, floor nurse, bedside nurse, nurse ward, nurse for ward, वॉर्ड सिस्टर, वॉर्ड नर्स',
		title: ['ward nurse'],
		is: ['ward-nurse'],
		then: ['staff-nurse'],
	},
	{
		label: 'NICU Nurse',
		forms:
			'NICU nurse, NICU sister, NICU staff, NICU staff nurse, neonatal nurse, baby nurse, newborn nurse, nurse NICU, nurse for NICU, एनआयसीयू नर्स',
		is: ['nicu-nurse'],
		skills: ['Neonatal care'],
		profession: nurse,
	},
	{
		label: 'Pediatric Nurse',
		forms:
			'PICU nurse, PICU sister, pediatric nurse, peds nurse, paeds nurse, paediatric sister, child nurse, nurse PICU, children nurse, pediatric staff nurse, पीआयसीयू नर्स',
		is: ['pediatric-nurse'],
		then: ['nicu-nurse'],
	},
	{
		label: 'Dialysis Nurse',
		forms:
			'dialysis nurse, dialysis sister, dialysis staff, HD nurse, hemodialysis nurse, renal nurse, nephrology nurse, nurse dialysis, nurse for dialysis, डायलिसिस नर्स, डायलिसीस नर्स, डायलिसिस सिस्टर',
		is: ['dialysis-nurse'],
		skills: ['Hemodialysis'],
		profession: nurse,
	},
	{
		label: 'Emergency Nurse',
		forms:
			'casualty nurse, casualty sister, casualty staff nurse, ER nurse, ER sister, ED nurse, emergency nurse, emergency staff nurse, emergency sister, triage nurse, trauma nurse, nurse casualty, nurse emergency, nurse ER, इमरजेंसी नर्स, अपघात विभाग परिचारिका',
		is: ['emergency-nurse'],
		skills: ['Triage'],
		profession: nurse,
	},
	{
		label: 'Labor Room Nurse',
		forms: `labor room nurse, labor room sister, labor nurse, labor ward nurse, labor ward sister, delivery ward nurse, delivery ward sister, maternity ward nurse, maternity ward sister, delivery room sister, delivery room nurse, delivery nurse, midwife, midwifery, LR sister, LR nurse, LR staff, maternity nurse, maternity sister, obstetric nurse, nurse midwife, nurse labor room, gynae nurse,
			दाई, सुईण, dai, suin, प्रसूती कक्ष परिचारिका, लेबर रूम नर्स, लेबर रूम सिस्टर, मिडवाइफ, प्रसूती परिचारिका`,
		is: ['labor-room-nurse'],
		skills: ['Labor room care'],
		profession: nurse,
	},
	{
		label: 'ANM',
		forms: `ANM, ANM nurse, ANM staff, ANM GNM, GNM ANM, ANM sister, auxiliary nurse midwife, auxiliary nurse and midwife, auxiliary nursing midwifery, auxiliary nursing and midwifery, FHW, female health worker, health worker female, MPHW female, multipurpose health worker female,
			एएनएम, ए एन एम, आरोग्य सेविका एएनएम, सहायक परिचारिका`,
		is: ['labor-room-nurse'],
		degrees: ['ANM'],
		skills: ['Labor room care'],
		then: ['staff-nurse'],
		chosenFrom: ['staff-nurse'],
		profession: nurse,
	},
	{
		label: 'Lady Health Visitor',
		forms:
			'LHV, lady health visitor, health visitor, public health nurse, PHN, community health nurse, एलएचव्ही, एलएचवी',
		then: ['staff-nurse', 'labor-room-nurse'],
		text: ['health visitor', 'public health nurse'],
		profession: nurse,
		isNear: true,
	},
	{
		// Nurses and BAMS doctors hold this post.
		label: 'Community Health Officer',
		forms:
			'CHO, community health officer, NHM CHO, CHO NHM, MLHP, mid level health provider, सीएचओ, कम्युनिटी हेल्थ ऑफिसर, समुदाय आरोग्य अधिकारी, सामुदायिक स्वास्थ्य अधिकारी',
		then: ['staff-nurse', 'ayush-medical-officer'],
		text: ['community health officer'],
		isNear: true,
	},
	{
		label: 'Cath Lab Nurse',
		forms:
			'cath lab nurse, cathlab nurse, cath lab sister, cath lab staff, cardiac nurse, cardiac sister, cardiology nurse, nurse cath lab, heart nurse, कॅथ लॅब नर्स',
		is: ['cath-lab-nurse'],
	},
	{
		label: 'Oncology Nurse',
		forms:
			'oncology nurse, chemo nurse, chemotherapy nurse, onco nurse, cancer nurse, day care nurse, daycare nurse, nurse oncology, nurse for chemo',
		is: ['oncology-nurse'],
		skills: ['Chemotherapy administration'],
		profession: nurse,
	},
	{
		label: 'Nursing Supervisor',
		forms:
			'nursing supervisor, matron, nursing superintendent, nursing incharge, NS, DNS, ANS, nurse in charge, nurse incharge, ward in charge, ward incharge, ward sister in charge, ward sister incharge, ICU sister in charge, ICU sister incharge, sister in charge, sister incharge, in charge sister, incharge sister, head nurse, head sister, chief nurse, chief nursing officer, CNO, nurse manager, nursing head, floor in charge, floor incharge, shift in charge, shift incharge, unit in charge nurse, nursing unit manager, unit manager nursing, nursing team leader, night supervisor nursing, night nursing supervisor, evening nursing supervisor, nursing director, director of nursing, assistant nursing superintendent, deputy nursing superintendent, assistant matron, मेट्रन, अधिसेविका, इन्चार्ज नर्स, इनचार्ज नर्स, इन्चार्ज सिस्टर, इनचार्ज सिस्टर, नर्स इन्चार्ज, नर्स इनचार्ज, सिस्टर इन्चार्ज, सिस्टर इनचार्ज, वॉर्ड इन्चार्ज, वॉर्ड इनचार्ज, नर्सिंग इन्चार्ज, हेड नर्स, नर्सिंग सुपरवायझर, नर्सिंग सुपरवाइजर, नर्सिंग अधीक्षक, प्रभारी परिचारिका',
		is: ['nursing-supervisor'],
		experience: ['10+'],
		profession: nurse,
	},
	{
		label: 'Home care nurse',
		forms: 'home care nurse, home nurse, home nursing',
		is: ['ward-nurse'],
		chosenFrom: ['staff-nurse'],
		text: ['home care'],
		isNear: true,
	},
]

import type { Entry } from './entry.ts'

const emergency = ['emergency-physician', 'emergency-nurse']

export const unitEntries: Entry[] = [
	{
		label: 'Operation theatre',
		forms: `OT, OR, theatre, operation theatre, operating theatre, operating room, operation room, surgical suite, OT department, ऑपरेशन थिएटर, शस्त्रक्रिया गृह, शस्त्रक्रियागृह, ओटी, ओ टी, थिएटर, ऑपरेशन थियेटर, operation thetar`,
		title: ['operation theater', 'theater', 'ot'],
		is: ['ot-nurse'],
		skills: ['OT instruments and sterilization', 'Scrub and circulating'],
		text: ['operation theater', 'theater'],
	},
	{
		label: 'ICU',
		forms: `ICU, ICCU, ITU, intensive care, intensive care unit, critical care unit, MICU, SICU, RICU, HDU, CTICU, medical ICU, surgical ICU, respiratory ICU, high dependency unit, GICU, neuro ICU, cardiac ICU, CVTS ICU, step down unit, ICU care, ICU duty, icu department,
			आयसीयू, आईसीयू, आय सी यू, अतिदक्षता विभाग, अतिदक्षता, गहन चिकित्सा, गहन चिकित्सा कक्ष, गहन चिकित्सा इकाई, aaisiyu, ati dakshata vibhag`,
		title: ['icu', 'intensive care'],
		is: ['icu-nurse', 'intensivist'],
		skills: ['ICU care', 'Mechanical ventilation', 'Ventilator care'],
		kinds: ['nicu', 'picu'],
		text: ['icu'],
	},
	{
		label: 'CCU',
		forms: 'CCU, coronary care unit, coronary care, cardiac care unit',
		title: ['icu', 'ccu'],
		is: ['cardiologist', 'icu-nurse', 'intensivist'],
		skills: ['ICU care', 'Ventilator care'],
		then: ['cath-lab-nurse'],
		text: ['ccu', 'icu'],
	},
	{
		label: 'NICU',
		forms: 'NICU, neonatal ICU, neonatal intensive care, newborn ICU, neonatal unit, SNCU, एनआयसीयू, एनआईसीयू',
		title: ['nicu'],
		is: ['neonatologist', 'nicu-nurse'],
		skills: ['Neonatal care', 'Neonatal resuscitation'],
		text: ['nicu'],
	},
	{
		label: 'PICU',
		forms: 'PICU, pediatric ICU, pediatric intensive care, children ICU, पीआयसीयू',
		title: ['picu'],
		is: ['pediatrician', 'pediatric-nurse'],
		skills: ['PALS'],
		text: ['picu'],
	},
	{
		label: 'Labor room',
		forms:
			'LR, labor room, labor ward, delivery room, labor suite, birthing room, maternity ward, maternity, लेबर रूम, प्रसूती कक्ष, प्रसूतिगृह',
		title: ['labor room'],
		is: ['labor-room-nurse', 'obstetrician-gynecologist'],
		skills: ['Labor room care', 'Labor analgesia'],
		then: ['obstetric-anesthesiologist'],
		text: ['labor ward', 'labor room'],
	},
	{
		label: 'Emergency',
		forms:
			'emergency, emergencies, casualty, ER, ED, EMD, A and E, A&E, emergency room, emergency department, casualty department, emergency ward, accident and emergency, इमरजेंसी, इमर्जन्सी, आपत्कालीन, आपातकालीन, अपघात विभाग, ~emergancy, ~emergensy',
		inJobs: {
			title: ['emergency'],
			is: emergency,
			tags: ['shift=emergency'],
			skills: ['Emergency surgery', 'Triage'],
			text: ['emergency'],
		},
		inSpecialists: {
			title: ['emergency'],
			is: emergency,
			tags: ['shift=emergency'],
			skills: ['Emergency surgery', 'Triage'],
		},
	},
	{
		label: 'OPD',
		forms: 'OPD, outpatient, out patient, outpatient clinic, OP clinic, ओपीडी, बाह्यरुग्ण',
		text: ['opd', 'outpatient', 'clinic'],
	},
	{
		label: 'IPD',
		forms: 'IPD, inpatient, in patient, inpatients, ward, wards, ward round, ward duty, आयपीडी, वॉर्ड, आंतररुग्ण',
		is: ['ward-nurse'],
		text: ['ipd', 'inpatient', 'ward'],
	},
	{
		label: 'Recovery room',
		forms:
			'PACU, recovery, recovery room, post anesthesia care, post anesthesia care unit, post op, postoperative, postoperative care, post operative, post operative care, post op care, post surgical care',
		skills: ['Post-operative care'],
		then: ['anesthesiologist'],
		text: ['recovery', 'post operative'],
	},
	{
		label: 'Cath lab',
		forms: 'cath lab, cathlab, catheterization lab, cardiac cath, कॅथ लॅब, कैथ लैब',
		title: ['cath lab'],
		is: ['cath-lab-nurse', 'cardiologist'],
		skills: ['Coronary angiography'],
		text: ['cath lab'],
	},
	{
		label: 'CSSD',
		forms: 'CSSD, sterilization, sterile supply, autoclave',
		skills: ['OT instruments and sterilization'],
		text: ['cssd', 'sterilization'],
		then: ['ot-nurse'],
		staff: 'technicians',
	},
	{
		label: 'Blood bank',
		forms: 'blood bank, blood centre, transfusion, रक्तपेढी, ब्लड बैंक',
		skills: ['Blood bank'],
		is: ['pathologist'],
		text: ['blood bank'],
	},
	{
		label: 'Trauma centre',
		forms: 'trauma centre, trauma center, trauma unit',
		title: ['trauma'],
		skills: ['Trauma surgery', 'ATLS'],
		then: ['orthopedic-surgeon', 'emergency-physician'],
		text: ['trauma'],
	},
]

import { qualificationsOf } from '../../qualifications.ts'
import { anesthesia, courses, subjects } from './degree-subjects.ts'
import type { Entry } from './entry.ts'
import { nurses } from './nurses.ts'

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

import type { Profession } from './specialities.ts'

/** Suggestions for degrees and diplomas. Others may be typed. */
const byProfession: Record<Profession, readonly string[]> = {
	doctor: [
		'MBBS',
		'MD Anaesthesiology',
		'DNB Anaesthesiology',
		'DA',
		'MS General Surgery',
		'DNB General Surgery',
		'MS Orthopaedics',
		'DNB Orthopaedics',
		'D Ortho',
		'MCh Cardiothoracic and Vascular Surgery',
		'MCh Neurosurgery',
		'DrNB Neurosurgery',
		'MCh Urology',
		'MCh Plastic Surgery',
		'MS ENT',
		'MS Ophthalmology',
		'MS Obstetrics and Gynaecology',
		'DGO',
		'MD General Medicine',
		'DNB General Medicine',
		'MD Emergency Medicine',
		'MD Paediatrics',
		'DCH',
		'MD Radiodiagnosis',
		'DMRD',
		'MD Pathology',
		'MD Microbiology',
		'DM Cardiology',
		'DM Critical Care Medicine',
		'DM Cardiac Anaesthesia',
		'DM Neuroanaesthesia',
		'DM Nephrology',
		'DM Neurology',
		'IDCCM',
		'FNB Cardiac Anaesthesia',
		'FNB Critical Care Medicine',
		'Fellowship in Pain Medicine',
		'EDAIC',
		'FRCA',
		'Diploma in Cardiology',
		'Diploma in Diabetology',
		'Diploma in Hospital Administration',
		'Diploma in Emergency Medicine',
		'BAMS',
		'BHMS',
		'BUMS',
	],
	nurse: [
		'ANM',
		'GNM',
		'BSc Nursing',
		'Post Basic BSc Nursing',
		'MSc Nursing',
		'Nurse Practitioner in Critical Care',
		'Diploma in Operation Theatre Nursing',
		'Diploma in Critical Care Nursing',
		'Diploma in Dialysis',
	],
}

export const qualificationsOf = (profession: Profession): readonly string[] => byProfession[profession]

/** Suggestions for courses that have to be taken again every few years, and others that hospitals ask for. */
const certificatesByProfession: Record<Profession, readonly string[]> = {
	doctor: ['ACLS', 'BLS', 'PALS', 'ATLS', 'NRP', 'CCEPC', 'USG in Anaesthesia', 'Fellowship in Regional Anaesthesia'],
	nurse: ['BLS', 'ACLS', 'PALS', 'NRP', 'Infection Control', 'Ventilator Care'],
}

export const certificatesOf = (profession: Profession): readonly string[] => certificatesByProfession[profession]

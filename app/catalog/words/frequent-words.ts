/**
 * What search boxes offer where no script runs: the specialities and skills that most searches ask for. Written out, because
 * pages that hydrate would otherwise carry the whole catalogue to make this list.
 */
export const frequentWords: readonly string[] = [
	'Anesthesiologist',
	'Surgeon',
	'Cardiac Surgeon',
	'Neurosurgeon',
	'Orthopedic Surgeon',
	'General Surgeon',
	'Cardiac Anesthesiologist',
	'Neuro Anesthesiologist',
	'Pediatric Anesthesiologist',
	'Obstetric Anesthesiologist',
	'Pain Physician',
	'Laparoscopic Surgeon',
	'ICU Nurse',
	'OT Nurse',
	'Intensivist',
	'Resident Medical Officer',
	'General anesthesia',
	'Regional anesthesia',
	'Ultrasound-guided nerve blocks',
	'Spinal and epidural',
	'Labor analgesia',
	'Difficult airway',
]

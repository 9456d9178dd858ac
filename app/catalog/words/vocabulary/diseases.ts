import type { Entry } from './entry.ts'

/** What someone treats, and who does: the best first. */
const treated = (label: string, forms: string, then: string[], more: Partial<Entry> = {}): Entry => ({
	label,
	forms,
	then,
	...more,
})

/** Diseases, injuries and small procedures by their plain names, which stand for the people who treat them. */
export const diseaseEntries: Entry[] = [
	treated(
		'Piles, fissure and fistula',
		'piles, piles fistula, piles fissure fistula, piles fissure, fistula, fistula surgeon, piles surgeon, piles doctor, piles fistula surgeon, piles specialist, hemorrhoid, haemorrhoid, fissure, piles and fissure, anal fistula, fistula in ano, bawasir, bawaseer, mulvyadh, mulavyadh, मूळव्याध, बवासीर',
		['general-surgeon', 'laparoscopic-surgeon'],
	),
	treated(
		'Thyroid surgery',
		'thyroid surgery, thyroidectomy, thyroid operation, thyroid surgeon, goiter, goitre, goiter surgery, गलगंड, घेंघा',
		['general-surgeon', 'ent-surgeon', 'surgical-oncologist'],
		{ skills: ['Thyroid surgery'], text: ['thyroid'] },
	),
	treated('Breast surgery', 'breast lump, breast surgery, breast surgeon, mastectomy, lumpectomy', [
		'surgical-oncologist',
		'general-surgeon',
	]),
	treated(
		'Small surgery',
		'lipoma, abscess, incision and drainage, hydrocele, sebaceous cyst, minor surgery, minor operation, minor procedures, gangrene, diabetic foot, pilonidal sinus',
		['general-surgeon'],
	),
	treated(
		'Laparoscopic hernia repair',
		'TEP, TAPP, TEP TAPP, IPOM, incisional hernia, inguinal hernia',
		['general-surgeon', 'laparoscopic-surgeon'],
		{
			skills: ['Hernia repair', 'Laparoscopic surgery'],
		},
	),
	treated(
		'Bowel surgery',
		'intestinal obstruction, bowel obstruction, perforation, perforation peritonitis, colon surgery, whipple',
		['surgical-gastroenterologist', 'general-surgeon'],
	),
	treated(
		'Slipped disc',
		'slip disc, slipped disc, disc prolapse, PIVD, laminectomy, discectomy, sciatica, back pain, spinal cord injury, kamar dard',
		['neurosurgeon', 'orthopedic-surgeon'],
		{
			skills: ['Spine surgery'],
		},
	),
	treated(
		'Ligament injury',
		'ligament, ligaments, ligament injury, ligament tear, meniscus, sports injury surgery, लिगामेंट',
		['orthopedic-surgeon'],
		{
			skills: ['Arthroscopy'],
		},
	),
	treated(
		'Bones and joints',
		'arthritis, osteoarthritis, frozen shoulder, dislocation, plaster, plaster cast, club foot, osteoporosis, joint pain, knee pain, संधिवात, sandhivat',
		['orthopedic-surgeon'],
	),
	treated(
		'Kidney stone',
		'mutkhada, pathri, किडनी स्टोन, DJ stent, cystoscopy, BPH, enlarged prostate, varicocele, circumcision',
		['urologist'],
		{
			skills: ['Endourology'],
		},
	),
	treated(
		'Stroke and nerves',
		'paralysis, lakwa, लकवा, पक्षाघात, pakshaghat, epilepsy, fits, seizure, seizures, migraine, parkinson, dementia, neuropathy, मिर्गी',
		['neurologist', 'general-physician'],
		{
			skills: ['Stroke thrombolysis'],
		},
	),
	treated(
		'Diabetes emergencies',
		'DKA, diabetic ketoacidosis, insulin, hypothyroid, hypothyroidism, thyroid disorder',
		['endocrinologist', 'general-physician'],
		{
			skills: ['Diabetes care'],
		},
	),
	treated(
		'Fevers',
		'dengue, malaria, typhoid, viral fever, fever, fever clinic, lifestyle diseases, बुखार, ताप, bukhar',
		['general-physician'],
	),
	treated(
		'Heart attack',
		'heart attack, myocardial infarction, STEMI, NSTEMI, arrhythmia, heart failure, angina, pacemaker, chest pain',
		['cardiologist'],
		{
			skills: ['Coronary angiography', 'Echocardiography'],
		},
	),
	treated('Lungs', 'asthma, COPD, tuberculosis, pneumonia, sleep apnea, दमा, क्षयरोग, dama, टीबी', [
		'pulmonologist',
		'general-physician',
	]),
	treated(
		'Liver and stomach',
		'acidity, jaundice, cirrhosis, ulcer, GERD, IBS, hepatitis, pancreatitis, कावीळ, पीलिया, kavil',
		['gastroenterologist', 'general-physician'],
		{
			skills: ['Endoscopy'],
		},
	),
	treated(
		'Kidney failure',
		'CKD, ESRD, AKI, kidney failure, renal failure, kidney transplant, kidney disease',
		['nephrologist', 'urologist'],
		{
			skills: ['Hemodialysis'],
		},
	),
	treated(
		'Women’s health',
		'PCOS, PCOD, fibroid, fibroids, ovarian cyst, menopause, IUI, ANC, antenatal, pregnancy, miscarriage, garbhvati, गर्भवती, गर्भाशय, गरोदर',
		['obstetrician-gynecologist'],
	),
	treated('Children’s health', 'vaccination, immunization, immunisation, लसीकरण, टीकाकरण', [
		'pediatrician',
		'ward-nurse',
	]),
	treated(
		'Ear, nose and throat diseases',
		'hearing loss, deafness, vertigo, nasal polyp, nasal polyps, cochlear implant, ear surgery, mastoidectomy, adenoid',
		['ent-surgeon'],
	),
	treated(
		'Eye diseases',
		'lasik, glaucoma, squint, retinal detachment, cornea, eye camp, eye operation, eye surgery, काचबिंदू',
		['ophthalmologist', 'anesthesiologist'],
		{
			skills: ['Cataract surgery'],
		},
	),
	treated('Skin diseases', 'acne, psoriasis, eczema, leprosy, vitiligo, hair fall, laser skin', ['dermatologist']),
	treated('Mind', 'depression, anxiety, addiction, schizophrenia, counselling, counseling, नैराश्य', ['psychiatrist']),
	treated('Tumors', 'tumour, tumor, leukemia, lymphoma, radiotherapy, radiation therapy, गाठ', [
		'medical-oncologist',
		'surgical-oncologist',
	]),
	treated(
		'Hand surgery',
		`hand surgeon, hand surgery, hand and trauma surgeon, tendon repair, replantation, हाथ की सर्जरी, finger surgery, finger cut, hand cut, hand finger, hand finger cut,
			finger injury, hand injury, finger cut off, cut finger, cut hand, finger reattachment`,
		['plastic-surgeon', 'orthopedic-surgeon'],
		{
			title: ['hand and trauma'],
			skills: ['Hand surgery'],
		},
	),
	treated(
		'Reconstruction',
		'cleft lip, cleft palate, skin graft, skin grafting, hair transplant, botox, scar revision, flap surgery',
		['plastic-surgeon'],
		{
			skills: ['Microsurgery'],
		},
	),
	treated('Blood vessels', 'DVT, deep vein thrombosis, AV fistula, peripheral vascular disease', [
		'vascular-surgeon',
		'general-surgeon',
	]),
	treated(
		'Epidural analgesia',
		'PCEA, patient controlled epidural, epidural infusion',
		['obstetric-anesthesiologist', 'anesthesiologist'],
		{
			skills: ['Spinal and epidural', 'Labor analgesia', 'Acute pain service'],
		},
	),
	treated(
		'PC-PNDT',
		'PCPNDT, PC PNDT, PNDT, obstetric scan, anomaly scan, TIFFA, fetal medicine',
		['radiologist', 'obstetrician-gynecologist'],
		{
			skills: ['Ultrasound'],
			text: ['pc pndt', 'pcpndt', 'pndt'],
		},
	),
	treated(
		'Bedside nursing',
		'catheter, foley, ryles tube, nasogastric tube, bed sore, bedsore, pressure ulcer, tracheostomy care, vitals',
		['ward-nurse', 'icu-nurse'],
		{
			skills: ['Wound care', 'Patient monitoring'],
			profession: 'nurse',
		},
	),
	treated('Biopsy', 'biopsy, frozen section, CBC, blood test, lab reporting, peripheral smear', ['pathologist'], {
		skills: ['Histopathology', 'FNAC'],
	}),
]

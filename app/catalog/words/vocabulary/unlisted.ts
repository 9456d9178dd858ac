import type { Entry } from './entry.ts'

/** 'X ray technician' is also 'X ray tech' and 'X ray technologist'. */
const technician = /(?<= )technician$/
const withOtherWords = (forms: string) =>
	forms
		.split(',')
		.map((form) => form.trim())
		.flatMap((form) =>
			technician.test(form)
				? ['technician', 'tech', 'technologist'].map((word) => form.replace(technician, word))
				: [form],
		)
		.join(', ')

const trade = (unlisted: string, forms: string): Entry => ({
	label: unlisted.charAt(0).toUpperCase() + unlisted.slice(1),
	forms: withOtherWords(forms),
	isNothing: true,
	unlisted,
})

/** Trades of hospitals other than doctors and nurses. They are told that they are not listed, and never taken for a nurse. */
export const unlistedEntries: Entry[] = [
	trade(
		'OT technicians',
		`OT technician, OT tech, scrub technician, OTT, OT technologist, OTA, OT assistant, OT attendant, OT boy, operation theatre technician, operation theatre technologist, operation theatre assistant, theatre technician, theatre assistant, BSc OT, BSc OTT, BSc operation theatre technology, BSc operation theatre, diploma OT technician, operation theatre technology, BOTT, DOTT,
		ओटी टेक्निशियन, ओटी टेक्नीशियन, ओटी असिस्टंट`,
	),
	trade(
		'anesthesia technicians',
		'anesthesia technician, anesthesia tech, anesthesia technologist, anesthesia assistant, BSc anesthesia, BSc AT, BSc anesthesia technology',
	),
	trade(
		'dialysis technicians',
		'dialysis technician, dialysis tech, dialysis technologist, BSc dialysis, BSc dialysis technology, hemodialysis technician, diploma in dialysis technology, डायलिसिस टेक्निशियन, डायलिसिस टेक्नीशियन',
	),
	trade(
		'cath lab technicians',
		'cath lab technician, cathlab technician, cath lab tech, cath lab technologist, cardiovascular technologist, angiography technician',
	),
	trade(
		'cardiac technicians',
		'cardiac technician, cardiology technician, echo technician, ECHO technician, 2D echo technician, echocardiography technician, ECG technician, EKG technician, TMT technician, holter technician, stress test technician, BSc cardiac technology, BSc cardiac care technology, ECG tech, ईसीजी तंत्रज्ञ, ईसीजी टेक्निशियन',
	),
	trade(
		'nursing teachers',
		`nursing tutor, nurse tutor, tutor nursing, clinical instructor, clinical instructor nursing, nursing clinical instructor, nursing instructor, nursing lecturer, lecturer nursing, lecturer in nursing, nursing teacher, nursing faculty, nursing professor, professor nursing, professor of nursing, assistant professor nursing, associate professor nursing, nursing principal, principal nursing college, vice principal nursing, nurse educator, nursing educator, clinical nurse educator,
		नर्सिंग ट्यूटर, नर्सिंग शिक्षक, नर्सिंग प्राध्यापक`,
	),
	trade(
		'laboratory technicians',
		'lab technician, lab tech, laboratory technician, laboratory technologist, medical lab technician, medical laboratory technician, medical lab technologist, pathology technician, lab assistant, DMLT, BMLT, MLT, CMLT, BSc MLT, blood bank technician, microbiology technician, histopathology technician, embryologist, IVF lab technician, लॅब टेक्निशियन, लैब टेक्नीशियन, लॅब असिस्टंट',
	),
	trade(
		'radiographers',
		'radiographer, radiography technician, radiology technician, x ray technician, x ray tech, xray technician, CT technician, CT scan technician, MRI technician, CT MRI technician, imaging technologist, radiological technologist, radiotherapy technician, sonography technician, sonographer, ultrasound technician, USG technician, सोनोग्राफर, BSc radiology, BMRIT, DRT, एक्स रे टेक्निशियन, एक्सरे टेक्निशियन',
	),
	trade(
		'technicians',
		'technician, technologist, CSSD technician, CSSD assistant, CSSD staff, EEG technician, EMG technician, PFT technician, endoscopy technician, ICU technician, biomedical engineer, बायोमेडिकल, टेक्निशियन, टेक्नीशियन',
	),
	trade('phlebotomists', 'phlebotomist, phlebotomy, blood collection, sample collection, blood collector'),
	trade('perfusionists', 'perfusionist, perfusion technologist, clinical perfusionist'),
	trade('respiratory therapists', 'respiratory therapist, respiratory technician, respiratory therapy'),
	trade(
		'physiotherapists',
		`physiotherapist, physiotherapy, physio, physical therapist, physical therapy, BPT, MPT, BPTh, MPTh, physiotherapy doctor, physiotherapist doctor, neuro physio, sports physio, chest physiotherapist,
		फिजिओ, फिजियो, फिजिओथेरपिस्ट, फिजियोथेरेपिस्ट, फिजिओथेरपी, फिजियोथेरेपी, भौतिकोपचार तज्ज्ञ, भौतिकोपचार`,
	),
	trade('occupational therapists', 'occupational therapist, occupational therapy, BOT'),
	trade('therapists', 'therapist, speech therapist, speech language pathologist, BASLP, audiologist, audiology'),
	trade(
		'optometrists',
		'optometrist, optometry, BOptom, optom, ophthalmic assistant, ophthalmic technician, refractionist',
	),
	trade(
		'pharmacists',
		'pharmacist, pharmacy, clinical pharmacist, hospital pharmacist, chemist, pharmacy assistant, BPharm, B Pharm, B Pharma, DPharm, D Pharm, D Pharma, MPharm, M Pharm, Pharm D, B Pharmacy, D Pharmacy, फार्मासिस्ट, மருந்தாளுநர், மருந்தாளுனர், औषधनिर्माता, फार्मसी, फार्मेसी',
	),
	trade('dietitians', 'dietician, dietitian, nutritionist, clinical nutritionist, clinical dietician, आहारतज्ज्ञ'),
	trade(
		'psychologists and counsellors',
		'psychologist, clinical psychologist, counsellor, counselor, social worker, medical social worker, MSW',
	),
	trade(
		'physician assistants',
		'physician assistant, physicians assistant, surgeon assistant, doctor assistant, compounder, कंपाउंडर',
	),
	trade(
		'paramedics',
		'paramedic, EMT, emergency medical technician, ambulance technician, paramedical, paramedical staff',
	),
	trade(
		'ward attendants',
		`ward boy, wardboy, ward attendant, ward assistant, ward aide, attendant, patient attendant, patient care attendant, patient care assistant, general duty assistant, GDA, nursing assistant, nursing aide, nurse aide, nurse assistant, nursing attendant, nursing orderly, nursing care assistant, home attendant, bedside attendant, caretaker, caregiver, care giver, patient caretaker, home caretaker, ayah, aaya, ayabai, aayabai, mausi, mavshi, maushi, ward ayah, ward girl, ward lady, housekeeping staff, stretcher bearer, orderly,
		dresser, OT dresser, ward helper, वॉर्ड बॉय, वार्ड बॉय, वॉर्डबॉय, वार्डबॉय, आया, आयाबाई, मावशी, परिचर, मदतनीस`,
	),
	trade(
		'dentists',
		'dentist, teeth doctor, tooth doctor, teeth specialist, dental, dental surgeon, dental doctor, BDS, MDS, orthodontist, endodontist, prosthodontist, periodontist, dental assistant, dental nurse, दंतवैद्य, दंत चिकित्सक, दंतचिकित्सक, डेंटिस्ट, दातांचे डॉक्टर, दांत का डॉक्टर',
	),
	trade(
		'community health workers',
		'ASHA worker, ASHA sevika, anganwadi worker, anganwadi sevika, MPW, MPHW, multipurpose worker, multipurpose health worker, health worker, community health worker, CHW, health assistant, आशा वर्कर, आशा सेविका, आशा कार्यकर्ता, अंगणवाडी सेविका, आरोग्य सेवक',
	),
	trade('naturopaths', 'naturopath, naturopathy, BNYS, yoga therapist, acupuncturist, acupressure therapist'),
	trade('veterinarians', 'veterinary, vet, veterinary doctor, veterinarian, BVSc, MVSc, animal doctor, पशुवैद्य'),
	trade(
		'hospital administrators',
		'hospital administrator, hospital manager, operations manager, front office, front desk, receptionist, billing executive, TPA executive, insurance desk, medical coder, medical coding, medical transcriptionist, MRD executive, patient coordinator, patient care coordinator, guest relation executive, PRO, quality manager, quality executive, quality coordinator, NABH coordinator, NABH manager',
	),
]

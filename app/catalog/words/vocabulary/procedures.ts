import type { Entry } from './entry.ts'

const anesthesia = ['anesthesiologist']
const heart = ['cardiac-surgeon', 'cardiac-anesthesiologist']

export const procedureEntries: Entry[] = [
	{
		label: 'General anesthesia',
		forms: 'GA, general anesthesia, general anesthetic, GA cases, जनरल एनेस्थीसिया',
		skills: ['General anesthesia'],
		then: anesthesia,
	},
	{
		label: 'Regional anesthesia',
		forms: 'RA, regional anesthesia, regional, regional block, regional blocks, fellowship in regional anesthesia',
		skills: ['Regional anesthesia', 'Ultrasound-guided nerve blocks'],
		then: anesthesia,
	},
	{
		label: 'Nerve blocks',
		forms:
			'PNB, USG block, USG blocks, USG guided block, USG guided blocks, USG guided nerve block, ultrasound guided block, ultrasound guided nerve block, ultrasound block, nerve block, peripheral nerve block, TAP block, plexus block, brachial plexus block, block, blocks, ultrasound guided regional anesthesia, USG in anesthesia, supraclavicular block, interscalene block',
		skills: ['Ultrasound-guided nerve blocks', 'Regional anesthesia'],
		then: anesthesia,
	},
	{
		label: 'Spinal and epidural',
		forms:
			'SA, SAB, spinal, spinal anesthesia, subarachnoid block, EA, CSE, CSEA, epidural, epidurals, epidural anesthesia, epidural analgesia, spinal and epidural, spinal epidural, neuraxial, central neuraxial block, neuraxial block',
		skills: ['Spinal and epidural'],
		then: ['obstetric-anesthesiologist', 'anesthesiologist'],
		text: ['epidural', 'spinal anesthesia'],
	},
	{
		label: 'Pre-anesthetic check (PAC)',
		forms:
			'PAC, PAC clinic, PAC OPD, PAE, pre anesthetic check, pre anesthetic checkup, pre anesthetic check PAC, preanesthetic checkup, preanesthetic check, pre anesthesia checkup, pre anesthesia clinic, pre op clinic, pre op, preop, pre operative, preoperative, preop clinic, pre op check, preoperative assessment, preop assessment, fitness for surgery',
		skills: ['Pre-anesthetic check (PAC)'],
		then: anesthesia,
		text: ['pac'],
	},
	{
		label: 'TIVA',
		forms: 'TIVA, TCI, total intravenous anesthesia, propofol infusion',
		skills: ['TIVA'],
		then: anesthesia,
	},
	{
		label: 'Sedation',
		forms:
			'MAC, sedation, monitored anesthesia care, conscious sedation, procedural sedation, MRI sedation, sedation for MRI',
		skills: ['Day-care anesthesia', 'TIVA'],
		then: anesthesia,
	},
	{
		label: 'Day-care anesthesia',
		forms:
			'day care anesthesia, daycare anesthesia, day surgery anesthesia, ambulatory anesthesia, day care, daycare, day surgery, day care surgery',
		title: ['day surgery', 'day care'],
		skills: ['Day-care anesthesia'],
		then: anesthesia,
		text: ['day surgery'],
	},
	{
		label: 'Fiberoptic intubation',
		forms:
			'FOI, AFOI, FOB, fiberoptic, fiberoptic intubation, fibreoptic, fibre optic, fiber optic, fibre optic intubation, awake intubation, awake fibreoptic, awake fibreoptic intubation',
		skills: ['Fiberoptic intubation', 'Difficult airway'],
		then: anesthesia,
	},
	{
		label: 'Difficult airway',
		forms:
			'difficult airway, airway, airway management, RSI, LMA, difficult intubation, intubation, video laryngoscopy, airway expert, tracheostomy',
		skills: ['Difficult airway', 'Fiberoptic intubation'],
		then: anesthesia,
		text: ['intubation'],
	},
	{
		label: 'Arterial and central lines',
		forms:
			'CVC, CVP, central line, central lines, central venous, central venous line, central venous catheter, central venous access, central access, PICC, lines, invasive lines',
		skills: ['Central venous access', 'Arterial and central lines'],
		text: ['central line'],
	},
	{
		label: 'Arterial lines',
		forms:
			'A-line, a line, art line, arterial line, arterial lines, arterial line care, arterial cannulation, arterial and central lines, invasive monitoring',
		skills: ['Arterial and central lines', 'Arterial line care'],
		then: ['cardiac-anesthesiologist'],
	},
	{
		label: 'Transesophageal echo',
		forms:
			'TEE, TOE, transesophageal echo, transoesophageal echo, transesophageal echocardiography, trans esophageal echo, transesophageal',
		skills: ['Transesophageal echo'],
		then: ['cardiac-anesthesiologist'],
		text: ['tee'],
	},
	{
		label: 'Echocardiography',
		forms: 'TTE, 2D echo, 2decho, echo, echocardiography, echocardiogram, transthoracic echo',
		skills: ['Echocardiography', 'Transesophageal echo'],
		then: ['cardiologist'],
	},
	{
		label: 'Acute pain service',
		forms: 'APS, PCA, acute pain, acute pain service, post op pain, postoperative pain, patient controlled analgesia',
		skills: ['Acute pain service'],
		then: ['pain-physician', 'anesthesiologist'],
	},
	{
		label: 'Cesarean section',
		forms: `LSCS, CS, C-section, c section, csection, cesarean, cesarean section, ~cesarian, ~caesarian, caesarean section, caesarian section, ~ceserean, section, सिझेरियन, सिजेरियन, sizerian, cesar`,
		skills: ['Cesarean section', 'Obstetric anesthesia', 'Spinal and epidural'],
		then: ['obstetric-anesthesiologist', 'obstetrician-gynecologist'],
		text: ['cesarean section', 'cesarean', 'obstetric'],
	},
	{
		label: 'Hysterectomy',
		forms: 'hysterectomy, TLH, TAH, D and C, D&C, MTP, dilatation and curettage, lap hysterectomy',
		skills: ['Hysterectomy'],
		then: ['obstetrician-gynecologist'],
	},
	{
		label: 'CABG',
		forms:
			'CABG, CAB G, bypass, bypass surgery, heart bypass, coronary bypass, coronary artery bypass, pump cases, pump case, on pump, cardiopulmonary bypass, बायपास, बायपास सर्जरी, बाईपास',
		skills: ['CABG'],
		then: heart,
		text: ['cabg', 'pump case'],
	},
	{
		label: 'Off-pump bypass',
		forms:
			'OPCAB, OPCABG, off pump, off pump bypass, off pump CABG, off pump surgery, beating heart, beating heart surgery, beating heart bypass',
		skills: ['Off-pump bypass', 'CABG'],
		then: heart,
		text: ['off pump'],
	},
	{
		label: 'Mitral valve repair',
		forms:
			'mitral, mitral valve, mitral repair, mitral valve repair, mitral valve surgery, MV repair, valve repair, valvuloplasty, mitral stenosis',
		skills: ['Mitral valve repair', 'Valve replacement'],
		then: heart,
		text: ['valve'],
	},
	{
		label: 'Valve replacement',
		forms:
			'AVR, MVR, DVR, valve, valve replacement, valve surgery, heart valve, aortic valve, aortic valve replacement, mitral valve replacement, double valve replacement',
		skills: ['Valve replacement'],
		then: heart,
		text: ['valve'],
	},
	{
		label: 'Coronary intervention',
		forms:
			'PTCA, PCI, POBA, PTMC, BMV, FFR, IVUS, OCT imaging, rotablation, cardiac catheterization, angioplasty, angio, angiography, coronary angiography, CAG, stent, stenting, primary angioplasty',
		skills: ['Coronary angiography'],
		then: ['cardiologist', 'cardiac-anesthesiologist', 'cath-lab-nurse'],
	},
	{
		label: 'TAVI',
		forms:
			'TAVI, TAVR, transcatheter aortic valve, transcatheter aortic valve implantation, transcatheter valve, MitraClip',
		then: ['cardiologist', 'cardiac-anesthesiologist', 'cardiac-surgeon'],
		text: ['tavi', 'tavr'],
		isFirstInText: true,
	},
	{
		label: 'Pacing and rhythm devices',
		forms:
			'CRT, CRTD, CRT D, CRTP, CRT P, ICD, AICD, PPI, PPM, TPI, TPM, EPS, EP study, RFA cardiac, pacemaker implantation, permanent pacemaker, temporary pacemaker, device implantation, electrophysiology, electrophysiologist, cardiac electrophysiology, ablation',
		skills: ['Coronary angiography'],
		then: ['cardiologist', 'cardiac-anesthesiologist', 'cath-lab-nurse'],
	},
	{
		label: 'Fracture fixation',
		forms:
			'fracture, broken bone, bone broken, hand broken, leg broken, broken leg, broken hand, broken arm, arm broken, fracture fixation, ORIF, CRIF, ilizarov, external fixator, external fixation, limb reconstruction, deformity correction, nailing, plating, internal fixation, फ्रॅक्चर, bone fracture, fractures',
		skills: ['Fracture fixation', 'Trauma surgery'],
		then: ['orthopedic-surgeon'],
		text: ['fracture'],
	},
	{
		label: 'Arthroscopy',
		forms:
			'arthroscopy, ACL, ACLR, MPFL, SLAP repair, bankart, ACL reconstruction, arthroscopic, arthroscopic surgery, arthroscopy surgeon, arthroscopic surgeon, scope of the knee, knee scope, ligament surgery, sports injury, sports surgeon, sports medicine, sports injury surgeon, PCL, rotator cuff, meniscus repair, shoulder arthroscopy',
		skills: ['Arthroscopy'],
		then: ['orthopedic-surgeon'],
	},
	{
		label: 'Cholecystectomy',
		forms:
			'cholecystectomy, lap chole, lap cholecystectomy, laparoscopic cholecystectomy, gall bladder, gallbladder, gall bladder surgery, gall stone, gallstone, GB, GB surgery, पित्ताशय',
		skills: ['Cholecystectomy', 'Laparoscopic surgery'],
		then: ['laparoscopic-surgeon', 'general-surgeon'],
	},
	{
		label: 'Appendectomy',
		forms:
			'appendix, appendectomy, appendicectomy, appendicitis, lap appendix, lap appendectomy, laparoscopic appendectomy, appendix surgery, अपेंडिक्स, अॅपेंडिक्स',
		skills: ['Appendectomy', 'Emergency surgery', 'Laparoscopic surgery'],
		then: ['general-surgeon', 'laparoscopic-surgeon'],
		text: ['appendix'],
	},
	{
		label: 'Congenital heart surgery',
		forms:
			'ASD, VSD, ASD VSD, ASD closure, VSD closure, TOF, PDA, congenital, congenital heart, congenital heart surgery, congenital heart disease, CHD, hole in the heart, hole in heart, blue baby, pediatric heart surgery, pediatric cardiac surgery, दिल में छेद, हृदयात छिद्र',
		skills: ['Congenital heart surgery'],
		then: ['cardiac-surgeon', 'cardiac-anesthesiologist'],
		text: ['congenital heart', 'congenital'],
	},
	{
		label: 'Laparoscopic surgery',
		forms: 'laparoscopic, laparoscopy, laparoscopic surgery, lap surgery, lap, keyhole, laparotomy, दुर्बीण, दूरबीन',
		title: ['laparoscopic'],
		skills: ['Laparoscopic surgery', 'Cholecystectomy'],
		then: ['laparoscopic-surgeon', 'general-surgeon'],
		text: ['laparoscopy'],
	},
	{
		label: 'Hernia repair',
		forms: 'hernia, hernia repair, hernia surgery, hernioplasty, lap hernia, हर्निया',
		skills: ['Hernia repair', 'Laparoscopic surgery'],
		then: ['general-surgeon'],
		text: ['hernia'],
	},
	{
		label: 'Emergency surgery',
		forms: 'emergency surgery, emergency surgeon, emergency operation, emergency laparotomy',
		skills: ['Emergency surgery'],
		then: ['general-surgeon'],
	},
	{ label: 'Trauma surgery', forms: 'trauma surgery', skills: ['Trauma surgery'], then: ['orthopedic-surgeon'] },
	{
		label: 'Robotic surgery',
		forms: 'robotic, da vinci, da vinci robot, robotic surgery, robotic surgeon, robot surgery',
		skills: ['Robotic surgery'],
	},
	{
		label: 'Microsurgery',
		forms: 'microsurgery, microvascular, microvascular surgery, microscopic surgery',
		skills: ['Microsurgery'],
		then: ['plastic-surgeon'],
	},
	{
		label: 'Endourology',
		forms:
			'PCNL, MINI PCNL, RIRS, URSL, URS, ESWL, TURP, TURBT, HOLEP, OIU, VIU, CPE, DJ stenting, prostatectomy, cystolithotripsy, ureteroscopy, stone, stones, kidney stone, kidney stones, endourology, lithotripsy',
		skills: ['Endourology'],
		then: ['urologist'],
	},
	{
		label: 'Sinus surgery',
		forms:
			'FESS, ESS, deviated septum, UPPP, MLS, microlaryngeal surgery, turbinate, tonsil, tonsils, tonsillectomy, sinus, sinus surgery, endoscopic sinus surgery, septoplasty',
		skills: ['Endoscopic sinus surgery'],
		then: ['ent-surgeon'],
	},
	{
		label: 'Cataract surgery',
		forms:
			'cataract, cataract surgery, phaco, phacoemulsification, SICS, IOL, मोतीबिंदू, मोतियाबिंद, motibindu, motiyabind',
		skills: ['Cataract surgery'],
		then: ['ophthalmologist'],
		text: ['cataract'],
	},
	{
		label: 'Craniotomy',
		forms:
			'craniotomy, SDH, EDH, CSDH, subdural hematoma, extradural hematoma, decompression, decompressive craniotomy, decompressive craniectomy, craniectomy, burr hole, aneurysm clipping, aneurysm',
		skills: ['Craniotomy'],
		then: ['neurosurgeon'],
		text: ['head injury'],
	},
	{
		label: 'Head injury',
		forms:
			'head injury, head injuries, head trauma, brain injury, traumatic brain injury, TBI, brain bleed, brain hemorrhage, डोक्याला मार, सिर की चोट',
		skills: ['Head injury', 'Craniotomy'],
		then: ['neurosurgeon'],
		text: ['head injury'],
	},
	{
		label: 'Brain tumors',
		forms:
			'brain tumor, brain tumor surgery, brain tumor surgeon, brain cancer, glioma, meningioma, neuro oncology, मेंदूतील गाठ, मेंदूची गाठ, ब्रेन ट्यूमर, दिमाग की गांठ',
		skills: ['Brain tumors', 'Craniotomy'],
		then: ['neurosurgeon'],
	},
	{
		label: 'Skull base surgery',
		forms: 'skull base, skull base surgery, skull base surgeon, acoustic neuroma, pituitary, pituitary surgery',
		skills: ['Skull base surgery', 'Brain tumors'],
		then: ['neurosurgeon'],
	},
	{
		label: 'Shunt surgery',
		forms: 'shunt, shunt surgery, VP shunt, ventriculoperitoneal shunt, hydrocephalus, EVD, ETV',
		skills: ['Shunt surgery'],
		then: ['neurosurgeon'],
		text: ['shunt'],
	},
	{
		label: 'Thoracic surgery',
		forms:
			'thoracic, thoracic surgery, thoracic surgeon, chest surgeon, chest surgery, lung surgery, lung surgeon, lung resection, VATS, lobectomy, thoracotomy, pneumonectomy, decortication',
		skills: ['Thoracic surgery'],
		then: ['cardiac-surgeon'],
	},
	{
		label: 'Pediatric fractures',
		forms:
			'pediatric fracture, child fracture, fracture in children, children fracture, pediatric orthopedic, pediatric ortho, pediatric orthopedic surgeon, pediatric trauma, paeds ortho, peds ortho, child orthopedic',
		skills: ['Pediatric fractures', 'Fracture fixation'],
		then: ['orthopedic-surgeon'],
	},
	{
		label: 'Endoscopy',
		forms:
			'endoscopy, ERCP, EUS, OGD, OGDS, UGIE, UGI scopy, EVL, EST, EMR, ESD, POEM, PEG tube, capsule endoscopy, sigmoidoscopy, endoscopic ultrasound, scopy, colonoscopy, upper GI endoscopy, gastroscopy, एंडोस्कोपी',
		skills: ['Endoscopy'],
		then: ['gastroenterologist', 'surgical-gastroenterologist'],
	},
	{
		label: 'Bronchoscopy',
		forms:
			'bronchoscopy, bronchoscopist, EBUS, EBUS TBNA, TBNA, TBLB, thoracoscopy, medical thoracoscopy, pleuroscopy, endobronchial ultrasound, ICD insertion, intercostal drain',
		skills: ['Bronchoscopy'],
		then: ['pulmonologist'],
	},
	{
		label: 'Ventilation',
		forms:
			'MV, vent, ventilator, ~ventilater, ventilation, ventilator care, ventilator management, ventilator handling, mechanical ventilation, mechanical ventilator, NIV, BiPAP, CPAP, non invasive ventilation, ventilated patients, व्हेंटिलेटर, वेंटिलेटर',
		skills: ['Mechanical ventilation', 'Ventilator care'],
		then: ['intensivist', 'icu-nurse'],
		text: ['ventilator', 'ventilated'],
	},
	{
		label: 'Arterial blood gas sampling',
		forms: 'ABG, arterial blood gas, blood gas, ABG sampling, arterial blood gas sampling',
		skills: ['Arterial blood gas sampling'],
		text: ['abg'],
	},
	{
		label: 'Dialysis',
		forms:
			'HD, CRRT, SLED, SLEDD, CVVH, CVVHD, CVVHDF, CAPD, MHD, IPD dialysis, PD, RRT, renal replacement therapy, plasmapheresis, permcath, AVF, dialysis, kidney dialysis, renal dialysis, hemodialysis, peritoneal dialysis, डायलिसिस, डायलिसीस, ~dialisis',
		skills: ['Hemodialysis'],
		then: ['dialysis-nurse', 'nephrologist'],
		text: ['dialysis'],
	},
	{
		label: 'IABP',
		forms: 'IABP, IMPELLA, LVAD, balloon pump, intra aortic balloon pump, intraaortic balloon pump',
		then: [...heart, 'intensivist'],
		text: ['iabp', 'balloon pump', 'ecmo'],
		isFirstInText: true,
	},
	{
		label: 'ECMO',
		forms: 'ECMO, VV ECMO, VA ECMO, ECPR, extracorporeal membrane oxygenation, ECLS, extracorporeal life support',
		then: [...heart, 'intensivist'],
		text: ['ecmo', 'iabp'],
		isFirstInText: true,
	},
	{
		label: 'Assisted reproduction',
		forms:
			'ICSI, IMSI, ART clinic, IVF clinic, IVF centre, test tube baby, ovum pickup, ovum pick up, OPU, embryo transfer, FET, egg retrieval, surrogacy',
		then: ['obstetrician-gynecologist', 'anesthesiologist'],
		text: ['ivf'],
	},
	{
		label: 'Gynecological surgery',
		forms:
			'LAVH, VH, vaginal hysterectomy, NDVH, myomectomy, tubectomy, BTL, tubal ligation, hysteroscopy, colposcopy, D and E, cervical cerclage',
		skills: ['Hysterectomy'],
		then: ['obstetrician-gynecologist'],
	},
	{
		label: 'Spine procedures',
		forms:
			'TLIF, PLIF, ALIF, OLIF, ACDF, MISS, MIS spine, microdiscectomy, micro discectomy, vertebroplasty, kyphoplasty, scoliosis, endoscopic spine',
		skills: ['Spine surgery'],
		then: ['orthopedic-surgeon', 'neurosurgeon'],
	},
	{
		label: 'Bone fixation',
		forms:
			'DHS, PFN, PFNA, IM nail, IMIL nail, K wire, AMP, hemiarthroplasty, bipolar, CTEV, POP cast, bone grafting, interlocking nail',
		skills: ['Fracture fixation'],
		then: ['orthopedic-surgeon'],
	},
	{
		label: 'Partial knee replacement',
		forms: 'UKR, UKA, TSR, TER, revision TKR, revision THR, robotic TKR, robotic knee, shoulder replacement',
		skills: ['Joint replacement'],
		then: ['orthopedic-surgeon'],
	},
	{
		label: 'Functional neurosurgery',
		forms:
			'DBS, deep brain stimulation, gamma knife, radiosurgery, epilepsy surgery, awake craniotomy, MVD, TNTS, coiling, neuro endoscopy',
		skills: ['Craniotomy', 'Brain tumors'],
		then: ['neurosurgeon', 'neuro-anesthesiologist'],
	},
	{
		label: 'Vascular procedures',
		forms:
			'EVAR, TEVAR, EVLT, EVLA, CEA, carotid endarterectomy, varicose laser, peripheral angioplasty, aortic aneurysm, bypass graft leg, embolectomy',
		then: ['vascular-surgeon', 'cardiac-surgeon'],
	},
	{
		label: 'Image-guided procedures',
		forms:
			'DSA, TACE, TIPS, PTBD, PCD, embolization, embolisation, mechanical thrombectomy, pigtail drainage, RFA liver',
		skills: ['Interventional radiology'],
		then: ['radiologist'],
	},
	{
		label: 'Cancer treatment',
		forms: 'HIPEC, IMRT, IGRT, SBRT, VMAT, brachytherapy, linac, BMT, bone marrow transplant, immunotherapy',
		then: ['medical-oncologist', 'surgical-oncologist', 'radiation-oncologist'],
	},
	{
		label: 'Eye procedures',
		forms:
			'ICL, SMILE laser, trabeculectomy, vitrectomy, VR surgery, VR surgeon, DSAEK, keratoplasty, FFA, ROP screening',
		skills: ['Cataract surgery'],
		then: ['ophthalmologist'],
	},
	{
		label: 'Urological surgery',
		forms: 'RALP, radical prostatectomy, nephrectomy, pyeloplasty, urethroplasty, renal transplant surgery',
		skills: ['Endourology'],
		then: ['urologist'],
	},
	{
		label: 'Abdominal surgery',
		forms:
			'hemicolectomy, splenectomy, MIPH, LIFT fistula, piles laser, sleeve, RYGB, adhesiolysis, exploratory laparotomy',
		skills: ['Laparoscopic surgery', 'Emergency surgery'],
		then: ['general-surgeon', 'laparoscopic-surgeon'],
	},
	{
		label: 'Newborn care',
		forms: 'HFO, HFOV, surfactant, kangaroo mother care, KMC, exchange transfusion, UVC, umbilical line, phototherapy',
		skills: ['Neonatal care', 'Neonatal resuscitation'],
		then: ['neonatologist', 'nicu-nurse'],
		text: ['nicu'],
	},
	{
		label: 'IV cannulation',
		forms: 'IV, IV cannulation, cannula, cannulation, venflon, IV line, IV access, intravenous, आयव्ही, सलाईन',
		skills: ['IV cannulation'],
		profession: 'nurse',
	},
	{
		label: 'Chemotherapy',
		forms: 'chemo, chemotherapy, chemotherapy administration, किमोथेरपी, कीमोथेरेपी',
		skills: ['Chemotherapy administration'],
		then: ['oncology-nurse', 'medical-oncologist'],
	},
	{
		label: 'Ultrasound',
		forms: 'USG, sono, sonography, ultrasound, ultrasonography, सोनोग्राफी',
		skills: ['Ultrasound', 'Bedside ultrasound', 'Ultrasound-guided nerve blocks'],
		then: ['radiologist'],
	},
	{
		label: 'Bedside ultrasound',
		forms: 'bedside ultrasound, POCUS, point of care ultrasound, FAST scan, eFAST',
		skills: ['Bedside ultrasound', 'Ultrasound'],
	},
	{
		label: 'C-arm',
		forms: 'C-arm, C arm, C arm machine, image intensifier, fluoroscopy',
		text: ['c arm'],
		then: ['orthopedic-surgeon'],
	},
	{ label: 'Doppler', forms: 'doppler, color doppler, colour doppler', skills: ['Doppler'], then: ['radiologist'] },
	{ label: 'CT reporting', forms: 'CT reporting, CT', skills: ['CT reporting'], then: ['radiologist'] },
	{ label: 'MRI reporting', forms: 'MRI reporting, MR reporting', skills: ['MRI reporting'], then: ['radiologist'] },
	{ label: 'Mammography', forms: 'mammography, mammogram', skills: ['Mammography'], then: ['radiologist'] },
	{
		label: 'Interventional radiology',
		forms: 'interventional radiology, interventional radiologist',
		skills: ['Interventional radiology'],
		then: ['radiologist'],
	},
	{ label: 'FNAC', forms: 'FNAC, fine needle aspiration', skills: ['FNAC'], then: ['pathologist'] },
	{
		label: 'Hematology',
		forms: 'hematology, haematology',
		skills: ['Hematology'],
		then: ['pathologist', 'medical-oncologist'],
	},
	{
		label: 'Sepsis management',
		forms: 'sepsis, sepsis management, septic shock',
		skills: ['Sepsis management'],
		then: ['intensivist'],
	},
	{
		label: 'Diabetes care',
		forms: 'diabetes management',
		skills: ['Diabetes care'],
		then: ['endocrinologist', 'general-physician'],
	},
	{
		label: 'Hypertension',
		forms: 'hypertension, blood pressure, high BP, BP doctor',
		skills: ['Hypertension'],
		then: ['general-physician'],
	},
	{
		label: 'Stroke thrombolysis',
		forms: 'thrombolysis, stroke, stroke thrombolysis, stroke unit',
		skills: ['Stroke thrombolysis'],
		then: ['neurologist'],
		text: ['stroke'],
	},
	{ label: 'Triage', forms: 'triage', skills: ['Triage'], then: ['emergency-nurse', 'emergency-physician'] },
	{
		label: 'Scrub and circulating',
		forms:
			'scrubbing, circulating, instrument count, instruments, OT instruments, OT instruments and sterilization, scrub and circulate, scrub and circulating',
		skills: ['Scrub and circulating', 'OT instruments and sterilization', 'Scrub and circulate', 'Instrument count'],
		then: ['ot-nurse'],
		profession: 'nurse',
	},
	{
		label: 'Laparoscopic instruments',
		forms: 'laparoscopic instruments, laparoscopy instruments, lap instruments, laparoscopic set, laparoscopy set',
		skills: ['Laparoscopic instruments', 'OT instruments and sterilization'],
		then: ['ot-nurse'],
		profession: 'nurse',
	},
	{
		label: 'Orthopedic instruments',
		forms:
			'orthopedic instruments, ortho instruments, ortho set, orthopedic set, ortho implants, orthopedic implants, implants',
		skills: ['Orthopedic instruments', 'OT instruments and sterilization'],
		then: ['ot-nurse'],
		profession: 'nurse',
	},
	{
		label: 'Patient positioning',
		forms: 'patient positioning, positioning',
		skills: ['Patient positioning'],
		then: ['ot-nurse'],
		profession: 'nurse',
	},
	{
		label: 'Infection control',
		forms: 'infection control, infection control nurse, infection prevention, ICN',
		skills: ['Infection control'],
		profession: 'nurse',
	},
	{
		label: 'Wound care',
		forms: 'wound care, dressing, wound dressing, ostomy care',
		skills: ['Wound care'],
		profession: 'nurse',
	},
	{
		label: 'Neonatal care',
		forms: 'neonatal care, newborn care, baby care',
		skills: ['Neonatal care'],
		then: ['nicu-nurse', 'neonatologist'],
	},
	{
		label: 'Labor room care',
		forms: 'labor room care, delivery care',
		skills: ['Labor room care'],
		then: ['labor-room-nurse'],
	},
	{
		label: 'Patient monitoring',
		forms: 'patient monitoring, monitoring, vital monitoring',
		skills: ['Patient monitoring'],
	},
	{
		label: 'Medication administration',
		forms: 'medication administration, medication, drug administration, injection',
		skills: ['Medication administration'],
	},
	{
		label: 'Open heart',
		forms: 'open heart, open heart cases, TEE and CABG',
		skills: ['CABG', 'Valve replacement', 'Cardiac anesthesia'],
		then: heart,
	},
	{
		label: 'Teaching',
		forms:
			'teaching, academic, academics, DNB teaching, professor, assistant professor, associate professor, lecturer, teaching hospital',
		skills: ['Teaching'],
		text: ['teaching'],
	},
	{ label: 'Research', forms: 'research, clinical research', skills: ['Clinical research'], text: ['research'] },
	{ label: 'Medical records', forms: 'medical records, MRD', skills: ['Medical records'] },
	{
		label: 'NABH',
		forms: 'NABH, quality, accreditation, quality and accreditation',
		skills: ['Quality and accreditation (NABH)'],
		text: ['nabh'],
	},
]

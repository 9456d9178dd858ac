import { departmentForms, departmentWordsOnlyInLists } from './department-words.ts'

/** Ways to say something, parted by commas. */
type Forms = Readonly<Record<string, string>>

/** How resumes say it where they do not use the words of the catalog. */
const otherForms: Forms = {
	'General anesthesia': 'ga, ga cases, जनरल एनेस्थीसिया, general anesthetic',
	'Regional anesthesia': 'regional blocks, regional techniques, regional anesthetic, रीजनल एनेस्थीसिया, रिजनल एनेस्थेसिया',
	'Ultrasound-guided nerve blocks':
		'usg block, usg blocks, usg guided nerve block, usg guided nerve blocks, usg guided block, usg guided blocks, usg guided regional, ultrasound guided block, ultrasound guided blocks, ultrasound guided regional, blocks under ultrasound guidance, blocks under usg guidance, blocks under ultrasound, peripheral nerve blocks, nerve blocks, nerve block, plane block, plane blocks, erector spinae, esp block, tap block, tap blocks, ql block, pecs block, plexus block, plexus blocks, brachial plexus, interscalene, supraclavicular, infraclavicular, adductor canal, femoral nerve, pnb',
	'Spinal and epidural':
		'spinal, sab, subarachnoid block, spinals, caudal, epidural, epidurals, cse, central neuraxial, neuraxial',
	'Labor analgesia': 'painless labor, epidural analgesia in labor, labor epidural, labor epidurals',
	'Difficult airway':
		'difficult airways, difficult intubation, difficult intubations, airway management, advanced airway',
	'Fiberoptic intubation': 'fiberoptic, fiber optic, fob, foi, afoi, awake intubation',
	'Pediatric anesthesia': 'pediatric and neonatal anesthesia, neonatal anesthesia, anesthesia for children',
	'Cardiac anesthesia': 'cardiothoracic anesthesia, open heart, bypass surgery anesthesia, cardiac anesthesiology',
	Neuroanesthesia: 'neuro anesthesia, anesthesia for neurosurgery',
	'Obstetric anesthesia': 'anesthesia for cesarean, obstetric cases',
	'Day-care anesthesia': 'day care, daycare, day surgery, ambulatory anesthesia',
	'Pre-anesthetic check (PAC)':
		'pac, preoperative assessment, pre operative assessment, pre anesthetic check, pre anesthesia check, preanesthetic, pre anesthetic evaluation',
	TIVA: 'total intravenous anesthesia, tci, target controlled infusion',
	'Transesophageal echo': 'tee, transesophageal echocardiography, tranesophageal',
	'Arterial and central lines':
		'arterial line, arterial lines, central line, central lines, invasive lines, a line, art line, arterial cannulation, arterial line insertion, cvp',
	'Acute pain service': 'aps, post operative pain, postoperative pain, post op pain',
	'Chronic pain procedures': 'chronic pain, interventional pain, radiofrequency ablation, pain interventions',
	'ICU care': 'icu, critical care, intensive care, आईसीयू, आयसीयू, अतिदक्षता',
	ACLS: 'एसीएलएस, advance cardiac life support, advanced cardiac life support, advanced cardiovascular life support',
	ATLS: 'advanced trauma life support',
	BLS: 'basic life support, basic cardiac life support, bcls, बीएलएस',
	PALS: 'pediatric advanced life support',
	'Laparoscopic surgery': 'laparoscopy, laparoscopic, minimal access surgery, minimally invasive',
	'Hernia repair': 'hernia, hernias, hernioplasty, herniorrhaphy, inguinal hernia, tapp, tep',
	Cholecystectomy: 'lap chole, lap cholecystectomy, gall bladder surgery, cholecystectomies',
	'Bariatric surgery': 'sleeve gastrectomy, bariatric',
	CABG: 'coronary artery bypass, opcab',
	'Valve replacement': 'valve replacements, mvr, avr, dvr, valve surgery',
	'Joint replacement':
		'tkr, thr, total knee, total hip, hip and knee replacement, knee and hip replacement, knee replacement, hip replacement, arthroplasty',
	'Fracture fixation':
		'orif, crif, trauma fixation, internal fixation, intramedullary nailing, nailing, plating, pfn, dhs, dynamic hip screw, fracture management, fracture surgery',
	Arthroscopy: 'arthroscopic, acl reconstruction, acl, rotator cuff repair, meniscus repair',
	'CT reporting': 'ct, ct scan, ct scans',
	'MRI reporting': 'mri, mri scans',
	'Cesarean section': 'lscs, caesarean, c section, सिजेरियन, सीझेरियन',
	'Neonatal resuscitation': 'nrp, iap nrp, nals, nls, newborn resuscitation',
	'Diabetes care': 'diabetes management, diabetes, diabetology, diabetic care, मधुमेह, डायबिटीज',
	'Infection control': 'infection prevention, hai prevention, vap bundle, clabsi, संक्रमण नियंत्रण, संसर्ग नियंत्रण',
	'Cataract surgery': 'cataract, phacoemulsification, sics, phaco',
	'Mechanical ventilation':
		'ventilator management, ventilator settings, invasive ventilation, ventilation, mechanical ventilator',
	'Central venous access': 'central venous, cvc, ijv cannulation, jugular cannulation, subclavian cannulation',
	'Bedside ultrasound': 'pocus, efast, fast scan, lung ultrasound, point of care ultrasound',
	Echocardiography: '2d echo, 2 d echo, tte, echo, transthoracic echocardiography, transthoracic',
	Hemodialysis: 'dialysis, maintenance hemodialysis, डायलिसिस',
	'Patient monitoring':
		'vital sign, vital signs, vitals, vital monitoring, tpr, bp monitoring, multipara monitor, cardiac monitoring, monitoring of patients, vital parameters, monitoring vital parameters',
	'Ventilator care':
		'ventilator, ventilators, ventilator weaning, weaning, ventilated patients, care of ventilator, ventilator patients, वेंटिलेटर, व्हेंटिलेटर',
	'Medication administration':
		'drug administration, administering medication, administration of medication, administration of medicines, administration of medicine, giving of medicine, giving of medicines, administering medications, medicine administration, administering medicines, administration of drugs, drug calculation, medication management, medicine giving, medication giving, medication handling, giving medicine, giving medicines',
	'IV cannulation':
		'आई वी लाइन, आईवी लाइन, iv cannula, cannulation, cannula, iv line, iv lines, iv access, peripheral line, venflon, venous cannulation, intravenous cannulation, iv insertion, कैनुला, कॅन्युला',
	'Arterial blood gas sampling': 'abg, arterial blood gas, blood gas analysis, एबीजी',
	'Scrub and circulating':
		'scrub, scrub nursing, scrub and circulatory, scrub nurse, circulating nurse, scrubbing, ot nursing',
	'OT instruments and sterilization':
		'sterilisation, sterilization, cssd, autoclave, autoclaving, eto, plasma sterilizer, fumigation, instrument handling, instruments handling',
	'Post-operative care':
		'postoperative care, post op care, post operative patients, post op recovery, recovery care, pacu, recovery room',
	'Neonatal care':
		'nicu, newborn care, new born care, new born, care of newborn, baby care, sncu, नवजात, एनआईसीयू, एनआयसीयू',
	'Labor room care': 'labor room, labor ward, conducting deliveries, प्रसूति, प्रसव',
	'Wound care': 'wound dressing, dressing, dressings, wound management, ड्रेसिंग, मरहम पट्टी',
	'Quality and accreditation (NABH)': 'nabh, jci, accreditation',
	'Clinical research': 'good clinical practice, research methodology, clinical trial, clinical trials, gcp',
	'Sepsis management': 'sepsis, septic shock',
	'Stroke thrombolysis': 'stroke management, thrombolysis in stroke, acute stroke',
	'Emergency surgery': 'emergency surgeries, emergency laparotomy',
	'Trauma surgery': 'trauma surgeries, polytrauma surgery',
	'Spine surgery':
		'spine surgeries, spinal surgery, spinal fixation, spine fixation, discectomy, laminectomy, tlif, acdf',
	Craniotomy: 'craniotomies, decompressive craniectomy, burr hole, burr holes',
	Endourology: 'pcnl, rirs, ursl, urs, turp, turbt, dj stenting, ureteroscopy, eswl, holep',
	Hysterectomy: 'hysterectomies, tlh, tah, lavh, ndvh, vaginal hysterectomy',
	'Endoscopic sinus surgery': 'fess, septoplasty, sinus surgery, nasal endoscopy',
	'Coronary angiography':
		'angiography, angiographies, coronary angiogram, cag, cardiac catheterization, cath lab, cathlab',
	Bronchoscopy: 'bronchoscopies, ebus',
	Endoscopy: 'endoscopies, ugi scopy, ugie, ogd, ogdscopy, colonoscopy, ercp, eus, gastroscopy',
	Ultrasound: 'usg, ultrasonography, sonography',
	Doppler: 'color doppler, dopplers',
	Mammography: 'mammogram, mammograms',
	'Interventional radiology': 'embolization, image guided interventions, radiological interventions',
	Histopathology: 'histopathology reporting, grossing',
	FNAC: 'fine needle aspiration',
	'Blood bank': 'blood banking, transfusion medicine',
	'Culture and sensitivity': 'culture sensitivity, bacterial culture',
	'Chemotherapy administration': 'chemotherapy, chemo, chemo administration',
	Triage: 'triaging',
	'Robotic surgery': 'robotic surgeries, da vinci',
	Microsurgery: 'microvascular surgery, free flaps',
	Teaching: 'clinical teaching, undergraduate teaching, postgraduate teaching',
	'Medical records':
		'medical documentation, nursing documentation, documentation, medical record, medical record keeping, record keeping',
}

const certificateForms: Forms = {
	ITLS: 'international trauma life support',
	CTLS: 'comprehensive trauma life support',
	CCLS: 'comprehensive cardiac life support',
	COLS: 'compression only life support',
	PHTLS: 'prehospital trauma life support, pre hospital trauma life support',
	FCCS: 'fundamental critical care support',
	CCEPC: '',
	TNCC: 'trauma nursing core course',
	ENPC: 'emergency nursing pediatric course',
	ALSO: 'advanced life support in obstetrics',
	'AO Trauma course': 'ao trauma, ao trauma advanced principles, ao trauma basic principles, ao basic, ao advanced',
}
export const furtherCertificates = Object.keys(certificateForms)

/**
 * What resumes list as skills and certificates that the form does not suggest, under the name in which it is proposed. Others may be typed
 * into the profile too.
 */
const furtherForms: Forms = {
	// Emergencies and intensive care
	Intubation: 'endotracheal intubation, et intubation, intubations, orotracheal intubation',
	'Rapid sequence intubation': 'rsi, rapid sequence induction',
	'Video laryngoscopy': 'videolaryngoscopy, video laryngoscope, c mac, glidescope',
	'Supraglottic airways': 'lma, laryngeal mask, supraglottic airway, igel, i gel',
	'One-lung ventilation': 'double lumen tube, dlt, lung isolation',
	'Monitored anesthesia care': 'mac',
	'Anesthesia outside theaters': 'nora, non operating room anesthesia, remote location anesthesia',
	'Transplant anesthesia': 'anesthesia for transplant, liver transplant anesthesia, renal transplant anesthesia',
	Tracheostomy: 'percutaneous tracheostomy, percutaneous dilatational tracheostomy, pdt, tracheostomies',
	'Tracheostomy care': 'care of tracheostomy, tracheostomy tube care, tracheostomy management',
	Suctioning: 'et suctioning, et suction, oral suction, oral suctioning, endotracheal suction, endotracheal suctioning',
	CPR: 'cardiopulmonary resuscitation, cardio pulmonary resuscitation, सीपीआर',
	'Code blue response': 'code blue, code blue team',
	Defibrillation: 'defibrillator, cardioversion, dc shock, aed, defibrillator handling',
	'Chest tube insertion':
		'intercostal drain, intercostal drainage, icd insertion, icd tube, chest tube, chest tubes, tube thoracostomy, chest drain insertion',
	'Chest drain care': 'chest tube care, icd care, care of chest drain, chest drain',
	Cricothyrotomy: 'cricothyroidotomy',
	'Procedural sedation': 'conscious sedation, sedation',
	'Transcutaneous pacing': 'external pacing',
	'Temporary pacing': 'temporary pacemaker, tpi, temporary pacemaker insertion',
	'Non-invasive ventilation': 'niv, bipap, cpap, bipap and cpap',
	'High-flow nasal oxygen': 'hfnc, hfno, high flow nasal cannula',
	'High-frequency ventilation': 'hfov, hfo, high frequency oscillatory ventilation',
	'Hemodynamic monitoring': 'invasive monitoring, picco, swan ganz, invasive bp, ibp, invasive blood pressure',
	'Central line care': 'central line dressing, care of central line',
	'PICC lines': 'picc, picc line, picc insertion, picc care',
	ECMO: 'ecmo care, extracorporeal membrane oxygenation',
	IABP: 'iabp care, intra aortic balloon pump',
	'CRRT and SLED': 'crrt, sled, sledd, continuous renal replacement therapy, renal replacement therapy',
	Plasmapheresis: 'plasma exchange',
	'Peritoneal dialysis': 'capd, apd',
	'Dialysis access care':
		'av fistula cannulation, fistula cannulation, av fistula, avf cannulation, permcath, permcath dressing, permcath care, fistula care',
	'Dialysis machine handling':
		'dialysis machine, priming, dialyzer reprocessing, dialyser reprocessing, dialyzer reuse, ro water, ro plant, ro water monitoring',
	Inotropes:
		'inotrope, inotrope titration, inotropic support, inotropes and vasopressors, vasopressors, vasopressor titration',
	'Intraosseous access': 'io access, intraosseous, io line, intraosseous line',
	'Crash cart management': 'crash cart, crash trolley, emergency trolley',
	'Trauma care': 'trauma management, polytrauma, polytrauma management',
	'Burns care': 'burn dressing, burns management, burns dressing, burn care',
	'Snake bite management': 'snake bite, snakebite, सर्पदंश',
	'Poisoning management':
		'poisoning, op poisoning, organophosphorus poisoning, organophosphate poisoning, poisoning cases, toxicology',
	Thrombolysis: 'thrombolytic therapy, streptokinase, tenecteplase',
	// Medicine and minor procedures
	'ECG interpretation':
		'ई सी जी, ecg, ekg, ecg reading, 12 lead ecg, ecg recording, ecg monitoring, reading ecg, ईसीजी',
	'Treadmill test': 'tmt, stress test',
	'Holter monitoring': 'holter',
	'Lumbar puncture': 'lumbar punctures, lp, csf tapping',
	'Pleural tapping':
		'pleural tap, pleural aspiration, thoracentesis, thoracocentesis, pleurocentesis, pleural fluid tapping',
	'Ascitic tapping': 'ascitic tap, paracentesis, abdominal paracentesis, ascitic fluid tapping',
	'Bone marrow aspiration': 'bone marrow, bone marrow biopsy',
	Pericardiocentesis: '',
	Biopsy: 'biopsies, liver biopsy, renal biopsy, kidney biopsy',
	'Pulmonary function tests': 'pft, spirometry',
	Thoracoscopy: 'medical thoracoscopy, pleuroscopy',
	'Sleep studies': 'polysomnography, sleep study',
	'EEG and nerve conduction': 'eeg, emg, ncv, ncs, nerve conduction study',
	'Hypertension management': 'hypertension',
	'Thyroid disorders': 'thyroid',
	'Dengue and malaria management': 'dengue, malaria, dengue management, dengue case management',
	'COVID care': 'covid icu, covid 19 icu, covid management, covid care',
	'HIV care': 'hiv medicine, hiv, art centre, art center, hiv management',
	'Insulin therapy': 'insulin pump, insulin pump therapy, insulin titration',
	'Palliative care': 'end of life care',
	Suturing: 'suture, sutures, stitching, wound suturing, laceration repair, टाके घालणे',
	'Incision and drainage': 'i and d, i d, abscess drainage',
	'Minor surgical procedures': 'minor procedures, minor surgeries, minor surgery, minor ot, minor ot procedures',
	'Plaster and splinting':
		'plaster, pop application, plaster application, pop, splinting, slab application, casting, splint',
	'Fracture reduction': 'closed reduction, joint reduction, dislocation reduction, reduction of dislocations',
	'Intra-articular injections': 'intra articular injection, joint injections, joint aspiration',
	// Nursing
	'Oxygen therapy': 'oxygen administration, o2 administration, o2 therapy, oxygenation, ऑक्सीजन',
	Nebulization: 'nebulizer, nebuliser, nebulisation, नेबुलाइजेशन',
	Injections:
		'injection, im injection, iv injection, im iv injection, im iv injections, im and iv injections, subcutaneous injection, intramuscular injection, insulin administration, inj, इंजेक्शन',
	'Infusion pumps':
		'iv drip, drip, iv infusions, infusion pump, syringe pump, syringe pumps, iv infusion, iv fluids, iv fluid, iv fluid administration',
	'Urinary catheterization':
		'catheter, catheterization, foley, foleys, foley catheter, foleys catheter, foley catheterization, foleys catheterization, urinary catheter, bladder catheterization, catheter insertion, catheter care, कैथेटर',
	'Ryles tube insertion':
		'ryles tube, ng tube, ngt, rt insertion, ng tube insertion, nasogastric tube, nasogastric tube insertion, ng insertion, gastric lavage, stomach wash',
	'Tube feeding': 'rt feeding, ng feeding, ryles tube feeding, enteral feeding, peg feeding, ng tube feeding',
	'Blood transfusion': 'blood transfusions, transfusion of blood, blood products, transfusion',
	'Sample collection':
		'blood collection, blood sampling, blood sample, blood sample collection, blood draw, phlebotomy, venipuncture, venepuncture, collection of samples',
	'Blood pressure measurement': 'bp, bp checking, bp measurement, checking bp, blood pressure checking',
	'Blood glucose monitoring':
		'sugar checking, blood sugar checking, grbs, rbs, glucometer, blood sugar monitoring, blood sugar, hgt',
	'Pressure sore prevention':
		'bed sore, bedsore, bed sores, bedsore care, bedsore prevention, bed sore care, back care, pressure ulcer, pressure sore, pressure ulcer prevention',
	'Bedside care':
		'bedside nursing, bed making, bed bath, sponge bath, sponging, oral care, personal hygiene, hygiene care, basic nursing care, bedside nursing care',
	'Patient positioning': 'positioning, position change, positioning of patient',
	'Intake and output charting': 'intake output, intake output charting, i o charting, i o chart, intake and output',
	'Patient education':
		'health education, patient counseling, patient counselling, patient and family education, counseling, counselling',
	'Admission and discharge': 'discharge planning, admission discharge, discharge summary, discharge summaries',
	'Patient assessment':
		'patient assessments, nursing assessment, initial assessment, physical assessment, health assessment',
	'Nursing care plans': 'nursing care plan, care plan, care planning',
	'Pre-operative care': 'preoperative care, pre op care, preoperative preparation, pre operative preparation',
	'Surgical safety checklist': 'who checklist, who surgical safety checklist, safety checklist, who surgical checklist',
	'Instrument and swab count':
		'surgical counts, surgical count, count of instruments, instrument count, swab count, swab and instrument count, sponge count, instrument and sponge count, mop count',
	'C-arm handling': 'c arm',
	Electrocautery: 'cautery, diathermy',
	'Stoma care': 'colostomy care, ostomy care, colostomy',
	'Chemo port care': 'chemo port, chemoport, port care, port flushing',
	'Biomedical waste management':
		'biomedical waste, bio medical waste, bio medical waste management, bmw management, waste segregation',
	'Hand hygiene': 'hand hygiene audit, hand hygiene audits',
	'Nursing audit': 'nursing audits, clinical audit, clinical audits',
	'Clinical supervision': 'preceptorship, clinical preceptorship, preceptor, mentoring of nurses',
	'Medico-legal documentation':
		'mlc, mlc documentation, mlc paper work, mlc cases, medico legal cases, medicolegal cases',
	'Barrier nursing': 'isolation nursing, isolation care, reverse barrier nursing',
	'Ward management': 'ward administration, duty roster, staff scheduling, rostering',
	'First aid': '',
	'Emergency care':
		'casualty management, emergency management, emergency nursing, emergency handling, medical emergencies, management of emergencies',
	// Mothers and children
	Immunization: 'vaccination, vaccinations, immunisation, vaccine administration, टीकाकरण, लसीकरण',
	'Antenatal care':
		'anc, antenatal, antenatal checkup, antenatal check up, anc checkup, antenatal and postnatal care, प्रसव पूर्व जाँच, गर्भवती तपासणी',
	'Postnatal care': 'pnc, postnatal',
	'IUCD insertion': 'iucd, iud insertion, ppiucd, copper t, copper t insertion, cu t, cu t insertion, कॉपर टी',
	'Family planning': 'family planning counseling, contraception',
	'Normal delivery':
		'nvd, normal deliveries, normal vaginal delivery, vaginal delivery, vaginal deliveries, normal labor, सामान्य प्रसव, सामान्य प्रसूती, delivery, deliveries',
	'Instrumental delivery':
		'forceps, forceps delivery, vacuum delivery, ventouse, assisted delivery, forceps and vacuum delivery, assisted vaginal delivery, vacuum',
	Episiotomy: 'episiotomies, episiotomy suturing, episiotomy repair',
	'High-risk obstetrics': 'high risk pregnancy, high risk pregnancies, high risk obstetric',
	Partograph: 'partogram',
	'Fetal monitoring': 'nst, ctg, fetal heart monitoring, cardiotocography, fhs monitoring',
	'Cervical cerclage': 'cerclage, os tightening',
	'B-Lynch suture': 'b lynch, compression sutures',
	'Balloon tamponade': 'bakri balloon, uterine balloon',
	'Magnesium sulfate protocol':
		'magnesium sulphate, magnesium sulfate, mgso4, magnesium sulphate protocol, pritchard regimen, eclampsia management',
	'Active management of third stage': 'amtsl, active management of third stage of labor',
	'PPH management': 'pph, postpartum hemorrhage',
	Hysteroscopy: 'diagnostic hysteroscopy, operative hysteroscopy',
	Colposcopy: 'pap smear',
	'Tubal ligation': 'tubectomy, laparoscopic sterilization, tubal sterilization',
	MTP: 'medical termination of pregnancy',
	'Dilatation and curettage': 'd and c, d c, dilation and curettage',
	Myomectomy: 'myomectomies',
	'Infertility treatment':
		'infertility, infertility management, iui, ivf, icsi, ovum pick up, intrauterine insemination',
	'Obstetric ultrasound':
		'obstetric usg, obstetrics usg, anomaly scan, nt scan, growth scan, obstetric sonography, usg obstetrics',
	'Surfactant therapy': 'surfactant, surfactant administration',
	Phototherapy: '',
	'Exchange transfusion': '',
	'Kangaroo mother care': 'kmc',
	'Umbilical catheterization':
		'uvc, uac, uvc care, uvc uac, umbilical lines, umbilical line, umbilical venous catheterization',
	'Therapeutic hypothermia': 'cooling therapy, therapeutic cooling',
	'Neonatal transport': 'newborn transport',
	'Neonatal ventilation': 'neonatal ventilator, bubble cpap',
	'Breastfeeding counseling':
		'iycf, lactation counseling, lactation counselling, breast feeding counseling, breastfeeding support',
	'Growth monitoring': 'growth and development, developmental assessment, growth and developmental assessment',
	'School health screening': 'school health',
	'Anemia screening': '',
	FBNC: 'facility based newborn care',
	IMNCI: 'integrated management of neonatal and childhood illness',
	NSSK: 'navjat shishu suraksha',
	'National health programs':
		'national health programmes, nhm, national programmes, ntep, rntcp, national health mission',
	// Operations
	Appendectomy: 'appendicectomy, lap appendix, appendectomies, appendicectomies, lap appendicectomy',
	'CBD exploration': 'common bile duct exploration',
	Thyroidectomy: 'thyroid surgery, thyroidectomies',
	Mastectomy: 'mrm, modified radical mastectomy, breast surgery, breast conservation surgery',
	Hemorrhoidectomy: 'laser hemorrhoidectomy, piles surgery, hemorrhoid surgery, miph, stapler hemorrhoidopexy',
	'Anal fistula surgery': 'fistulectomy, fistula surgery, fistula in ano, fissurectomy, sphincterotomy',
	Laparotomy: 'exploratory laparotomy, laparotomies',
	'Varicose vein surgery': 'varicose veins, evlt, varicose vein, endovenous laser',
	'Diabetic foot surgery':
		'diabetic foot, debridement, diabetic foot debridement, diabetic foot care, diabetic foot management',
	'Skin grafting': 'ssg, skin graft, skin grafts, flap surgery',
	'Bowel resection': 'resection anastomosis, resection and anastomosis, hemicolectomy, bowel surgery, colectomy',
	Splenectomy: '',
	Circumcision: '',
	Hydrocelectomy: 'hydrocele, hydrocele surgery, eversion of sac',
	Nephrectomy: 'lap nephrectomy',
	Urethroplasty: '',
	Amputation: 'amputations',
	'External fixation': 'ilizarov, ilizarov technique, external fixator, external fixators',
	'Deformity correction': 'pediatric deformity correction, limb lengthening',
	'Clubfoot treatment': 'ctev, ponseti, club foot',
	'Bone grafting': '',
	'Coronary angioplasty': 'ptca, pci, angioplasty, stenting, primary pci, primary angioplasty',
	'Pacemaker implantation': 'ppi, permanent pacemaker, pacemaker, pacemakers',
	'Congenital heart surgery':
		'asd, vsd, asd closure, vsd closure, congenital heart disease, congenital cardiac surgery, tof repair',
	'Off-pump bypass': 'off pump, off pump cabg, beating heart',
	'Thoracic surgery': 'vats, thoracotomy, lobectomy, decortication',
	'Shunt surgery': 'vp shunt, vp shunts, ventriculoperitoneal shunt, evd',
	'Brain tumor surgery': 'brain tumors, brain tumor',
	Tonsillectomy: 'adenotonsillectomy',
	'Ear surgery': 'tympanoplasty, mastoidectomy, myringotomy, stapedectomy',
	'Microlaryngeal surgery': 'mls, direct laryngoscopy',
	'Retina surgery': 'vitrectomy, retinal laser, intravitreal injections, intravitreal injection',
	'Glaucoma surgery': 'trabeculectomy, glaucoma',
	'Skin biopsy': '',
	'Laser therapy': 'lasers, laser treatment',
	'Chemical peels': 'chemical peel, chemical peeling',
	'PRP therapy': 'prp',
	'Electroconvulsive therapy': 'ect',
	'De-addiction': 'deaddiction, de addiction counseling',
	// Diagnostics
	'X-ray reporting': 'x ray, x rays, xray, radiographs, x ray interpretation, chest x ray, x ray reading',
	Chemoembolization: 'tace, transarterial chemoembolization, transarterial chemoembolisation',
	'Biliary drainage': 'ptbd, percutaneous transhepatic biliary drainage',
	'Cerebral angiography': 'dsa, diagnostic cerebral angiography, neuro interventions',
	'Cardiac CT': 'ct coronary angiography, ctca',
	'MR spectroscopy': 'mr perfusion, mrs, mr perfusion and spectroscopy',
	'Image-guided biopsy':
		'usg guided biopsy, ct guided biopsy, trucut biopsy, stereotactic biopsy, vacuum assisted biopsy, image guided biopsies, usg guided procedures',
	Fluoroscopy: 'barium studies, hsg, ivp, barium, rgu mcu',
	'PET-CT reporting': 'pet ct, pet scan',
	'Fetal echocardiography': 'fetal echo',
	'Peripheral smear': 'peripheral smears, peripheral blood smear',
	Cytology: 'cytopathology',
	Immunohistochemistry: 'ihc',
	// Ayurveda and homeopathy
	Panchakarma: 'panchkarma, पंचकर्म, vamana, virechana, basti, shirodhara, abhyanga',
	'Kshar sutra': 'ksharsutra, kshara sutra, ksharasutra, क्षारसूत्र',
	'Leech therapy': 'jalaukavacharana, raktamokshana',
	Agnikarma: 'viddhakarma, agni karma',
	'Nadi pariksha': 'nadi parikshan, nadi pariksan',
	'Homeopathic case taking': 'case taking, repertorization, repertorisation',
	'Cupping therapy': 'hijama, cupping',
	Yoga: 'yoga therapy, yoga and naturopathy',
}

/** Of a list beside the catalog: its own names are proposed too. */
export const furtherSkills = [...Object.keys(furtherForms), ...Object.keys(departmentForms), ...furtherCertificates]

const forms: readonly Forms[] = [otherForms, furtherForms, certificateForms, departmentForms]
/** Every way but its name in which a resume says a skill. */
export const waysToSay = (skill: string): string[] =>
	forms.flatMap((each) => (each[skill] ?? '').split(', ')).filter((form) => form !== '')

/** Words that say a skill where skills are listed, and elsewhere anything. */
export const onlyInLists: ReadonlySet<string> = new Set(
	`bp catheter drip hiv mrs ventilator ventilators ventilation weaning cannulation cannula dressing dressings documentation delivery deliveries
	plaster pop mac lp thyroid hypertension diabetes counseling counselling scrub sedation plating nailing positioning pacemaker pacemakers
	priming lasers asd vsd injection inj catheterization poisoning dengue malaria glaucoma vacuum forceps transfusion suture sutures antenatal
	postnatal pnc anc opd biopsies cautery casting splint trauma foley bmw covid vitals tpr pci ppi apd pft prp ect grbs rbs kmc contraception
	basti yoga cupping research x-ray ncs ${departmentWordsOnlyInLists}`.split(/\s+/),
)

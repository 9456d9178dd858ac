/**
 * What resumes of a department list, by the name in which it is proposed, with its other forms parted by commas. Names that are in the
 * catalog or among the further skills have their first forms there.
 */
export const departmentForms: Readonly<Record<string, string>> = {
	// Life support
	ILS: 'immediate life support',
	ALS: 'advanced life support',
	EPALS: 'epls, european pediatric advanced life support',
	'Basic surgical skills': 'bss course',
	BEmONC: 'basic emergency obstetric and newborn care, emoc, cemonc, emonc, emergency obstetric care',
	'Skilled birth attendance': 'sba, sba training, skilled birth attendant',
	LaQshya: '',
	'Helping Babies Breathe': 'hbb',
	CPR: 'cpcr, cardiopulmonary cerebral resuscitation',
	// Emergency
	'Bag and mask ventilation':
		'bag mask ventilation, bag and mask, bag valve mask, ambu bag, ambu bagging, bmv ventilation',
	'Primary survey': 'abcde, abcde assessment, abcde approach, primary and secondary survey',
	'Spinal immobilization':
		'log roll, logroll, spine board, cervical collar, spinal immobilisation, c spine immobilization',
	'Hemorrhage control': 'bleeding control, tourniquet application, massive transfusion, massive transfusion protocol',
	'Disaster management': 'mass casualty, mass casualty management, disaster preparedness',
	'Acute coronary syndrome':
		'acs, acs management, mi, mi management, stemi, stemi management, myocardial infarction, acute mi',
	'Stroke care': 'stroke, stroke code, stroke unit care, code stroke',
	Anaphylaxis: 'anaphylaxis management',
	'Seizure management': 'seizures, status epilepticus, febrile seizures, epilepsy management, convulsions',
	'Animal bite care': 'dog bite, animal bite, anti rabies vaccination, arv, rabies prophylaxis',
	'Medico-legal documentation': 'injury report, death certificate, death certification, post mortem, postmortem',
	'Emergency care': 'pediatric emergencies, pediatric emergency, obstetric emergencies, emergency drugs',
	// Intensive care
	Suctioning: 'suction, suction technique, closed suction, tracheal suctioning',
	'Prone positioning': 'proning, prone ventilation, prone position',
	Capnography: 'etco2, end tidal co2, end tidal co2 monitoring, etco2 monitoring',
	'Depth of anesthesia monitoring': 'bis, bis monitoring, bispectral index, entropy monitoring',
	'Neuromuscular monitoring': 'nmt monitoring, train of four, tof monitoring',
	'ICU scoring systems': 'apache, apache scoring, apache ii, sofa, sofa score, qsofa',
	'GCS assessment': 'gcs, gcs monitoring, glasgow coma scale, neuro assessment, neurological assessment',
	'Early warning scores': 'early warning score, news score, mews, pews, news 2',
	'SBAR handover': 'sbar, isbar, nursing handover, isbar handover',
	'ICP monitoring': 'intracranial pressure monitoring, evd care',
	'DVT prophylaxis': 'dvt prevention, vte prophylaxis',
	'Parenteral nutrition': 'tpn, total parenteral nutrition, tpn preparation, tpn administration',
	IABP: 'iabp monitoring, intra aortic balloon, balloon pump, iabp management',
	'Fall prevention': 'fall risk assessment, patient safety, patient restraint',
	'Pain assessment': 'pain score, pain scoring, pain management nursing',
	'HDU care': 'hdu, step down, high dependency care, high dependency unit',
	'Targeted temperature management': 'ttm, targeted temperature',
	// Heart
	'Post-cardiac surgery care':
		'post cabg, post cabg care, post cardiac surgery, post open heart care, post open heart surgery care, post valve replacement care, cardiac surgery recovery, open heart recovery, cabg care, care of cabg patients, post op cardiac care',
	'Post-angioplasty care': 'post ptca, post ptca care, post pci, post pci care, post angioplasty, post cath care',
	'Sheath removal': 'radial sheath removal, femoral sheath removal, arterial sheath removal, tr band, tr band removal',
	'Coronary angioplasty':
		'percutaneous coronary intervention, primary percutaneous coronary intervention, coronary stenting',
	'Rotational atherectomy': 'rotablation, rota ablation, rotablator',
	'Device implantation (ICD, CRT)':
		'icd implantation, icd, crt, crt d, crt p, crt implantation, aicd, aicd implantation, icd crt implantation',
	TAVI: 'tavr, transcatheter aortic valve implantation, transcatheter aortic valve replacement',
	'Balloon valvotomy': 'bmv, ptmc, balloon mitral valvotomy, pbmv, bpv, balloon valvuloplasty, ptmc bmv',
	'Intravascular imaging': 'ivus, oct, ivus oct, ffr, ivus and oct, intravascular ultrasound',
	'Electrophysiology studies': 'ep study, ep studies, electrophysiology, eps, radiofrequency catheter ablation',
	'Cardiac rehabilitation': 'cardiac rehab',
	'Ambulatory blood pressure monitoring': 'abpm',
	'Heart failure management': 'heart failure, ccf, congestive heart failure',
	'Cath lab assistance':
		'scrubbing for ptca, scrubbing for cag, cath lab scrub, cathlab scrubbing, cath lab assisting, assisting in ptca, assisting ptca, assisting in cag, ptca assistance, cag assistance, cath lab nursing',
	// Medicine
	'Tropical infections':
		'tropical fevers, tropical fever, tropical diseases, infectious diseases, pyrexia of unknown origin, fever management, typhoid',
	'Diabetic emergencies': 'dka, diabetic ketoacidosis, hypoglycemia management',
	'Respiratory diseases':
		'copd, asthma, pneumonia, copd and asthma, asthma management, copd management, bronchial asthma, ards',
	'Tuberculosis care': 'tuberculosis, tb, dots, tb management',
	'Kidney injury management': 'aki, acute kidney injury, ckd, ckd management, chronic kidney disease',
	'Electrolyte management':
		'electrolyte imbalance, electrolyte correction, electrolyte disorders, fluid management, fluid and electrolyte management',
	'GI bleed management': 'gi bleed, gi bleeding, upper gi bleed, variceal bleed',
	'Antibiotic stewardship': 'antimicrobial stewardship',
	'Obesity and lipid disorders': 'obesity, obesity management, lipid disorders, dyslipidemia',
	'Geriatric care': 'elderly care, geriatric medicine, care of elderly',
	Telemedicine: 'teleconsultation, tele consultation, telehealth, e sanjeevani, esanjeevani',
	'Ward rounds':
		'icu rounds, ward round, opd and ipd, opd ipd, opd and ipd management, ipd management, inpatient management',
	'Admission and discharge': 'case sheet, case sheets, case sheet writing, history taking, referral letters',
	// Kidneys
	'Dialysis access care':
		'dialysis catheter, dialysis catheter dressing, dialysis catheter care, femoral catheter care, femoral catheter, jugular catheter care, hd catheter care, tunneled catheter care, tunnelled catheter care, vascular access care, permacath care, permacath',
	'Dialysis access insertion':
		'dialysis catheter insertion, hd catheter insertion, permcath insertion, permacath insertion, femoral catheter insertion, tunneled catheter insertion, av fistula creation, avf creation, double lumen catheter insertion',
	'Dialysis machine handling':
		'water treatment, ro plant checking, ro system, ro plant maintenance, reprocessing, machine disinfection, dialysis water treatment',
	Hemodiafiltration: 'hdf, online hdf',
	'Dry weight assessment': 'dry weight, fluid removal calculation, uf calculation',
	'Kidney transplantation':
		'renal transplant, renal transplantation, kidney transplant, renal transplants, transplant surgery',
	'Liver transplantation': 'liver transplant, liver transplants',
	// Newborns and children
	'Preterm care':
		'care of preterm, preterm baby care, extreme preterm care, lbw care, low birth weight care, premature baby care, care of lbw babies',
	'Developmental care': 'developmental supportive care, dsc, developmentally supportive care',
	'Surfactant therapy':
		'surfactant assistance, surfactant administration assistance, lisa, insure, lisa and insure, insure technique',
	'Non-invasive ventilation': 'hhhfnc, nippv, nimv, ncpap',
	'Tube feeding':
		'gavage feeding, og feeding, orogastric feeding, og tube feeding, katori spoon feeding, paladai feeding',
	'Newborn screening': 'hearing screening, oae, rop screening, oae screening, new born screening, neonatal screening',
	'Neonatal jaundice management': 'neonatal jaundice, neonatal hyperbilirubinemia',
	'Malnutrition management': 'malnutrition, sam, sam management, severe acute malnutrition, nrc',
	'Adolescent health': 'adolescent clinic, well baby clinic',
	'Pediatric intensive care': 'picu, picu care, pediatric icu',
	'School health screening': 'rbsk, rbsk screening, rbsk 4d screening, 4d screening',
	// Mothers
	'Labor induction': 'induction of labor, labor induction, augmentation of labor',
	'Vaginal examination': 'pv examination, per vaginal examination',
	'Manual removal of placenta': 'mrop',
	'Antenatal care': 'antenatal palpation, abdominal palpation, antenatal examination, leopold maneuvers',
	'Ectopic pregnancy surgery': 'ectopic, ectopic pregnancy, ectopic management, salpingectomy',
	Amniocentesis: 'cvs, chorionic villus sampling',
	LEEP: 'lletz',
	'Infertility treatment': 'oocyte retrieval, embryo transfer, ovum pickup, follicular monitoring, follicular study',
	'Gynecologic oncology': 'gynec oncology, gynae oncology, gyne oncology, gynecological oncology',
	'Vaginal fistula repair': 'vvf, vvf repair, vesicovaginal fistula',
	// Operations
	Hemiarthroplasty: 'bipolar hemiarthroplasty, bipolar, hip hemiarthroplasty, amp, bipolar hip',
	'Fracture fixation':
		'interlocking nail, interlocking nails, iln, k wire, k wiring, tension band wiring, tbw, im nailing, nailing and plating',
	Traction: 'skin traction, skeletal traction, traction application, pin traction',
	Vertebroplasty: 'kyphoplasty',
	'Carpal tunnel release': 'carpal tunnel',
	'Tendon repair': 'tendon repairs, tendon transfer',
	Osteotomy: 'high tibial osteotomy, hto, osteotomies',
	'Limb salvage surgery': 'limb salvage, bone tumors, bone tumor',
	'Hand surgery': '',
	'Liver resection': 'hepatectomy, hepatobiliary surgery, hpb surgery',
	'Whipple procedure': 'whipple, pancreaticoduodenectomy',
	'Perforation repair': 'perforation closure, perforated peptic ulcer repair, stoma formation, ileostomy',
	'Minor surgical procedures':
		'lipoma excision, sebaceous cyst, sebaceous cyst excision, cyst excision, ingrown toenail, corn excision, nail removal',
	Vasectomy: 'nsv, no scalpel vasectomy',
	Orchidopexy: 'orchiopexy',
	'Pediatric surgery': 'anorectal malformation, pyloromyotomy, hypospadias, hypospadias repair',
	Endourology: 'mini pcnl, cystoscopy, dj stent removal, stent removal, optical urethrotomy, viu, oiu',
	'Urodynamic studies': 'urodynamics, uroflowmetry',
	Pyeloplasty: '',
	Prostatectomy: 'radical prostatectomy, open prostatectomy',
	// Theater nursing
	'OT preparation':
		'ot table preparation, ot setup, ot set up, theater preparation, trolley setup, trolley set up, ot preparation and setup, or preparation, trolley layout',
	'Scrub and circulating':
		'ot scrubbing, circulating nursing, circulatory nurse, circulating, surgical scrubbing, gowning and gloving, gowning gloving',
	'Instrument and swab count':
		'instrument counting, swab counting, instrument counts, swab counts, sponge counting, counting of instruments, swab and instrument counts',
	'Anesthesia assistance':
		'assisting anesthetist, assisting in anesthesia, assisting in spinal anesthesia, assisting spinal anesthesia, assisting in general anesthesia, assisting in intubation, assistance in anesthesia, assisting the anesthetist, assisting for intubation, anesthesia assisting',
	'Implant and tourniquet handling':
		'implant handling, tourniquet handling, tourniquet application in ot, arthroscopy setup, laparoscopy setup, laparoscopic instrument handling',
	// Anesthesia
	'Spinal and epidural':
		'thoracic epidural, spinal anesthesia, epidural anesthesia, combined spinal epidural, lumbar epidural',
	'Fiberoptic intubation': 'awake fiberoptic intubation, awake fiberoptic, fiberoptic bronchoscopy guided intubation',
	'Video laryngoscopy': 'mcgrath, king vision, airtraq',
	'Patient-controlled analgesia': 'pca pump, iv pca',
	'Chronic pain procedures':
		'stellate ganglion block, trigeminal neuralgia, intrathecal pump, spinal cord stimulator, epidural steroid injection, pain clinic, facet block, facet joint injection',
	// Images
	'CT reporting': 'hrct, hrct chest, ct reporting, cect, ct angiography',
	'MRI reporting':
		'mrcp, breast mri, msk mri, prostate mri, mri brain, mri spine, pi rads, pirads, cardiac mri, fetal mri',
	Mammography: 'sonomammography, bi rads, birads, breast imaging, digital mammography, tomosynthesis',
	'Obstetric ultrasound':
		'fetal ultrasound, basic obstetric ultrasound, tvs, transvaginal sonography, transvaginal ultrasound, level ii scan, level 2 scan, fetal medicine scan',
	Elastography: 'fibroscan',
	Neuroradiology: 'neuroimaging, neuro imaging',
	'Mechanical thrombectomy': 'thrombectomy, coiling, aneurysm coiling',
	'Interventional radiology':
		'uae, uterine artery embolization, varicocele embolization, tips, rfa, vascular interventions, non vascular interventions',
	'Image-guided drainage':
		'pigtail, pigtail drainage, pigtail catheter, pigtail insertion, pcn, percutaneous nephrostomy, percutaneous drainage',
	Teleradiology: 'tele radiology',
	Hysterosalpingography: '',
	// AYUSH and public health
	Panchakarma: 'nasya, snehan, swedan, janu basti, kati basti, raktamokshan',
	'Kshar sutra': 'kshar karma, ksharkarma',
	'Prakriti assessment': 'prakriti parikshan, prakriti pariksha',
	'Marma therapy': 'marma chikitsa',
	'Garbha sanskar': 'garbhasanskar',
	Suvarnaprashan: 'swarnaprashan, suvarna prashan, swarna prashana, suvarnaprashana',
	'Uttar basti': 'uttarbasti, uttara basti',
	'Leech therapy': 'leech, jalauka, jalaukavacharan',
	'Netra tarpana': 'netratarpan, tarpana',
	'NCD screening': 'ncd, ncd clinic, non communicable disease screening',
	'Cold chain management': 'cold chain, vaccine storage',
	'Health registers and reports': 'hmis, rch register, rch, anmol app, rch portal, mcts',
	'Home visits': 'home visit, hbnc, home based newborn care, field visits',
	'National health programs': 'ayushman bharat, pulse polio, ntcp, nvbdcp',
	'Wound care': 'bandaging, wound debridement, surgical dressing',
	'Hospital information systems': 'emr, hospital information system, electronic medical records, ehr',
}

/** Of these, words that say a skill where skills are listed, and elsewhere anything. */
export const departmentWordsOnlyInLists = `als ils mi acs stroke suction bis oct ffr icd crt sam tb aki ckd ards sofa apache gcs eps tips uae rfa cvs
	traction lisa insure obesity asthma copd pneumonia tuberculosis bipolar amp tbw hto ivus sba rch emr ehr ncd dots arv tarpana leech nasya
	hdu picu cold-chain circulating thrombectomy coiling ectopic reprocessing pcn hdf hbb pigtail seizures typhoid`

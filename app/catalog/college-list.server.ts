/**
 * Colleges and universities that people name by letters or by a hospital: name | city and what else it is called | what people type.
 * Not a register: a college that is missing here is kept as it is typed.
 */
export const collegeLines = `
Armed Forces Medical College | Pune | AFMC
B. J. Government Medical College | Pune | BJGMC, BJMC, BJ Medical College, Sassoon
Bharati Vidyapeeth Medical College | Pune | BVDUMC, BVMC, BVP Medical College, Bharati Vidyapeeth
Smt. Kashibai Navale Medical College | Pune | SKNMC, SKN Medical College, Kashibai Navale
Dr. D. Y. Patil Medical College | Pune, Pimpri | DYPMC, DY Patil, DY Patil Medical College
Symbiosis Medical College for Women | Pune | SMCW
Maharashtra Institute of Medical Education and Research | Talegaon, Pune | MIMER, MIMER Medical College
KEM Hospital | Pune, Poona, Rasta Peth | KEM, KEM Hospital Research Centre, King Edward Memorial Hospital Pune
Deenanath Mangeshkar Hospital and Research Center | Pune, Erandwane | DMH, Dinanath Mangeshkar, Deenanath Mangeshkar, Mangeshkar Hospital
Ruby Hall Clinic | Pune | Ruby Hall
Jehangir Hospital | Pune | Jehangir, Jehangir Hospital Pune
Sahyadri Super Speciality Hospital | Pune, Deccan | Sahyadri, Sahyadri Hospital
Poona Hospital and Research Centre | Pune | Poona Hospital
Aditya Birla Memorial Hospital | Pune, Chinchwad | ABMH, Aditya Birla Hospital
Yashwantrao Chavan Memorial Hospital | Pimpri-Chinchwad, Pimpri, Pune | YCMH, YCM Hospital, YCM
Command Hospital, Southern Command | Pune | Command Hospital, CHSC
Army Institute of Cardio-Thoracic Sciences | Pune | AICTS
Seth G. S. Medical College and KEM Hospital | Mumbai, Bombay, Parel | GSMC, Seth GS, GS Medical College, KEM, KEM Hospital
Grant Government Medical College | Mumbai, Bombay | GGMC, GMC, Grant Medical College, JJ, JJ Hospital, Sir JJ Group
Topiwala National Medical College | Mumbai, Bombay | TNMC, Nair, Nair Hospital, BYL Nair
Lokmanya Tilak Municipal Medical College | Mumbai, Bombay, Sion | LTMMC, LTMC, LTM Medical College, Sion, Sion Hospital
HBT Medical College and Dr. R. N. Cooper Hospital | Mumbai, Bombay, Juhu | HBTMC, HBT Medical College, Cooper, Cooper Hospital
K. J. Somaiya Medical College | Mumbai, Bombay, Sion | KJSMC, KJ Somaiya, Somaiya Medical College
Tata Memorial Hospital | Mumbai, Bombay, Parel | TMH, Tata Memorial, Tata Memorial Centre
MGM Medical College | Navi Mumbai, Kamothe | MGM, MGMMC
Dr. D. Y. Patil Medical College | Navi Mumbai, Nerul | DY Patil, DY Patil Medical College
Terna Medical College | Navi Mumbai, Nerul | Terna
Rajiv Gandhi Medical College | Thane, Kalwa | RGMC
Government Medical College | Nagpur | GMC, GMCH
Indira Gandhi Government Medical College | Nagpur | IGGMC, IGMC, Mayo, Mayo Hospital
N. K. P. Salve Institute of Medical Sciences | Nagpur | NKPSIMS, NKP Salve, Lata Mangeshkar Hospital
Mahatma Gandhi Institute of Medical Sciences | Sevagram, Wardha | MGIMS
Jawaharlal Nehru Medical College | Sawangi, Wardha | JNMC, DMIMS, DMIHER, Datta Meghe
Government Medical College | Chhatrapati Sambhajinagar, Aurangabad | GMC, GMCH, Ghati
MGM Medical College | Chhatrapati Sambhajinagar, Aurangabad | MGM, MGMMC
Government Medical College | Miraj, Sangli | GMC
Rajarshi Chhatrapati Shahu Maharaj Government Medical College | Kolhapur | RCSMGMC, RCSM, CPR Hospital, GMC
D. Y. Patil Medical College | Kolhapur | DY Patil
Dr. Vaishampayan Memorial Government Medical College | Solapur | VMGMC, VM Medical College, VMMC, GMC
Swami Ramanand Teerth Rural Government Medical College | Ambajogai, Beed | SRTRGMC, SRTR, SRTRMC
Vilasrao Deshmukh Government Medical College | Latur | VDGIMS, VDGMC, GMC
Dr. Shankarrao Chavan Government Medical College | Nanded | SCGMC, GMC
Shri Bhausaheb Hire Government Medical College | Dhule | SBHGMC, BHGMC, GMC
ACPM Medical College | Dhule | ACPM, ACPMMC
Dr. Vasantrao Pawar Medical College | Nashik, Nasik | VPMC, NDMVP, MVP Medical College, MVPS
SMBT Institute of Medical Sciences | Igatpuri, Nashik, Nasik | SMBT, SMBTIMS
Maharashtra University of Health Sciences | Nashik, Nasik | MUHS
Dr. Vithalrao Vikhe Patil Foundation’s Medical College | Ahilyanagar, Ahmednagar | DVVPF, Vikhe Patil Medical College
Pravara Institute of Medical Sciences | Loni | PIMS, Pravara, RMC, Rural Medical College
Krishna Institute of Medical Sciences | Karad | KIMS, KIMSDU, Krishna Vishwa Vidyapeeth
Shri Vasantrao Naik Government Medical College | Yavatmal | VNGMC, SVNGMC, GMC
Dr. Panjabrao Deshmukh Memorial Medical College | Amravati | PDMMC, PDMC
Government Medical College | Akola | GMC
Government Medical College | Jalgaon | GMC
Government Medical College | Chandrapur | GMC
Government Medical College | Gondia | GMC
Goa Medical College | Bambolim, Goa, Panaji | GMC
Tilak Ayurved Mahavidyalaya | Pune | TAMV, Tilak Ayurved College
R. A. Podar Ayurved Medical College | Mumbai, Bombay, Worli | RA Podar, Podar Ayurved, Podar
College of Physicians and Surgeons | Mumbai, Bombay | CPS
All India Institute of Medical Sciences | New Delhi, Delhi | AIIMS, एम्स
All India Institute of Medical Sciences | Nagpur | AIIMS, एम्स
All India Institute of Medical Sciences | Bhopal | AIIMS, एम्स
All India Institute of Medical Sciences | Bhubaneswar | AIIMS, एम्स
All India Institute of Medical Sciences | Jodhpur | AIIMS, एम्स
All India Institute of Medical Sciences | Patna | AIIMS, एम्स
All India Institute of Medical Sciences | Raipur | AIIMS, एम्स
All India Institute of Medical Sciences | Rishikesh | AIIMS, एम्स
Maulana Azad Medical College | New Delhi, Delhi | MAMC
Lady Hardinge Medical College | New Delhi, Delhi | LHMC
University College of Medical Sciences | Delhi, New Delhi | UCMS, GTB Hospital
Vardhman Mahavir Medical College and Safdarjung Hospital | New Delhi, Delhi | VMMC, Safdarjung
Atal Bihari Vajpayee Institute of Medical Sciences and Dr. RML Hospital | New Delhi, Delhi | ABVIMS, RML, Dr RML Hospital, PGIMER
National Board of Examinations in Medical Sciences | New Delhi, Delhi | NBEMS, NBE, National Board of Examinations
Postgraduate Institute of Medical Education and Research | Chandigarh | PGIMER, PGI
Government Medical College and Hospital | Chandigarh | GMCH, GMC
Pt. B. D. Sharma Postgraduate Institute of Medical Sciences | Rohtak | PGIMS
Christian Medical College | Ludhiana | CMC, CMCH
Dayanand Medical College and Hospital | Ludhiana | DMC, DMCH
Government Medical College | Amritsar | GMC
Government Medical College | Patiala | GMC
Government Medical College | Jammu | GMC
Government Medical College | Srinagar | GMC
Indira Gandhi Medical College | Shimla | IGMC
King George’s Medical University | Lucknow | KGMU, KGMC
Sanjay Gandhi Postgraduate Institute of Medical Sciences | Lucknow | SGPGI, SGPGIMS
Institute of Medical Sciences, Banaras Hindu University | Varanasi, Banaras | IMS BHU, BHU
Jawaharlal Nehru Medical College, Aligarh Muslim University | Aligarh | JNMC, AMU
GSVM Medical College | Kanpur | GSVM
Motilal Nehru Medical College | Prayagraj, Allahabad | MLNMC, MLN Medical College
Sarojini Naidu Medical College | Agra | SNMC
Sawai Man Singh Medical College | Jaipur | SMS, SMSMC
Dr. S. N. Medical College | Jodhpur | SNMC
RNT Medical College | Udaipur | RNTMC, RNT
Jawaharlal Nehru Medical College | Ajmer | JLNMC, JLN
B. J. Medical College | Ahmedabad | BJMC, Civil Hospital
Smt. NHL Municipal Medical College | Ahmedabad | NHL, NHLMMC
Government Medical College | Surat | GMC
Medical College Baroda | Vadodara, Baroda | MCB, BMC, SSG Hospital, Baroda Medical College
Gandhi Medical College | Bhopal | GMC
Mahatma Gandhi Memorial Medical College | Indore | MGM, MGMMC, MGM Medical College
Gajra Raja Medical College | Gwalior | GRMC
Netaji Subhash Chandra Bose Medical College | Jabalpur | NSCBMC, NSCB
Pt. Jawahar Lal Nehru Memorial Medical College | Raipur | JNMMC, JNM Medical College
Patna Medical College | Patna | PMCH, PMC
Nalanda Medical College | Patna | NMCH, NMC
Darbhanga Medical College | Darbhanga | DMCH, DMC
Rajendra Institute of Medical Sciences | Ranchi | RIMS
Regional Institute of Medical Sciences | Imphal | RIMS
Calcutta Medical College | Kolkata, Calcutta | CMC, MCH, Medical College Kolkata
Nil Ratan Sircar Medical College | Kolkata, Calcutta | NRS, NRSMC
R. G. Kar Medical College | Kolkata, Calcutta | RG Kar, RGKMC
Institute of Postgraduate Medical Education and Research | Kolkata, Calcutta | IPGMER, SSKM, PG Hospital
West Bengal University of Health Sciences | Kolkata, Calcutta | WBUHS
S. C. B. Medical College | Cuttack | SCB, SCBMC
Gauhati Medical College | Guwahati, Gauhati | GMC, GMCH
Osmania Medical College | Hyderabad | OMC, Osmania
Gandhi Medical College | Secunderabad, Hyderabad | GMC
Nizam’s Institute of Medical Sciences | Hyderabad | NIMS
Kakatiya Medical College | Warangal | KMC
Andhra Medical College | Visakhapatnam, Vizag | AMC
Guntur Medical College | Guntur | GMC
Rangaraya Medical College | Kakinada | RMC
Sri Venkateswara Medical College | Tirupati | SVMC
Dr. NTR University of Health Sciences | Vijayawada | NTRUHS, NTR University
Madras Medical College | Chennai, Madras | MMC
Stanley Medical College | Chennai, Madras | SMC, Stanley
Kilpauk Medical College | Chennai, Madras | KMC, Kilpauk
Sri Ramachandra Medical College | Chennai, Madras, Porur | SRMC, SRIHER, Sri Ramachandra
The Tamil Nadu Dr. M.G.R. Medical University | Chennai, Madras | TNMGRMU, MGR Medical University, MGR University
Christian Medical College | Vellore | CMC, CMCH
PSG Institute of Medical Sciences and Research | Coimbatore | PSG, PSGIMSR
Madurai Medical College | Madurai | MMC, MDUMC
Jawaharlal Institute of Postgraduate Medical Education and Research | Puducherry, Pondicherry | JIPMER
Bangalore Medical College and Research Institute | Bengaluru, Bangalore | BMCRI, BMC
St. John’s Medical College | Bengaluru, Bangalore | SJMC, St Johns
M. S. Ramaiah Medical College | Bengaluru, Bangalore | MSRMC, MS Ramaiah
Kempegowda Institute of Medical Sciences | Bengaluru, Bangalore | KIMS
National Institute of Mental Health and Neuro Sciences | Bengaluru, Bangalore | NIMHANS
Rajiv Gandhi University of Health Sciences | Bengaluru, Bangalore | RGUHS
Kasturba Medical College | Manipal | KMC
Kasturba Medical College | Mangaluru, Mangalore | KMC
Mysore Medical College and Research Institute | Mysuru, Mysore | MMCRI, MMC
Karnataka Institute of Medical Sciences | Hubballi, Hubli | KIMS
J. N. Medical College | Belagavi, Belgaum | JNMC, KLE
Government Medical College | Thiruvananthapuram, Trivandrum | GMC, TMC, Trivandrum Medical College
Government Medical College | Kozhikode, Calicut | GMC, CMC, Calicut Medical College
Government Medical College | Kottayam | GMC, Kottayam Medical College
Kerala University of Health Sciences | Thrissur, Trichur | KUHS
College of Nursing, Armed Forces Medical College | Pune | AFMC College of Nursing, CON AFMC, AFMC Nursing
Bharati Vidyapeeth College of Nursing | Pune | BVP College of Nursing, BV Nursing
Dr. D. Y. Patil College of Nursing | Pune, Pimpri | DY Patil Nursing, DYP Nursing
Symbiosis College of Nursing | Pune | SCON
Sinhgad College of Nursing | Pune | Sinhgad Nursing
School of Nursing, Sassoon General Hospital | Pune | Sassoon Nursing, Sassoon School of Nursing
Institute of Nursing Education, Sir J. J. Group of Hospitals | Mumbai, Bombay | INE JJ, JJ Nursing, JJ Institute of Nursing
Leelabai Thackersey College of Nursing, SNDT Women’s University | Mumbai, Bombay | LTCN, LT College of Nursing, SNDT Nursing
Government College of Nursing | Nagpur | GCON, GMC Nursing
Rajkumari Amrit Kaur College of Nursing | New Delhi, Delhi | RAKCON, RAK College of Nursing
College of Nursing, All India Institute of Medical Sciences | New Delhi, Delhi | AIIMS Nursing, AIIMS College of Nursing
College of Nursing, Christian Medical College | Vellore | CMC Nursing, CMC College of Nursing
National Institute of Nursing Education | Chandigarh | NINE, PGI Nursing
Government College of Nursing | Thiruvananthapuram, Trivandrum | GCON
`

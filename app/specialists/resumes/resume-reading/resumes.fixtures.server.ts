// Eight resumes as people write them, each laid out in another way. All of them are made up.

export const titlesBesideTimes = `CURRICULUM VITAE

Dr. ASHA MENON
MBBS, MD (Anaesthesiology)
Flat 12, Prabhat Road, Pune 411004 | asha.menon@lakeside.example | +91 90000 00001

SUMMARY
Cardiac anaesthetist with 11 years of experience in open heart and major vascular work.

PROFESSIONAL EXPERIENCE
Consultant Anaesthesiologist, Lakeside Heart Institute, Pune          July 2019 – Present
• 250 open heart cases a year, TEE for most of them
• Acute pain rounds, teaching of residents
Senior Registrar, Niramay Hospital, Nashik          Aug 2015 – June 2019
• Neuro and obstetric lists, labour epidurals

EDUCATION
MD Anaesthesiology, B. J. Government Medical College, Pune, 2012 – 2015
MBBS, Government Medical College, Nagpur, 2005 – 2010

SKILLS
USG guided nerve blocks, fibreoptic intubation, arterial and central lines, ACLS
`

export const timesBelowTitles = `Ravi K. Iyer
Consultant General and Laparoscopic Surgeon
Email: ravi.iyer@lakeside.example

Work Experience

Consultant Surgeon
Sanjivani Hospital, Satara
03/2018 - till date
- Laparoscopic cholecystectomy, inguinal hernia (TAPP), appendicectomy
- Emergency surgery on call 1 in 3

Senior Resident, General Surgery
Krishna Institute of Medical Sciences, Karad
08/2015 - 02/2018

Education

M.S. General Surgery
Krishna Institute of Medical Sciences, Karad
2012 - 2015

M.B.B.S.
Mysore Medical College and Research Institute
2005 - 2011

Declaration
I hereby declare that the above is true.
`

export const timesFirst = `BIO-DATA
Name : Sr. Lakshmi Raghavan
Date of birth : 12/05/1993
Languages : Tamil, English, Hindi

Educational Qualification
2014	B.Sc (Nursing)	Sree Balaji College of Nursing, Chennai
2010	HSC	State Board

Work Experience
Jan 2019 - Present	Staff Nurse, Cardiac ICU	Apex Heart Hospital, Chennai
Ventilated patients, ABG, medication administration, infection control
Sep 2014 - Dec 2018	Staff Nurse	Kaveri Multispeciality Hospital, Trichy
Patient monitoring, IV cannulation, wound dressing
Certification: BLS, ACLS
`

export const inOneTable = `Curriculum Vitae of Dr Farhan Qureshi

Qualification	Institution	Year of passing
M.B.B.S.	Osmania Medical College, Hyderabad	2009
D.A.	Gandhi Medical College, Hyderabad	2012
DNB (Anaesthesiology)	Care Hospital, Hyderabad	2015

Post held	Hospital	Period
Consultant	Yashoda Super Speciality Centre, Secunderabad	2018 to date
Junior Consultant	Care Hospital, Hyderabad	2015-18

Total experience: 9 years
Special interests: Regional anaesthesia, chronic pain, paediatric anaesthesia
`

export const sentencesOnly = `Dr. S. Kulkarni, M.Ch. (Neurosurgery)
I am a neurosurgeon from Pune with over fourteen years' experience.
I completed my MBBS from Seth G. S. Medical College, Mumbai in 2004 and my MS General Surgery from Grant Medical College, Mumbai in 2008.
I did my MCh Neurosurgery at NIMHANS, Bengaluru in 2012.
Since August 2012 I have been working as Consultant Neurosurgeon at Deccan Brain and Spine Hospital, Pune.
I do craniotomy for tumours, spine surgery and endoscopic skull base work.
`

export const placesAboveDegrees = `NEHA JOSHI
General Nursing and Midwifery | 6 years experience | Nagpur

ACADEMIC DETAILS
School of Nursing, Government Hospital, Nagpur
GNM, 2013 - 2016
Datta Meghe College of Nursing
Post Basic B.Sc Nursing, 2018 - 2020

EMPLOYMENT HISTORY
Wockhardt Critical Care Hospital, Nagpur
OT Staff Nurse (March 2020 onwards)
Scrub nurse for joint replacement and spine lists, CSSD
Arneja Heart Institute, Nagpur
Staff Nurse (Oct 2016 - Feb 2018)

REFERENCES
On request
`

export const superSpecialist = `Dr. Meera Pillai
DM Cardiac Anaesthesia | DNB | MBBS

CAREER
Associate Professor, Department of Anaesthesiology - Amrita Institute of Medical Sciences, Kochi (Nov 2021 - Present)
Fellow in Cardiac Anaesthesia - Narayana Hrudayalaya, Bengaluru (Jan'19 - Oct'21)

QUALIFICATIONS
• DM Cardiac Anaesthesia - Sree Chitra Tirunal Institute for Medical Sciences, Thiruvananthapuram (2016-2018)
• DNB Anaesthesiology - Kasturba Medical College, Manipal (2012-2015)
• MBBS - Government Medical College, Kozhikode (2005-2011)

CORE COMPETENCIES
TEE • ECMO • Cardiac anaesthesia • Paediatric cardiac • TIVA
`

export const inTwoLanguages = `डॉ. अनिल देशमुख / Dr Anil Deshmukh
Orthopaedic Surgeon, Aurangabad

EXPERIENCE
2016 – Present
Consultant Orthopaedic Surgeon
Marathwada Ortho Clinic, Aurangabad
TKR, THR, arthroscopy and fracture fixation
2013 – 2016
Medical Officer, District Hospital, Beed

EDUCATION
MS Orthopaedics – Government Medical College, Aurangabad – 2013
D. Ortho – Government Medical College, Aurangabad – 2010
MBBS – Swami Ramanand Teerth Rural Medical College, Ambajogai – 2007
`

/** Neither a heading nor a time that means a post; nothing may be made up from it. */
export const somethingElse = `Lakeside Heart Institute
Invoice 2026/114
Anaesthesia workstation, service from 01/2026 to 12/2026
Amount due: 45,000. Thank you for your business, and see you again in our showroom.
`

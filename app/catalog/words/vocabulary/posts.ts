import type { Entry } from './entry.ts'

const doctor: Entry['profession'] = 'doctor'

/** Professions and ranks. A rank asks for the title; where titles differ, for posts or people of so many years. */
export const postEntries: Entry[] = [
	{
		label: 'Doctor',
		forms: `doctor, doctors, ~docter, ~docotr, ~doctar, dr, drs, medico, physician or surgeon, medical doctor, doctor saheb, doctor saab, daktar,
			डॉक्टर, डॉ, डाक्टर, चिकित्सक, chikitsak, वैद्य, तज्ज्ञ डॉक्टर, विशेषज्ञ डॉक्टर, vaidya doctor, specialist doctor`,
		filter: { name: 'profession', values: ['doctor'] },
	},
	{
		label: 'Resident Medical Officer',
		forms: `RMO, resident medical officer, resident doctor, MO, AMO, DMO, HMO, medical officer, duty doctor, duty medical officer, house officer, HO, house surgeon, houseman, house physician, ward doctor, floor doctor, assistant medical officer, duty RMO, duty MO, GDMO, general duty medical officer, general duty officer, general duty doctor, JMO, SMO, JRMO, SRMO, junior medical officer, senior medical officer, junior RMO, senior RMO, MBBS RMO, RMO MBBS, MBBS medical officer, MBBS duty doctor, MBBS MO, duty doctor MBBS, medical officer MBBS, ward RMO, floor RMO, ward medical officer, resident duty doctor, resident medical doctor, house doctor, staff doctor, PHC medical officer, MO PHC, hospital duty doctor, RMO doctor, RMO duty, GDMO post, duty dr, duty drs, MO post, MBBS resident, preparing for NEET, preparing for NEET PG, preparing for PG, NEET PG aspirant, PG aspirant, PG preparation, NEET PG preparation,
			आरएमओ, आर एम ओ, वैद्यकीय अधिकारी, मेडिकल ऑफिसर, चिकित्सा अधिकारी, चिकित्साधिकारी, ड्यूटी डॉक्टर, ड्युटी डॉक्टर, निवासी वैद्यकीय अधिकारी, निवासी डॉक्टर,
			వైద్య అధికారి, వైద్యాధికారి, ವೈದ್ಯಾಧಿಕಾರಿ, ವೈದ್ಯಕೀಯ ಅಧಿಕಾರಿ, മെഡിക്കൽ ഓഫീസർ`,
		title: ['resident medical officer', 'rmo', 'medical officer', 'duty doctor'],
		is: ['resident-medical-officer'],
		text: ['medical officer', 'rmo', 'duty doctor'],
		profession: doctor,
	},
	{
		label: 'Resident',
		forms: 'JR',
		title: ['junior', 'resident', 'registrar'],
		then: ['resident-medical-officer'],
		experience: ['0-2'],
		profession: doctor,
	},
	{
		label: 'Resident',
		forms:
			'junior doctor, jr doctor, junior resident, jr resident, SR, senior resident, sr resident, registrar, resident, residency, PG resident, clinical associate, clinical fellow, senior registrar, जूनियर रेजिडेंट, सीनियर रेजिडेंट',
		title: ['resident', 'registrar', 'junior'],
		then: ['resident-medical-officer'],
		experience: ['0-2'],
		profession: doctor,
	},
	{
		label: 'Assistant Surgeon',
		forms:
			'assistant surgeon, asst surgeon, junior surgeon, jr surgeon, assisting surgeon, surgical assistant doctor, surgery assistant doctor, असिस्टंट सर्जन',
		title: ['junior surgeon', 'assistant surgeon', 'associate surgeon'],
		then: ['surgeon', 'general-surgeon'],
		experience: ['0-2'],
		profession: doctor,
	},
	{
		label: 'Resident',
		forms: 'assistant doctor, asst doctor, assistant physician, associate doctor, junior physician',
		title: ['resident', 'registrar', 'junior'],
		then: ['resident-medical-officer'],
		experience: ['0-2'],
		profession: doctor,
	},
	{
		label: 'Junior Consultant',
		forms: 'junior consultant, jr consultant, jr cons, JC, asst consultant, assistant consultant',
		title: ['junior consultant'],
		experience: ['0-2'],
		profession: doctor,
	},
	{
		label: 'Associate Consultant',
		forms: 'associate consultant, AC, assoc consultant',
		title: ['associate consultant'],
		experience: ['3-5'],
		profession: doctor,
	},
	{
		label: 'Senior Consultant',
		forms: 'senior consultant, sr consultant, sr cons, lead consultant, principal consultant',
		title: ['senior consultant', 'consultant'],
		experience: ['10+'],
		profession: doctor,
	},
	{
		label: 'Consultant',
		forms: 'consultant, consultants, cons, full time consultant, कन्सल्टंट, कंसल्टेंट',
		title: ['consultant'],
		experience: ['5-10', '10+'],
		profession: doctor,
	},
	{
		label: 'Head of department',
		forms:
			'HOD, chief, head of department, department head, clinical director, clinical lead, medical director, medical superintendent, director, chief medical officer, unit head, विभाग प्रमुख, विभागाध्यक्ष',
		title: ['head', 'director', 'superintendent', 'lead'],
		experience: ['10+'],
		profession: doctor,
	},
	{
		label: '0–2 years',
		forms: `fresher, freshers, fresh, just passed, just passed out, passed out, newly qualified, new graduate, no experience, without experience, zero experience, no exp, zero exp, 0 experience, 0 exp, experience not required, experience no bar, no experience bar, experience not a bar, fresh graduate, entry level, first job, first post, my first job, my first post, beginner, trainee, intern, internship, student, nursing student, student nurse, medical student, MBBS student, final year student,
			फ्रेशर, नवीन पदवीधर, अनुभव नाही, अनुभव नसलेले, बिना अनुभव, bina anubhav, navin`,
		// A post from two years on is not for them, though it is in the same group of years.
		inJobs: { title: ['junior', 'fresher', 'trainee'], tags: ['fresher=on'], experience: ['0-2'] },
		inSpecialists: { filter: { name: 'experience', values: ['0-2'] } },
	},
	{
		label: '10+ years',
		forms: 'senior, experienced, very experienced, veteran, ज्येष्ठ, वरिष्ठ, अनुभवी, anubhavi, varishth',
		filter: { name: 'experience', values: ['10+', '5-10'] },
	},
	{ label: '0–5 years', forms: 'junior', filter: { name: 'experience', values: ['0-2', '3-5'] } },
]

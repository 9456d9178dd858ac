/**
 * What a degree can be in. `says`: how people name it. `asks`: the words by which a job asks for it. `holds`: the degree of the
 * catalog for each title. `opens`: the specialities of those who hold it.
 */
export type DegreeSubject = { says: string; asks: string[]; holds: Record<string, string>; opens: string[] }

export const anesthesia = [
	'anesthesiologist',
	'cardiac-anesthesiologist',
	'obstetric-anesthesiologist',
	'pediatric-anesthesiologist',
	'neuro-anesthesiologist',
]

/** Subjects that people name behind 'MD', 'MS', 'DNB' and 'diploma', with the degrees of the catalog and who holds them. */
export const subjects: DegreeSubject[] = [
	{
		says: 'anesthesia, anesthesiology, ANES, ANAES, anesthesiologist, anesthetist, anesth, anaesth',
		asks: ['anesthesiology'],
		holds: { MD: 'MD Anaesthesiology', DNB: 'DNB Anaesthesiology', diploma: 'DA' },
		opens: anesthesia,
	},
	{
		says: 'general surgery, surgery, gen surgery, gen surg, surgeon, general surgeon, GS, general laparoscopic surgery, laparoscopic surgery, lap surgery, general minimal access surgery',
		asks: ['general surgery'],
		holds: { MS: 'MS General Surgery', DNB: 'DNB General Surgery' },
		opens: ['general-surgeon', 'laparoscopic-surgeon'],
	},
	{
		says: 'orthopedics, ortho, orthopedic, orthopedic surgery',
		asks: ['orthopedics'],
		holds: { MS: 'MS Orthopaedics', DNB: 'DNB Orthopaedics', D: 'D Ortho', diploma: 'D Ortho' },
		opens: ['orthopedic-surgeon'],
	},
	{
		says: 'medicine, general medicine, internal medicine, gen med, med, gen medicine, physician, general physician',
		asks: ['general medicine'],
		holds: { MD: 'MD General Medicine', DNB: 'DNB General Medicine' },
		opens: ['general-physician', 'intensivist'],
	},
	{
		says: 'pediatrics, paeds, peds, paed, pediatric, pediatrician',
		asks: ['pediatrics'],
		holds: { MD: 'MD Paediatrics', DNB: 'DNB Paediatrics', diploma: 'DCH' },
		opens: ['pediatrician', 'neonatologist'],
	},
	{
		says: 'obstetrics and gynecology, obstetrics gynecology, OBG, OBGY, OBGYN, obs gynae, obs and gynae, gynae, gynaec, gynecology, gynec, obstetrics',
		asks: ['obstetrics'],
		holds: {
			MS: 'MS Obstetrics and Gynaecology',
			MD: 'MS Obstetrics and Gynaecology',
			DNB: 'DNB Obstetrics and Gynaecology',
			diploma: 'DGO',
		},
		opens: ['obstetrician-gynecologist'],
	},
	{
		says: 'ENT, otorhinolaryngology',
		asks: ['ent'],
		holds: { MS: 'MS ENT', DNB: 'DNB ENT', diploma: 'DLO' },
		opens: ['ent-surgeon'],
	},
	{
		says: 'ophthalmology, ophthal, ophthalmologist, eye',
		asks: ['ophthalmology'],
		holds: { MS: 'MS Ophthalmology', DNB: 'DNB Ophthalmology', diploma: 'DOMS' },
		opens: ['ophthalmologist'],
	},
	{
		says: 'radiology, radio, radiodiagnosis, radiologist',
		asks: ['radiodiagnosis'],
		holds: { MD: 'MD Radiodiagnosis', DNB: 'DNB Radiodiagnosis', diploma: 'DMRD' },
		opens: ['radiologist'],
	},
	{
		says: 'pathology, path, pathologist',
		asks: ['pathology'],
		holds: { MD: 'MD Pathology', DNB: 'DNB Pathology', diploma: 'DCP' },
		opens: ['pathologist'],
	},
	{
		says: 'microbiology, micro',
		asks: ['microbiology'],
		holds: { MD: 'MD Microbiology', DNB: 'DNB Microbiology' },
		opens: ['microbiologist'],
	},
	{
		says: 'emergency medicine, emergency, EM',
		asks: ['emergency medicine'],
		holds: { MD: 'MD Emergency Medicine', DNB: 'DNB Emergency Medicine' },
		opens: ['emergency-physician'],
	},
	{
		says: 'psychiatry, psych',
		asks: ['psychiatry'],
		holds: { MD: 'MD Psychiatry', DNB: 'DNB Psychiatry', diploma: 'DPM' },
		opens: ['psychiatrist'],
	},
	{
		says: 'dermatology, derma, skin, DVL',
		asks: ['dermatology'],
		holds: { MD: 'MD Dermatology', DNB: 'DNB Dermatology', diploma: 'DDVL' },
		opens: ['dermatologist'],
	},
	{
		says: 'respiratory medicine, pulmonary medicine, chest, TB and chest',
		asks: ['respiratory medicine'],
		holds: { MD: 'MD Respiratory Medicine', DNB: 'DNB Respiratory Medicine', diploma: 'DTCD' },
		opens: ['pulmonologist'],
	},
]

/** Courses above MD and MS, by what stands in front: 'MCh neuro', 'DM cardiology', 'FNB critical care'. */
export const courses: DegreeSubject[] = [
	{
		says: 'neurosurgery, neuro, neuro surgery, neurosurgeon',
		asks: ['neurosurgery'],
		holds: { MCh: 'MCh Neurosurgery', DrNB: 'DrNB Neurosurgery', DNB: 'DrNB Neurosurgery' },
		opens: ['neurosurgeon'],
	},
	{
		says: 'CTVS, CVTS, CTS, CT surgery, heart surgery, cardiovascular surgery, cardiovascular thoracic surgery, cardiac surgery, cardiothoracic surgery, cardiothoracic, cardiac, cardiothoracic and vascular surgery, cardiac surgeon',
		asks: ['cardiothoracic'],
		holds: {
			MCh: 'MCh Cardiothoracic and Vascular Surgery',
			DrNB: 'DrNB Cardiothoracic and Vascular Surgery',
			DNB: 'DNB Cardiothoracic Surgery',
		},
		opens: ['cardiac-surgeon'],
	},
	{
		says: 'urology, uro',
		asks: ['urology'],
		holds: { MCh: 'MCh Urology', DrNB: 'DrNB Urology' },
		opens: ['urologist'],
	},
	{
		says: 'plastic surgery, plastic',
		asks: ['plastic surgery'],
		holds: { MCh: 'MCh Plastic Surgery', DrNB: 'DrNB Plastic Surgery' },
		opens: ['plastic-surgeon'],
	},
	{
		says: 'pediatric surgery',
		asks: ['pediatric surgery'],
		holds: { MCh: 'MCh Paediatric Surgery' },
		opens: ['pediatric-surgeon'],
	},
	{
		says: 'oncosurgery, surgical oncology, onco',
		asks: ['oncology'],
		holds: { MCh: 'MCh Surgical Oncology', DrNB: 'DrNB Surgical Oncology' },
		opens: ['surgical-oncologist'],
	},
	{
		says: 'gastro, surgical gastroenterology',
		asks: ['gastroenterology'],
		holds: { MCh: 'MCh Surgical Gastroenterology' },
		opens: ['surgical-gastroenterologist'],
	},
	{
		says: 'cardiology, cardio',
		asks: ['cardiology'],
		holds: { DM: 'DM Cardiology', DrNB: 'DrNB Cardiology' },
		opens: ['cardiologist'],
	},
	{
		says: 'critical care, critical care medicine, CCM, intensive care',
		asks: ['critical care'],
		holds: { DM: 'DM Critical Care Medicine', FNB: 'FNB Critical Care Medicine', DrNB: 'DrNB Critical Care Medicine' },
		opens: ['intensivist'],
	},
	{
		says: 'cardiac anesthesia, cardiac anaesthesiology, cardiac anes, cardiac, cardiac anesthetist',
		asks: ['cardiac anesthesia'],
		holds: { DM: 'DM Cardiac Anaesthesia', FNB: 'FNB Cardiac Anaesthesia', PDCC: 'PDCC Cardiac Anaesthesia' },
		opens: ['cardiac-anesthesiologist'],
	},
	{
		says: 'neuroanesthesia, neuro anesthesia',
		asks: ['neuroanesthesia'],
		holds: { DM: 'DM Neuroanaesthesia' },
		opens: ['neuro-anesthesiologist'],
	},
	{
		says: 'nephrology, nephro',
		asks: ['nephrology'],
		holds: { DM: 'DM Nephrology', DrNB: 'DrNB Nephrology' },
		opens: ['nephrologist'],
	},
	{
		says: 'neurology, neuro',
		asks: ['neurology'],
		holds: { DM: 'DM Neurology', DrNB: 'DrNB Neurology' },
		opens: ['neurologist'],
	},
	{
		says: 'gastroenterology, gastro, medical gastroenterology',
		asks: ['gastroenterology'],
		holds: { DM: 'DM Gastroenterology' },
		opens: ['gastroenterologist'],
	},
	{
		says: 'endocrinology, endo',
		asks: ['endocrinology'],
		holds: { DM: 'DM Endocrinology' },
		opens: ['endocrinologist'],
	},
	{
		says: 'medical oncology, oncology',
		asks: ['oncology'],
		holds: { DM: 'DM Medical Oncology' },
		opens: ['medical-oncologist'],
	},
	{ says: 'neonatology', asks: ['neonatology'], holds: { DM: 'DM Neonatology' }, opens: ['neonatologist'] },
]

/** Short forms of subjects as they are printed on the degree. */
const shortForms: readonly (readonly [name: string, pattern: string])[] = [
	[
		'Anaesthesiology',
		String.raw`an(?:a)?es(?:th)?\.?|an(?:a)?esthe(?:sia|tics|siology)(?! technology)|[\u0900-\u097f]*(?:एनेस्थ|भूलशास्त्र)[\u0900-\u097f]*`,
	],
	[
		'Obstetrics and Gynaecology',
		String.raw`o\.?\s?b\.?\s?g\.?\s?(?:y\.?\s?n?\.?)?|obst?(?:etrics?)?\.?\s?(?:and|&|,|\/)?\s?gyn(?:a?e)?(?:c\w*)?\.?|gyn(?:a?e)?(?:c\w*)?\.?\s?(?:and|&)\s?obs\w*\.?|gyna?e(?:cology)?`,
	],
	['Orthopaedics', String.raw`ortho?\.?`],
	['Paediatrics', String.raw`pa?eds?\.?`],
	['General Surgery', String.raw`gen\.?\s?surg(?:ery)?\.?|surg\.?`],
	['General Medicine', String.raw`gen\.?\s?med(?:icine)?\.?|int(?:ernal)?\.?\s?med(?:icine)?\.?|med\.?`],
	['Radiodiagnosis', String.raw`radio-?\s?diag\.?|radio(?!-)`],
	['Ophthalmology', String.raw`oph?thal\.?`],
	['ENT', String.raw`e\.?\s?n\.?\s?t\.?`],
	['Dermatology', String.raw`derma?\.?|d\.?v\.?l\.?`],
	['Psychiatry', String.raw`psych\.?`],
	['Pathology', String.raw`path\.?`],
	['Microbiology', String.raw`micro\.?`],
	['Community Medicine', String.raw`p\.?s\.?m\.?|s\.?p\.?m\.?|preventive (?:and|&) social medicine`],
]
const short = shortForms.map(([, pattern]) => pattern).join('|')

/** As the universities name them. */
const full = String.raw`एनेस्थीसियोलॉजी|एनेस्थीसिया|एनेस्थेसियोलॉजी|एनेस्थेसिया|भूलशास्त्र|(?:cardiac |cardiothoracic |neuro[- ]?|paediatric |pediatric |critical care |obstetric )?an(?:a)?esthe(?:sia(?! technology)|siology|tics)|general surgery|general medicine|internal medicine|orthop(?:a)?edics?(?: surgery)?|neuro-?surgery|cardio-?(?:vascular |thoracic )?(?:and |& )?(?:thoracic |vascular )?surgery|ctvs|cvts|cardio-?thoracic (?:and |& )?vascular surgery|urology|plastic surgery|paediatric surgery|pediatric surgery|surgical (?:oncology|gastroenterology)|paediatrics|pediatrics|obstetrics (?:and|&) gyna?ecology|oto-?rhino-?laryngology|ophthalmology|radio-?diagnosis|radiology|pathology|dermatology|psychiatry|cardiology|neurology|nephrology|critical care(?: medicine)?|emergency medicine|pulmonary medicine|respiratory medicine|gastroenterology|pain medicine|transplant an(?:a)?esthesia|regional an(?:a)?esthesia|community medicine|microbiology|forensic medicine|pharmacology|physiology|anatomy|geriatrics|medicine|surgery|tb (?:and|&) chest|chest medicine|tb (?:and|&) respiratory diseases|skin (?:and|&) v\.?d\.?|(?:(?!(?:an?|and|at|by|consultant|for|from|head|in|of|professor|resident|senior|specialist|the|to|with|department|dept)\b)[a-z-]+ (?:(?:and|&) )?){0,4}(?:surgery|medicine|\p{L}+ology|\p{L}+iatry|\p{L}+iatrics|\p{L}+graphy|transplant(?:ation)?|radiotherapy|biochemistry|oncology)|kayachikitsa|panchakarma|shalya(?: tantra)?|shalakya(?: tantra)?|prasuti tantra(?: (?:and|&|evam) stri ?rog)?|kaumarabhritya|dravyaguna|rasashastra|swasthavritta|materia medica|organon(?: of medicine)?|repertory`

/** What a degree can be in. Written as the resume writes it, so both spellings stay. */
export const subjectBehind = new RegExp(
	String.raw`^[\s.,:([–—-]*(?:in\s+|of\s+)?(?:(?:ayu(?:rved[ai]?c?)?|hom(?:o?e?opathy)?)\b\.?[)\s,–-]*)?(${full}|${short})(?![\p{L}\p{M}])`,
	'iu',
)
const known = shortForms.map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'iu')] as const)

export const nameOfSubject = (text: string) => known.find(([, pattern]) => pattern.test(text))?.[0] ?? inCapitals(text)

/** `GENERAL SURGERY` is General Surgery; CTVS stays. */
export const inCapitals = (text: string) =>
	/^[A-Z]{2,5}$/.test(text)
		? text
		: (/\p{Ll}/u.test(text) ? text.replace(/\p{L}{4,}/gu, (word) => word.toLowerCase()) : text.toLowerCase()).replace(
				/(?<![\p{L}’'])\p{L}[\p{L}’']*/gu,
				(word) => (/^(?:and|in|of|the|for|with)$/.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)),
			)

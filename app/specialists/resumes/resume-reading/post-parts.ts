import { isPlaceOfWork, isRoleAtSomePlace, roleWords, withBracketsWithin } from './workplaces.ts'

type Kind = 'role' | 'place' | 'town' | 'department' | 'other'
export type PostPart = { text: string; kind: Kind; isBehindComma: boolean }

export const labels: readonly (readonly [kind: Kind, label: RegExp])[] = [
	[
		'role',
		/^(?:(?:current|present|previous|last|past|former) )?(?:designation|post(?: held)?|position|role|job title|पद|पदनाम)\s*[:–-]+\s*/iu,
	],
	[
		'place',
		/^(?:(?:name of )?(?:the )?(?:(?:current|present|previous|last|past|former) )?(?:hospital|institut(?:e|ion)|organi[sz]ation|employer|company|place(?: of work)?|work ?place)(?: name)?(?:\s*(?:\/|or)\s*(?:hospital|institut(?:e|ion)|organi[sz]ation|employer|company))*|संस्था|रुग्णालय|अस्पताल)\s*[:–-]+\s*/iu,
	],
]
export const isLabelledPlace = (text: string) => labels.some(([kind, label]) => kind === 'place' && label.test(text))
export const noise =
	/^(?:full|part)[\s-]?time$|^(?:permanent|contract|contractual|regular|hybrid|on-?site|remote|temporary|ad-?hoc)$|^(?:period|duration|tenure|from|to|since|till|w\.?e\.?f\.?|date|and|india|experience)\W*$|^\d+[.)]?$$/iu
/** Of a rank or a contract: they tell no one where. */
const qualifiers = new Set(
	`utb mti mrb ism psc ad hoc cho month months rbsk nuhm dm mch dnb academic acting adhoc assistant associate ayush band basis bond bonded bsc class clinical contract contractual deputy duty female full fy1 fy2
	ct1 ct2 grade group i ii iii iv honorary compulsory evening incharge junior lat lead level locum m mbbs mo msc nhm night non nrhm officiating on paid part pg
	permanent post posting probation registrar regular rural service resident retd rotational senior sho specialist st1 st2 st3 st4 st5 st6 st7 staff temporary time
	trainee captain capt lieutenant lt major maj colonel col brigadier havildar hav naik nb subedar sub sepoy commander cdr squadron leader wing flight flt retd retired civilian under unpaid visiting संविदा कंत्राटी स्थायी अस्थायी कायम वरिष्ठ कनिष्ठ`.split(
		/\s+/,
	),
)
const departmentWords = new Set(
	`& access adult and antenatal body breast burns cardiac cardiology cardiothoracic care casualty cataract cath cathlab ccu clinical comprehensive covid critical
	cticu ctvs cvts delivery department dept dialysis down emergency endoscopy ent female fetal foetal general gicu gynae gynaecology
	haemodialysis hdu hemodialysis iccu icu imaging in infectious intensive internal interventional invasive ipd isolation itu lab labor labour
	male maternal maternity medical medicine micu minimal msicu neonatal nephrology neuro neurology neurosurgery nicu nsicu nursery obg obgy obs obst
	obstetrics of oncology opd operating operation ortho orthopaedic orthopaedics orthopedic orthopedics ot paediatric paediatrics palliative
	pediatric pediatrics picu plastic postnatal preventive private psychiatry pulmonology radiodiagnosis radiology rcu recovery renal
	bedridden elderly geriatric home patient patients ventilator ventilated reproductive respiratory ricu room sicu step surgery surgical theater theatre thoracic transplant trauma triage unit urology vascular ward
	wing skin vd std leprosy eye dental nutrition vaccination immunization immunisation posting
	प्रसूति प्रसूती स्त्री महिला पुरुष बाल शिशु नवजात रोग शल्य मेडिकल सर्जिकल कक्ष वार्ड वॉर्ड विभाग इकाई गहन चिकित्सा अतिदक्षता आपातकालीन इमरजेंसी कैजुअल्टी आईसीयू आयसीयू एनआईसीयू ओटी ओपीडी
	ऑपरेशन थिएटर थियेटर डायलिसिस`.split(/\s+/),
)
export const isDepartment = (text: string) =>
	(departments.test(text) && !isNamedByDepartment.test(text)) ||
	(text.toLowerCase().match(/[\p{L}\p{M}&]+/gu) ?? ['-']).every(
		(word) => departmentWords.has(word) || /(?:ology|iatrics|iatry|edics)$/.test(word),
	)
/** `Emergency Care Hospital`, `Ortho Plus Clinic`; a `Department of Surgery` stays one. */
const isNamedByDepartment =
	/^(?!(?:dept|department|division|unit|ward)\b).*\b(?:hospitals?|nursing home|clinic|institute|college|foundation|medicity)\b/i
/** `(ST3 level)`, `(non PG)`, and the commission or scheme that a post was filled by: `(TNPSC)`, `(NHM, contractual)` */
export const isQualifier = (text: string) =>
	(
		text
			.toLowerCase()
			.replace(/(?<=\b(?:grade|gr\.?|class|level|band|category|cadre) )[a-e](?!\p{L})/gu, '1')
			.match(/[\p{L}\p{M}\d]+/gu) ?? ['-']
	).every((word) => qualifiers.has(word) || departmentWords.has(word) || /^(?:\d{1,2}|[a-z]{1,4}psc)$/.test(word))
export const departments =
	/^(?:dept\.?|department|division|units?\b|wards?\b|an(?:a)?esth|icu|iccu|ccu|micu|sicu|nicu|picu|critical|surg|ortho|ot\b|operation theatre|general (?:surgery|medicine|ward)|cardiac|emergency|casualty|pa?ediatrics?|neuro|obstetrics|gyna?ec|labou?r room|medicine$|dialysis)/i

/** `I worked`, `Working from`: the rest of a sentence without its names. */
export const saysNothing = (text: string) =>
	text
		.split(/\s+/)
		.every((word) =>
			/^(?:i|am|was|have|been|my|and|as|at|in|of|the|with|from|to|for|since|till|until|now|then|worked|working|work|joined|serving|served|currently|presently|attached|employed|posted)$/i.test(
				word,
			),
		)

/** `STAFF NURSE Medical Trust Hospital`: a title in capitals, and a name that is not. */
const titleInCapitals =
	/(?<title>(?<!\p{L})(?:\p{Lu}{2,}[\p{Lu}&/.'’-]*,? ){0,5}(?:NURSE|DOCTOR|OFFICER|CONSULTANT|RESIDENT|REGISTRAR|SURGEON|PHYSICIAN|PROFESSOR|DEPARTMENT|EMERGENCY|INCHARGE|IN-CHARGE|SPECIALIST|WARD|UNIT|I{1,3})),? (?=\p{Lu}\p{Ll}{2})/gu

/** `Name of Hospital`, with its value elsewhere. */
const isLabelAlone = (text: string) => labels.some(([, label]) => `${text}:`.replace(label, '') === '')
/** `Name of Hospital ⇥ Ruby Hall`, `Name of Hospital - Ruby Hall`: a label and its value. */
const withSignBehindLabel = (line: string) => {
	const [, label = '', value = ''] = /^([\p{L}\p{M} /]{3,45}?)(?:\t+| ?[:–—-]+ )\s*(.+)$/u.exec(line) ?? []
	return label !== '' && isLabelAlone(label) ? `${label}: ${value.replace(/^[\s:–—-]+/, '')}` : line
}

/** `Medical Officer (COVID Care Centre)`: there was one in every district. */
export const ofCovidTime = /\(covid(?:[- ]19)? (?:care |health )?(?:cent(?:re|er)|hospital)\)/i

/** What a line says of a post, in its order. */
export function partsOf(line: string): PostPart[] {
	return (
		withBracketsWithin(withSignBehindLabel(line))
			.replace(ofCovidTime, '\t')
			.replace(titleInCapitals, '$<title>\t')
			// `Medical Officer (AYUSH)`, `Staff Nurse (NHM, contractual)` is one thing.
			.replace(/(\p{L}[^()\t|,]*) \(([^()]{1,24})\)/gu, (all, role: string, inner: string) =>
				roleWords.test(role) && isQualifier(inner) ? `${role} ‹${inner.replaceAll(', ', '‚')}›` : all,
			)
			.replace(/(?<=\p{L} ?[:：])\s*\t\s*/gu, ' ')
			.split(/\t|\||;|·| [-–—] |\s[-–—]\s?|—|\b(?:at|AT)\b|@|[()[\]]/u)
			.flatMap((piece) =>
				piece
					.split(
						/,\s*(?!(?:pvt|ltd)\b)|(?<!(?<!\p{L})(?:st|dr|mt|sr|jr|asst|assoc|hon|retd|smt|shri|shree|pt|govt|no|distt?|teh|tal|vill|opp|\p{L}))\.\s+(?=\p{Lu}\p{Ll}{3})/iu,
					)
					.map((text, at) => ({ text, isBehindComma: at > 0 })),
			)
			.flatMap(({ text: raw, isBehindComma }) => {
				const plain = raw
					.replace(/^[\s,.:–—•-]+|[\s,:–—-]+$|(?<=\p{Ll}{3})\.$/gu, '')
					.replace(/^\d{1,2}[.)]\s+/, '')
					.replace('‹', '(')
					.replace('›', ')')
					.replaceAll('‚', ', ')
					.trim()
				const labelled = labels.find(([, label]) => label.test(plain))
				const text = labelled ? plain.replace(labelled[1], '') : plain
				if (
					text === '' ||
					saysNothing(text) ||
					isLabelAlone(text) ||
					noise.test(text) ||
					(isQualifier(text) && !roleWords.test(text) && !isDepartment(text)) ||
					!/\p{L}\.?[\p{L}\p{M}]/u.test(text)
				)
					return []
				if (labelled)
					return [{ text: labelled[0] === 'role' ? tidyRole(text) : text, kind: labelled[0], isBehindComma }]
				return split(text).map((part, at) => ({ ...part, isBehindComma: isBehindComma && at === 0 }))
			})
	)
}

export const strongPlace =
	/hospital|institut|college|clinic|centre|center|rugnalay|nursing home|medicity|foundation|university|dispensary|da[wv]akh?ana|arogya mandir|(?<![\p{L}.])(?:c|a?p|u?p)\.?h\.?c(?![\p{L}])|अस्पताल|रुग्णालय|हॉस्पिटल|कॉलेज|विद्यालय/iu

/** `सावित्री हॉस्पिटल स्टाफ नर्स`, with or without a gap between the two. */
const placeThenRole = /^(.+?(?:अस्पताल|हॉस्पिटल|रुग्णालय|चिकित्सालय))\s*[:,–-]?\s*(\p{Lo}.*)$/u

/** `Staff Nurse Ruby Hall Clinic` is a role and a place. */
export function split(text: string): { text: string; kind: Kind }[] {
	const isRole = roleWords.test(text) || /^(?:head|chief)$/i.test(text)
	const isPlace = isPlaceOfWork(text)
	const [, before = '', as = ''] = /^(\p{Lu}.+?),? as (?:an? |the )?(\p{L}.+)$/u.exec(text) ?? []
	if (roleWords.test(as) && !roleWords.test(before) && strongPlace.test(before))
		return [
			{ text: before, kind: 'place' },
			{ text: tidyRole(as), kind: 'role' },
		]
	if (isRole && isPlace && strongPlace.test(text)) {
		const [, hospital = '', post = ''] = placeThenRole.exec(text) ?? []
		if (post !== '' && roleWords.test(post) && !roleWords.test(hospital))
			return [
				{ text: hospital, kind: 'place' },
				{ text: tidyRole(post), kind: 'role' },
			]
		const role = new RegExp(`^(.*(?:${roleWords.source}))(?:\\s*\\([^)]{1,24}\\))?`, 'iu').exec(text)?.[0] ?? ''
		const place = text
			.slice(role.length)
			.replace(/^\s*\([^)]{1,24}\)/, '')
			.trim()
			.replace(/^(?:in|at|with|from|of)\s+(?:the\s+)?/i, '')
			.replace(/^(?:ICU|ICCU|OT|CCU|NICU|PICU|MICU|Casualty|Emergency)\s+/u, '')
		if (
			/^[\p{Lu}\p{Lo}]/u.test(place) &&
			strongPlace.test(place) &&
			!/^(?:hospital|institute|college|clinic)/i.test(place)
		)
			return [
				{ text: tidyRole(role), kind: 'role' },
				{ text: place, kind: 'place' },
			]
		return [{ text: tidyRole(text), kind: isRoleAtSomePlace(text) ? 'role' : 'place' }]
	}
	const [, role = '', where = ''] =
		/^((?:currently |presently )?(?:working|worked|employed|joined|serving|served)\b.*?)\s+(?:in|at|with|for)\s+(?:the\s+)?(\p{Lu}.*)$/iu.exec(
			text,
		) ?? []
	if (isRole && roleWords.test(role) && where !== '' && !departments.test(where) && /^\p{Lu}/u.test(where))
		return [
			{ text: tidyRole(role), kind: 'role' },
			{ text: where, kind: isPlaceOfWork(where) ? 'place' : 'other' },
		]
	if (isRole) return [{ text: tidyRole(text), kind: 'role' }]
	if (isDepartment(text)) return [{ text, kind: 'department' }]
	if (isPlace) return [{ text, kind: 'place' }]
	return [{ text, kind: 'other' }]
}

export const tidyRole = (role: string) =>
	role
		.replace(
			/^(?:.*\b(?:working|worked|work|employed|joined|posted|serving|served)\b )?(?:currently |presently )?(?:as )?(?:an? |the )?/i,
			'',
		)
		.replace(/^\p{Lu}\p{L}+ as (?:an? |the )?/u, '')
		.replace(
			/^.*\b(?:in the capacity of|I (?:was|am|have been)|was|(?<!\b(?:know|such) )as) (?:an? |the )?(?=\p{Lu})/u,
			'',
		)
		.replace(/^.*\bI (?:was|am|have been) (?:an? |the )?(?=\p{L}{3})/u, '')
		.replace(/ and (?:served|worked|continued|posted).*$/i, '')
		.replace(/^\p{Lu}[\p{L} ]{2,24}: +(?=\p{Lu})/u, '')
		.replace(/\s+(?:in|at|with|from|for|of|as)$/i, '')
		.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
		.trim()

const placeWords =
	/(?<![\p{L}])(?:hospitals?|hosp\.?|institutes?|institution|college|university|clinics?|medical (?:centre|center|sciences|foundation)|nursing home|(?:nursing|medical|dental) school|school of [\p{L} ]{0,20}(?:nursing|medicine|sciences)|healthcare|health ?care|aiims|pgimer|pgi|jipmer|nimhans|kem|cmc|afmc|gmch?|kims|sgpgi\w*|med-?i?city|medical city|foundation|poly-?clinic|maternity home|school of nursing|training school|academy|(?:heart|cancer|trauma|burns?|eye|kidney|spine|health|care|dialysis|diagnostic|primary health|community health|rural health|urban health) (?:centre|center)|cent(?:re|er)|a?p\.?h\.?c\.?|c\.?h\.?c\.?|sub[- ]?cent(?:re|er)|dispensary|infirmary|sanatorium|rugnalaya?|rugnalay|rugnalya|da[wv]akh?ana|shifakh?ana|aushadhalaya?|(?:prasuti|suti)ka?gruha?|(?:mohalla|basti|namma|polio|flu) clinic|wellness cent(?:re|er)|(?:ayushman )?arogya mandir|hrudayalaya|aarogya|arogya\w*|chikitsalaya?|sevasadan|seva ?sadan|medicare|medicover|mission|trust|nursing college|sahakari|mahavidyalaya?|vidyalaya?|vidyapee?th|sansthan)(?![\p{L}])|अस्पताल|हॉस्पिटल|हास्पिटल|रुग्णालय|चिकित्सालय|महाविद्यालय|विश्वविद्यालय|विद्यापीठ|कॉलेज|कालेज|क्लिनिक|क्लीनिक|इस्पितळ|दवाखाना|आरोग्य केंद्र|स्वास्थ्य केंद्र|संस्थान|संस्था|नर्सिंग होम|स्कूल ऑफ|नर्सिंग स्कूल|पीजीआई|केंद्र|केन्द्र|विद्यापीठ|(?:प्रशिक्षण|नर्सिंग) विद्यालय/iu

/** Role words, so that `Medical Officer, Government Hospital` is cut in the right place. */
export const roleWords =
	/(?<![\p{L}\p{M}])(?:(?:tele-?)?consultants?|team[ -]?leaders?|residents?|residency|registrar|an(?:a)?esthe(?:tist|siologist)\w*|\w+ologist|\w+iatrist|\w+surgeon|surgeons?|medical officer|duty (?:doctor|officer)|\w*doctor|doctors?|professor|nurses?|sister|in-?charge|intern(?:ship)?|house (?:surgeon|officer|physician|job)|fellow(?:ship)?|head(?: of|,)|hod|(?:vice[ -]?)?principal|dean|director|physician|pa?ediatrician|obstetrician|intensivist|lecturer|tutor|demonstrator|rmo|smo|cmo|dmo|jmo|mo|[rscdj]?\.?m\.o\.?|jr|sr|nursing (?:officer|superintendent|supervisor)|superintendent|supervisor|matron|educator|provider|mlhp|lhv|mpw|health (?:worker|visitor|assistant)|instructor|preceptor|senior specialist|specialist|practitioner|midwife|brother|trainee|observer|staff|officer|observership|executive|administrator|manager|coordinator|co-ordinator|chief|locum|attending|associate|assistant|a\.?\s?n\.?\s?m\b\.?|gnm)(?![\p{L}\p{M}])|एनेस्थेटिस्ट|एनेस्थिसिस्ट|निश्चेतक|भूलतज्ज्ञ|तज्ज्ञ|विशेषज्ञ|डेंट|नर्स(?!िंग)|परिचारिका|परिचारक|सर्जन|चिकित्सक|अधिकारी|डॉक्टर|कंसल्टेंट|कन्सल्टंट|सलाहकार|सल्लागार|ऑफिसर|ऑफीसर|निदेशक|संचालक|प्राध्यापक|प्रोफेसर|रजिस्ट्रार|ए\.?\s?एन\.?\s?एम(?![\p{L}\p{M}])|जी\.?\s?एन\.?\s?एम(?![\p{L}\p{M}])|सिस्टर|इंचार्ज|आरएमओ|प्रशिक्षक/iu

/** `Blood Centre Medical Officer`, `Hospital Superintendent`: a place without a name. */
const ofSomePlace =
	/^(?:(?:assistant|deputy|senior|chief) )?(?:(?:blood|dialysis|diagnostic|health|trauma|cancer|fertility|eye|stroke) cent(?:re|er)|hospital|clinic|college|institute)\b/i
const endsWithRole = new RegExp(String.raw`(?:${roleWords.source})(?:\s*\([^)]{1,24}\))?$`, 'iu')
export const isRoleAtSomePlace = (text: string) => ofSomePlace.test(text) && endsWithRole.test(text)

export const isPlaceOfWork = (line: string) => placeWords.test(line)

/** Parts of a line, split at columns, dashes, bars and ` at `. Commas stay because towns follow them. */
const piecesOf = (line: string) =>
	line
		.split(/\t|\||;|·| [-–—] |\s[-–—]\s?|\bat\b|\bfrom\b|@|[()[\]]/i)
		.map((piece) => piece.replace(/^[\s,.:–—-]+|[\s,.:–—-]+$/g, '').trim())
		.filter((piece) => piece !== '')

/** `R. A. Podar Medical (Ayurved) College`, `Seth Govind Das (Victoria) District Hospital`: a bracket that is part of a name stays in it. */
export const withBracketsWithin = (line: string) =>
	line.replace(bracketWithin, (all, before: string, inner: string) =>
		roleWords.test(before) ? all : `${before}‹${inner}›`,
	)
const bracketWithin =
	/([^\t|;,()]* )\(([\p{L}. ]{3,20})\)(?= (?:\p{Lu}[\p{L}.]* ){0,3}(?:[Cc]ollege|COLLEGE|[Hh]ospital|HOSPITAL|[Mm]edical|MEDICAL|[Ii]nstitute|INSTITUTE|[Nn]ursing|NURSING|Clinic|Cent(?:re|er)|Trust|Mission)(?!\p{L}))/gu

/** The hospital or college that a line names, with the town behind it; `null` when there is none. */
export function findPlaceOfWork(line: string): string | null {
	for (const piece of piecesOf(withBracketsWithin(line)).map((each) => each.replace('‹', '(').replace('›', ')'))) {
		const parts = piece.split(/,\s*/)
		const at = parts.findIndex((part) => placeWords.test(part) && !isRoleAlone(part))
		if (at === -1) continue
		const name = withoutNoise(parts[at] ?? '')
		if (
			name.length < 3 ||
			!placeWords.test(name) ||
			/^(?:university|college|hospital|institute|institution|clinic)$/i.test(name)
		)
			continue
		const behind = parts.slice(at + 1, at + 3).map((part) => part.replace(/ in (?:19|20)\d\d\b.*$/, ''))
		// `School of Nursing, Government Hospital, Nagpur` has two names, most have one.
		const end = behind.findIndex((part) => !placeWords.test(part)) + 1
		const towns = behind.slice(0, end)
		const other = towns.findIndex((town) => !isTown(town))
		return cut([name, ...(other === -1 ? towns : towns.slice(0, other))].join(', '))
	}
	return null
}

const isRoleAlone = (part: string) =>
	roleWords.test(part) &&
	!/hospital|institute|college|clinic|centre|center|rugnalay|school|vidyala|vidyapee?th|स्कूल|कॉलेज|विद्यालय|विद्यापीठ|केंद्र|केन्द्र|अस्पताल|रुग्णालय|हॉस्पिटल/iu.test(
		part,
	)
/** A town is written with a capital, or in the script of Hindi and Marathi. */
export const isTown = (part: string) =>
	/^[\p{Lu}\p{Lo}][\p{L}\p{M}. ]{1,24}(?:\((?:India|\p{Lu}+)\))?$/u.test(part.trim()) &&
	!roleWords.test(part) &&
	!/\b(?:university|board|department|muhs)\b/i.test(part)
/** Removes years, and text before a name that is not part of it. */
const withoutNoise = (name: string) =>
	name
		.replace(/\b(?:19|20)\d\d\b.*$/, '')
		.replace(/^.*\b(?:department|dept\.?) of [\p{L} ]+? (?=\p{Lu}\S+ )/u, '')
		.replace(/[\s,.:–—-]+$/, '')
		.trim()
export const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text)

const capital = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]*|&)`
const link = String.raw`(?:(?:of|and|&|the|for) +)*`
const named = new RegExp(
	String.raw`(?:${capital} +${link}){1,7}(?:Hospitals?|HOSPITALS?|Institutes?|INSTITUTE|Colleges?|COLLEGE|University|UNIVERSITY|Clinics?|CLINIC|Nursing Home|NURSING HOME|Med-?icity|MED-?CITY|Foundation|Healthcare|Poly-?clinic|Cent(?:re|er)|CENT(?:RE|ER)|Rugnalaya?|RUGNALAYA|Rugnalay|Hrudayalaya|Sevasadan)(?![\p{L}])(?: +${link}${capital}){0,5}|(?:[\p{Lo}\p{M}]+ ){1,3}(?:अस्पताल|हॉस्पिटल|रुग्णालय|चिकित्सालय|महाविद्यालय|विश्वविद्यालय|कॉलेज|क्लिनिक|क्लीनिक)`,
	'gu',
)

/** Hospitals and colleges that a sentence calls by a name; a `pain clinic` and a `400-bed hospital` have none. */
export const namedPlacesIn = (line: string): string[] =>
	[...line.matchAll(named)]
		.map(([name]) =>
			name.replace(new RegExp(`^(?:.*${roleWords.source})\\s+(?:(?:in|at|of|with)\\s+)?`, 'iu'), '').trim(),
		)
		.filter(
			(name) =>
				name.split(' ').length > 1 &&
				!/^(?:name|designation|address|type|covid)\b/i.test(name) &&
				!isRoleAtSomePlace(name),
		)

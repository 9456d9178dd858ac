import { clausesOf, finds, type Span, spansOf, wordsPattern } from './pattern.ts'

const house = String.raw`(?:hospitals?|clinics?|institutes?|nursing\s+homes?|medical\s+(?:college|centre|center)|medicity|healthcare|health\s?care|railways?|ministry|aiims|army|esic|nhm|zilla\s+parishad|municipal\s+corporation|हॉस्पिटल[\p{L}\p{M}]*|अस्पताल[\p{L}\p{M}]*|रुग्णालय[\p{L}\p{M}]*|एम्स)`

/** Well-known hospitals, and those who hire for their own. */
const chains = String.raw`(?:ap+ol+o|fort[iy][sc]e?|max\s+(?:hospital\p{L}*|healthcare)|man[ie]+pal+|narayana|nara+yan+\s+hrud\p{L}*|aiims|medh?anta|artemis|r[uoo]+b(?:y|i|ee|ey)\s+hal+|sah?[yi]a+dr(?:i|ee|y)|j[ae]h+a+ng[ie]+r|kem|jupiter|kokila\s?ben|l[ie]+la+v[au]t[iy]|hinduja|breach\s+candy|jaslok|nanavati|wo[ck]+har[dt]+|tata\s+memorial|aster|care\s+hospitals|kims|yashoda|columbia\s+asia|d(?:ee|i)n+a*n+ath|noble\s+hospital|poona\s+hospital|bharati\s+hospital|aditya\s+birla|inamdar|gleneagles|cloudnine|motherhood|rainbow|blk|ganga\s+ram|safdarjung|nimhans|jipmer|sassoon|medicover|cleveland\s+clinic|mayo\s+clinic|nhs|reliance\s+foundation|अपोलो|फोर्टिस|मैक्स|मणिपाल|मेदांता|एम्स|सह्याद्री|लीलावती|कोकिलाबेन|हिंदुजा|टाटा\s+मेमोरियल|दीनानाथ|दिनानाथ|जहांगीर|जहाँगीर|नोबल\s+हॉस्पिटल|र[ुू]बी\s+हॉल[\p{L}\p{M}]*|केईएम|ससून)`
const known = finds(wordsPattern(chains))

const from = String.raw`(?:ki\s+taraf\s+se|ki\s+or\s+se|ke\s+liye\s+hum|की\s+ओर\s+से|की\s+तरफ\s+से|च्या\s+वतीने|च्यावतीने)`
const recruits = String.raw`(?:bharti|recruit\p{L}*|hiring|vacanc\p{L}*|naukri|niyukti|chayan|भर्ती|भरती|नौकरी|नियुक्ति|निवड|चयन)`

/** Houses that do not recruit by agents: of the forces, the state, large companies and churches. */
const publicHouse = String.raw`(?:(?:indian\s+)?(?:army|navy|naval|air\s+force|military|defen[cs]e|armed\s+forces|command|railways?|mission(?:ary)?|bishop['’]?s|cantonment|port|steel\s+plant|ordnance|coal\s+india|bsf|crpf|cisf|itbp|echs|cghs|esic?|government|govt|sarkari|district|civil|municipal)\s+(?:\S+\s+)?(?:hospitals?|polyclinics?|dispensar\p{L}*)|inhs|echs|cmc(?:\s+(?:vellore|ludhiana))?|pgi(?:mer)?|st\.?\s+john['’]?s|(?:सेना|सैन्य|नौदल|नौसेना|वायुसेना|रेलवे|रेल्वे|मिशन|सरकारी|शासकीय|जिला|जिल्हा)\s+(?:अस्पताल|रुग्णालय|हॉस्पिटल|दवाखान)[\p{L}\p{M}]*|सीएमसी|एम्स)`
const others = String.raw`(?:${chains}|${publicHouse})`
const state = String.raw`(?:ministry|government|govt|directorate|health\s+(?:department|society|mission)|nhm|army|navy|railway\s+board)`

const speaking: readonly RegExp[] = [
	wordsPattern(
		String.raw`(?:on\s+behalf\s+of|in\s+the\s+name\s+of|for\s+and\s+on\s+behalf\s+of)\s+(?!(?:(?:the|our|this|my|your|all)\s+)?(?:team|management|trust|patients?|staff|entire|department|us|hospital|clinic|(?:treating\s+)?consultants?|employees?|candidates?|nurse|doctor|owner))(?:\S+\s+){0,5}?${house}`,
	),
	wordsPattern(String.raw`in\s+the\s+name\s+of\s+(?:the\s+)?${others}`),
	wordsPattern(
		String.raw`${others}\s+(?:ke|chya|के|च्या)\s+(?:naam|nava\p{L}*|नाम|नावा[\p{L}\p{M}]*)\s+(?:se\s+|से\s+|पर\s+)?(?:\S+\s+){0,4}?(?:${recruits}|offers?|letters?|drive|शिविर|मेळावा|लेटर|इंटरव्यू|मुलाखत[\p{L}\p{M}]*)`,
	),
	wordsPattern(
		String.raw`(?:official|authori[sz]ed|appointed|exclusive|sole)\s+(?:hr\s+|staffing\s+|manpower\s+|nurse\s+)?(?:recruit\p{L}*|hiring|placement|agents?|agency|partners?)\s*(?:partners?|agents?|agency|desk|cell)?\s+(?:of|for)\s+(?!(?:our|this|the)\s)\S+`,
	),
	// Not with who pays for treatment
	wordsPattern(
		String.raw`(?:tie[\s-]?ups?|tied\s+up|empanel\p{L}*)\s+with\s+(?!.{0,80}(?:cashless|treatment|insurance|referral))(?:\S+\s+){0,6}?${house}`,
	),
	// Offers and letters that are made in the name of others
	wordsPattern(
		String.raw`(?:letters?|offers?|appointments?|call\s+letters?|orders?)\s+(?:\S+\s+){0,8}?(?:(?:in|under|with)\s+(?:their|its|his)\s+(?:own\s+)?(?:name|letter\s?head|stamp|seal|logo)|(?:of|on)\s+(?:their|its)\s+letter\s?head)`,
	),
	wordsPattern(
		String.raw`(?:unke|uske|tyanchya|tya\p{L}*chya|उनके|उसके|त्यांच्या|त्याच्या)\s+(?:hi\s+|ही\s+)?(?:naam|nava\p{L}*|letter\s?head|नाम|नाव[\p{L}\p{M}]*|लेटरहेड[\p{L}\p{M}]*)\s+(?:\S+\s+){0,3}?(?:offers?|letters?|ऑफर|लेटर|नियुक्ति\s?पत्र|नियुक्ती\s?पत्र|पत्र)`,
	),
	wordsPattern(
		String.raw`(?:using|use|with|under|borrow\p{L}*|put|print)\s+(?:the\s+)?(?:name|logo|letter\s?head|seal|stamp)(?:\s+(?:and|or|&)\s+(?:name|logo|letter\s?head|seal|stamp))?\s+of\s+(?!(?:our|this|my|your)\s)(?:\S+\s+){0,4}?${others}`,
	),
	wordsPattern(
		String.raw`letter\s?heads?\s+(?:\S+\s+){0,5}?(?:(?:made|printed|prepared|typed|designed|arranged)\s+(?:by\s+us|in\s+our|at\s+our)|(?:we|hum)\s+(?:make|print|arrange|banate))`,
	),
	// Allowed by a ministry to appoint
	wordsPattern(
		String.raw`${state}\s+(?:\S+\s+){0,5}?(?:has\s+|have\s+)?(?:authori[sz]ed|permitted|mandated|empowered|engaged|licen[sc]ed|given)\s+(?!our\s+hospital)(?:\S+\s+){0,8}?(?:to|of|right\s+to)\s+(?:appoint|recruit|select|hire|fill|engage)\p{L}*`,
	),
	wordsPattern(
		String.raw`(?:authori[sz]ed|permitted|mandated|empowered|licen[sc]ed)\s+(?:by|from)\s+(?:\S+\s+){0,2}?${state}\s+(?:\S+\s+){0,4}?(?:to|for)\s+(?:appoint|recruit|select|hir|fill)\p{L}*`,
	),
	wordsPattern(
		String.raw`(?:स्वास्थ्य|आरोग्य|आयुष)\s+(?:मंत्रालय|विभाग|खात्या)[\p{L}\p{M}]*\s+(?:\S+\s+){0,6}?(?:नियुक्त|नेम|निवड|भर्ती|भरती)[\p{L}\p{M}]*\s+(?:\S+\s+){0,4}?(?:अधिकार|परवान|अनुमति)[\p{L}\p{M}]*`,
	),
	// The HR of a house, as one calls oneself
	wordsPattern(
		String.raw`${others}(?:\s+\S+){0,2}?\s+(?:अधिकृत|आधिकारिक|adhikrut|official|authori[sz]ed)\s+(?:\S+\s+)?(?:hr|एचआर|agents?|एजंट|एजेंट|एजन्सी|एजेंसी|प्रतिनिधी|प्रतिनिधि)`,
	),
	wordsPattern(
		String.raw`(?<!(?:no|without|any|never)\s)back[\s-]?door\s+(?:entry|quota|posting|appointment|selection|joining)`,
	),
	wordsPattern(
		String.raw`(?<!(?:hamare|apne|is|हमारे|अपने|इस|आमच्या)\s)${house}\s+(?:\S+\s+)?${from}\s+(?:\S+\s+){0,4}?${recruits}`,
	),
	wordsPattern(
		String.raw`(?:has|have)\s+(?:authori[sz]ed|appointed|nominated|asked|outsourced|given)\s+(?:us|our\s+\S+|its\s+\S+\s+(?:\S+\s+)?to\s+(?:us|our))(?:\s+\S+){0,6}?\s+(?:recruit\p{L}*|hir\p{L}*|select\p{L}*|collect|nurs\p{L}*|applications?)`,
	),
	// Someone else employs: on the rolls of, employed by, the opening is actually at
	wordsPattern(
		String.raw`(?:(?:pay\s?)?rolls?\s+of|employed\s+by|appointed\s+by|work(?:ing)?\s+for)\s+(?!(?:our|this|us|my|your|a|the)\s)(?:\S+\s+){1,4}?${house}`,
	),
	wordsPattern(
		String.raw`(?:(?:pay\s?)?rolls?\s+of|employed\s+by|(?:agent|recruiter)s?,?\s+(?:\S+\s+)?(?:working\s+)?(?:for|of|from))\s+(?:the\s+)?${chains}`,
	),
	wordsPattern(
		String.raw`(?:openings?|vacanc\p{L}*|posts?|jobs?|positions?)\s+(?:\S+\s+)?(?:is|are)\s+(?:actually|really|in\s+fact|at\s+present)?\s*(?:at|in|with|for)\s+(?:the\s+)?${chains}`,
	),
	wordsPattern(
		String.raw`(?:needed|required|wanted|urgently|hiring|recruit\p{L}*|vacanc\p{L}*|openings?)\s+(?:for|at|in)\s+(?:the\s+)?${chains}`,
	),
	wordsPattern(
		String.raw`${chains}[\p{L}\p{M}]*\s+(?:\S+\s+)?(?:के\s+लिए|साठी|ke\s+liye|sathi)\s+(?:\S+\s+){0,4}?(?:चाहिए|हव[\p{L}\p{M}]*|भर्ती|भरती|bhart\p{L}*|chahiye|le\s+rah\p{L}*)`,
	),
	// Applications for others
	wordsPattern(
		String.raw`(?:taking|collecting|accepting|receiving|inviting|handling)\s+(?:\S+\s+)?(?:applications?|resumes?|cvs?|bio\s?data)\s+(?:for|of)\s+(?:the\s+)?${chains}`,
	),
	// A well-known hospital
	wordsPattern(String.raw`(?:on\s+behalf\s+of|i\s+write\s+for|we\s+write\s+for)\s+${chains}`),
	wordsPattern(String.raw`(?:हॉस्पिटल|रुग्णालया)(?:तर्फे|च्यातर्फे|च्यावतीने)\s+(?:\S+\s+){0,3}?${recruits}`),
]
const forThem = finds(
	wordsPattern(
		String.raw`(?:this\s+is|calling\s+from|writing\s+from|greetings\s+from|speaking\s+from|i\s+am\s+(?:calling\s+)?from)\s+(?:\S+\s+){0,4}?\S+|hr\s+(?:department|team|desk|head|of)|(?:through|via|by|from)\s+(?:us|our\s+\S+)|we\s+(?:only\s+|just\s+|also\s+|directly\s+)?(?:handle|place|process|forward|shortlist|fill|supply|send|select|recruit|represent|collect|conduct|hire)|authori[sz]ed\s+(?:us|agen\p{L}*|recruit\p{L}*)|deputed|se\s+bol\p{L}*|से\s+बोल[\p{L}\p{M}]*|मधून\s+बोल[\p{L}\p{M}]*|(?:hamare|hamari|amchya)\s+(?:through|madhyam|marfat|yahan|paas|office)\p{L}*|आमच्या\s+कार्यालय[\p{L}\p{M}]*|हमारे\s+(?:दफ्तर|द्वारा|कार्यालय)|हमारे\s+द्वारा|(?:हमारे\s+माध्यम|आमच्यामार्फत|आमच्या\s+मार्फत|हमारे\s+यहाँ)|(?:official|hiring|recruitment|staffing)\s+(?:\S+\s+)?(?:partners?|agents?|agency|desk|cell)|lagwa\p{L}*|लगवा[\p{L}\p{M}]*|लावून\s+दे[\p{L}\p{M}]*`,
	),
)

const isPatients = finds(
	wordsPattern(
		String.raw`patients?|relatives|famil(?:y|ies)|insur\p{L}*|never|not(?!\s+(?:ours|us|with\s+us|by\s+us|here))|nobody|no\s+one|don['’]?t|fraud|beware|fake|report|consent|नाही|नहीं|nahi+n?`,
	),
)

/** 'Not for our clinic', 'posting this for another hospital'. */
const notOurs = finds(
	wordsPattern(
		String.raw`(?:not\s+for\s+(?:our|my)|(?:aamchya|amchya|apne|hamare|आमच्या|हमारे)\s+\S+\s+(?:sathi|ke\s+liye|साठी|के\s+लिए)\s+(?:nahi|नाही|नहीं))(?:\s+own)?(?:\s+(?:clinic|hospital))?|(?:posting|hiring|asking)\s+(?:\S+\s+)?for\s+another\s+${house}|(?:dusrya|dusrich|doosre|दुसऱ्या|दूसरे)\s+(?:\S+\s+){0,2}?${house}\s*(?:sathi|ke\s+liye|साठी|के\s+लिए)`,
	),
)
/** Agencies find staff for others: these are the others. */
const agency = finds(
	wordsPattern(
		String.raw`(?:(?:staffing|placement|manpower|recruitment|nursing)\s+)?(?:agency|consultancy|recruiters|एजन्सी|एजेंसी|कन्सल्टन्सी|कंसल्टेंसी)|(?:staffing|placement|manpower)\s+(?:people|firm|company|supplier|team|here)|freelanc\p{L}*\s+recruiter`,
	),
)
const clients = finds(
	wordsPattern(
		String.raw`client\s+hospitals?|clients?\s+(?:across|needs?|wants?|requires?)|(?:multiple|several|many|various|two|three|five|seven|ten|big|leading|reputed|कई|अनेक|मोठ[\p{L}\p{M}]*|नामांकित|नामी|बड़े)\s+(?:\S+\s+){0,2}?${house}|whichever\s+(?:hospital|is\s+vacant)|for\s+(?:the\s+)?${chains}`,
	),
)
/** Firms that supply staff to hospitals, whatever they call themselves. */
const supplier = finds(
	wordsPattern(
		String.raw`(?:we|i|also)\s+(?:(?:can|also|regularly)\s+)?(?:supply|place|deploy)\s+(?:(?:nurses?|staff|doctors?|them|her|him|sisters?|manpower)\s+)(?:\S+\s+)?(?:in|to|at|with)\s+(?!our\s)(?:\S+\s+){0,2}?(?:hospitals|clinics|nursing\s+homes|clients)|(?:and|we|i)\s+place\s+them\s+in\s+(?!our\s)(?:\S+\s+){0,2}?hospitals|hospitals?\s+(?:which|that|whom)\s+(?:we|i)\s+(?:also\s+)?(?:supply|staff|hire\s+for|recruit\s+for)|(?:hospital|employer|clinic)\s+to\s+be\s+(?:named|told|decided|disclosed|announced)\s+later|which(?:ever)?\s+of\s+our\s+clients|(?:issued|sent|made|given)\s+by\s+(?:\S+\s+){1,4}?(?:placement|staffing|manpower|recruitment)\s+(?:services|solutions|agency|consultants?)|(?:fill|filling|hire|hiring|recruit|recruiting)\s+(?:\S+\s+)?for\s+(?:another|(?:an?|some)\s+(?:different|other))\s+(?:group|chain|hospital|company)|join(?:ing)?\s+them,?\s+(?:and\s+)?not\s+us|(?:कई|दूसरे|अनेक|वेगवेगळ्या|अलग[\s-]अलग|kai|anek|alag\s+alag)\s+(?:अस्पताल|हॉस्पिटल|रुग्णाल|aspatal|hospital|rugnala)[\p{L}\p{M}]*\s*(?:के\s+लिए|साठी|को|ke\s+liye|sathi|ko|ना)?\s+(?:स्टाफ|नर्स[\p{L}\p{M}]*|परिचारिका|staff|nurs\p{L}*)\s+(?:लगवा[\p{L}\p{M}]*|भेज[\p{L}\p{M}]*|पुरव[\p{L}\p{M}]*|दिलवा[\p{L}\p{M}]*|lagwa\p{L}*|bhej\p{L}*|pura?v\p{L}*)`,
	),
)
const isNoAgency = finds(
	wordsPattern(
		String.raw`no|not\s+(?:an?|through|via|work)|never|without|don['’]?t|avoid|beware|fraud|fake|instead|पैसे|नको|मत|nako|mat`,
	),
)

/** Agencies that recruit for a house that recruits by itself. */
const viaAgency = finds(
	wordsPattern(
		String.raw`(?:our|hamari|hamare|amchi|aamchya|amchya|हमारी|हमारे|आमच्या|आमची)\s+(?:\S+\s+){0,2}?(?:agency|consultancy|bureau|firm|placement|academy|manpower|ngo|foundation|reference\s+only|एजेंसी|एजन्सी|कन्सल्टन्सी|कंसल्टेंसी|प्लेसमेंट|संस्था|फर्म|ब्यूरो)[\p{L}\p{M}]*|(?:recruit\p{L}*|hiring|placement|manpower|outside|private)\s+(?:agency|agents?|contractors?|partners?|company|bureau|firm|office|academy)|(?:conducted|organi[sz]ed|held|run|handled)\s+by\s+(?:\S+\s+){1,4}?(?:careers?|jobs?|consultan\p{L}*|overseas|manpower|academy|placements?|services|bureau)`,
	),
)
const hasPublicHouse = finds(wordsPattern(publicHouse))
const hires = finds(
	wordsPattern(
		String.raw`${recruits}|nurses?|nursing|pharmacist\p{L}*|posts?|staff|appl(?:y|ication)\p{L}*|selection|appointments?|interviews?|drive|letters?|officers?|jobs?|नर्स[\p{L}\p{M}]*|परिचारिका|सिस्टर|पद|अर्ज|आवेदन`,
	),
)
const weAre = finds(wordsPattern(String.raw`we\s+are\s+(?:an?|the)\s+(?:\S+\s+){0,3}?${house}`))
const isByAgency = (text: string) => hasPublicHouse(text) && viaAgency(text) && hires(text) && !weAre(text)

/** 'We are a unit of this group and hire by our own HR.' */
const hiresAlone = finds(
	wordsPattern(
		String.raw`(?:our|its)\s+own\s+(?:hr|human\s+resources?|recruitment)|(?:unit|part|member|branch)\s+of\s+(?:the\s+)?${chains}.{0,80}own\s+hr`,
	),
)

const own = finds(
	wordsPattern(String.raw`our\s+(?:own\s+)?${house}|(?:hamare|apne|aamchya|amchya|हमारे|अपने|आमच्या)\s+${house}`),
)
const ofOthers = finds(wordsPattern(String.raw`others?|another|different|behalf|name|clients?|दूसरे|दुसऱ्या|अन्य|इतर`))

/** 'Our hospital needs nurses', and of no one else. */
export const isOwnHospital = (passage: string) =>
	(hiresAlone(passage) && ![notOurs, clients, supplier].some((is) => is(passage))) ||
	(own(passage) && ![notOurs, agency, clients, supplier, known, forThem, ofOthers].some((is) => is(passage)))

/** Every place that speaks in the name of a hospital as only another one would. */
export function findOtherNames(text: string): Span[] {
	const clauses = clausesOf(text)
	return clauses.flatMap((clause, at) => {
		const withNext = `${clause.text} ${clauses[at + 1]?.text ?? ''} ${clauses[at + 2]?.text ?? ''}`
		if (supplier(clause.text) && !isNoAgency(clause.text.replace(/not\s+us/giu, ' ')))
			return [{ start: clause.start, end: clause.end }]
		if (notOurs(clause.text) || (agency(clause.text) && clients(withNext) && !isNoAgency(clause.text)))
			return [{ start: clause.start, end: clause.end }]
		if (hasPublicHouse(clause.text) && isByAgency(withNext) && !isNoAgency(withNext))
			return [{ start: clause.start, end: clause.end }]
		if (isPatients(clause.text)) return []
		return [
			...speaking.flatMap((pattern) => spansOf(pattern, clause.text)),
			...(known(clause.text) && forThem(clause.text) && !hiresAlone(clause.text)
				? [{ start: 0, end: clause.text.length }]
				: []),
		].map(({ start, end }) => ({ start: clause.start + start, end: clause.start + end }))
	})
}

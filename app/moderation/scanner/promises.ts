import { isRigged, withoutReassurance } from './exams.ts'
import { clausesOf, finds, type Span, spansOf, wordsPattern } from './pattern.ts'

const job = String.raw`(?:selection|job|jobs|post|seat|placement|joining|appointment|recruitment|naukri|nokri|naukari|नौकरी|नोकरी|भर्ती|भरती|नियुक्ति|नियुक्ती|निवड|चयन|सिलेक्शन|सेलेक्शन|सीट|जागा)`
const sure = String.raw`(?:100\s?%|(?:100|१००|hundred|शत|शंभर|shat)[\s-]*(?:per\s?cent|प्रतिशत|टक्के|pratishat)|guaranteed?|sure[\s-]?shot|pakk[aei]|pakki|confirmed|assured|fixed|पक्की|पक्का|पक्के|गारंटी|गॅरंटी|हमखास|निश्चित)`
/** People who could be hired too, and how many of them are asked for. */
const recruits = String.raw`(?:nurses?|nurs\p{L}*|sisters?|friends?|colleagues?|\p{L}*mates?|applicants?|candidate\p{L}*|people|persons?|doctors?|girls?|dost\p{L}*|saheli\p{L}*|ladki\p{L}*|log|umed[vw]ar\p{L}*|(?:उम्मीदवार|उमेदवार|दोस्त|साथी|साथि|सहेली|सहेलि|मैत्रिणी|मित्र|नर्स|परिचारिका|सिस्टर|डॉक्टर|मुली|लड़कि|लोग|लोकां)[\p{L}\p{M}]*)`
const several = String.raw`(?:two|three|four|five|six|ten|[2-9२-९]|10|do|don|teen|tin|char|दो|दोन|तीन|चार|पाँच|पांच|पाच)`

const promises: readonly RegExp[] = [
	wordsPattern(String.raw`${sure}\s+(?:\S+\s+){0,2}?${job}`),
	wordsPattern(
		String.raw`(?:selection|naukri|nokri|job|नौकरी|नोकरी|सीट|जागा|निवड|चयन|सिलेक्शन|सेलेक्शन)\s+(?:\S+\s+){0,2}?(?:100\s?%|guaranteed|pakk[aei]|sure[\s-]?shot|पक्की|पक्का|गारंटी|हमखास)`,
	),
	// Only three seats left, confirm today
	wordsPattern(
		String.raw`(?:only|just|last|sirf|bas|fakt|केवल|सिर्फ|फक्त|बस)\s+(?:\S+\s+)?(?:\d{1,3}|one|two|three|four|five|ek|do|don|teen|tin|एक|दो|दोन|तीन)\s+(?:seats?|slots?|vacanc(?:y|ies)|posts?|jag(?:ah?|eh)|सीट[\p{L}\p{M}]*|जागा|पद|जगह)\s+(?:\S+\s+){0,2}?(?:left|remain(?:ing|s)?|only|baki|bachi\p{L}*|shillak|bach\p{L}*|बाकी|बची|शेष|शिल्लक|confirm|book|hurry|jaldi)`,
	),
	wordsPattern(
		String.raw`(?:without|no|bina|bagair|बिना|विना)\s+(?:any\s+)?(?:interview|exam|council\s+registration|registration\s+certificate|intervi\p{L}*|इंटरव्यू|मुलाखत[\p{L}\p{M}]*)[\s,]+(?:\S+\s+){0,4}?(?:direct|join\p{L}*|job|naukri|selection|bharti|सीधी|भर्ती|नौकरी|जॉइन[\p{L}\p{M}]*)`,
	),
	// Chosen for certain, and seen by no one
	wordsPattern(
		String.raw`(?:selection|joining|job|post|seat|appointment|naukri|nokri|निवड|चयन|नौकरी|नोकरी)\s+(?:is\s+|will\s+be\s+)?(?:100\s?%\s+)?(?:confirm(?:ed)?|guaranteed?|assured|sure|fixed|pakk[aei]|पक्की|पक्का|निश्चित)[\s,.;–-]+(?:without|no|bina|बिना|विना)\s+(?:any\s+|ki?si\s+)?(?:interviews?|exams?|tests?|intervi\p{L}*|इंटरव्यू|परीक्षा|मुलाखत[\p{L}\p{M}]*)`,
	),
	// Experience certificates and registrations that are made
	wordsPattern(
		String.raw`(?:experience|degree|council|registration|gnm|anm|nursing|mbbs|fake)\s+(?:\S+\s+)?(?:certificates?|letters?|registration|degree|diploma|marksheets?)\s+(?:\S+\s+){0,7}?(?:arranged?|will\s+be\s+made|made\s+by\s+us|ban(?:wa|a)\p{L}*|without\s+(?:exam|attending))`,
	),
	wordsPattern(
		String.raw`(?:we|i|hum|aamhi|हम|आम्ही)\s+(?:(?:will|can|shall)\s+)?(?:make|arrange|prepare|provide|manage|create|issue|bana\p{L}*)\s+(?:\S+\s+){0,3}?(?:\d+|one|two|three|four|five)\s+years?['’]?\s+(?:of\s+)?experience\s+(?:certificates?|letters?|proofs?)`,
	),
	// Bring two more, and you are chosen yourself
	wordsPattern(
		String.raw`(?:brings?|comes?|introduces?|refers?|adds?|recruits?|gets?)\s+(?:\S+\s+){0,3}?(?:two|three|four|five|2|3|4|5)\s+(?:more\s+|other\s+)?(?:of\s+(?:your|their|the)\s+(?:\S+\s+)?)?(?:\p{L}*mates?|friends?|colleagues?|nurses?|juniors?|seniors?|people|persons?|candidates?|others|girls?|staff)[\s,]+(?:\S+\s+){0,4}?(?:your\s+(?:own\s+)?(?:confirmation|appointment|selection|joining|letter|file|interview|offer|seat)|skips?|selected|(?:the|your|a)\s+(?:joining|offer|appointment)\s+letter|all\s+(?:two|three|four|of\s+you))`,
	),
	// Bring two more with you, refer three before you join
	wordsPattern(
		String.raw`(?:bring|introduce)\s+(?:(?:along|us|at\s+least)\s+)?(?:two|three|four|five|[2-9]|10)\s+(?:more|other|new)\s+(?:\S+\s+)?(?:nurses?|friends?|people|persons?|candidates?|doctors?|members?|girls?|staff)`,
	),
	wordsPattern(
		String.raw`refer\s+(?:at\s+least\s+)?(?:two|three|four|five|[2-9]|10)\s+(?:more\s+|other\s+|new\s+|of\s+your\s+)?(?:nurses?|friends?|people|persons?|candidates?|doctors?|members?|colleagues?)\s+(?:before|to\s+(?:get|confirm|join|be)|for\s+(?:your\s+)?(?:joining|confirmation|selection))`,
	),
	wordsPattern(
		String.raw`(?:bring|introduce|refer|get|add|recruit|come\s+with)\s+(?:(?:along|us|at\s+least)\s+)?${several}\s+(?:more\s+|other\s+|new\s+|of\s+your\s+)?(?:\S+\s+)?${recruits}\s+(?:along\s+)?(?:with\s+you|(?:before|for)\s+(?:your\s+|the\s+)?(?:joining|confirmation|selection|appointment|you\s+join))`,
	),
	// Each nurse has to bring two
	wordsPattern(
		String.raw`(?:has|have|must|needs?)\s+(?:to\s+)?(?:bring|refer|introduce)\s+${several}\s+(?:more\s+|other\s+|new\s+)?${recruits}`,
	),
	wordsPattern(String.raw`${several}\s+${recruits}\s+(?:ka|ke|ki|का|के|की|चे|चा|ची)\s+(?:number|नंबर|naam|nav|नाम|नाव)`),
	wordsPattern(
		String.raw`${several}\s+(?:aur\s+|और\s+|नए\s+|नवीन\s+)?${recruits}\s+(?:\S+\s+){0,2}?(?:la[aoiy]\p{L}*|le\s?(?:kar\s+)?aa?[oiny]\p{L}*|(?:refer|रेफर)\s+(?:kar\p{L}*|कर[\p{L}\p{M}]*)|jod\p{L}*|ghe?un\s+ya|लाओ|लाइए|लाएं|लाएँ|लाना|लाने|जोड़[\p{L}\p{M}]*|आणा(?:यच्या|यचे|यचा|व्या|व्यात)?|आणल्या[\p{L}\p{M}]*|घेऊन\s+या|जोडा|जोडल्या[\p{L}\p{M}]*)`,
	),
	// Bring two more
	wordsPattern(
		String.raw`(?:bring|come|introduce|refer|add|recruit|enrol|join|get|laao|lao|laye|आणा|लाओ)\s+(?:\S+\s+){0,3}?(?:(?:a\s+)?(?:pair|couple)\s+of|two|three|four|five|2|3|4|5|ten|10)\s+(?:more\s+|other\s+|new\s+|of\s+your\s+)?(?:nurses?|friends?|people|persons?|candidates?|doctors?|members?|girls?|staff)\s+(?:\S+\s+){0,8}?(?:your\s+(?:own\s+)?(?:joining|seat|post\p{L}*|job|selection|salary|fee|name)|confirm\p{L}*|then\s+(?:you|your)|only\s+then|in[\s-]?charge|leader|head|matron|and\s+(?:you\s+)?earn(?!\s+a\s+bonus\s+after))`,
	),
	wordsPattern(
		String.raw`(?:do|2|teen|3|aur\s+do|दो|तीन|दोन)\s+(?:aur\s+|और\s+|आणखी\s+)?(?:ladki\p{L}*|nurs\p{L}*|log|candidate\p{L}*|dost|saheli\p{L}*|लड़कियां|नर्स|लोग|उमेदवार|मैत्रिणी|दोस्त|सहेलियां)\s+(?:aur\s+|और\s+)?(?:la\p{L}*|le\s?aa?o|jod\p{L}*|लाओ|लाइए|लाएं|जोड़ो|जोड़ें|आणा|आणल्या[\p{L}\p{M}]*)`,
	),
	wordsPattern(
		String.raw`sure[\s-]?shot|sureshot|100\s?%\s+(?:selection|job|visa|guarantee\p{L}*|placement|pakk\p{L}*|joining)`,
	),
	// Hurry, 48 of 50 are filled
	wordsPattern(
		String.raw`(?:hurry|hurry\s+up|last\s+chance|final\s+call|jaldi\s+kar\p{L}*|त्वरा\s+करा|जल्दी\s+करें)[\s!,.:-]+(?:\S+\s+){0,6}?(?:vacanc\p{L}*|seats?|posts?|confirm|message|apply|book|closing|seat\p{L}*|जागा|सीट[\p{L}\p{M}]*|पद)`,
	),
	wordsPattern(
		String.raw`\d{1,3}\s+(?:\S+\s+){0,2}?(?:already\s+)?(?:filled|gone|full|taken|booked)[\s,]+(?:\S+\s+){0,3}?(?:message|confirm|hurry|now|reply|book|left|one\s+remains)`,
	),
	// No one looks at papers
	wordsPattern(
		String.raw`(?:no|without)\s+(?:any\s+)?(?:documents?|papers?|certificates?|degrees?)\s+(?:\S+\s+)?(?:checked|check|needed|asked|required|verification)|(?:joining|offer|appointment)\s+letter\s+(?:\S+\s+){0,2}?(?:on\s+the\s+spot|(?:in|within)\s+(?:\d+|ten|five|thirty)\s+min\p{L}*)`,
	),
	wordsPattern(
		String.raw`(?:permanent|sarkari|govt|government|सरकारी|शासकीय)\s+(?:\S+\s+){0,2}?(?:job|post|posting|naukri|nokri|नौकरी|नोकरी|पद)\s+(?:\S+\s+){0,5}?(?:guaranteed?|sure|assured|pakk[ai]|pakki|without\s+exam|responsibility|पक्की|हमखास|जिम्मेदारी)|(?:sarkari|govt|government|सरकारी|शासकीय)\s+(?:\S+\s+){0,2}?(?:job|post|posting|naukri|nokri)\s+(?:\S+\s+){0,5}?after\s+(?:six|three|\d)`,
	),
	wordsPattern(
		String.raw`(?:reply|say|bolo|type)\s+yes(?:\s+(?:now|immediately|at\s+once|today|within|before|to\s+hold))`,
	),
	wordsPattern(
		String.raw`(?:pr|visa|ielts|fmge|neet|exam)\s+(?:\S+\s+)?(?:confirmed|guaranteed?|sure|pakka|pass\s+kar\p{L}*|leak\p{L}*)`,
	),
	wordsPattern(
		String.raw`(?:degree|diploma|mark\s?sheets?|certificates?|registration|council\s+number)\s+(?:will\s+be\s+|is\s+|are\s+|can\s+be\s+)?(?:arranged|bought|manag\p{L}+)`,
	),
	// The council's registration for who has failed, or by their hand
	wordsPattern(
		String.raw`(?:fmge|एफएमजीई)\s+(?:\S+\s+){0,3}?(?:fail\p{L}*|not\s+cleared|clear\s+na\p{L}*|pass\s+na\p{L}*|पास\s+न[\p{L}\p{M}]*|फेल|नापास)[?,.]*\s+(?:\S+\s+){0,14}?(?:registration|council|number|रजिस्ट्रेशन|काउंसिल|नोंदणी)`,
	),
	wordsPattern(
		String.raw`(?:council|काउंसिल|कौन्सिल[\p{L}\p{M}]*)\s+(?:ki\s+|की\s+|का\s+|ची\s+)?(?:registration|number|रजिस्ट्रेशन|नोंदणी)\s+(?:\S+\s+){0,4}?(?:guarante\p{L}*|hamkhas|हमखास|pakka|पक्का|(?:nikal|dil|kar|ban)wa\s?(?:denge|dete|dunga|deng\p{L}*)|(?:दिलवा|निकलवा|करवा)\s+(?:देंगे|देते)|hum\s+pe\s+chho?do)`,
	),
	// Under you, for life, a level of earners
	wordsPattern(
		String.raw`downline|your\s+level|your\s+chain|(?:join\p{L}*|recruit\p{L}*|add|bring)\s+(?:\S+\s+){0,4}?under\s+you|under\s+you[\s,]+(?:\S+\s+){0,4}?(?:earn\p{L}*|commission|income|level)`,
	),
]

const few = finds(
	wordsPattern(
		String.raw`(?:last|only|just|final|sirf|bas|fakt|केवल|सिर्फ|फक्त|शेवटच[\p{L}\p{M}]*|आखिरी)\s+(?:\S+\s+)?(?:few\s+)?(?:\d{1,3}|one|two|three|four|five|few|ek|do|don|teen|tin|एक|दो|दोन|तीन)?\s*(?:more\s+)?(?:seats?|posts?|vacanc(?:y|ies)|openings?|places|jag(?:ah?|eh)|सीट[\p{L}\p{M}]*|जागा|पद|जगह)|(?:one|two|three|few)\s+seats?|(?:have|are|is)\s+(?:already\s+)?(?:confirmed|filled|gone|taken|booked)`,
	),
)
const pressing = finds(
	wordsPattern(
		String.raw`hurry(?:\s+up)?|decide|choose\s+now|tell\s+me\s+before|before\s+(?:lunch|dinner|noon|evening|night|\d+\s*(?:am|pm))|(?:or|else|otherwise)\s+(?:i|we|it)\s+(?:will\s+)?(?:give|gives?|goes|go|offer)\p{L}*|say\s+yes|right\s+now|at\s+once|in\s+this\s+(?:call|chat)|jaldi|warna|नाहीतर|वरना|तुरंत|लगेच|जल्दी|one\s+hour|within\s+(?:an?|one|ten|five)\s+(?:hour|minutes?)`,
	),
)
const timeIsUp =
	/(?:घंटे|मिनट|तासा|मिनिटा|ghante|minute|hour)[\p{L}\p{M}]*(?:\s+\S+){0,6}?\s+(?:सीट|मौका|जागा|संधी|seat|mauka|chance)[\p{L}\p{M}]*\s+(?:गई|गया|गेली|जाईल|चली|gayi|gaya|gone|lost)/iu

const isHonest = finds(
	wordsPattern(
		String.raw`never|not|don['’]?t|no\s+(?:promise|guarantee|one)|cannot|beware|fraud|scam|fake\s+(?:calls?|offers?)|report\p{L}*|depends?|nahi+n?|नहीं|नाही|patients?|interview\s+slots?|attendance|placement\s+record`,
	),
)

const unseen = wordsPattern(
	String.raw`(?:without|no|bina|bagair|बिना|विना|बगैर)\s+(?:an\s+|any\s+|kisi\s+|किसी\s+)?(?:interviews?|exams?|tests?|intervi\p{L}*|इंटरव्यू|साक्षात्कार|परीक्षा|मुलाखत[\p{L}\p{M}]*)(?:\s+(?:is\s+)?(?:needed|required|necessary))?|(?:interviews?|mulakhat|इंटरव्यू|साक्षात्कार|मुलाखत)\s+(?:is\s+|will\s+be\s+)?(?:not\s+(?:needed|required|necessary)|nahi+n?(?:\s+hog[ai])?|नहीं(?:\s+हो\S+)?|नाही)|मुलाखतीशिवाय|परीक्षेशिवाय`,
)
const certain = finds(
	wordsPattern(
		String.raw`${job}\s+(?:\S+\s+){0,2}?${sure}|${sure}\s+(?:\S+\s+){0,2}?${job}|you\s+are\s+selected|direct\s+(?:selection|joining)`,
	),
)
const negated = finds(
	wordsPattern(
		String.raw`no|not|never|nobody|neither|none|cannot|don['’]?t|only\s+after|nahi+n?|naahi|नहीं|नाही|beware|fraud|scam`,
	),
)

/** Chosen for certain and seen by no one, in either order. What denies the interview is not a denial of the promise. */
const isSureUnseen = (clause: string) => {
	const rest = clause.replace(unseen, ' ')
	return rest !== clause && certain(rest) && !negated(rest)
}

const money = finds(
	wordsPattern(
		String.raw`pay\p{L}*|paid|fees?|deposit\p{L}*|advance|money|cash|charges?|amount|transfer\p{L}*|paisa|paise|शुल्क|पैसे|रक्कम|जमा`,
	),
)
const notSure = finds(
	wordsPattern(
		String.raw`${job}\s+(?:is|are)\s+not\s+(?:guaranteed|assured|confirmed)|${job}\s+(?:is|are|will\s+be)\s+confirmed\s+(?:only\s+)?after\s+(?:an|the|your)\s+interview`,
	),
)
const walkIn =
	/^(?:patients?\s+(?:may|can)\s+)?(?:walk[\s-]?ins?|come|visit|opd)(?:\s+in)?[\s,]+(?:without|no)\s+(?:an?\s+|any\s+)?(?:prior\s+)?appointments?(?:\s+(?:needed|required|necessary))?(?:\s+(?:on|from|at|between|any)\s[\p{L}\d\s:.]{1,30})?$/iu

/** A single statement that no one is chosen unseen, or an invitation to come; a second thought or a sum makes it none. */
export const isDeniedPromise = (passage: string) => {
	const text = passage.trim().replace(/[.।!]$/u, '')
	if (money(text) || /\p{Sc}|without\s+pay/iu.test(text)) return false
	if (walkIn.test(text)) return true
	if (/[,;:.!?।–—\n\p{Nd}]/u.test(text)) return false
	const rest = text.replace(unseen, ' ')
	return notSure(text) || (rest !== text && negated(rest))
}

const amount =
	/(?:₹|rs\.?|inr)?\s*(?<figure>\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|eight|ten|ek|do|teen|tin|char|paanch|pach|एक|दो|दोन|तीन|चार|पाँच|पांच|पाच|डेढ|डेढ़|दीड|ढाई|अडीच)\s*(?<unit>lakhs?|lacs?|l|crores?|k|thousand|hazaa?r|लाख|करोड़?|कोटी|हजार|हज़ार)?(?![\p{L}\p{M}\d])/giu
const spoken: Record<string, number> = {
	...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, ek: 1, do: 2, teen: 3, tin: 3, char: 4 },
	...{ paanch: 5, pach: 5, एक: 1, दो: 2, दोन: 2, तीन: 3, चार: 4, पाँच: 5, पांच: 5, पाच: 5, डेढ: 1.5, डेढ़: 1.5, दीड: 1.5 },
	...{ ढाई: 2.5, अडीच: 2.5 },
}
const times: readonly (readonly [RegExp, number])[] = [
	[/^(?:l|la)|^लाख/iu, 100_000],
	[/^cr|^करोड|^कोटी/iu, 10_000_000],
	[/^(?:k|th|ha)|^हज/iu, 1_000],
]

/** The largest sum of a clause, in rupees. */
function largestSum(clause: string): number {
	let most = 0
	for (const { groups } of clause.matchAll(amount)) {
		const figure = groups?.['figure']?.toLowerCase() ?? ''
		const unit = groups?.['unit'] ?? ''
		const count = spoken[figure] ?? Number(figure.replaceAll(',', ''))
		const isWord = spoken[figure] !== undefined
		const factor = times.find(([pattern]) => pattern.test(unit))?.[1] ?? (isWord ? 0 : 1)
		most = Math.max(most, count * factor)
	}
	return most
}

const pays = finds(
	wordsPattern(
		String.raw`salary|pay|earn\p{L}*|income|kama\p{L}*|stipend|take\s+home|in[\s-]hand|per\s+(?:month|day|shift|night|hour|case)|a\s+(?:month|day|shift|night|week)|an\s+hour|monthly|daily|weekly|every\s+(?:month|day|week)|mahin\p{L}*|rozana|pagar|vetan|वेतन|पगार|कमा[\p{L}\p{M}]*|कमव[\p{L}\p{M}]*|महीन[\p{L}\p{M}]*|महिन[\p{L}\p{M}]*|दरमहा|रोज[\p{L}\p{M}]*|मिळव[\p{L}\p{M}]*`,
	),
)
const notPay = finds(
	wordsPattern(
		String.raw`indemnity|insurance|cover(?:ed|age)?|policy|claims?|loan|bond|gratuity|annual\p{L}*|per\s+(?:annum|year)|a\s+year|lpa|yearly|bonus|packages?|turnover|donat\p{L}*|scholarship|lakh\s+patients|sponsor\p{L}*|equipment|surger\p{L}*|treat\p{L}*|विमा|बीमा|वार्षिक|सालाना`,
	),
)
const byDay = finds(
	wordsPattern(
		String.raw`per\s+(?:day|hour)|a\s+day|an\s+hour|daily|every\s+(?:day|evening)|rozana|roz|रोज[\p{L}\p{M}]*`,
	),
)
const easy = finds(
	wordsPattern(
		String.raw`from\s+home|lik(?:e|ing)\s+(?:\S+\s+)?(?:videos?|posts?|reels?|pages?)|you\s?tube|captcha|form\s+filling|(?:sitting\s+)?at\s+home|ghar\s+(?:se|baithe)|ghari\s+basun|without\s+leaving|two\s+hours|2\s+hours|few\s+hours|no\s+(?:experience|skill|degree|registration|exam|duty|work\s+pressure|work)|without\s+(?:registration|experience|duty|degree)|even\s+without|any\s+nurse|any\s?one|any\s?body|data\s+entry|typing|mobile\s+phone|eighth\s+pass|8th\s+pass|10th\s+pass|tenth\s+pass|घर\s+बैठे|घरी\s+बसून|घरबसल्या|बिना\s+अनुभव|अनुभव\s+नसताना`,
	),
)
const junior = finds(
	wordsPattern(
		String.raw`(?:(?:staff|icu|ot|ward|nicu|fresher)\s+)?nurses?|gnm|anm|sisters?|freshers?|ward\s?boys?|interns?|नर्स[\p{L}\p{M}]*|परिचारिका[\p{L}\p{M}]*|सिस्टर|फ्रेशर`,
	),
)
const duty = finds(wordsPattern(String.raw`rmo|duty\s+doctors?|medical\s+officers?|mbbs|bams|bhms`))
const senior = finds(
	wordsPattern(
		String.raw`consultants?|md|ms|dm|mch|dnb|cardiolog\p{L}*|surgeons?|radiolog\p{L}*|tele\s?-?\p{L}*|head\s+of|director|superintendent|intensivist|neonatolog\p{L}*|anaesthe\p{L}*|anesthe\p{L}*|physicians?`,
	),
)

/** Pay that no one gets for this work. */
function isTooMuch(clause: string): boolean {
	if (!pays(clause) || notPay(clause)) return false
	const sum = largestSum(clause)
	if (easy(clause) && !senior(clause)) return sum >= 150_000 || (byDay(clause) && sum >= 5_000 && sum < 150_000)
	if (junior(clause) && !senior(clause)) return sum >= 175_000 || (byDay(clause) && sum >= 15_000)
	if (duty(clause) && !senior(clause)) return sum >= 400_000
	return sum >= 2_500_000 && sum < 100_000_000
}

/** A government post that someone has in hand. */
const office = finds(
	wordsPattern(
		String.raw`sarkari|govt|government|ministry|minister(?!['’]s)|state\s+recruitment|recruitment\s+board|selection\s+board|board\s+members|commission|मंत्री|मंत्रालय[\p{L}\p{M}]*|आयोग[\p{L}\p{M}]*|esic|nhm|cho|psc|municipal\p{L}*|zilla\s+parishad|railways?|civil\s+hospital|district\s+hospital|medical\s+college|एनएचएम|सीएचओ|सरकारी|शासकीय|जिल्हा|जिला|महापालिक[\p{L}\p{M}]*|ईएसआईसी`,
	),
)
const byFavour = finds(
	wordsPattern(
		String.raw`(?:my|our)\s+(?:uncle|party|man|setting)|(?:through|by)\s+(?:my|our)\s+(?:contacts?|person|people|men|links?|source)|(?:people|person|officers?|members?|someone|man|clerk)\s+(?:\S+\s+){0,5}?(?:is|are)\s+known\s+to\s+(?:me|us)|filled\s+(?:\S+\s+){0,2}?by\s+(?:my|our)|setting\s+(?:is\s+|was\s+)?(?:already\s+)?done|कोट[\p{L}\p{M}]*\s+से|ओळख\s+(?:\S+\s+){0,2}?(?:वर|आहे|वरपर्यंत)|पहचान\s+(?:\S+\s+){0,2}?(?:ऊपर|है)|(?:my|our)\s+(?:\S+\s+)?contact\s+(?:(?:is\s+)?inside|will\s+(?:put|get|do))|(?:is|are)\s+our\s+m[ae]n|सेटिंग|setting\s+(?:hai|ahe|aahe)|andar\s+se|आतून|अंदर\s+से|(?:mla|minister|neta|sahe?a?b)\s+(?:\S+\s+)?chitthi|olakhi\p{L}*|ओळखी[\p{L}\p{M}]*|(?:can\s+be\s+)?fixed\s+by\s+us|lag(?:wa|a)\s*(?:denge|dete)|lag\s+jayegi|laun\s+d\p{L}*|लावून\s+दे[\p{L}\p{M}]*|लगवा[\p{L}\p{M}]*|karwa\s+denge|merit\s+list\s+will\s+have`,
	),
)
const noExam = finds(
	wordsPattern(
		String.raw`(?:exam|paper|test|interview|pariksha|परीक्षा|मुलाखत|इंटरव्यू)\s+(?:\S+\s+){0,2}?(?:for\s+name['’]?s?\s+sake|naam\s+ke|नावाला|नाम\s+के)|(?:do\s+not|don['’]?t)\s+(?:waste|spend)\s+(?:\S+\s+)?(?:time|money)\s+(?:in\s+|on\s+)?(?:preparing|studying|preparation|coaching)|(?:exam|pariksha|parikshe\p{L}*|result|rank(?:\s+list)?|परीक्षा|परीक्षे[\p{L}\p{M}]*)\s+(?:\S+\s+){0,2}?(?:no\s+need|not\s+needed|zarurat\s+nahi+n?|garaj\s+na\p{L}*|chinta\s+na\p{L}*|चिंता\s+न\S*|tension\s+mat|does(?:\s+not|n['’]?t)\s+matter|ज़?रूरत\s+नहीं|गरज\s+नाही)`,
	),
)
/** Minutes to decide, and what happens otherwise. */
const inMinutes = finds(
	wordsPattern(
		String.raw`(?:confirm|decide|accept|reply|bolo|yes)\s+(?:\S+\s+){0,2}?(?:in|within)\s+(?:the\s+)?(?:next\s+)?(?:half\s+an\s+hour|(?:an|one|1)\s+hour|(?:\d{1,2}|five|ten|fifteen|twenty|thirty)\s*min\p{L}*)|(?:ek|1|एक|आधे|aadhe)\s+(?:ghante|घंटे)\s+(?:me(?:in)?|में)`,
	),
)
const orElse = finds(
	wordsPattern(
		String.raw`lapses?|black\s?list\p{L}*|(?:don['’]?t|do\s+not)\s+waste|no\s+time|time\s+nahi+n?|seats?|chali\s+jay\p{L}*|(?:show|tell)\s+\S+\s+(?:\S+\s+)?to\s+(?:any|no)\S*`,
	),
)
const isWarning = finds(
	wordsPattern(
		String.raw`beware|fraud|scam|fake|complain\p{L}*|police|never\s+(?:pay|trust|believe)|report\p{L}*|patients?`,
	),
)
const isArranged = (text: string) =>
	!isWarning(text) && ((office(text) && (byFavour(text) || noExam(text))) || (inMinutes(text) && orElse(text)))

/** Every place that promises selection, presses people to decide, asks for more recruits or offers pay that cannot be true. */
export const findPromises = (text: string): Span[] => {
	const clauses = clausesOf(text)
	return clauses.flatMap((clause, at) => {
		if (timeIsUp.test(clause.text)) return [{ start: clause.start, end: clause.end }]
		if (isSureUnseen(clause.text)) return [{ start: clause.start, end: clause.end }]
		const withNext = `${clause.text} ${clauses[at + 1]?.text ?? ''} ${clauses[at + 2]?.text ?? ''}`
		if ((office(clause.text) || inMinutes(clause.text)) && isArranged(withNext))
			return [{ start: clause.start, end: clause.end }]
		if (isRigged(clause.text, withNext)) return [{ start: clause.start, end: clause.end }]
		if (isHonest(withoutReassurance(clause.text))) return []
		const found = promises.flatMap((pattern) => spansOf(pattern, clause.text))
		const isPressed = few(clause.text) && pressing(withNext)
		const whole = isPressed || isTooMuch(clause.text) ? [{ start: 0, end: clause.text.length }] : []
		return [...found, ...whole].map(({ start, end }) => ({ start: clause.start + start, end: clause.start + end }))
	})
}

import { finds, wordsPattern } from './pattern.ts'

const letters = String.raw`[\p{L}\p{M}]*`
const upTo = (count: number) => String.raw`(?:\S+\s+){0,${count}}?`

const test = String.raw`(?:exam\p{L}*|test|paper|written|viva|interview|walk[\s-]?in|pariksh?a|pariksh?e\p{L}*|mula?kh?at\p{L}*|परीक्ष${letters}|पेपर${letters}|मुलाखत${letters}|इंटरव्यू|साक्षात्कार)`
const outcome = String.raw`(?:results?|(?:select|selection|merit|rank|final|result)\s+lists?|merit|nikaa?l|natija|रिजल्ट|रिज़ल्ट|परिणाम|निकाल|मेरिट${letters}|(?:चयन|मेरिट)\s+(?:सूची|लिस्ट)|निवड\s?यादी)`
const settled = String.raw`(?:tay|taiyar|fix\p{L}*|final\p{L}*|ready|ban|set|decided|तय|तैयार|तयार|फिक्स|बन|ठर${letters}|पक्क${letters})`
const earlier = String.raw`(?:pehle|pahle|pahile|aadhi|adhi|पहले|पूर्वी|आधी|अगोदर)(?:ch|च)?(?:\s+(?:hi|se|ही|से))?`
const list = String.raw`(?:lists?|merit|panel|suchi|yadi\p{L}*|सूची|लिस्ट${letters}|यादी${letters}|मेरिट${letters}|पैनल|पॅनल${letters})`
const boss = String.raw`(?:officers?|commissioner|director\p{L}*|chair\p{L}*|members?|dmo|cmo|cmho|dho|dean|collector|secretary|examiners?|invigilators?|superintendent|minister|mla|md|clerk|committee|trustee|owner|malik|surgeon|(?:selection|recruitment)\s+(?:board|panel)|अधिकारी|आयुक्त|सचिव|अध्यक्ष|सीएमओ|डीएमओ|डीन|सर्जन|मंत्री${letters}|लिपिक|बाबू|कमेटी|समिती${letters}|डायरेक्टर|संचालक|चेयरमैन|मालिक|आमदार|विधायक)`

const decidedBefore = [
	String.raw`(?:results?|selection|(?:select|selection|merit|rank|final|result)\s+lists?)(?!\s+(?:criteria|process|committee|rules|dates?))\s+${upTo(4)}(?:fixed|decided|final\p{L}*|prepared|ready|made|signed|known|set|closed|out)\s+${upTo(3)}(?:before|prior\s+to|ahead\s+of)\s+(?:the\s+|your\s+|any\s+)?(?:\S+\s+)?${test}`,
	String.raw`${test}\s+(?:(?:hone|dene|होने|देने)\s+)?(?:(?:se|ke|chya|से|के|च्या)\s+)?${earlier}\s+${upTo(4)}${settled}`,
	String.raw`${outcome}\s+${upTo(2)}${earlier}\s+${upTo(2)}${settled}`,
]
const nameOnList = [
	String.raw`(?:we|i|man|men|people|person|officer|clerk)\s+(?:(?:will|can|shall)\s+)?(?:get|put|add|insert|push|bring|include|slip)\p{L}*\s+${upTo(3)}names?\s+${upTo(4)}(?:select\p{L}*|merit|rank|final|result)\s+list`,
	String.raw`(?:naam|nav|नाम|नाव)\s+${upTo(4)}${list}\s+${upTo(3)}(?:ghus\p{L}*|(?:da?l|chadh?|ju?d|jod)[wv]a\p{L}*|घुस${letters}|डलवा${letters}|चढ़वा${letters}|चढ़वा${letters}|चढवा${letters}|जुड़वा${letters}|जुड़वा${letters}|(?:टाक|घाल|लाव|आण|चढव|बसव)ून)`,
	String.raw`${list}\s+${upTo(4)}(?:naam|nav|नाम|नाव|नांव)\s+${upTo(2)}(?:ghus\p{L}*|(?:da?l|chadh?|ju?d|jod)[wv]a\p{L}*|घुस${letters}|डलवा${letters}|चढ़वा${letters}|चढ़वा${letters}|चढवा${letters}|जुड़वा${letters}|जुड़वा${letters}|(?:टाक|घाल|लाव|आण|चढव|बसव)ून)`,
]
const soldPaper = [
	String.raw`(?:papers?|answer\s+keys?)\s+(?!presented|published)${upTo(4)}(?:reach\p{L}*|gets?|given|available|sold|provid\p{L}*|shown|comes?|deliver\p{L}*|hands?|mil\p{L}*|with\s+(?:us|you))\s+${upTo(5)}(?:days?|nights?|hours?|evening)\s+(?:before|earlier|prior|in\s+advance|ahead)`,
	String.raw`leaked\s+${upTo(2)}papers?\s+${upTo(6)}(?:with\s+(?:us|me)|available|gets?|given|sold|send)`,
	String.raw`(?:paper|पेपर|प्रश्न\s?पत्र${letters})\s+(?:set\s+|सेट\s+)?${upTo(5)}(?:${earlier}|raat|raatri|रात${letters})\s+${upTo(4)}(?:mil\p{L}*|haath|haat|padha\p{L}*|मिल${letters}|हात${letters}|हाथ|पढ़ा${letters}|रटवा${letters}|दे(?:ंगे|तो|ऊ))`,
	String.raw`(?:paper|पेपर|प्रश्न\s?पत्र${letters})\s+(?:set\s+|सेट\s+)?(?:mil\s+jay\p{L}*|मिल\s+जा${letters}|मिळून\s+जा${letters})\s+${upTo(4)}(?:${earlier}|raat|रात${letters})`,
]
const blank = String.raw`(?:blank|empty|unmarked|kha+li|kori|chho?d\p{L}*|खाली|कोरी|कोरा|रिकामी|मोकळी|छोड़${letters}|छोड़${letters})`
const sheet = String.raw`(?:omr|answer\s+(?:sheet|script|book)s?|ओ\.?एम\.?आर|उत्तर\s?पत्रिका|उत्तर\s?पुस्तिका)`
const blankSheet = [
	String.raw`${sheet}\s+${upTo(4)}${blank}`,
	String.raw`(?:leave|keep|submit|return|hand\s+in)\s+${upTo(3)}${sheet}\s+${upTo(2)}(?:blank|empty|unmarked|as\s+it\s+is)`,
	String.raw`(?:blank|empty|unmarked)\s+(?:omr|answer\s+(?:sheet|script|book))`,
]
const filledForYou = [
	String.raw`${sheet}[\s,]+${upTo(8)}(?:filled|completed|marked)\s+(?:in\s+)?(?:later|after\p{L}*|by\s+(?:our|us|my))`,
	String.raw`${sheet}\s+${upTo(8)}(?:हमारे|आमच${letters}|hamare|aamch\p{L}*|andar\s+se|अंदर\s+से|आतून)\s+${upTo(3)}(?:bhar\p{L}*|भर${letters})`,
	String.raw`(?:dummy|proxy)\s+candidates?|(?:someone|somebody|our\s+(?:boy|man|person|candidate))\s+${upTo(2)}(?:sits?|writes?|appears?)\s+${upTo(4)}(?:your\s+place|for\s+you)`,
	String.raw`(?:marks|gun|गुण|अंक|मार्क${letters})\s+${upTo(3)}(?:badh?wa\p{L}*|va+dhav\p{L}*|lagwa\p{L}*|वाढव${letters}|बढ़वा${letters}|बढ़वा${letters}|लगवा${letters}|(?:will|can|shall)\s+be\s+(?:\S+\s+)?(?:increased|raised|adjusted|managed))`,
]
const managed = [
	String.raw`${boss}\s+${upTo(3)}(?:is|are|was|has\s+been|have\s+been|already|been)\s+(?:\S+\s+)?(?:managed|spoken\s+to|convinced|taken\s+care\s+of|in\s+our\s+(?:pocket|hands?)|on\s+our\s+side)(?!\s+by)`,
	String.raw`${boss}\s+${upTo(3)}(?:manage|मैनेज|मॅनेज|set|सेट)\s+(?:kar|ho|है|hai|कर${letters}|हो|झाल${letters}|केल${letters})`,
	String.raw`${boss}\s+${upTo(3)}(?:apne|aaple|aaplech|अपने|आपलेच|आपले)\s+(?:(?:hi|ही|khaas|खास)\s+)?(?:hain?|aahet|हैं|है|आहेत|aadmi|admi|bande|manus|आदमी|बंदे|माणूस|माणसे)`,
]
const isFixed = finds(
	wordsPattern([...decidedBefore, ...nameOnList, ...soldPaper, ...filledForYou, ...managed].join('|')),
)
const isBlankSheet = finds(wordsPattern(blankSheet.join('|')))
const isNotBlank = finds(
	wordsPattern(
		String.raw`do\s+not|don['’]?t|never|not|no|(?:mat|na|मत|न)\s+(?:chho?d|छोड़|छोड़)${letters}|naka|nako|नका|नको|नहीं|नाही|rejected|invalid|zero`,
	),
)

/** An interview that is held only for show. */
const forShow = String.raw`(?:(?:just|only|merely|simply|sirf|bas|fakt|केवल|सिर्फ|बस|फक्त)\s+(?:a\s+|an\s+|ek\s+|एक\s+|for\s+)?(?:formality|formalty|show|eye\s?wash|naam|dikhaw?va?|dikhawa|drama|aupcharik\p{L}*|औपचारिक${letters}|दिखाव${letters}|नाम|नाव${letters}|रस्म|नाटक|उपचार)|(?:a\s+)?mere\s+formality|a\s+formality|eye\s?wash|for\s+show|dikhawa|दिखावा|रस्म)`
const isForShow = finds(
	wordsPattern(
		String.raw`(?<!(?:medical|health|fitness)\s)${test}\s+(?:(?!not\s|never\s|no\s|nahi|नहीं|नाही)\S+\s+){0,4}?${forShow}(?!\s+(?:nahi|नहीं|नाही|नसते))`,
	),
)

const isBackDoor = finds(
	wordsPattern(
		String.raw`(?:back[\s-]?door|बैक\s?डोर|बॅक\s?डो[अ]?र|बैक\s?डोअर)\s+${upTo(4)}(?:recruit\p{L}*|posting|appointment|selection|joining|quota|bharti|ghusa\p{L}*|lag(?:wa|a)\p{L}*|एंट्री|जॉ[इय]निंग|भर्ती|भरती|नियुक्त${letters}|निवड|चयन|कोटा)|(?:pichh?le\s+dar?wa+[zj]e|magchya\s+da+r\p{L}*|पिछले\s+दरवाज[े]|पीछे\s+के\s+दरवाजे|मागच्या\s+दार${letters})\s+${upTo(4)}(?:bharti|naukri|niyukti|joining|भर्ती|भरती|नौकरी|नोकरी|नियुक्त${letters}|जॉ[इय]निंग|निवड|चयन)`,
	),
)
const isNone = finds(
	wordsPattern(
		String.raw`no|not|never|without\s+any|there\s+(?:is|are)\s+no|nahi+n?|na+hi|नहीं|नाही|nobody|neither|bilkul\s+band|बंद|against`,
	),
)

const kin = finds(
	wordsPattern(
		String.raw`(?:my|our|mere|hamare|maze|majhe|aamche|मेरे|हमारे|माझे|आमचे)\s+(?:(?:own|real|close|sagge?|saga|सगे|जवळचे)\s+)?(?:relatives?|cousin|uncle|mama|chacha|kaka|jija|sala|brother[\s-]in[\s-]law|father[\s-]in[\s-]law|rishtedar|natevaik|रिश्तेदार|नातेवाईक|काका|मामा|चाचा|जीजा|साले)`,
	),
)
const hasBoss = finds(wordsPattern(boss))
const sways = finds(
	wordsPattern(
		String.raw`never\s+(?:says?|said|refus\p{L}*)|can(?:not|['’]?t)\s+refuse|(?:whom?|who)ever\s+i|my\s+(?:candidates?|word|recommendation|reference)|i\s+recommend|bol\s+d\p{L}*|keh\s+d\p{L}*|kehne|बोल\s+द${letters}|कह${letters}|सांगित${letters}|शब्द|selection|selected|निवड|चयन`,
	),
)

/** Words that keep people quiet or calm, which deny nothing of a promise. */
const reassurance = wordsPattern(
	String.raw`(?:don['’]?t|do\s+not|no\s+need\s+to|never)\s+(?:tell|worry|bother|mention|say|fear|discuss|ask)|no\s+(?:tension|fraud|fake|scam)|not\s+(?:a\s+)?(?:fraud|fake|scam)|(?:hospital|hr|they|nobody|no\s+one|management|anyone|who)\s+(?:(?:will|does|do|is|would)\s+)?(?:not\s+|never\s+|n['’]?t\s+|won['’]?t\s+|going\s+to\s+)?(?:verif(?:y|ies)|checks?|looks?|ask|asks|notices?)|(?:won['’]?t|will\s+not|never|doesn['’]?t)\s+(?:verify|check|look|notice|say\s+no|says\s+no|refuse)|never\s+says\s+no|tension\s+(?:mat|nahi|nako|na)|chinta\s+(?:mat|na|nako)|(?:kisi\s*ko|kisi\s+se|kon\p{L}*la)\s+${upTo(3)}(?:mat|nahi|na|naka|nako)|(?:किसी\s*को|किसी\s+से|कोणाला|कोणालाही|बाहर)\s+${upTo(3)}(?:मत|नहीं|न|नका|नको)|कोणाला\s+${upTo(2)}नका`,
)
/** The text without what only asks for silence or tells not to worry. */
export const withoutReassurance = (text: string) => text.replace(reassurance, ' ')

const isWarning = finds(
	wordsPattern(
		String.raw`beware|frauds?|scams?|fake|cheat\p{L}*|police|complain\p{L}*|helpline|never\s+(?:pay|trust|believe)|false|rumou?rs?|savdhan|सावध${letters}|फसव${letters}|ठग${letters}|धोख${letters}|अफवा${letters}|अफ़वाह`,
	),
)

/** An exam, an interview or a list whose outcome is in someone’s hand. `around` is the clause and those after it. */
export function isRigged(clause: string, around: string): boolean {
	const said = withoutReassurance(clause)
	if (isWarning(withoutReassurance(around))) return false
	if (isFixed(said) || isForShow(said)) return true
	if (isBlankSheet(said) && !isNotBlank(said)) return true
	if (isBackDoor(said) && !isNone(said)) return true
	return kin(said) && hasBoss(said) && (sways(around) || isForShow(around))
}

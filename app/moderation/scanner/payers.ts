import { clausesOf, finds, type Span, wordsPattern } from './pattern.ts'

const person = String.raw`(?:you|(?:the\s+|each\s+|every\s+)?(?:candidates?|applicants?|nurses?|doctors?|joiners?|appointees?|selected\s+\S+|umedvar\p{L}*))`
const theyPay = finds(
	wordsPattern(
		String.raw`payable\s+by\s+${person}|(?:to\s+be\s+)?(?:borne|paid)\s+by\s+${person}|(?:at|on)\s+(?:the\s+)?(?:candidates?|applicants?|nurses?|your)(?:['’]s?)?\s+own\s+(?:cost|expense)|उमेदवाराने\s+(?:\S+\s+){0,6}?भरा[\p{L}\p{M}]*|उम्मीदवार\s+(?:को|द्वारा)\s+(?:\S+\s+){0,6}?(?:देना|देनी|देय)`,
	),
)
/** 'Nobody is selected without paying' denies nothing. */
const onlyForPay = finds(
	wordsPattern(
		String.raw`(?:nobody|no\s+one|none|no\s+\S+)\s+(?:is|are|will\s+be|gets?|can)\s+(?:\S+\s+)?(?:selected|appointed|hired|confirmed|join|joining|letter|posting)\s+without\s+(?:paying|(?:the\s+|a\s+)?(?:payment|fees?|deposit))`,
	),
)
/** 'Bond of ₹50,000 is paid at joining'. */
const bondUpFront = finds(
	wordsPattern(
		String.raw`bond(?:\s+(?:amount|money|sum))?\s+(?:of\s+(?:₹|rs\.?|inr)?\s*[\d,]+\s+)?(?:is|to\s+be|must\s+be)\s+(?:paid|given|payable)\s+(?:at|on|before|when)`,
	),
)
/** Pay that was earned and is kept, as a hold on who might leave. */
const keptPay = finds(
	wordsPattern(
		String.raw`(?:not|never|don['’]?t)\s+(?:be\s+)?(?:pay|paid|give|given|release|released)\s+(?:\S+\s+){0,3}?(?:first|last|final)\s+(?:\S+\s+){0,2}?(?:days?|weeks?|months?)['’]?\s+(?:\S+\s+){0,3}?(?:work(?:ed)?|salary|wages|pay|duty|duties)|(?:salary|wages|pay|stipend)\s+(?:of|for)\s+(?:the\s+|your\s+)?(?:first|last|final)\s+(?:\S+\s+){0,2}?(?:days?|weeks?|months?)\s+(?:(?:is|are|will\s+be|stays?|remains?)\s+)?(?:held|kept|withheld|retained|stopped|forfeited|not\s+(?:paid|given|released)|with\s+us)|(?:first|last)\s+(?:\S+\s+){0,2}?(?:days?|weeks?|months?)['’]?\s+(?:salary|wages|pay|stipend)\s+(?:(?:is|are|will\s+be|stays?|remains?)\s+(?:held|kept|withheld|retained|stopped|forfeited|not\s+(?:paid|given|released)|with\s+us)|will\s+not\s+be\s+(?:paid|given|released))|(?:first|pehl\p{L}*|pahil\p{L}*|shuru|last|aakhri|shevat\p{L}*|पहल[\p{L}\p{M}]*|पहिल[\p{L}\p{M}]*|आखिरी|शेवट[\p{L}\p{M}]*)\s+(?:\S+\s+){0,2}?(?:days?|din\p{L}*|mahin\p{L}*|दिन[\p{L}\p{M}]*|दिवस[\p{L}\p{M}]*|महीन[\p{L}\p{M}]*|महिन[\p{L}\p{M}]*)\s+(?:(?:k[aei]|ch[aei]|क[ाेी]|च[ाेी])\s+)?(?:paisa|paise|salary|vetan|pagar|तनख्वाह|पैसा|पैसे|वेतन|पगार|सैलरी)\s+(?:\S+\s+){0,3}?(?:rok\p{L}*|daba\p{L}*|thamb\p{L}*|रोक[\p{L}\p{M}]*|दबा[\p{L}\p{M}]*|थांब[\p{L}\p{M}]*|राखून)`,
	),
)
const ofInsurance = finds(wordsPattern(String.raw`insur\p{L}*|policy|claims?|cover(?:ed|age)?|bank\p{L}*|loans?`))
/** The letter of who leaves, for a gift. */
const leavingLetter = finds(
	wordsPattern(
		String.raw`(?:relieving|experience|no[\s-]objection|noc)\s+(?:letters?|certificates?|orders?)|(?:रिलीविंग|अनुभव)\s+(?:लेटर|प्रमाण\s?पत्र|पत्र)`,
	),
)
const sum = String.raw`(?:\d[\d,]*|lakhs?|thousand|amount|sum|fund|trust|society|months?)`
const forGift = finds(
	wordsPattern(
		String.raw`(?:gift(?:s|ed|ing)?|donat\p{L}*|contribut(?:e|es|ions?))\s+(?:\S+\s+){0,5}?${sum}|${sum}\s+(?:\S+\s+){0,3}?as\s+(?:a\s+|an\s+)?(?:gift|donation|contribution)|(?:you|who|nurses?|doctors?|staff)\s+(?:\S+\s+)?(?:pays?|gives?|deposits?)\s+(?:\S+\s+){0,4}?${sum}|(?:on|after|against|without)\s+(?:payment|paying|depositing)\s+(?:of\s+)?(?:\S+\s+){0,4}?${sum}|(?:दान|भेंट|भेट|देणगी)\s+(?:दे[\p{L}\p{M}]*|द्या[\p{L}\p{M}]*)`,
	),
)
const isFree = finds(
	wordsPattern(
		String.raw`no(?![\s-]objection)|not|never|without\s+any|free|nothing|dues|blood|hours?|नहीं|नाही|nahi+n?`,
	),
)

/** Not so, something they choose, or what patients pay. */
const isHonest = finds(
	wordsPattern(
		String.raw`no|not|nothing|never|neither|without|if\s+you|for\s+those|optional|hostel|mess|meals?|food|canteen|rooms?|tax|patients?|refund\p{L}*|reimburs\p{L}*|nahi+n?|नाही|नहीं|कोणत\p{L}*|कोई`,
	),
)

/** Every clause that says in so many words that the one who is hired pays. */
export const findPayers = (text: string): Span[] =>
	clausesOf(text)
		.filter(
			({ text: clause }) =>
				onlyForPay(clause) ||
				bondUpFront(clause) ||
				(theyPay(clause) && !isHonest(clause)) ||
				(keptPay(clause) && !ofInsurance(clause)) ||
				(leavingLetter(clause) && forGift(clause) && !isFree(clause)),
		)
		.map(({ start, end }) => ({ start, end }))

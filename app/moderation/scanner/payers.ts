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
/** Not so, something they choose, or what patients pay. */
const isHonest = finds(
	wordsPattern(
		String.raw`no|not|nothing|never|neither|without|if\s+you|for\s+those|optional|hostel|mess|meals?|food|canteen|rooms?|tax|patients?|refund\p{L}*|reimburs\p{L}*|nahi+n?|नाही|नहीं|कोणत\p{L}*|कोई`,
	),
)

/** Every clause that says in so many words that the one who is hired pays. */
export const findPayers = (text: string): Span[] =>
	clausesOf(text)
		.filter(({ text: clause }) => onlyForPay(clause) || bondUpFront(clause) || (theyPay(clause) && !isHonest(clause)))
		.map(({ start, end }) => ({ start, end }))

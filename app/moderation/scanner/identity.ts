import { clausesOf, finds, type Span, wordsPattern } from './pattern.ts'

const secret = finds(
	wordsPattern(
		String.raw`[o0]tp|[o0]\.?[\s.-]t\.?[\s.-]p|one[\s-]?time[\s-]?(?:code|password|passcode|pin)|(?:six|6|four|4)[\s-]?digit\s+(?:code|pin|number)|verification\s+code|(?:code|number|digits?|pin)\s+(?:\S+\s+){0,3}?(?:c[ao]mes?|arriv\p{L}+|receiv\p{L}+|got|get|gets|sent)\s+(?:\S+\s+){0,3}?(?:phone|mobile|sms|text|whats\s?app)|cvv\d?|(?:upi|atm|mobile|bank)?\s?m?pin|atm(?:\s*(?:card|pin))?|(?:debit|credit)\s+cards?|card\s+(?:number|details)|(?:net|internet|mobile|online)\s?-?banking|bank(?:ing)?\s+(?:pass\s?word|login|user)|user\s?id\s+(?:and|&|aur|\+)\s+pass\s?word|login\s+(?:and|&|aur)\s+pass\s?word|any\s?desk|team\s?viewer|quick\s?support|rust\s?desk|screen\s+shar\w+|(?:blank|signed|undated|post[\s-]?dated|khali|kora|koro)\s+(?:(?:signed|blank|and|undated)\s+)*(?:che(?:que|ck)s?|chek|stamp\s+papers?)|(?:che(?:que|ck)s?|chek|stamp\s+papers?)\s+(?:sign\s?kar\p{L}*|signed|blank|khali)|(?:आलेला|आलेले|येणारा|आया\s+हुआ|आया|आने\s+वाला)\s+(?:\S+\s+)?(?:कोड|नंबर|क्रमांक)|(?:कोड|नंबर)\s+(?:आया|आएगा|आयेगा|येईल|आला)|ओ\.?टी\.?पी\.?|एटीएम[\p{L}\p{M}]*|डेबिट\s?कार्ड[\p{L}\p{M}]*|नेट\s?बैंकिंग|नेट\s?बँकिंग[\p{L}\p{M}]*|सीवीवी|यूपीआई\s?पिन|यूपीआय\s?पिन|पासवर्ड|(?:कोरा|कोरे|खाली|ब्लैंक|ब्लँक)\s+(?:(?:सही|साइन|हस्ताक्षर)\s+(?:केलेल[ाे]|किया\s+हुआ|किया|की)\s+)?(?:चेक|धनादेश|स्टाम्प|स्टॅम्प|मुद्रांक)[\p{L}\p{M}]*|(?:सही|साइन|दस्तखत|हस्ताक्षर)\s+(?:केलेल[ाे]|किया\s+हुआ|किए\s+हुए|किया)\s+(?:(?:कोरा|कोरे|खाली|ब्लैंक|एक|दोन|दो)\s+)?(?:चेक|धनादेश)[\p{L}\p{M}]*|(?:sahi\s+kelel[ae]|sign\s+kiya(?:\s+hua)?)\s+(?:(?:kora|khali|blank|ek|do)\s+)?(?:chek|cheque)|(?:चेक|धनादेश)\s+(?:पर\s+)?(?:साइन|सही|हस्ताक्षर)[\p{L}\p{M}]*`,
	),
)

const handing = finds(
	wordsPattern(
		String.raw`shar(?:e|ing)|send|sent|giv(?:e|ing)|tell|told|repl(?:y|ied)|read\s+(?:it|out|them)|provide|furnish|submit|mail|whats?app|upload|forward|enter|install|download|bring|carry|leave|lodge[d]?|deposit|keep\s+\S+(?:\s+\S+)?\s+ready|keep|hand|need(?:s|ed)?|require[sd]?|must|want|ask|call\p{L}*|compulsory|mandatory|scan|allow|open|bata\p{L}*|batao|bhej\p{L}*|de\s?d\p{L}+|dena|dene|deni|do|lao|laa\p{L}*|lana|lekar|leke|chahiye|lagega|lagel|sanga|dya\p{L}*|dyav\p{L}*|pathv\p{L}*|बता[\p{L}\p{M}]*|भेज[\p{L}\p{M}]*|दे|दें|दीजिए|देना|देने|देनी|दो|ला[\p{L}\p{M}]*|आण[\p{L}\p{M}]*|घेऊन|aan[aw]\p{L}*|lana|लेकर|चाहिए|जमा|सांगा|कळव[\p{L}\p{M}]*|kalv\p{L}*|द्या|द्यावा|द्यावी|द्यावे|पाठव[\p{L}\p{M}]*|लागेल|लागेल|शेअर|शेयर`,
	),
)

const negation = String.raw`never|not|no\s+one|nobody|don['’]?t|won['’]?t|without|neither|nor|beware|fraud|scam|report\p{L}*`
/** Said so that people do not do it, of something that is no secret, or of the cards of patients. */
const honest = wordsPattern(
	String.raw`(?:${negation})(?:\s+\S+){0,6}?\s+(?:shar(?:e|ing)|send|giv(?:e|ing)|tell|ask\p{L}*|call\p{L}*|phone|tak(?:e|en)|need(?:s|ed)?|collect\p{L}*|disclose|provide|require[sd]?|left|kept|signed)|no\s+(?:need\s+(?:of|for)\s+(?:\S+\s+)?)?(?:otp|pin|pass\s?word|cards?|che(?:que|ck)s?)|(?:mat|nahi+n?|na|kabhi|kisi\s+ko|kadhihi|konalahi|मत|न|नहीं|कभी|किसी\s+को|कोणालाही|कधीही|कधीच)\s+(?:\S+\s+){0,2}?(?:bata\p{L}*|de\p{L}*|bhej\p{L}*|maang\p{L}*|mang\p{L}*|sang\p{L}*|बता[\p{L}\p{M}]*|दे[\p{L}\p{M}]*|भेज[\p{L}\p{M}]*|मांग[\p{L}\p{M}]*|माँग[\p{L}\p{M}]*|सांग[\p{L}\p{M}]*|विचार[\p{L}\p{M}]*|माग[\p{L}\p{M}]*)|(?:sanga|sangu|deu|deun|pathvu|सांगू|देऊ|पाठवू|शेअर\s+करू)\s+(?:naka|nako|naye|नका|नको|नये)|cancel(?:led|ed)?\s+che(?:que|ck)s?|रद्द\s+(?:केलेला\s+)?(?:चेक|धनादेश)|कैं?सल[\p{L}\p{M}]*\s+चेक|patients?|visitors|relatives|pos\s+machine|cash\s+or|swip\p{L}*|card\s+payment\p{L}*|consent|prescriptions?\s+(?:must|are)|cupboard|locker|drug|blood\s+gas|your\s+own\s+password|change\s+your\s+password`,
)
const isHonest = finds(honest)

/** 'Tell no one your OTP', and nothing that is to be handed over beside it. */
export const isOnlyWarning = (passage: string) => isHonest(passage) && !handing(passage.replace(honest, ' '))

/** What is mentioned only to ask for it or to warn of that. */
const strong = finds(
	wordsPattern(
		String.raw`otp|o\.t\.p|cvv|(?:upi|atm)\s+pin|net\s?-?banking\s+(?:id|login|user|pass\s?word|details)|any\s?desk|team\s?viewer|quick\s?support|(?:blank|undated)\s+(?:signed\s+)?che(?:que|ck)s?|(?:security|surety|guarantee|bond)\s+che(?:que|ck)s?|(?:bond|agreement)\s+(?:\S+\s+){0,12}?che(?:que|ck)s?\s+(?:\S+\s+){0,4}?(?:collected|taken|kept|held|given|submitted)|che(?:que|ck)s?\s+with\s+(?:your\s+)?sign(?:ature)?|sign\p{L}*\s+(?:\S+\s+){0,3}?(?:blank|empty|plain|khali|kore)\s+(?:sheets?|papers?|pages?|kagaz|stamp)|(?:blank|empty|plain|kore|khali)\s+(?:sheets?|papers?|kagaz|stamp\s+papers?)\s+(?:\S+\s+){0,2}?sign\p{L}*|ओ\.?टी\.?पी\.?|सीवीवी|(?:एटीएम|यूपीआय|यूपीआई)\s+पिन|(?:कोरे|कोऱ्या|खाली)\s+(?:कागज|कागदा)[\p{L}\p{M}]*\s+(?:पर|वर)?\s*(?:सही|दस्तखत|साइन|हस्ताक्षर)`,
	),
)
const isTheirs = finds(
	wordsPattern(
		String.raw`(?:to\s+you|your\s+own)|only\s+you|yourself|from\s+(?:the\s+)?(?:website|site|app)|log(?:ging)?[\s-]?in|sign(?:ing)?[\s-]?in|keep\s+it|secret|safe`,
	),
)

/** 'Who asks for a gift card, an OTP or a blank cheque is a cheat.' */
const tellsOfFraud = finds(
	wordsPattern(String.raw`ठग[\p{L}\p{M}]*|धोख[\p{L}\p{M}]*|फसव[\p{L}\p{M}]*|thag\p{L}*|fraud\p{L}*|cheats?`),
)

/** Every clause that asks for a code, a PIN, a password, a card or a signed cheque of the one who is hired. */
export const findSecrets = (text: string): Span[] =>
	clausesOf(text)
		.filter(({ text: clause }) => !isHonest(clause))
		.filter(
			({ text: clause }) =>
				(secret(clause) && handing(clause)) || (strong(clause) && !isTheirs(clause) && !tellsOfFraud(clause)),
		)
		.map(({ start, end }) => ({ start, end }))

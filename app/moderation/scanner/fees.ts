import { type Clause, clausesOf, finds, type Span, spansOf, wordsPattern } from './pattern.ts'
import { amount, benefit, fee, hiring, money, payVerb, person, purpose, purposeOfMoney } from './words.ts'

const near = (words: string) => finds(wordsPattern(words))

const link = String.raw`(?:·(?:ki|ka|ke|chi|che|cha|की|का|के|ची|चे|चा|and|or|aur|ani|aani|और|आणि|व|&|\+|${amount}|${purpose})){0,3}`

/** Asked for by its name: 'registration fee', 'caution money', 'fees for training', 'जमा रक्कम', a share of the first salary. */
const namedFee = wordsPattern(
	[
		`${purpose}${link}·${fee}`,
		`${purposeOfMoney}·(?:money·)?${money}`,
		String.raw`(?:${fee}|security|advance|commission)\s+(?:of|is|are|equal\s+to|equals)\s+(?:\S+\s+){0,3}?(?:days?|weeks?|months?)['’]?s?\s+(?:of\s+)?(?:your\s+)?(?:salary|pay)`,
		String.raw`(?:uniform|kit|id·card|training|form|registration|medical|joining|interview)\s+(?:ka|ke|ki|cha|che|chi|का|के|की|चा|चे|ची)\s+\d{2,6}(?!\s*(?:baje|din|ghante|hours?|days?))`,
		String.raw`(?:paid\s+)?(?:registration|reg)\s+(?:only|amount|just)[\s,:-]*\d{2,5}`,
		String.raw`${purpose}\s+(?:ke\s+liye\s+|sathi\s+|के\s+लिए\s+)?(?:ke|ka|ki|che|cha|chi|के|का|की|चे|चा|ची|साठी)?\s*(?:${amount}\s+)?(?:pais[ae]y?|paishe|पैसे|पैसा)`,
		String.raw`${money}\s+(?:for|towards)\s+(?:the\s+|your\s+|an?\s+)?${purpose}(?!\s+(?:case|work|of\s+patients))`,
		String.raw`(?:security|blank|post·dated|pdc|advance|guarantee|undated)\s+cheques?`,
		String.raw`(?:consultancy|consultant|agency|agents?|broker|recruiter)\s+(?:\S+\s+){0,4}?\d[\d.]*\s?%`,
		String.raw`pay(?:s|ing)?\s+(?:to\s+)?(?:the\s+|our\s+|your\s+)?(?:agents?|agency|broker|consultant|consultancy|recruiter|hr|matron)`,
		String.raw`${fee}\s+(?:for|of|towards?|against)\s+(?:the\s+|your\s+|an?\s+)?${purpose}`,
		String.raw`(?:first|1st|one|half|pehl[aei]|pahil[ayi]+|पहिल्या|पहले|पहली)(?:\s+(?:month['’]?s?|mahin\p{L}*|महिन[\p{L}\p{M}]*|महीन[\p{L}\p{M}]*))?(?:\s+(?:ki|ka|की|का|cha))?\s+(?:salary|pay|pagar|पगार|सैलरी|वेतन)\s+(?:\S+\s+){0,5}?(?:commission|charg\p{L}+|fees?|agents?|agency|consultancy|कमीशन|कमिशन)`,
		`${purpose}${link}·(?:charge|costs?|kharch|kharcha|खर्च)(?!\\s+(?:nurse|sister|of\\s+(?:the\\s+)?(?:ward|unit|shift)))`,
		String.raw`${amount}\s+(?:only\s+|as\s+|for\s+)?(?:registration|regn|reg|enrol+ment|caution|refundable|security|earnest)(?!\s+(?:bonus|allowance|number|no|guard|desk))`,
		String.raw`(?:commission|कमीशन|कमिशन)\s+(?:of\s+)?(?:\S+\s+){0,4}?(?:salary|pagar|पगार|सैलरी|वेतन|agents?|agency|consultant|consultancy)`,
		String.raw`(?:commission|fees?|कमीशन|कमिशन|charges?)\s+(?:\S+\s+){0,4}?(?:first|1st|pehl[aei]|पहिल्या|पहली)\s+(?:month\S*\s+)?(?:salary|पगार|सैलरी)`,
	].join('|'),
)
const anyFee = wordsPattern(fee)
/** Any other sum: what a clause of a job is about when it names no benefit. */
const anyAmount = wordsPattern(
	String.raw`${amount}|(?:pays?|paying|paid|deposit|security|dena|dene|देना|देने)\s+(?:of\s+)?\d{3,6}|\d{3,6}\s+(?:advance|token|registration|jama|bhej\p{L}*|security|deposit|den[aei]|lag\p{L}+|bhar\p{L}+|देन[ाेी]|भर[\p{L}\p{M}]+)`,
)
const purposes = near(
	String.raw`${purpose}|${hiring}|${person}|post|position|cash|attestation|roster|walk·in|entry|invest|reserve|dues|test|certificate|करण्यासाठी|साठी|के·लिए|ke·liye|sathi`,
)
const isBenefit = near(benefit)

const article = String.raw`(?:(?:us|just|only|an?|the|your|small|nominal|refundable|one·time|initial|advance|token|of)\s+)*`
const pay = String.raw`(?:pay|deposit|transfer|remit|send|g·?pay|google·?pay|phone·?pe|paytm)`
const mustPay = String.raw`(?:must|have\s+to|has\s+to|need\s+to|needs\s+to|should|shall|required\s+to|requested\s+to|asked\s+to|kindly|please|pls|plz)\s+(?:first\s+|also\s+|only\s+)?${pay}`

/** An order to pay, whatever for: 'pay ₹2,000 before joining', 'paise bharne padenge', 'रक्कम भरावी लागेल'. */
const orderToPay = wordsPattern(
	[
		String.raw`${pay}\s+${article}(?:${money}\s+(?:of\s+)?)?${amount}`,
		String.raw`${mustPay}\s+(?:\S+\s+){0,4}?(?:${money}|${amount}|${fee})`,
		String.raw`${person}\s+(?:will\s+|shall\s+|must\s+)?(?:pays?|deposits?|transfers?|remits?)\s+(?:\S+\s+){0,3}?(?:${money}|${amount}|${fee})`,
		String.raw`(?:${amount}|${money})\s+(?:\S+\s+){0,3}?(?:to\s+be|must\s+be|has\s+to\s+be|should\s+be|needs?\s+to\s+be|is\s+to\s+be)\s+(?:paid|deposited|transferred|remitted|sent|submitted)`,
		// on receipt of ₹500, once the ₹500 is received, payable by the nurse, nurses bear the cost
		String.raw`(?:after|on|upon|against|once|subject\s+to)\s+(?:the\s+|your\s+)?(?:payment|receipt|transfer|deposit|paying|depositing|sending)(?:\s+of)?\s+(?:\S+\s+){0,2}?(?:${amount}|${money}|${fee})`,
		String.raw`(?:once|after|when|until|till|unless)\s+(?:the\s+|your\s+|an?\s+)?(?:${amount}|${money}|${fee})\s+(?:is|are|has\s+been|have\s+been|gets?)\s+(?:received|paid|credited|deposited|transferred|sent|cleared)`,
		String.raw`payable\s+(?:in\s+advance|upfront|by\s+(?:the\s+|every\s+|each\s+|all\s+)?(?:${person}|staff|employees?|trainees?|fellows?)|(?:before|on|at)\s+(?:the\s+)?(?:joining|first\s+day|interview|selection))`,
		String.raw`${person}\s+(?:\S+\s+){0,2}?bear\s+(?:\S+\s+){0,3}?(?:cost|costs|charges|expenses?|fees?)`,
		String.raw`(?:collect|take|charge|levy|recover|accept)(?:s|ed)?\s+(?:\S+\s+){0,3}?(?:${fee}|${money}|${amount})\s+(?:\S+\s+){0,2}?(?:from|to)\s+(?:\S+\s+){0,2}?(?:${person}|staff|joining|trainees?|fellows?)`,
		String.raw`(?:pay|deposit)\s+(?:first|now|only|just)(?=.{0,40}${amount})`,
		String.raw`(?:${money}|${fee})\s+(?:(?:\S+\s+){0,2}?(?:bharlya|bharlyas?|dily[ae]|dilya|bhare|bharle|diye|die)\s?(?:shivay|bina|bagair|vina)|(?:\S+\s+){0,2}?(?:भरल्या|दिल्या|जमा केल्या)\s?(?:शिवाय|विना)|(?:\S+\s+){0,2}?(?:दिए|दिये|भरे|दिए)\s+(?:बिना|बगैर|बिन))`,
		String.raw`(?:bina|bagair|बिना|बगैर)\s+(?:${money}|${fee}|${amount})\s+(?:\S+\s+){0,1}?(?:diye|die|bhare|jama|दिए|दिये|भरे|जमा)`,
		String.raw`${amount}\s+(?:\S+\s+){0,2}?(?:before|prior\s+to|for|to\s+(?:confirm|book|reserve|block|secure|hold)|at\s+the\s+time\s+of)\s+(?:the\s+|your\s+|an?\s+)?(?:joining|interview|training|registration|selection|appointment|seat|slot|post|job|offer|verification|documents?|uniform|kit|locker|id·card)`,
		String.raw`(?:${money}|${fee}|${amount})(?:\s+(?!nahi|nahin|नहीं|नाही|mil|मिल)\S+){0,4}?\s+${payVerb}`,
		String.raw`(?:${money}|${fee}|${amount})\s+(?:do|de|dedo|dijiye|dya|dyave|द्या|दो|दें|दीजिए|देऊन)(?=\s|$|[,.])`,
		String.raw`(?:bharo|bhariye|bharke|bhejo|bhejiye|bhejna|bhejen|jama\s+kar\p{L}*|भरो|भरें|भरा|भेजें|भेजो|जमा\s+कर[\p{L}\p{M}]*)\s+(?:\S+\s+){0,2}?(?:${money}|${fee}|${amount})`,
	].join('|'),
)

const isAboutHiring = near(hiring)
const hasAmount = finds(new RegExp(String.raw`${amount}|${fee}[\s:=.-]{1,3}\d{3,}`, 'iu'))

/** A fee that a patient pays, or the share of it that the specialist gets. */
const earnedBefore = new RegExp(
	String.raw`(?<![\p{L}])(?:consult(?:ation|ing|ant|ancy)?|professional|surgeon(?:['’]?s)?|doctor['’]s|anan?esthesia|procedure|opd|ipd|cases?|visit(?:ing)?|patients?(?:['’]s?)?|billing|bed|theatre|ot|operation|emergency|follow·?up|percentage|share|split|collected|council|mmc|nmc|conference|cme|workshop|course|college|exam|tuition|school|membership|parking|tax|bank|delivery|insurance|laboratory|lab|pharmacy|hospital)\s+(?:of\s+(?:the\s+)?|and\s+(?:\S+\s+)?|the\s+)?$`.replaceAll(
		'·',
		'[\\s-]?',
	),
	'iu',
)
const earnedAfter =
	/^(?:\s+(?:share|split|sharing|collected|collection|revenue|slips?|counter|desk|structure|earned|generated|billed|per\s+(?:case|patient|visit|opd)|from\s+(?:the\s+)?(?:patients?|opd|relatives)|of\s+(?:the\s+)?(?:patients?|opd|biops(?:y|ies)|samples?)|is\s+(?:yours|shared)|are\s+(?:yours|shared))|\s*[:-]?\s*\d+\s?%|\s+\d+:\d+)/iu
const isAboutPatients = near(
	String.raw`patients?|relatives|attendants?|biops(?:y|ies)|samples?|calcium|amyloid|plaque|drug|rugn\p{L}*|मरीज[\p{L}\p{M}]*|रुग्ण[\p{L}\p{M}]*|opd|ओपीडी`,
)
const isAboutApplicants = near(
	String.raw`${person}|joining|interview|appointment letter|offer letter`.replaceAll('you|doctors?|nurses?|', 'you|'),
)

/** The hospital pays, or the specialist is paid. */
const isPaidByHospital = near(
	String.raw`(?:hospital|we|management|trust|employer|company)\s+(?:will\s+|shall\s+|also\s+|always\s+)?(?:pays?|bears?|covers?|reimburses?|sponsors?|refunds?|takes?\s+care)|reimburs\p{L}*|sponsored|(?:paid|borne|covered|met|given)\s+by\s+(?:the\s+)?(?:hospital|us|management|trust)|waived|free\s+of\s+(?:cost|charge)|at\s+no\s+(?:cost|charge)|(?:hospital|aspatal|asptal|rugnalay)\s+(?:dega|degi|denge|deil|deta|bharega|bharel)|(?:अस्पताल|हॉस्पिटल|रुग्णालय)\s+(?:\S+\s+){0,2}(?:देगा|देगी|भरेगा|देईल|भरेल|देते|करेल)`,
)
const isOrderedFromPerson = near(
	String.raw`${mustPay}|${person}\s+(?:to\s+|will\s+|must\s+)?${pay}|pay\s+(?:first|${amount})|deposit\s+${amount}|${payVerb}`,
)
const isSalary = near(
	String.raw`per\s+(?:month|shift|case|hour|day|night|duty|annum|year|visit|call|patient|surgery|list)|(?:a|an|each|every)\s+(?:month|shift|case|hour|day|night|duty|year)|monthly|lpa|p\.?m|/\s?(?:month|shift|case|hr|hour|day)|salary|stipend|bonus|incentives?|ctc|remuneration|pagar|vetan|पगार|वेतन|सैलरी|महिना|महीना|प्रति`,
)

/** Meals and parking, not hiring. */
const isOfDailyLife = near(String.raw`canteen|meals?|mess|parking|laundry|per\s+(?:meal|day|month|head)|cr[eè]che`)

const negationBefore =
	/(?<![\p{L}\p{M}])(?:no|not|never|without|zero|nil|neither|nor|none|free\s+of|don['’]?t|doesn['’]?t|won['’]?t|cannot|can['’]?t|free|muft|mofat|bina|vina|koi|kuth?l\p{L}+|kontyahi|konti?hi|nishulk|निःशुल्क|नि:शुल्क|मोफत|मुफ्त|बिना|विना|कोई|किसी|कोणत[\p{L}\p{M}]+|कुठल[\p{L}\p{M}]+)(?![\p{L}\p{M}])/iu
/** It ends what a negation before it is about. */
const turn =
	/(?<![\p{L}\p{M}])(?:but|only|just|however|except|although|lekin|magar|sirf|kewal|keval|fakt|pan|matra|लेकिन|मगर|सिर्फ|केवल|पण|परंतु|फक्त|मात्र)(?![\p{L}\p{M}])/iu
const negationAfter =
	/^[^,;]{0,60}?(?<![\p{L}\p{M}])(?:(?:is|are|was|will\s+be|shall\s+be|be)\s+(?:not|never)\s+(?:\S+\s+)?(?:charged|taken|asked|required|collected|needed|payable|demanded|applicable|accepted|levied|due)|(?:not|never)\s+(?:charged|taken|asked|required|collected|needed|demanded|applicable|payable|levied)|(?:is|are|:|-|=)?\s*(?:nil|zero|waived|none|free|not\s+applicable)(?![\p{L}])|illegal|(?:nahi|nahin|nai)(?!\s+to)(?!\s+toh)(?!tar)|नहीं(?!\s+तो)|नाही(?!त)(?!\s+तर)|नको|मत)/iu
const isNeverAsked = /(?<![\p{L}])(?:is|are)\s+(?:not|never)\s+(?:asked|charged|taken|required|collected|demanded)/iu
/** 'No joining without the deposit', 'without payment the form is rejected': two negations are an order. */
const doubleNegation =
	/(?:(?<![\p{L}])(?:no|not|never|cannot|can['’]?t|won['’]?t|nobody|none)(?![\p{L}])[^.;]{0,60}(?<![\p{L}])(?:without|unless|until|till)(?![\p{L}]))|(?:(?<![\p{L}\p{M}])(?:without|bina|vina|बिना|विना|शिवाय)(?![\p{L}\p{M}]).{0,80}(?<![\p{L}\p{M}])(?:reject|rejected|cancel\p{L}*|invalid|not|no|nahi|nahin|नहीं|नाही)(?![\p{L}\p{M}]))|(?:(?:shivay|शिवाय|(?<![\p{L}\p{M}])(?:बिना|bina))(?![\p{L}\p{M}]).{0,60}(?:nahi|नहीं|नाही))/iu
/** A rule that forbids what it names: 'report anyone who asks for a fee'. */
const warning =
	/(?<![\p{L}])(?:beware|report|never\s+pay|do\s+not\s+pay|don['’]?t\s+pay|we\s+(?:do\s+not|don['’]?t|never)|fraud|fake\s+(?:calls?|agents?)|savdhan|सावधान)(?![\p{L}])/iu

function isHonest(clause: Clause, { start, end }: Span, kind: 'named' | 'ordered' | 'beside'): boolean {
	const { text } = clause
	const [before, found, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
	if (doubleNegation.test(text)) return false
	const lead = before.split(turn).at(-1) ?? ''
	if (
		negationBefore.test(lead.slice(-70)) ||
		negationBefore.test(found) ||
		negationAfter.test(after) ||
		/ (?:nahi|nahin)$|नहीं$|नाही$/u.test(found)
	)
		return true
	if (!hasAmount(text) && isNeverAsked.test(after)) return true
	if (warning.test(lead)) return true
	const isOrdered = isOrderedFromPerson(text)
	if (isPaidByHospital(text) && !isOrdered) return true
	if (isAboutPatients(text) && !isAboutApplicants(text)) return true
	if (kind !== 'ordered' && (earnedBefore.test(before) || earnedAfter.test(after))) return true
	if (kind === 'beside' && isOfDailyLife(text) && !isAboutApplicants(text)) return true
	if (kind === 'ordered') return isSalary(text.slice(start, end + 30)) && !anyFee.test(found)
	return false
}

/** A line of its own, such as 'Deposit 5ooo'. */
const isShort = (text: string) => text.trim().split(/\s+/).length <= 3

/** Every place where a text asks the person who is hired for money. */
export function findFees(text: string): Span[] {
	return clausesOf(text).flatMap((clause) => {
		const within = (spans: Span[], kind: 'named' | 'ordered' | 'beside') =>
			spans.filter((span) => !isHonest(clause, span, kind))
		const asked = [
			...within(spansOf(namedFee, clause.text), 'named'),
			...within(spansOf(orderToPay, clause.text), 'ordered'),
			...(hasAmount(clause.text) || isAboutHiring(clause.text) || isShort(clause.text)
				? within(spansOf(anyFee, clause.text), 'beside')
				: []),
		]
		if (asked.length === 0 && purposes(clause.text) && !isBenefit(clause.text))
			asked.push(...within(spansOf(anyAmount, clause.text), 'beside'))
		return asked.map(({ start, end }) => ({ start: clause.start + start, end: clause.start + end }))
	})
}

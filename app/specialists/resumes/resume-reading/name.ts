import { headingOf } from './headings.ts'
import type { Line } from './lines.ts'
import { isPlaceOfWork, roleWords } from './workplaces.ts'

export type FoundName = { name: string; isSure: boolean; from: string }

const title =
	/^(?:(?:dr|prof(?:essor)?|mr|mrs|ms|miss|smt|shri|sri|kum?|kumari|sr|sister|bro|er|vd|vaidya|hakim|rev|fr|capt|col|maj|lt|brig|gen|cdr|wg|gp|sqn|surg|ldr)\b|डॉ|डाॅ|डॉक्टर|श्रीमती|श्री|कु|सौ|प्रा)[.\s]*/iu
const doctor = /^(?:(?:dr|prof(?:essor)?|vd|vaidya)\b|डॉ|डाॅ|प्रा)/iu
const documentWords =
	/\b(?:curriculum|vitae|resume|résumé|bio-?\s?data|c\.?v\.?|europass|profile|personal (?:information|details|data|particulars))\b|रिज़?्?यूमे|बायोडाटा|बायोडेटा|परिचय पत्र/giu
/** `PROFESSIONAL RESUME OF DR. ARINDAM BANERJEE` */
const ofDocument = /^.{0,30}\b(?:curriculum vitae|resume|résumé|bio-?\s?data|c\.?v\.?)\s+(?:of|for)\s+/iu
/** No person is called so. */
const notNames =
	/\b(?:hospitals?|institutes?|college|university|clinic|centre|center|road|street|india|consultants?|registrar|anae?sthe\w*|\w+ologist|surgeon|surgery|nurs(?:e|ing)|physician|officer|residents?|specialist|professor|lecturer|director|manager|management|e-?mail|phone|mobile|contact|address|departments?|medical|medicine|health|care|male|female|reg|regn|mmc|mnc|kmc|no|top|skills?|summary|objective|experience|education|languages?|references?|respected|sir|madam|subject|application|applied|dear|to|from|the|date|place|council|registration|board|page|details|personal|information|declaration|years?|job|work|career|team|human|resources?|open|available|mother|father|husband|wife|spouse|present|previous|current|employer|position|applied|designation|total|special|degrees?|guardian|name|school|nagar parishad|west|east|north|south|state|post|of|in|at|and|with|for|my|i|am|your|yours|faithfully|sincerely|general|emergency|critical|trust|society|january|february|march|april|june|july|august|september|october|november|december|single|married|hindu|indian|nationality|government|district|municipal|memorial|full|part|time|services?|particulars?|statements?|sheet|proforma|pro-forma|form|format|record|records|data|bank|gmail|inbox|outlook|yahoo|message|attachments?|original|fwd|sent|mail|cum|cover(?:ing)?|letter|confidential|draft|template|untitled|copy|version|updated?|document|certificates?|certified|licen[cs]ed?|registered|qualifications?|educational|academic|professional|clinical|career|history|chronolog\w*|annexure|appendix|schedule|enclosures?|brief|outline|introduction|about|postings?|transfers?|station|cadre|namah|namaha|ganeshaya?|bismillah|vacancy|recruitment|walk-in|interview)\b/iu
const notNamesInHindi =
	/নাম|नाम$|नाव$|अनुभव|शिक्षा|शिक्षण|शैक्षणिक|कौशल|भाषा|पंजीकरण|नोंदणी|अस्पताल|रुग्णालय|विद्यालय|माहिती|विवरण|अर्ज|आवेदन|महोदय|प्रति|विषय|परिचय|संपर्क|विभाग|परिषद|जिल्हा|जिला(?!\p{M})|आरोग्य|पता|पत्ता|नर्स|तज्ज्ञ|अधिकारी|चिकित्स|वैद्यकीय|मेडिकल|कार्य/u
const letters = String.raw`[\p{L}\p{M}\u200c\u200d.'’-]+`
const nameShape = new RegExp(String.raw`^${letters}(?: ${letters}){0,4}$`, 'u')
/** The person that a form is about. */
export const owner =
	'candidate|applicant|doctor|nurse|officer|employee|staff|incumbent|individual|person|official|member|faculty|teacher|student|professional|consultant|surgeon|physician|specialist|sister|trainee|registrant|practitioner|job ?seeker|resident'
/** `Name` in the other scripts of India. */
export const nameInScripts = 'नाम|नाव|নাম|નામ|ਨਾਮ|ਨਾਂ|ନାମ|ନାଁ|பெயர்|పేరు|ಹೆಸರು|പേര്|പേര|نام'
const fullInScripts = '(?:पूरा|पूर्ण|संपूर्ण|আমার|সম্পূর্ণ|পুরো|પૂરું|આખું|પૂર્ણ|ਪੂਰਾ|ପୂରା|முழு|పూర్తి|ಪೂರ್ಣ|മുഴുവൻ|പൂർണ്ണ|مکمل) '
const labels = new RegExp(
	String.raw`^(?:\(?\d{1,2}[.)]?\t)?(?:full\s+|(?:${owner})(?:['’]?s)?\s+)?name(?:\s+of\s+(?:the\s+)?(?:[\p{L}.]+\s+){0,2}(?:${owner}))?(?:\s+in\s+full|\s*\([^)]{0,30}\)){0,2}(?:\s*[:\t–-]|(?<=\(in [^)]{3,27}\))\s)[\s:\t–-]*(.+)$|^(?:${fullInScripts})?(?:${nameInScripts})(?:\s*\([^)]{2,30}\))?\s*[:\t–-][\s:\t–-]*(.+)$`,
	'iu',
)

/** The name of the person whose resume it is. `isSure` where the resume itself sets it apart: by a label, by `Dr`, in large print. */
export function findName(lines: readonly Line[], largest: string | null): FoundName | null {
	const best = candidates(lines, largest)
		.map((candidate) => ({ ...candidate, score: candidate.score + (isInEmail(candidate.name, lines) ? 25 : 0) }))
		.toSorted((one, other) => other.score - one.score)[0]
	if (!best) return null
	const name = inFull(withSurnameBelow(best.name, lines), lines)
	// A given name alone is not yet who it is, and neither is a name half in one script and half in another.
	const isOne = isInLatin(name) || !/\p{Script=Latin}/u.test(name.replace(/^Dr /, ''))
	return {
		name,
		isSure: best.score >= 70 && name.replace(/^Dr /, '').includes(' ') && isOne && !runsOn(name, best.from),
		from: best.from,
	}
}

/** `JINCY MARIAM Mariam House`: what is not in the capitals of the name may be no part of it. */
function runsOn(name: string, from: string): boolean {
	const words = name
		.replace(/^Dr /, '')
		.split(' ')
		.filter((word) => word.length > 2)
	const inCapitals = words.map((word) => new RegExp(`(?<!\\p{L})${word.toUpperCase()}(?!\\p{L})`, 'u').test(from))
	return inCapitals[0] === true && inCapitals.at(-1) === false
}
const isInLatin = (text: string) =>
	/^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text.replace(/^Dr /, '')) &&
	/\p{Script=Latin}/u.test(text.replace(/^Dr /, ''))

/** `Dr. Nupur` above `Agrawal`, in large print or a narrow column. */
function withSurnameBelow(name: string, lines: readonly Line[]): string {
	if (name.replace(/^Dr /, '').includes(' ')) return name
	const at = lines.findIndex(({ text }) => nameIn(text, true) === name)
	const next = lines[at + 1]?.text ?? ''
	return at >= 0 &&
		/^\p{Lu}[\p{L}’'-]{2,}$/u.test(next) &&
		nameIn(`${name} ${next}`, true) !== null &&
		isInEmail(next, lines)
		? `${name} ${asWritten(next)}`
		: name
}

/** `K. V. Ramana Murthy` is written `K. Venkata Ramana Murthy` elsewhere. */
function inFull(name: string, lines: readonly Line[]): string {
	const words = (text: string) => text.replace(/^Dr /, '').split(' ')
	const isLonger = (other: string) => {
		const [own, theirs] = [words(name), words(other)]
		return (
			own.length === theirs.length &&
			own.length > 2 &&
			own.every((word, at) => {
				const their = theirs[at] ?? ''
				return word === their || (/^\p{Lu}\.?$/u.test(word) && their.startsWith(word.charAt(0)))
			}) &&
			other.length > name.length
		)
	}
	const written = lines.flatMap(({ text, part }) => (part === 'references' ? [] : (nameIn(text, false) ?? [])))
	return written.find(isLonger) ?? name
}

/** `নাম / Name : Mousumi`, `NAME / नाम : PARMINDER`: the label in Latin letters alone. */
const inOneLanguage = (text: string) =>
	text.replace(
		/^(?:[^\p{Script=Latin}:/\t]{2,30}[/,]\s*(\p{Script=Latin}[\p{Script=Latin} ’']*?(?:\s*\([^)]{2,30}\))?)|(\p{Script=Latin}[\p{Script=Latin} ’']*?)\s*\/[^\p{Script=Latin}:\t]{2,30}?)(?=\s*[:\t])/u,
		'$1$2',
	)

/** `SHALINI R D/o Rangaswamy`: whose child or spouse. */
const ofParent = /[\s,(]+[SDWC] ?\/ ?O\b.*$/i

type Candidate = { name: string; score: number; from: string }

function candidates(lines: readonly Line[], largest: string | null): Candidate[] {
	const found: Candidate[] = []
	const add = (written: string, score: number, isLoose = false) => {
		const text = written.replace(ofParent, '')
		// Written twice, in two scripts: hospitals search in Latin letters.
		const scripts = /^[^()]*[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}][^()]*\(\p{Script=Latin}/u.test(
			text,
		)
			? /[/()]/
			: '/'
		const names = text.split(scripts).flatMap((part) => nameIn(part, isLoose) ?? [])
		const name = names.find(isInLatin) ?? names[0]
		if (name) found.push({ name, score: score + (name.startsWith('Dr ') ? 10 : 0), from: text })
	}
	for (const { text, part } of lines.slice(0, 80)) {
		const labelled = labels.exec(inOneLanguage(text.replace(/^\(?\d{1,2}[.)]?\t/, '')))
		if (labelled && part !== 'references') add(labelled[1] ?? labelled[2] ?? '', 110, true)
	}
	const inParts = namedInParts(lines)
	if (inParts) found.push({ name: inParts.name, score: 105, from: inParts.from })
	if (largest) add(largest, 80)
	for (const { text } of lines.slice(0, 30)) {
		// `Asha Menon <ashamenon@gmail.com>` in a printed mail, but whom it was sent to.
		const [, sender = '', address = ''] =
			/(?:^|[\t:])\s*"?([^<>\t:@"]{4,50}?)"?\s*<([\w.+-]+)@[\w.-]+>/.exec(text) ?? []
		if (address !== '' && !/^\W*(?:to|cc|bcc)\b/i.test(text))
			add(sender, isPartOf(sender, address.toLowerCase()) ? 72 : 45)
		add(/^(?:from|sender)\s*:\s*([^<>@\t]{4,50})$/i.exec(text)?.[1] ?? '', 50)
	}
	let isLetter = false
	for (const [at, { text, part, isFlowStart }] of lines.slice(0, 60).entries()) {
		if (/^(?:to|प्रति)\s*,?$/iu.test(text)) isLetter = true
		if (part === 'references' || part === 'publications') continue
		const isSigned =
			/(?:yours|sincerely|faithfully|thank(?:s| you)|regards|आपका|आपला)\b/iu.test(lines[at - 1]?.text ?? '') && at > 2
		if (isSigned) add(text.replace(/^\((.*)\)$/, '$1'), 66)
		if (part !== 'top' && part !== 'personal' && part !== 'summary' && at > 5) continue
		const isAddressee =
			isLetter && lines.slice(Math.max(0, at - 3), at).some((line) => /^(?:to|प्रति)\s*,?$/iu.test(line.text))
		if (isAddressee || isPlace(text)) continue
		const next = lines[at + 1]?.text ?? ''
		const opens = at < 3 || isFlowStart || lines[at - 1]?.isFlowStart === true
		add(/^I,? (?:am )?((?:Dr|Mr|Mrs|Ms|Smt)\b\.? [^,]{4,40}),/u.exec(text)?.[1] ?? '', 60)
		add(
			/^(?:Myself,?|My name is|This is) ([^,.(]{2,4}\. ?[^,.(]{4,40}|[^,.(]{4,40})(?:[,.(]|$)/u.exec(text)?.[1] ?? '',
			60,
		)
		if (opens && !isLetter) {
			add(text, 62 - at)
			if (isNameInTwoLines(text, next) || (isSurnameBelow(text, next) && isInEmail(next, lines)))
				add(`${text} ${next}`, 64 - at)
			if (at < 3) add(beforeTrade(text), 50 - at)
		} else if (/^(?:dr|prof)\b|^डॉ/iu.test(text) && at < 12) add(text, 60)
		else if (isCredentialLine(next) && text.split(' ').length <= 5) add(text, 58)
		else if (at < 8 && !isLetter) add(text, 40 - at)
	}
	return found
}

/** `BINDU` above `SURENDRAN PILLAI` */
const isNameInTwoLines = (text: string, next: string) =>
	/^\p{Lu}{3,}$/u.test(text) && /^\p{Lu}{3,}(?: \p{Lu}{2,})?$/u.test(next)

/** `Gurpreet Kaur` above `Sandhu` */
const isSurnameBelow = (text: string, next: string) =>
	/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?){0,2}$/u.test(text) && /^\p{Lu}\p{Ll}{3,}$/u.test(next) && !isPlace(next)

/** `Selvi Rajendran Labour room nurse`: what stands before the first word of the trade. */
function beforeTrade(text: string): string {
	const words = (text.split('\t')[0] ?? '').split(' ')
	const end = words.findIndex(
		(word) => notNames.test(word) || roleWords.test(word) || /^(?:icu|ot|nicu|labou?r|staff|cardiac|room)$/i.test(word),
	)
	const isTrade = roleWords.test(words.slice(end).join(' ')) && !isPlaceOfWork(text)
	return isTrade && (end === 2 || end === 3) ? words.slice(0, end).join(' ') : ''
}

const isCredentialLine = (text: string) =>
	/^(?:m\.?b\.?b\.?s|m\.?d\b|m\.?s\b|d\.?n\.?b|g\.?n\.?m|a\.?n\.?m\b|b\.?\s?sc|b\.?a\.?m\.?s|b\.?h\.?m\.?s|d\.?a\b|एमबीबीएस|(?:\+91|0)?[\s-]*[6-9]\d{4})/i.test(
		text,
	)

/** `First Name : Meera`, `Last Name : Sathe`. */
function namedInParts(lines: readonly Line[]): { name: string; from: string } | null {
	const part = (label: RegExp) =>
		lines.slice(0, 60).flatMap(({ text }) => {
			const said = label.exec(text)?.[1]?.split(/\t/)[0]?.trim()
			return said && nameShape.test(said) ? [said] : []
		})[0]
	const first = part(/^(?:first|given)\s*name\s*[:\t–-][\s:\t–-]*(.+)$/i)
	const middle = part(/^(?:middle|father(?:['’]?s)?\s*\/\s*husband(?:['’]?s)?)\s*name\s*[:\t–-][\s:\t–-]*(.+)$/i)
	const last =
		part(/^(?:last|sur|family)\s*-?name\s*[:\t–-][\s:\t–-]*(.+)$/i) ?? part(/^surname\s*[:\t–-][\s:\t–-]*(.+)$/i)
	if (!first || !last) return null
	const name = [first, middle, last].filter((each) => each !== undefined).join(' ')
	return { name: name.split(' ').map(asWritten).join(' '), from: name }
}

/** Places are written like names: `Thane West`, `Navi Mumbai`. */
const places =
	/(?<!\p{L})(?:navi|new|old|greater|mumbai|pune|delhi|nagpur|nashik|thane|kalyan|kolhapur|solapur|satara|sangli|aurangabad|sambhajinagar|bengaluru|bangalore|mysuru|mysore|mangaluru|hubli|chennai|coimbatore|madurai|kolkata|howrah|hyderabad|secunderabad|vijayawada|visakhapatnam|ahmedabad|surat|vadodara|rajkot|jaipur|jodhpur|udaipur|lucknow|kanpur|varanasi|prayagraj|agra|noida|ghaziabad|gurgaon|gurugram|faridabad|chandigarh|mohali|ludhiana|amritsar|bhopal|indore|jabalpur|gwalior|raipur|ranchi|patna|guwahati|bhubaneswar|kochi|ernakulam|kozhikode|thrissur|trivandrum|thiruvananthapuram|goa|panaji|maharashtra|karnataka|kerala|gujarat|rajasthan|punjab|haryana|bihar|pradesh|bengal|odisha|nadu|telangana)(?!\p{L})/iu
/** Towns and states alone: `Mohali, Punjab`. */
export const isOnlyTown = (text: string) =>
	text.split(/[\s,]+/).every((word) => places.test(word) || /^India$/i.test(word))
const isPlace = (text: string) => !doctor.test(text) && text.split(' ').length <= 3 && places.test(text)

function isInEmail(name: string, lines: readonly Line[]): boolean {
	const local = lines
		.flatMap(({ text }) =>
			[...text.matchAll(/([\w.+-]+)@[\w.-]+\.\w+/g)].map(([, before = '']) => before.toLowerCase()),
		)
		.join(' ')
	return isPartOf(name, local)
}
const isPartOf = (name: string, address: string) =>
	foldName(name)
		.split(' ')
		.some((word) => word.length >= 4 && address.includes(word))

function nameIn(line: string, isLoose: boolean): string | null {
	// What follows a comma, a bracket or a column are degrees and addresses.
	const plain =
		line
			.replace(/\(\s*(?:mrs?|ms|miss|dr|prof|smt|capt|retd|सौ|श्रीमती)\.?\s*\)/giu, ' ')
			.replace(/ {2,}/g, ' ')
			.replace(ofDocument, '')
			.replace(documentWords, ' ')
			.replace(/^[\s:.–—|-]+/u, '')
			.replace(/^(?:of|for|[–-])\s+/i, '')
			.split(
				/[,(|\t/–—:;]| - |\d|\+\d|\bM\.?B\.?B\.?S\b|\bM\.?D\b(?!\.? [A-Z][a-z])|\b(?:M\.\s?S|D\.\s?A|D\.\s?N\.\s?B|D\.\s?G\.\s?O|D\.\s?C\.\s?H|G\.\s?N\.\s?M|M\.\s?Ch|M\.\s?Sc)\.(?=[ ,]*(?:\(|$|,))|\bB\.?\s?Sc\b|\bGNM\b|\bANM\b|\bDNB\b|\bBAMS\b|\bBHMS\b/u,
			)[0]
			?.replace(/[\s:-]+$|(?<=\p{L}{3})\.$/gu, '')
			.replace(/\s+/g, ' ')
			.trim() ?? ''
	const isDoctor = doctor.test(plain)
	const name = plain.replace(title, '').replace(title, '').replace(title, '').trim()
	if (name.length < 3 || name.length > 60 || !nameShape.test(name)) return null
	if (notNames.test(name) || notNamesInHindi.test(name) || roleWords.test(name) || headingOf(name)) return null
	// Typed without capitals: `dr anil deshmukh`.
	const words = (
		isDoctor && !/\p{Lu}/u.test(name) ? name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) : name
	).split(' ')
	if (words.length < 2 && !isDoctor && !isLoose) return null
	if (!words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word)) || !words.some((word) => word.length > 2)) return null
	return `${isDoctor ? 'Dr ' : ''}${words.map(asWritten).join(' ')}`
}

/** Two words or more that a person may be called by, and nothing else. */
export const isNameOfPerson = (text: string) => nameIn(text, false) !== null && !isPlaceOfWork(text)

/** `MENON` is Menon and `D’SOUZA` D’Souza; `RK` and `R.K.` are initials. */
const asWritten = (word: string) =>
	/^[\p{Lu}'’-]{3,}$/u.test(word)
		? word
				.toLowerCase()
				.replace(/(^|['’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
		: word

/** A name for comparing: without title, dots and order of capitals. */
export const foldName = (name: string) =>
	name
		.replace(title, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}]+/gu, ' ')
		.trim()

import { partInScript } from './headings-in-scripts.ts'

export type Part =
	| 'top'
	| 'summary'
	| 'experience'
	| 'education'
	| 'skills'
	| 'languages'
	| 'registration'
	| 'personal'
	| 'publications'
	| 'references'
	| 'other'

/** The first that a heading's words name is its part. */
const subjects: readonly (readonly [part: Part, key: RegExp])[] = [
	['languages', /\b(?:languages?|lang|mother tongue|tongues|linguistic|(?:i|can) speak)\b|भाषा/],
	['registration', /\b(?:registrations?|regn|licen[cs]es?|licensure|council)\b|पंजीकरण|नोंदणी/],
	['summary', /\bcareer (?:objective|summary|synopsis|snapshot|profile|overview)\b/],
	[
		'skills',
		/\b(?:research|clinical|special|professional|medical|surgical|area|areas|field|fields) (?:of )?(?:special )?(?:interests?|expertise)\b/,
	],
	[
		'skills',
		/\b(?:works?|procedures?|operations?|cases) (?:known|handled|done|learn(?:t|ed)|performed|exposure)\b|कुशलता|कार्य का ज्ञान/,
	],
	['publications', /\b(?:publications?|presentations?|papers?|posters?|conferences?|research)\b|प्रकाशन/],
	['references', /\b(?:references?|referees?)\b|संदर्भ/],
	[
		'other',
		/\b(?:memberships?|fellowships|certifications?|certificates?|certified|awards?|achievements?|workshops?|training|hobbies|interests?|volunteer(?:ing)?|declaration|examinerships?|lectures|talks|affiliations|societies|honou?rs|grants|patents)\b|घोषणा|छंद|रुचि/,
	],
	[
		'skills',
		/\b(?:skills?|surger(?:y|ies)|operations|operative|can do|good at|competenc(?:y|ies)|expertise|procedures|proficienc(?:y|ies)|strengths|abilit(?:y|ies)|capabilit(?:y|ies)|aptitudes?|talents)\b|कौशल/,
	],
	['experience', /\b(?:appointments?|posts(?: held)?|post held|(?:current|present) post|attachments|employment)\b/],
	[
		'education',
		/\b(?:education|educational|edu|academics?|qualifications?|degrees?|scholastics?|academia|schooling|learning|study|studies|studied)\b|शिक्षा|शिक्षण|शैक्षणिक|योग्यता|पात्रता/,
	],
	[
		'experience',
		/\b(?:experiences?|exp|employment|appointments?|career|positions?|postings?|work history|job history|journey|tenures?|stints?|engagements?|occupations?|jobs|assignments|internships?|work(?:ed|ing)?|services?|served|practi[cs]e)\b|अनुभव|रोजगार/,
	],
	['personal', /\b(?:personal|contact|reach|bio ?data|biodata|details|particulars|address)\b|व्यक्तिगत|वैयक्तिक|संपर्क/],
	[
		'summary',
		/\b(?:summary|synopsis|snapshot|objective|profile|about|statement|overview|introduction)\b|उद्देश्य|परिचय|उद्दिष्ट/,
	],
]

/** Words that headings are made of: a line of nothing else is one. */
const words = new Set(
	`about academia academic academics am achievement achievements additional address adult and appointment appointments area areas assignments at
	attainments awards background basic biodata bio brief career certificate certificates certification certifications certified chronology clinical
	competence competencies competency computer conference conferences contact core council course courses credentials curriculum current
	data declaration dossier degree degrees detail details education educational employer employment engagement engagements exposure field fields experience experiences expertise extra
	fluency had held history hobbies hospital in info information interest interests internship internships introduction it job jobs journey key known language
	languages last learning licence licences license licenses licensure linguistic list me medical membership memberships mother my nursing objective objectives occupation occupations occupational of
	organisational organizational other others overview papers particulars past permanent personal position positions posters post posting
	postings posts presentations present previous procedural procedure procedures professional proficiencies proficiency profile prior publications qualification
	qualifications reach record reference references referee referees registration registrations related relevant research residency responsibilities resume scholastic scholastics schooling
	scope skill skills snapshot soft special specialist spoken statement state stint stints strength strengths studied studies summary surgical synopsis teaching technical tenure tenures the to tongue tongues top
	total training undergraduate where so far done worked service services served practice practise history examiner examinerships lectures invited
	surgery surgeries operations operative speak do good at study reg regn talks affiliations societies honours honors grants patents vitae volunteer volunteering with work working workshops attended conducted transfer transfers i have s can job-related hard
	abilities ability capabilities capability aptitude aptitudes talents edu lang exp works by attachment attachments visiting fellowship fellowships selected learnt learned handled performed cases known done
	ज्ञान कुशलता दक्षता अन्य व अनुभव कार्य कार्यानुभव कामाचा काम का शिक्षा शिक्षण शैक्षणिक शैक्षिक योग्यता योग्यताएँ पात्रता कौशल कौशल्य कौशल्ये मुख्य पंजीकरण नोंदणी भाषा भाषाएँ भाषाएं ज्ञात
	अवगत वैयक्तिक व्यक्तिगत माहिती जानकारी विवरण तपशील संपर्क संदर्भ घोषणा परिचय उद्देश्य उद्दिष्ट छंद रुचि रुचियाँ प्रकाशन और आणि व्यावसायिक पेशेवर रोजगार एवं`.split(
		/\s+/,
	),
)

/** Parts whose text may follow their heading in its line: `Skills: TIVA, ACLS`. `Total experience: 11 years` is a fact and begins no list. */
const inline = new Set<Part>(['skills', 'languages', 'registration', 'references'])

/** `isInline`: for the line alone, not for those that follow. */
export type Heading = { part: Part; rest: string; isInline: boolean }

/** `Anaesthesia work I am comfortable with`, `Procedures that I do independently`, `What I do` */
const isWhatTheyDo =
	/^(?:\p{L}[\p{L}-]*\s){0,6}(?:[Ww]hat (?:I|i) (?:can )?do(?: best)?|(?:comfortable|confident|familiar|conversant|competent|experienced|trained|well[ -]versed|skilled|proficient) (?:with|in|at|doing)|(?:procedures?|works?|cases|operations?|surgeries) (?:that )?(?:I |i )(?:do|can do|have done|perform)(?: independently)?|(?:procedures?|cases|operations?|surgeries) (?:done|performed) independently)\s*[:–-]*$/u

/** Not all capitals, and not `Each Word With One`. */
const isSentence = (text: string) => /(?:^|\s)\p{Ll}/u.test(text)

const isColumnTitle = (cell: string) =>
	/^(?:name of |year|period|duration|from|to|hospital|institut\w+|organi[sz]ation|employer|college|university|board|designation|post|marks|percentage|class)\b/i.test(
		cell,
	) && cell.length < 30

const isTitleOfLevels =
	/^(?:(?:proficiency|level|read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|understand(?:ing)?)[\s/,&]*)+$/i

/** `Skills`, `WORK EXPERIENCE:`, `W O R K`, or `Skills: TIVA, ACLS` with what follows; null for any other line. */
export function headingOf(line: string): Heading | null {
	if (line.length > 400) return null
	const said = line.trim()
	if (isWhatTheyDo.test(isSentence(said) ? said : said.toLowerCase()))
		return { part: 'skills', rest: '', isInline: false }
	const [, title = '', rest = ''] =
		/^([^:\t]{3,60}?)\s*[:：-]*\s*(?:(?:[:\t]|(?<=\s)[-–](?=\s))\s*(.*))?$/u.exec(withoutSpacing(said)) ?? []
	const inScript = partInScript(title)
	if (inScript !== null && (rest === '' || inline.has(inScript))) return { part: inScript, rest, isInline: rest !== '' }
	const plain = inLatin(title)
		.toLowerCase()
		.replace(/\(s\)/g, 's')
		.replace(/\([\p{L} ]+\)/gu, ' ')
		.replace(/[’']s\b/g, '')
	const own = withoutGaps(plain.match(/[\p{L}\p{M}]+(?:-related)?/gu) ?? [])
	if (own.length === 0 || own.length > 6 || /\d/.test(title) || /[,|@]/.test(title)) return null
	if (!own.every((word) => words.has(word))) return null
	const subject = subjects.find(([, key]) => key.test(own.join(' ')))
	if (!subject && own.length > 1 && !/^[^a-z]+$/.test(title)) return null
	const part = subject?.[0] ?? 'other'
	if (
		!subject &&
		/^(?:hospital|post|nursing|work|job|in|it|i|me|state|list|medical|employer|council|residency)$/.test(own.join(' '))
	)
		return null
	// How well a language is spoken.
	if (
		/^(?:full |limited )?(?:professional working|full professional|limited working)(?: proficiency)?$|^elementary proficiency$/.test(
			own.join(' '),
		)
	)
		return null
	// The end of a period, whose beginning stands above.
	if (/^(?:to )?(?:present|current|date|now)$/.test(own.join(' '))) return null
	if (rest === '') return { part, rest, isInline: false }
	// `Languages ⇥ Read ⇥ Write ⇥ Speak` titles a table.
	if (part === 'languages' && isTitleOfLevels.test(rest)) return { part, rest: '', isInline: false }
	if (/^(?:work|service|practi[cs]e)$/.test(own.join(' '))) return null
	// In a column of its own it is a heading whose text stands beside it.
	const isBeside =
		/\t/.test(line) && !/\t./.test(rest) && !/^\W*\d+(?:\.\d+)?\W*(?:years?|yrs?)\b/i.test(rest) && !isColumnTitle(rest)
	if (!isBeside && !inline.has(part)) return null
	return { part, rest, isInline: !isBeside }
}

/** `academic qual ificat ions`: print that sets its letters apart leaves pieces of the words of headings. */
function withoutGaps(pieces: readonly string[]): readonly string[] {
	if (pieces.length > 14 || pieces.every((piece) => words.has(piece))) return pieces
	const [first = ''] = pieces
	for (let end = Math.min(pieces.length, 6); end > 0; end--) {
		const joined = pieces.slice(0, end).join('')
		if (!words.has(joined)) continue
		const rest = withoutGaps(pieces.slice(end))
		if (rest.every((word) => words.has(word))) return [joined, ...rest]
	}
	return first === '' ? [] : pieces
}

/** `অভিজ্ঞতা / Experience` says it in two languages. */
const inLatin = (title: string) => {
	const [, inBrackets] = /^[^\p{Script=Latin}]+\(([\p{Script=Latin} ]+)\)$/u.exec(title) ?? []
	if (inBrackets !== undefined) return inBrackets
	const sides = title.split('/').map((side) => side.trim())
	const latin = sides.find((side) => /^[\p{Script=Latin}\W]+$/u.test(side) && /\p{Script=Latin}/u.test(side))
	return sides.length === 2 && latin !== undefined && sides.some((side) => !/\p{Script=Latin}/u.test(side))
		? latin
		: title
}

/** `E D U C A T I O N` is letter-spaced print. */
export const withoutSpacing = (line: string) =>
	/^(?:\p{L}\p{M}* )+\p{L}\p{M}*$/u.test(line) &&
	line.length > 8 &&
	line.split(' ').every((letter) => letter.length < 3)
		? line.replaceAll(' ', '')
		: line

import { cellsOf, type Line } from './lines.ts'
import { findSpan, findSpanOver, firstDay, isMoment, lastDay, type Span } from './months.ts'
import { cut, isPlaceOfWork, isTown, roleWords } from './workplaces.ts'

export type ProposedEmployer = {
	hospital: string
	role: string
	startsOn: string
	endsOn: string | null
	/** What follows is missing in what was read before we kept it. */
	isSure?: boolean
	from?: string
}

type Dated = { at: number; span: Span }
type Post = { hospital: string; role: string; isSure: boolean }

/** Posts with a time, a role and a place; one that lacks any of them is left to the person. */
export function findEmployers(lines: readonly Line[], today: string): ProposedEmployer[] {
	let last: string | null = null
	return entriesOf(lines, today)
		.flatMap(({ span, own, block, column }) => {
			const texts = block.map((line) => (line === own ? withoutSpan(line.text, span) : line.text))
			const post =
				column ?? readPost([withoutSpan(own.text, span)], true) ?? readPost(texts, false) ?? underOne(texts, last)
			if (!post) return []
			last = post.hospital
			const isSure =
				post.isSure &&
				!isInternship(block) &&
				span.isWhole &&
				span.from.month !== null &&
				(span.to === null || span.to.month !== null)
			const source = [...new Set([...block.toReversed(), own].map(({ text }) => text))]
				.join(' · ')
				.replace(/\t+/g, ' · ')
				.slice(0, 300)
			return [
				{
					hospital: post.hospital,
					role: post.role,
					startsOn: firstDay(span.from),
					endsOn: span.to ? lastDay(span.to) : null,
					isSure,
					from: source,
				},
			]
		})
		.slice(0, 20)
}

/** A time of work, with the lines that name the post: the line of the time first. */
type Entry = { span: Span; own: Line; block: Line[]; column: Post | null }

function entriesOf(lines: readonly Line[], today: string): Entry[] {
	const { from, dated } = workLines(lines, today)
	const titles = columnTitles(from)
	const standAbove = stand(from, dated)
	return dated.flatMap(({ at, span }, index) => {
		const own = from[at]
		if (!own) return []
		const previous = dated[index - 1]?.at ?? -1
		const next = dated[index + 1]?.at ?? from.length
		const column = fromColumns(own.text, span, titles, at)
		const isWhole = column !== null || readPost([withoutSpan(own.text, span)], true) !== null
		const block = isWhole ? [own] : standAbove ? above(from, previous, at) : below(from, at, next)
		return [{ span, own, block, column }]
	})
}

/** In the lines that name a post, the parts that are neither the role nor the dates. */
export function findWorkedAt(
	lines: readonly Line[],
	written: (line: number) => string,
): { line: number; start: number; end: number }[] {
	const entries = entriesOf(lines, '9999-12-31')
	const heads = new Set([
		...entries.flatMap(({ block, own }) => [own, ...block]),
		...lines.filter((_, at) => namesPost(lines, at)),
	])
	const roles = new Map(entries.flatMap(({ own, column }) => (column ? [[own, column.role] as const] : [])))
	const inHeads = [...heads].flatMap((line) => {
		const text = written(line.number)
		const role = roles.get(line) ?? ''
		// What stands in the column for it is the role, in whatever words.
		const [from, to] = isPlaceOfWork(role) ? [-1, -1] : [text.indexOf(role), text.indexOf(role) + role.length]
		return beyondRoleAndTime(text)
			.filter(({ start, end }) => from < 0 || role === '' || end <= from || start >= to)
			.map(({ start, end }) => ({ line: line.number, start, end }))
	})
	const inSentences = lines
		.filter(({ part }) => part !== 'education')
		.flatMap((line) => {
			const text = written(line.number)
			const found = [
				...text.matchAll(employedAt),
				...text.matchAll(employedAtInSmall),
				...(isAboutWorkInHindi(text) ? text.matchAll(employedAtInHindi) : []),
				...(heads.has(line) ? text.matchAll(postIn) : []),
			]
			return found.flatMap(({ index, indices }) => {
				const [start, end] = indices?.[1] ?? [0, 0]
				const isEmployer = !isKnownWord(text.slice(start, end)) && !isWanted(text.slice(0, index))
				return isEmployer ? [{ line: line.number, start, end }] : []
			})
		})
	return [...inHeads, ...inSentences]
}

const nameAfter = (before: string) =>
	new RegExp(
		String.raw`(?:${before})\s*(?:(?:the|M/s\.?)\s+)?(\p{Lu}[\p{L}\p{M}.’'&-]*(?: (?!I )\p{Lu}[\p{L}\p{M}.’'&-]*){0,5})`,
		'dgu',
	)
const employedAt = nameAfter(
	String.raw`(?<![\p{L}])(?:(?:[Aa]t|AT|[Aa]ttached (?:to|with)|[Ww]ork(?:ed|ing) (?:with|for)|[Ww]orked in|[Cc]urrently (?:working )?(?:with|in)|(?:[Ee]mployed|[Aa]ssociated|[Aa]ffiliated) (?:with|by|to|in))\s+|(?:[Cc]urrently|(?:[Pp]resent|[Cc]urrent|[Pp]revious) ?[Ee]mployer|[Oo]rgani[sz]ation|ORGANI[SZ]ATION|[Ee]mployer|EMPLOYER)(?: [Nn]ame)?\s*[:–-])|(?<=\s)@`,
)
const worker = roleWords.source.replace(/^\(\?<!\[.*?\]\)/u, '')
/** `icu nurse at wockhardt`: a name without capitals is one only behind words of work. */
const employedAtInSmall = new RegExp(
	String.raw`(?:\b(?:work(?:ing|ed|s)?|employed|posted|joined|serving|served|attached|job|duty|${worker})(?: \p{Ll}+){0,2}? (?:at|@)|\b(?:work(?:ing|ed)|employed|posted|serving|served) (?:in|with|for)|\bjoined)\s+(?!(?:an?|all|any|as|both|charge|day|different|each|every|general|government|home|least|level|many|multi\w*|my|night|our|present|private|several|some|tertiary|that|the|their|this|time|two|three|various|your|\d+)(?![\p{L}]))([\p{Ll}][\p{L}\p{M}.'’&-]*(?: (?!(?:and|as|at|but|for|from|in|on|since|then|till|to|until|upto|where|which|with|yrs?|years?)(?![\p{L}]))[\p{Ll}][\p{L}\p{M}.'’&-]*){0,3})`,
	'dgu',
)
const isAboutWorkInHindi = (text: string) => roleWords.test(text) || /काम|कार्यरत|नौकरी|नोकरी|सेवा|ड्यूटी/u.test(text)
/** What stands before a name, and what people work in that is no place. */
const noNameInHindi =
	'(?!(?:मैं|मी|मुझे|मला|मेरा|मेरी|माझा|माझी|में|मध्ये|से|पासून|अभी|सध्या|वर्तमान|पिछले|गेली|गेल्या|साल|वर्ष|वर्षे|वर्षों|वर्षांपासून|के|का|की|को|रूप|क्षेत्र|विभाग|वार्ड|आईसीयू|आयसीयू|ओटी|अतिदक्षता|और|आणि|तथा|एवं|व|यह|या|इस|अनेक|विविध|भारत)(?![\\p{L}\\p{M}]))'
/** `मेदांता में स्टाफ नर्स`, `सह्याद्रीमध्ये कार्यरत` */
const employedAtInHindi = new RegExp(
	String.raw`(?<![\p{L}\p{M}])(${noNameInHindi}[\p{Lo}\p{M}.]{2,}?(?: ${noNameInHindi}[\p{Lo}\p{M}.]+?){0,3}?)(?:\s+(?:में|मध्ये|मधे|येथे|इथे)|मध्ये|मधे)(?![\p{L}\p{M}])`,
	'dgu',
)
const postIn = nameAfter(String.raw`(?<=\p{L} )(?:in|with|from)\s+`)
const isKnownWord = (text: string) =>
	roleWords.test(text) ||
	departments.test(text) ||
	/^(?:[A-Z]?ICU|CCU|HDU|OTs?|OPD|IPD|ER|ED|OBG|CTVS|Present|Monday|Night|Level)s?$|(?:ology|iatrics?|ana?esthesia|medicine|surgery|care|nursing|ward|theatre)$/i.test(
		text,
	)
/** A place that the person would like to work at is no employer. */
const isWanted = (before: string) =>
	/(?:looking|seek|prefer|relocat|willing|available|open to)(?:(?!worked|working as|years|experience)[^,.;])*$/i.test(
		before,
	)

const smallWords =
	/^(?:in|at|of|the|and|with|from|as|to|for|since|till|until|date|present|current|currently|now|working|worked|attached|years?|yrs?|months?)$/i

/** A line of experience without a period that names a post: a role beside or above a name, and no sentence. */
function namesPost(lines: readonly Line[], at: number): boolean {
	const line = lines[at]
	if (line?.part !== 'experience') return false
	const words = line.text.replace(new RegExp(roleWords.source, 'giu'), ' ').match(/[\p{L}\p{M}]+/gu) ?? []
	const isTitle = words.length <= 12 && words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) || smallWords.test(word))
	if (!isTitle) return false
	if (roleWords.test(line.text) || labels.some(([, pattern]) => pattern.test(line.text))) return true
	const above = lines[at - 1]
	return above?.part === 'experience' && split(above.text).every(({ kind }) => kind === 'role') && words.length <= 6
}

const separators = /\t|\||;|·| [-–—] |\s[-–—]\s?|—|\b(?:at|AT)\b|@|[()[\]]|,/gu
const durations =
	/^\W*(?:total\W*)?(?:(?:about |approx\.? )?\d+\+?\s*(?:years?|yrs?|y|months?|mos?|m)\b[\s,.&]*(?:and\s*)?)+$/i

function beyondRoleAndTime(text: string): { start: number; end: number }[] {
	const span = findSpan(text)
	const time = span ? { start: text.indexOf(span.text), end: text.indexOf(span.text) + span.text.length } : null
	const plain = time ? text.slice(0, time.start) + '\t'.repeat(span?.text.length ?? 0) + text.slice(time.end) : text
	const ends = [...plain.matchAll(separators)].map((match) => ({
		from: match.index,
		to: match.index + match[0].length,
	}))
	let at = 0
	return [...ends, { from: plain.length, to: plain.length }].flatMap(({ from, to }) => {
		const [start, end] = [at, from]
		at = to
		return partsToHide(plain.slice(start, end)).map((part) => ({ start: start + part.start, end: start + part.end }))
	})
}

function partsToHide(piece: string): { start: number; end: number }[] {
	const text = piece.replace(/^[\s.:–—•▪-]+|[\s.:–—-]+$/gu, '')
	const start = piece.indexOf(text)
	if (
		!/\p{L}[\p{L}\p{M}]/u.test(text) ||
		noise.test(text) ||
		durations.test(text) ||
		isMoment(text) ||
		columnKind(text) !== null
	)
		return []
	const label = labels.find(([, pattern]) => pattern.test(text))?.[1].exec(text)?.[0] ?? ''
	const said = text.slice(label.length)
	if ((isDepartment(said) || isQualifier(said)) && !strongPlace.test(said)) return []
	const parts = split(said)
	if (parts.length === 1 && parts[0]?.kind === 'role') return []
	const place = parts.findLast(({ kind }) => kind !== 'role')?.text ?? said
	const at = Math.max(0, said.lastIndexOf(place))
	const from = start + label.length + at
	return [{ start: from, end: said.includes(place) ? from + place.length : start + text.length }]
}

/** Part of the course, and no experience. */
const isInternship = (block: readonly Line[]) => block.some(({ text }) => /\bintern(?:s|ship)?\b/i.test(text))

/** Every period of work, whether its post could be read or not: for the years in all. */
export function findWorkSpans(lines: readonly Line[], today: string): { startsOn: string; endsOn: string | null }[] {
	return entriesOf(lines, today)
		.filter(({ block }) => !isInternship(block))
		.map(({ span }) => ({ startsOn: firstDay(span.from), endsOn: span.to ? lastDay(span.to) : null }))
}

function workLines(lines: readonly Line[], today: string): { from: readonly Line[]; dated: Dated[] } {
	const own = lines.filter(({ part }) => part === 'experience')
	const isOwn = own.some(({ text }) => findSpan(text))
	const from = isOwn
		? own
		: lines.filter(
				({ part, text }) =>
					part === 'top' ||
					part === 'other' ||
					part === 'summary' ||
					part === 'experience' ||
					// Below a heading that we do not know, the part before it has ended.
					(part !== 'references' && part !== 'publications' && isPostInALine(text)),
			)
	const dated = from.flatMap(({ text, isPoint }, at) => {
		const span = findSpanOver(text, from[at + 1]?.text ?? '')
		// A sentence about something that lasted is no post.
		const isSentence = isPoint && !roleWords.test(text) && !isPlaceOfWork(text)
		return span && firstDay(span.from) <= today && !isSentence ? [{ at, span }] : []
	})
	return { from, dated: isOwn ? dated : dated.filter(({ at }) => isAboutWork(from, at)) }
}

const isPostInALine = (text: string) => {
	const span = findSpan(text)
	return span?.isWhole === true && roleWords.test(text) && readPost([withoutSpan(text, span)], true)?.isSure === true
}

/** Without a heading for it, a time counts beside words of work alone. */
const isAboutWork = (lines: readonly Line[], at: number) =>
	lines.slice(Math.max(0, at - 2), at + 2).some(({ text }) => roleWords.test(text) || columnKind(text) === 'role')

const withoutSpan = (line: string, span: Span) =>
	line
		.replace(span.text, '\t')
		.replace(/[\s,]+(?:from|since|w\.?e\.?f\.?|during|between|period|in)\s*[:.-]?\s*\t/i, '\t')
		.replace(/\(\s*\t?\s*\)/g, '\t')
		.replace(
			/\(?(?:about |approx\.? )?\d+\+?\s*(?:years?|yrs?|y)\b[^)\t|\d]{0,3}\s*(?:&|and|,)?\s*(?:\d+\s*(?:months?|mos?|m)\b\.?)?\)?/gi,
			'\t',
		)
		.replace(/\(?\b\d+\s*(?:months?|mos?)\b\.?\)?/gi, '\t')

/** Whether titles stand above their times, as opposed to beside or below them. */
function stand(lines: readonly Line[], dated: readonly Dated[]): boolean {
	// A post in one line says nothing of the others.
	const first = dated.find(({ at, span }) => !readPost([withoutSpan(lines[at]?.text ?? '', span)], true))
	if (!first) return false
	const beside = withoutSpan(lines[first.at]?.text ?? '', first.span)
	const before = lines
		.slice(Math.max(0, first.at - 3), first.at)
		.filter((line) => isHead(line) && columnTitles([line]).size === 0)
	if (before.length === 0) return false
	// A heading of the part in words that we do not know.
	if (before.length === 1 && !roleWords.test(before[0]?.text ?? '') && !isPlaceOfWork(before[0]?.text ?? ''))
		return beside.replace(/[\s\t|,–-]/g, '') !== ''
			? roleWords.test(beside) && !isPlaceOfWork(lines[first.at + 1]?.text ?? '')
			: true
	// A title beside its time, and the place of the post before it only where it stands above each.
	return (
		!roleWords.test(beside) ||
		before.some(({ text }) => (isPlaceOfWork(text) || isLabelledPlace(text)) && !findSpan(text))
	)
}

/** `Wolverhampton, England, United Kingdom` */
const isLocation =
	/, ?(?:India|United Kingdom|UK|England|United Arab Emirates|UAE|Saudi Arabia|KSA|Oman|Qatar|Kuwait|Bahrain|Maldives|Ireland|Singapore|Malaysia|Nepal|Bangladesh|United States|USA|Australia|New Zealand|Germany)$/

/** Part of the name of a post: no point of a list, and no sentence. */
const isHead = ({ text, isPoint }: Line) =>
	!isPoint &&
	text.length <= 110 &&
	!(isLocation.test(text) && !isPlaceOfWork(text)) &&
	!/^[\p{Ll}]/u.test(text) &&
	!(/\.$/.test(text) && text.split(' ').length > 7) &&
	!/@|^\W*(?:mobile|phone|email|address|date of birth|responsibilit|duties|job profile|key)/iu.test(text)

/** The line of the time and those in front of it that name the post, the nearest first. */
function above(lines: readonly Line[], previous: number, at: number): Line[] {
	const block = lines.slice(at, at + 1)
	for (let next = at - 1; next > previous && block.length < 4; next--) {
		const line = lines[next]
		if (!line || !isHead(line)) break
		block.push(line)
		if (isWhole(block)) break
	}
	return block
}

/** The line of the time and those behind it that name the post; points in a list are what was done there. */
function below(lines: readonly Line[], at: number, next: number): Line[] {
	const block = lines.slice(at, at + 1)
	for (const line of lines.slice(at + 1, Math.min(next, at + 4))) {
		if ((line.isPoint && !block[0]?.isPoint) || !isHead({ ...line, isPoint: false }) || isWhole(block)) break
		block.push(line)
	}
	return block
}

const isWhole = (block: readonly Line[]) =>
	block.some(({ text }) => roleWords.test(text)) && block.some(({ text }) => isPlaceOfWork(text))

/** Several posts at one place, which stands above the first. */
function underOne(texts: readonly string[], hospital: string | null): Post | null {
	const role = texts.flatMap(partsOf).find((part) => part.kind === 'role')
	return role && hospital !== null ? { hospital, role: role.text, isSure: false } : null
}

type Kind = 'role' | 'place' | 'town' | 'department' | 'other'
type PostPart = { text: string; kind: Kind; isBehindComma: boolean }

const labels: readonly (readonly [kind: Kind, label: RegExp])[] = [
	[
		'role',
		/^(?:(?:current|present|previous|last) )?(?:designation|post(?: held)?|position|role|job title|पद|पदनाम)\s*[:–-]+\s*/iu,
	],
	[
		'place',
		/^(?:(?:name of )?(?:the )?(?:(?:current|present|previous|last) )?(?:hospital|institut(?:e|ion)|organi[sz]ation|employer|company|place(?: of work)?|work ?place)(?: name)?|संस्था|रुग्णालय|अस्पताल)\s*[:–-]+\s*/iu,
	],
]
const isLabelledPlace = (text: string) => labels.some(([kind, label]) => kind === 'place' && label.test(text))
const noise =
	/^(?:full|part)[\s-]?time$|^(?:permanent|contract|contractual|regular|hybrid|on-?site|remote|temporary|ad-?hoc)$|^(?:period|duration|tenure|from|to|since|till|w\.?e\.?f\.?|date|and|india|experience)\W*$|^\d+[.)]?$$/iu
/** Of a rank or a contract: they tell no one where. */
const qualifiers = new Set(
	`academic acting adhoc assistant associate ayush basis bond bonded bsc class clinical contract contractual deputy duty female full fy1 fy2 ct1 ct2
	grade group i ii iii iv honorary incharge junior lat lead level locum m mbbs mo msc nhm night non nrhm officiating on paid part pg permanent post
	probation registrar regular resident retd rotational senior sho specialist st1 st2 st3 st4 st5 st6 st7 staff temporary time trainee under unpaid visiting
	संविदा कंत्राटी स्थायी अस्थायी कायम वरिष्ठ कनिष्ठ`.split(/\s+/),
)
const departmentWords = new Set(
	`adult and body breast burns cardiac cardiology casualty ccu clinical covid critical ctvs cvts cathlab cath care department dept dialysis
	emergency ent general gynae gynaecology hdu icu iccu imaging infectious intensive internal labor labour lab male female maternity medical medicine
	micu neonatal nephrology neuro neurology obg obgy obs hemodialysis haemodialysis nursery operation operating orthopaedic orthopedic postnatal antenatal delivery endoscopy isolation step down neurosurgery nicu obstetrics oncology opd ipd ortho orthopaedics orthopedics ot paediatric pediatric
	paediatrics pediatrics picu plastic private psychiatry pulmonology radiology radiodiagnosis recovery renal respiratory room sicu surgery
	surgical theatre theater trauma transplant triage unit urology ward wing & of in`.split(/\s+/),
)
const isDepartment = (text: string) =>
	departments.test(text) ||
	(text.toLowerCase().match(/[\p{L}&]+/gu) ?? ['-']).every((word) => departmentWords.has(word))
/** `(ST3 level)`, `(non PG)` */
const isQualifier = (text: string) =>
	(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? ['-']).every(
		(word) => qualifiers.has(word) || departmentWords.has(word),
	)
const departments =
	/^(?:dept\.?|department|division|unit|ward|an(?:a)?esth|icu|iccu|ccu|micu|sicu|nicu|picu|critical|surg|ortho|ot\b|operation theatre|general (?:surgery|medicine|ward)|cardiac|emergency|casualty|pa?ediatrics?|neuro|obstetrics|gyna?ec|labou?r room|medicine$|dialysis)/i

/** `STAFF NURSE Medical Trust Hospital`: a title in capitals, and a name that is not. */
const titleInCapitals =
	/(?<title>(?<!\p{L})(?:\p{Lu}{2,}[\p{Lu}&/.'’-]*,? ){0,5}(?:NURSE|DOCTOR|OFFICER|CONSULTANT|RESIDENT|REGISTRAR|SURGEON|PHYSICIAN|PROFESSOR|DEPARTMENT|EMERGENCY|INCHARGE|IN-CHARGE|SPECIALIST|WARD|UNIT|I{1,3})),? (?=\p{Lu}\p{Ll}{2})/gu

/** What a line says of a post, in its order. */
function partsOf(line: string): PostPart[] {
	return (
		line
			.replace(titleInCapitals, '$<title>\t')
			// `Medical Officer (AYUSH)` is one thing.
			.replace(/(\p{L}[^()\t|,]*) \(([^()]{1,24})\)/gu, (all, role: string, inner: string) =>
				roleWords.test(role) && isQualifier(inner) ? `${role} ‹${inner}›` : all,
			)
			.replace(/(?<=\p{L} ?[:：])\s*\t\s*/gu, ' ')
			.split(/\t|\||;|·| [-–—] |\s[-–—]\s?|—|\b(?:at|AT)\b|@|[()[\]]/u)
			.flatMap((piece) =>
				piece
					.split(
						/,\s*(?!(?:pvt|ltd)\b)|(?<!(?<!\p{L})(?:st|dr|mt|sr|smt|shri|shree|pt|govt|no|\p{L}))\.\s+(?=\p{Lu}\p{Ll}{3})/iu,
					)
					.map((text, at) => ({ text, isBehindComma: at > 0 })),
			)
			.flatMap(({ text: raw, isBehindComma }) => {
				const plain = raw
					.replace(/^[\s,.:–—•-]+|[\s,:–—-]+$|(?<=\p{Ll}{3})\.$/gu, '')
					.replace(/^\d{1,2}[.)]\s+/, '')
					.replace('‹', '(')
					.replace('›', ')')
					.trim()
				const labelled = labels.find(([, label]) => label.test(plain))
				const text = labelled ? plain.replace(labelled[1], '') : plain
				if (
					text === '' ||
					noise.test(text) ||
					(isQualifier(text) && !roleWords.test(text) && !isDepartment(text)) ||
					!/\p{L}\.?[\p{L}\p{M}]/u.test(text)
				)
					return []
				if (labelled)
					return [{ text: labelled[0] === 'role' ? tidyRole(text) : text, kind: labelled[0], isBehindComma }]
				return split(text).map((part, at) => ({ ...part, isBehindComma: isBehindComma && at === 0 }))
			})
	)
}

const strongPlace =
	/hospital|institut|college|clinic|centre|center|rugnalay|nursing home|medicity|foundation|university|अस्पताल|रुग्णालय|हॉस्पिटल|कॉलेज|विद्यालय/iu

/** `Staff Nurse Ruby Hall Clinic` is a role and a place. */
function split(text: string): { text: string; kind: Kind }[] {
	const isRole = roleWords.test(text)
	const isPlace = isPlaceOfWork(text)
	const [, before = '', as = ''] = /^(\p{Lu}.+?),? as (?:an? |the )?(\p{L}.+)$/u.exec(text) ?? []
	if (roleWords.test(as) && !roleWords.test(before) && strongPlace.test(before))
		return [
			{ text: before, kind: 'place' },
			{ text: tidyRole(as), kind: 'role' },
		]
	if (isRole && isPlace && strongPlace.test(text)) {
		const role = new RegExp(`^(.*${roleWords.source})`, 'iu').exec(text)?.[1] ?? ''
		const place = text
			.slice(role.length)
			.trim()
			.replace(/^(?:in|at|with|from|of)\s+(?:the\s+)?/i, '')
			.replace(/^(?:ICU|ICCU|OT|CCU|NICU|PICU|MICU|Casualty|Emergency)\s+/u, '')
		if (
			/^[\p{Lu}\p{Lo}]/u.test(place) &&
			strongPlace.test(place) &&
			!/^(?:hospital|institute|college|clinic)/i.test(place)
		)
			return [
				{ text: tidyRole(role), kind: 'role' },
				{ text: place, kind: 'place' },
			]
		return [{ text, kind: 'place' }]
	}
	const [, role = '', where = ''] =
		/^((?:currently |presently )?(?:working|worked|employed|joined|serving|served)\b.*?)\s+(?:in|at|with|for)\s+(?:the\s+)?(\p{Lu}.*)$/iu.exec(
			text,
		) ?? []
	if (isRole && roleWords.test(role) && where !== '' && !departments.test(where) && /^\p{Lu}/u.test(where))
		return [
			{ text: tidyRole(role), kind: 'role' },
			{ text: where, kind: isPlaceOfWork(where) ? 'place' : 'other' },
		]
	if (isRole) return [{ text: tidyRole(text), kind: 'role' }]
	if (isDepartment(text)) return [{ text, kind: 'department' }]
	if (isPlace) return [{ text, kind: 'place' }]
	return [{ text, kind: 'other' }]
}

/** A role and a place in lines that belong together. By itself, a line has to say both in so many words. */
function readPost(lines: readonly string[], isAlone: boolean): Post | null {
	const parts = lines.map(partsOf)
	const all = parts.flat()
	const role = all.find(({ kind, text }) => kind === 'role' && text.length <= 100)
	if (!role) return null
	const at = all.findIndex(({ kind }) => kind === 'place')
	const place = at >= 0 ? all[at] : undefined
	const behind = all[all.indexOf(role) + 1]
	const department =
		behind?.isBehindComma && behind.kind === 'department' && behind.text.length < 45 ? `, ${behind.text}` : ''
	if (place && !isSentence.test(withoutVerb(place.text))) {
		const name = [withoutVerb(place.text), ...townsBehind(all, at)].join(', ')
		return { role: role.text + department, hospital: cut(name), isSure: true }
	}
	// Many a hospital is called neither hospital nor clinic: then it is what remains beside the role.
	const rest = all.filter(
		(part) =>
			part.kind === 'other' &&
			/^(?:\d{1,3} )?[\p{Lu}\p{Lo}]/u.test(part.text) &&
			part.text.split(' ').length <= 8 &&
			!/^\p{Lu}[\p{Ll}]+(?:ed|ing)\b/u.test(part.text) &&
			!/\d{3}/.test(part.text),
	)
	const [name, ...more] = rest
	if (!name || (isAlone && rest.length > 2) || more.length > 3) return null
	const towns = more[0]?.isBehindComma && isTown(more[0].text) ? [more[0].text] : []
	// One word behind the role may be its town.
	const isSure = isAlone && role === all[0] && rest.length === 2 && more[0]?.isBehindComma === true && towns.length > 0
	if (isAlone && !isSure) return null
	return { role: role.text + department, hospital: cut([name.text, ...towns].join(', ')), isSure }
}

/** `Now I am working in Ruby Hall Clinic` */
const withoutVerb = (place: string) =>
	place.replace(
		/^.*\b(?:worked|working|work|served|serving|joined|posted) (?:in |at |with |for )?(?:the )?(?=\p{Lu})/iu,
		'',
	)

/** What a letter says, and no name. */
const isSentence = /(?<!\p{L})(?:I|my|we|your|am|was|have|has|which|there)(?!\p{L})(?!.{0,3}\.)/u

const townsBehind = (parts: readonly PostPart[], at: number) => {
	const next = parts[at + 1]
	return next?.isBehindComma && next.kind === 'other' && isTown(next.text) ? [next.text] : []
}

const tidyRole = (role: string) =>
	role
		.replace(
			/^(?:.*\b(?:working|worked|work|employed|joined|posted|serving|served)\b )?(?:currently |presently )?(?:as )?(?:an? |the )?/i,
			'',
		)
		.replace(/^\p{Lu}\p{L}+ as (?:an? |the )?/u, '')
		.replace(
			/^.*\b(?:in the capacity of|I (?:was|am|have been)|was|(?<!\b(?:know|such) )as) (?:an? |the )?(?=\p{Lu})/u,
			'',
		)
		.replace(/ and (?:served|worked|continued|posted).*$/i, '')
		.replace(/^\p{Lu}[\p{L} ]{2,24}: +(?=\p{Lu})/u, '')
		.replace(/\s+(?:in|at|with|from|for|of|as)$/i, '')
		.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
		.trim()

type ColumnKind = 'role' | 'place' | 'period' | 'other'
const columns: readonly (readonly [ColumnKind, RegExp])[] = [
	[
		'place',
		/^(?:name (?:and address )?of (?:the )?)?(?:hospital|institut(?:e|ion)|organi[sz]ation|employer|company|place|work ?place|clinic)\b.{0,24}$|^(?:संस्था|रुग्णालय|अस्पताल)/iu,
	],
	[
		'role',
		/^(?:designation|post(?: held)?|position(?: held)?|role|job title|title|nature of (?:work|duty|post))\b.{0,12}$|^(?:पद|पदनाम)/iu,
	],
	['period', /^(?:period|duration|tenure|from|to|dates?|years?|time|कालावधी|अवधि)\b.{0,16}$/iu],
	[
		'other',
		/^(?:s(?:r|l)?\.? ?no\.?|department|speciality|salary|reason.*|remarks?|total|experience|beds?|city|location)$/i,
	],
]
const columnKind = (cell: string) => columns.find(([, pattern]) => pattern.test(cell))?.[0] ?? null

type Titles = ReadonlyMap<number, { place: number; role: number }>

/** The rows that title columns, by line; a row below them is read by these. */
function columnTitles(lines: readonly Line[]): Titles {
	const found = new Map<number, { place: number; role: number }>()
	for (const [at, { text }] of lines.entries()) {
		const cells = cellsOf(text)
		if (cells.length < 2) continue
		const kinds = cells.map((cell) => columnKind(cell))
		if (cells.some((cell, column) => cell !== '' && kinds[column] === null && cell.length > 24)) continue
		const [place, role] = [kinds.indexOf('place'), kinds.indexOf('role')]
		if (kinds.filter((kind) => kind !== null).length >= 2 && (place >= 0 || role >= 0)) found.set(at, { place, role })
	}
	return found
}

function fromColumns(line: string, span: Span, titles: Titles, at: number): Post | null {
	const above = [...titles].filter(([title]) => title < at).at(-1)?.[1]
	const cells = cellsOf(line)
	if (!above || cells.length < 3) return null
	const own = (column: number) =>
		(column >= 0 ? (cells[column] ?? '') : '').replace(span.text, '').replace(/^[\s,–-]+|[\s,–-]+$/g, '')
	const [hospital, role] = [own(above.place), own(above.role)]
	if (!/\p{L}[\p{L}\p{M}]/u.test(hospital) || !/\p{L}[\p{L}\p{M}]/u.test(role)) return null
	return { hospital: cut(hospital), role: tidyRole(role), isSure: true }
}

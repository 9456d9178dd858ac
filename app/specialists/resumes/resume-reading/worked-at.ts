import { findEntry } from '#app/catalog/words/vocabulary-index.ts'
import { wordsOf } from '#app/catalog/words/words.ts'
import { cellsOf, type Line } from './lines.ts'
import { findSpan, isMoment } from './months.ts'
import { entriesOf } from './employers.ts'
import {
	departments,
	isDepartment,
	isQualifier,
	labels,
	noise,
	ofCovidTime,
	saysNothing,
	split,
	strongPlace,
} from './post-parts.ts'
import { columnKind, columnTitles, withoutVerb } from './posts.ts'
import { isPlaceOfWork, roleWords } from './workplaces.ts'

/** In the lines that name a post, the parts that are neither the role nor the dates. */
export function findWorkedAt(
	lines: readonly Line[],
	written: (line: number) => string,
): { line: number; start: number; end: number }[] {
	const entries = entriesOf(lines, '9999-12-31')
	const heads = new Set([
		...entries.flatMap(({ block, own }) => [own, ...block]),
		...lines.filter(
			(line, at) => namesPost(lines, at) || (/\bintern(?:ship)?\b/i.test(line.text) && findSpan(line.text)),
		),
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
	return [...inHeads, ...inSentences, ...inTables(lines, written)]
}

/** What stands in the column for the place of a table of posts, whether or not the times of a row can be read. */
const inTables = (lines: readonly Line[], written: (line: number) => string) =>
	[...columnTitles(lines)]
		.filter(([, { place, role }]) => place >= 0 && role >= 0)
		.flatMap(([title, { place }]) => {
			const below = lines.slice(title + 1)
			const end = below.findIndex(({ text, part }) => cellsOf(text).length < 3 || part !== lines[title]?.part)
			return below.slice(0, end === -1 ? below.length : end).flatMap(({ text, number }) => {
				const cell = cellsOf(text)[place] ?? ''
				const start = written(number).indexOf(cell)
				// Where cells were merged, a role may stand in its place.
				const isPlace = /\p{L}[\p{L}\p{M}]/u.test(cell) && (!roleWords.test(cell) || isPlaceOfWork(cell))
				return isPlace && start >= 0 ? [{ line: number, start, end: start + cell.length }] : []
			})
		})

const nameAfter = (before: string) =>
	new RegExp(
		String.raw`(?:${before})\s*(?:(?:the|M/s\.?)\s+)?(\p{Lu}[\p{L}\p{M}.’'&-]*(?: (?!I )\p{Lu}[\p{L}\p{M}.’'&-]*){0,5})`,
		'dgu',
	)
const employedAt = nameAfter(
	String.raw`(?<![\p{L}])(?:(?:[Aa]t|AT|[Aa]ttached (?:to|with)|[Ww]ork(?:ed|ing) (?:with|for|(?:for )?\d+\+? (?:years?|yrs?|months?)(?: (?:in|with))?)|[Ww]orked in|[Cc]urrently (?:working )?(?:with|in)|(?:[Ee]mployed|[Aa]ssociated|[Aa]ffiliated) (?:with|by|to|in))\s+|(?:[Cc]urrently|(?:[Pp]resent|[Cc]urrent|[Pp]revious) ?[Ee]mployer|[Oo]rgani[sz]ation|ORGANI[SZ]ATION|[Ee]mployer|EMPLOYER)(?: [Nn]ame)?\s*[:–-])|(?<=\s)@`,
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
	/^(?:[A-Z]?ICU|CCU|HDU|OTs?|OPD|IPD|ER|ED|OBG|CTVS|Present|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Night|Level)s?$|(?:ology|iatrics?|ana?esthesia|medicine|surgery|plasty|scopy|care|nursing|ward|theatre)$/i.test(
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
	const isTitle =
		words.length <= 12 &&
		words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) || smallWords.test(word) || isQualifier(word))
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
	const plain = (
		time ? text.slice(0, time.start) + '\t'.repeat(span?.text.length ?? 0) + text.slice(time.end) : text
	).replace(ofCovidTime, (found) => '\t'.repeat(found.length))
	const ends = [...plain.matchAll(separators)].map((match) => ({
		from: match.index,
		to: match.index + match[0].length,
	}))
	const isDated = span !== null || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)
	let at = 0
	return [...ends, { from: plain.length, to: plain.length }].flatMap(({ from, to }) => {
		const [start, end] = [at, from]
		at = to
		const hidden = partsToHide(plain.slice(start, end), isDated)
		return hidden.map((part) => ({ start: start + part.start, end: start + part.end }))
	})
}

/** `Worked as a nurse`, as opposed to `Dombivli as a nurse`. */
const verbs =
	/\b(?:work(?:ed|ing)?|join(?:ed|ing)|serv(?:ed|ing)|currently|presently|employed|posted|appointed|promoted|experience)\b/i

/** Posts that are none for a profile, so that the reader of posts does not take them. */
const otherPosts =
	'adviser|advisor|ambulance|ans|attachment|attendant|ceo|cno|coo|captain|consultancy|dns|examiner|faculty|founder|co-?founder|freelancer|head|investigator|leader|member|navigator|npcc|owner|partner|perfusionist|proctor|proprietor|reader|reliever|scholar|student|surveyor|volunteer|ward boy|writer'
const isOtherPost = new RegExp(String.raw`(?<![\p{L}-])(?:${otherPosts})(?![\p{L}-])`, 'iu')
/** `Shift`, `Cell`: of a post, and the name of no one. */
const ofPosts = new RegExp(
	`^(?:${otherPosts}|shifts?|dut(?:y|ies)|cell|camps?|block|basis|beds?|bedded|bedside|rotation|rotating|rotatory|programmes?|programs?|projects?|department|dept|section|services?|operations?|home|hod|pg|ug|jr|sr|asst|dy|blood|health|family|public|community|cancer|fertility|stroke|diagnostic|infection|infusion|control|charge|special(?:i)?ty|free-?lance|floor|school|ship|cruise|factory|industrial|occupational|corporate|insurance|claims|tpa|travel|air|mobile|flight|police|prison|jail|army|navy|naval|military|regimental|railway|corps|crmi|crri|icm|mid|classified|graded|taluka|tehsil|district|zonal|civil|study|sub|case|stoma|wound|retrieval|team|polio|surveillance|yoga|panchakarma|ayurvedic|homo?eopath(?:y|ic)|unani|house|lady|managing|guest|relieving|float|pool|agency|bank|pre-?op|post-?op|स्टाफ|हेड|चीफ)$`,
	'iu',
)
const withoutDots = (word: string) => word.replaceAll('.', '')
const isOfPost = (word: string) =>
	roleWords.test(word) ||
	isQualifier(word) ||
	isKnownWord(word) ||
	smallWords.test(word) ||
	ofPosts.test(withoutDots(word)) ||
	isDepartment(withoutDots(word)) ||
	wordsOf(word).every(({ key }) => findEntry([key]) !== undefined)

/** Before or behind a role that no sign parts from it: `Staff Nurse Kokilaben`, `Wockhardt: Staff Nurse`. */
function besideRole(said: string): { start: number; end: number }[] {
	const roles = [...said.matchAll(new RegExp(roleWords, 'giu'))].map(({ 0: role, index }) => ({
		from: index,
		to: index + role.length,
	}))
	// `staff nurse kokilaben 2019 - 2023`: where there are no capitals at all, a short line names one all the same.
	const isSmall = !/\p{Lu}/u.test(said) && said.split(/\s+/).length <= 6
	const words = [...said.matchAll(/[\p{L}\p{M}][\p{L}\p{M}.'’&-]*/gu)].map(({ 0: word, index }) => ({
		...{ start: index, end: index + word.length },
		isName:
			(isSmall || /^[\p{Lu}\p{Lo}]/u.test(word)) &&
			word.length > 1 &&
			!isOfPost(word) &&
			// `Head of`, `House Officer`: roles of which no word is one alone.
			!roles.some(({ from, to }) => index >= from && index < to),
	}))
	const known = words.flatMap(({ isName }, at) => (isName ? [] : [at]))
	const [first, last] = [known[0] ?? 0, known.at(-1) ?? words.length]
	return [words.slice(0, first), words.slice(last + 1)].flatMap((run) => {
		const [from, to] = [run[0], run.at(-1)]
		return from && to ? [{ start: from.start, end: to.end }] : []
	})
}

/** `isDated`: the line names a time as well, so that it is about a post that someone held. */
function partsToHide(piece: string, isDated: boolean): { start: number; end: number }[] {
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
	const from = start + label.length
	const besideKnown = () =>
		isDated ? besideRole(said).map((part) => ({ start: from + part.start, end: from + part.end })) : []
	if ((isDepartment(said) || isQualifier(said) || isOtherPost.test(said)) && !strongPlace.test(said))
		return besideKnown()
	const [, where = '', as = ''] = /^(\p{Lu}[\p{L}\p{M} .]{2,30}?) as (.+)$/u.exec(said) ?? []
	if (where !== '' && roleWords.test(as) && !roleWords.test(where) && !verbs.test(where))
		return [{ start: from, end: from + where.length }]
	if (saysNothing(said)) return []
	const parts = split(said)
	if (parts.length === 1 && parts[0]?.kind === 'role') return besideKnown()
	const place = withoutVerb(parts.findLast(({ kind }) => kind !== 'role')?.text ?? said)
	const at = from + Math.max(0, said.lastIndexOf(place))
	return [{ start: at, end: said.includes(place) ? at + place.length : start + text.length }]
}

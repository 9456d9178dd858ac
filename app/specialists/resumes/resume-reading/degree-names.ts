import { coursesIn } from './courses.ts'
import { kinds } from './degree-kinds.ts'
import { nameOfSubject, subjectBehind } from './degree-subjects.ts'
import { cellsOf, type Line } from './lines.ts'

type Found = {
	name: string
	at: number
	end: number
	isShort: boolean
	hasSubject: boolean
	isSure: boolean
	isInitials: boolean
}

/** `MS/MD (Anaesthesiology)`, as portals print both: the one that the subject has. */
function oneOfTwo(line: string, found: readonly Found[]): Found[] {
	return found.flatMap((degree, index) => {
		const [before, next] = [found[index - 1], found[index + 1]]
		if (next && isPair(line, degree, next)) return []
		return before && isPair(line, before, degree)
			? [{ ...degree, name: `${isSurgical.test(degree.name) ? 'MS' : 'MD'}${degree.name.slice(2)}` }]
			: [degree]
	})
}
const isPair = (line: string, one: Found, other: Found) =>
	/^M[DS]$/.test(one.name) && /^M[DS] /.test(other.name) && /^\s*\/\s*$/.test(line.slice(one.end, other.at))
const isSurgical = /surg|orthop|ophthal|obst|gyna?e|ent\b|rhino/i

/** The degrees that a line names, in its order, each with the text up to the next. */
export function namesIn({ text: line, part }: Line): { name: string; text: string; isSure: boolean }[] {
	if (isAboutPay.test(line) || isOfRelative.test(line) || part === 'references') return []
	const found: Found[] = []
	// Typed without capitals.
	let rest = /\p{Lu}/u.test(line) || (part !== 'education' && part !== 'top') ? line : line.toUpperCase()
	for (const { name, pattern, hasField, isShort, isInitials = false } of kinds) {
		for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
			const behind = match.index + match[0].length
			const [said = '', subject] = (hasField ? subjectBehind.exec(rest.slice(behind)) : null) ?? []
			const end = behind + said.length
			const isOther =
				isShort && subject === undefined && isSomethingElse(match[0], line.slice(0, match.index), line.slice(end))
			if (!isOther)
				found.push({
					name: subject ? `${name} ${nameOfSubject(subject)}` : name,
					at: match.index,
					end,
					isShort,
					hasSubject: subject !== undefined,
					// `MD` alone lacks what it is in, and some letters are those of a membership.
					isSure: !isInitials && (!hasField || subject !== undefined || !isOfSubject.test(name)),
					isInitials,
				})
			rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(behind)
		}
	}
	for (const { name, at, end, isSure } of coursesIn(rest, part === 'education'))
		addCourse(found, { name, at, end, isSure, isShort: false, hasSubject: true, isInitials: false }, line)
	const isVouched =
		part === 'education' ||
		found.some(
			({ isShort, at }) =>
				isShort && cellsOf(line).length > 2 && cellsOf(line).includes(line.slice(at).split(/[\t(]/)[0]?.trim() ?? '-'),
		) ||
		found.some(({ isShort, hasSubject }) => !isShort || hasSubject) ||
		/\b(?:qualifications?|degrees?|education|completed|passed|did|obtained)\b/i.test(line)
	const inOrder = oneOfTwo(
		line,
		found.toSorted((one, other) => one.at - other.at),
	).flatMap((degree, index, all) => {
		const { name, at, end, isShort, hasSubject } = degree
		const [before, after] = [line.slice(all[index - 1]?.end ?? 0, at), line.slice(end, all[index + 1]?.at)]
		if ((isShort && !hasSubject && !isVouched) || isOfTeachers.test(line.slice(end)) || isDenied(before, after))
			return []
		if (!isUnfinished(before, after)) return [degree]
		return hasParts(name) ? [] : [{ ...degree, isSure: false }]
	})
	// `Master of Surgery - MS, General Surgery` says it twice.
	const distinct = inOrder.filter(
		({ name }, index) =>
			inOrder[index - 1]?.name !== name && !inOrder.some((other) => other.name.startsWith(`${name} `)),
	)
	return distinct.map(({ name, at, end, isSure }, index) => ({
		name,
		text: line.slice(endOfRepeats(line, { name, at, end }, inOrder), distinct[index + 1]?.at),
		isSure,
	}))
}
/** With one that no other letters stand for. */
export const startsWithDegree = (text: string) =>
	kinds.some(({ pattern, isShort }) => !isShort && pattern.exec(text)?.index === 0)

/** `ANM (Auxiliary Nurse Midwife)`: where the last of one name ends. */
const endOfRepeats = (line: string, degree: { name: string; at: number; end: number }, all: readonly Found[]) =>
	all.reduce(
		(end, other) =>
			other.at > degree.at && degree.name.startsWith(other.name) && /^[\s()–—,-]*$/.test(line.slice(end, other.at))
				? other.end
				: end,
		degree.end,
	)
/** `Recognised DNB teacher`, `MD guide` */
const isOfTeachers = /^\s*(?:teachers?|teaching|guide|faculty|examiner|co-?guide|thesis guide)\b/i
const isOfSubject = /^(?:MD|MS|DM|MCh|DNB|DrNB|FNB|PhD)$/

/** `Diploma in Child Health (DCH)` says it twice: what we know by its letters stays, of others what comes first. */
function addCourse(found: Found[], course: Found, line: string) {
	const at = found.findIndex(
		(each) =>
			/^\s*[(–—-]\s*$/.test(line.slice(course.end, each.at)) || /^\s*[(–—-]\s*$/.test(line.slice(each.end, course.at)),
	)
	const same = found[at]
	if (!same) found.push(course)
	else if (same.isInitials && course.at < same.at) found.splice(at, 1, { ...course, end: same.end })
}

/** Years of these courses are called parts too. */
const hasParts = (name: string) => !/^(?:MBBS|BAMS|BHMS|BUMS|GNM|ANM)$|B\.Sc/.test(name)
/** `FRCA Part I`, `MRCP (UK) - Primary`, `pursuing DNB`: what is not passed yet. */
const isUnfinished = (before: string, after: string) =>
	/^[^,;|\t]{0,30}?\W(?:part|paper|step|stage)[ -]?(?:i{1,2}|1|2|one|two|a)\b(?!\W{0,3}(?:and|&))|^[^,;|\t]{0,30}?\Wprimary\b/i.test(
		after,
	) ||
	/^[^;|]{0,90}?\W(?:pursuing|appear(?:ing|ed)|ongoing|awaited|awaiting|discontinued|left(?=\s*(?:$|[,.;)]|in\b|the course|midway))|dropped|not completed|incomplete|in progress|(?:1st|2nd|3rd|first|second|third|final) year|(?:theory|practicals?) (?:cleared|passed|pending)|thesis (?:submitted|pending)|(?:jr|junior resident)[ -]?(?:1|2|3|i{1,3})\b)/i.test(
		after,
	) ||
	/\b(?:pursuing|preparing for|appear(?:ing|ed) (?:for|in)|awaiting|(?:1st|2nd|3rd|first|second|third|final) year(?: of| in)?)\W+$/i.test(
		before,
	)

/** `A.N.M. Training – not done`, `Post graduation: nil`, `GNM (discontinued in 2016)`: said to be no degree of theirs. */
const isDenied = (before: string, after: string) =>
	/^[^;|]{0,60}?(?<![\p{L}\p{M}])(?:(?:not|never|yet to be) (?:yet )?(?:done|complet(?:ed|e)|passed|obtained|taken|finished|attended|joined|pursued|acquired|applicable|available|cleared)|discontinued?|dropped(?: out)?|incomplete|withdr(?:ew|awn)|abandoned|left (?:midway|incomplete|the course|in between)|did(?: not|n['’]t) (?:complete|finish|pass)|failed|नहीं|अपूर्ण)(?![\p{L}\p{M}])/iu.test(
		after,
	) ||
	/^[^,;|\p{L}]{0,4}(?:(?:training|course|degree|qualification|regn?|registration)[^,;|\p{L}]{0,4})?[:–—\t(-][\s:–—\t(-]*(?:nil|none|no|n\.?\s?\/?\s?a\.?|xx+|not applicable|not any)(?=\W*$|\W*[,;|)\t])/iu.test(
		after,
	) ||
	/^(?:\t[\s.–—-]*){2,}$/.test(after) ||
	/(?<!\p{L})(?:(?:not|never) (?:done|completed|passed|obtained)|discontinued|dropped out of|withdrew from|could(?: not|n['’]t) complete|did(?: not|n['’]t) complete|no|without)\W+$/iu.test(
		before,
	)

const isOfRelative = /^\W*(?:husband|father|mother|wife|spouse|guardian|son|daughter)(?:['’]?s)?(?:\s+name)?\s*[:\t–-]/i

const isAboutPay =
	/\bh\.?\s?r\.?\s?a\b|\bt\.\s?a\b|\ballowances?\b|\bsalary\b|\bctc\b|\bbasic pay\b|\b(?:expected|current|present|last) pay\b|\bstipend\b|\bper month\b/i

/** `MS-CIT` and `MS Office`, `MD & Chairman`, `M.S. Patil`: letters that are no degree. */
function isSomethingElse(letters: string, before: string, after: string): boolean {
	if (/^[\s.]*[-–]?\s*(?:c\.?i\.?t\b|office|word|excel|power ?point|access|windows|outlook|teams|dos|sql)/i.test(after))
		return true
	if (
		/^\W{0,3}(?:and|&|cum|\/|,)?\W{0,3}(?:chairman|chairperson|ceo|c\.e\.o|coo|founder|owner|managing|promoter|(?:executive |medical )?director)\b/i.test(
			after,
		)
	)
		return true
	if (/(?:\bfounder|\bchairman|\bceo|\bdirector)\W{0,3}(?:and|&|cum|\/|,)?\W{0,3}$/i.test(before)) return true
	if (/^\s*[+%]|\+\s*$/.test(after) || /\+\s*$/.test(before)) return true
	// Initials before a name; a college of that name too.
	return /[.\s]/.test(letters) && /^\.? *\p{Lu}\p{Ll}{2}/u.test(after)
}

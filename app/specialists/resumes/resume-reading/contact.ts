import { typedMobile } from '#app/platform/text/typed-mobile.ts'
import type { Line } from './lines.ts'
import { foldName } from './name.ts'

export type FoundContact = { value: string; isSure: boolean; from: string }

const address = /(?<![\w.+-])[\w.+-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?![\w-])/gi
/** An Indian mobile as resumes group it. A `+` with another country, the rest of a longer number and a town's code before are none. */
const mobile = /(?<![\d+/])(?:(?:\+|00)?91[\s.()-]*)?(?:\(?0\)?[\s-]?)?[6-9](?:[ .-]?\d){9}(?![ -]?\d)/g
const townCode = /^0\d{2,4}[\s-]\d{2,4}[\s-]?\d{3,4}$/
const isAbroad = /\+(?!91)\d{1,3}[\s-]*$/
const others =
	/\b(?:references?|referees?|ref|father|mother|husband|wife|spouse|guardian|parents?|brother|emergency (?:contact|no|number|phone)|next of kin|nominee|reporting (?:to|officer)|supervisor|hr|reception|recruiter|consultant(?= ?:))\b\W|संदर्भ|वडील|पिता|पति|पती/iu
const person = /(?<!\p{L})(?:[Dd]r|DR|[Pp]rof|PROF|[Mm]rs?|MRS?|[Mm]s|[Ss]mt|[Ss]hri|[Ss]r|[Ss]ister)\b\.?\s+\p{Lu}/u
/** The mailbox of an agency or a hospital. */
const isOfOffice = /^(?:placements?|info|hr|careers?|jobs?|recruit\w*|enquir(?:y|ies)|reception)@/i
const isMobileLabel = /\b(?:mob(?:ile)?|mo|cell|whats ?app|phone|contact)\b|मोबाइल|मोबाईल/iu

/**
 * The email address and the mobile number of the resume's owner. Those of referees, relatives and offices are none.
 * `isSure` where the resume names one alone, or one that has the person's name in it.
 */
export function findContact(
	lines: readonly Line[],
	name: string | null,
): { email: FoundContact | null; phone: FoundContact | null } {
	const words =
		name === null
			? []
			: foldName(name)
					.split(' ')
					.filter((word) => word.length > 2)
	const isOwn = ({ text, part }: Line, at: number) => {
		if (part === 'references' || part === 'publications') return false
		// A label may end the line above.
		if (
			others.test(`${text} `) ||
			others.test(`${/[:–-]\s*$/.test(lines[at - 1]?.text ?? '') ? lines[at - 1]?.text : ''} `)
		)
			return false
		return !person.test(text) || words.some((word) => foldName(text).split(' ').includes(word))
	}
	const each = lines.flatMap(withoutOthersBehind)
	const own = each.filter(isOwn)
	/** What is another's in one place is not theirs in another. */
	const ofOthers = new Set(
		each
			.filter((line, at) => line.part !== 'publications' && !isOwn(line, at))
			.flatMap(({ text }) => [...text.matchAll(mobile)].map(([found]) => typedMobile(found))),
	)
	const emails = own.flatMap(({ text }) =>
		[...text.matchAll(address)]
			.filter(([found]) => !isOfOffice.test(found))
			.map(([found]) => ({ value: found.toLowerCase(), from: text })),
	)
	const phones = own
		.flatMap(({ text, part }) =>
			[...text.matchAll(mobile)].flatMap((match) => {
				const before = text.slice(0, match.index)
				if (isAbroad.test(before) || townCode.test(match[0].trim())) return []
				const value = typedMobile(match[0])
				const isLabelled = isMobileLabel.test(before) || part === 'top' || part === 'personal'
				return value === null || ofOthers.has(value) ? [] : [{ value, from: text, isLabelled }]
			}),
		)
		.toSorted((one, other) => Number(other.isLabelled) - Number(one.isLabelled))
	const isNamed = ({ value }: { value: string }) =>
		words.some((word) => word.length > 3 && value.split('@')[0]?.includes(word))
	return {
		email: best(
			emails.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
			isNamed,
		),
		phone: best(phones),
	}
}

/** `86684 12095 / 93701 84461 (father)`: of two numbers the second is another person's. */
function withoutOthersBehind(line: Line): Line[] {
	const [first, ...more] = [...line.text.matchAll(mobile)].map((match) => match.index)
	const next = more[0]
	if (first === undefined || next === undefined || others.test(`${line.text.slice(0, first)} `)) return [line]
	return others.test(`${line.text.slice(next)} `) ? [{ ...line, text: line.text.slice(0, next) }] : [line]
}

function best(
	found: readonly { value: string; from: string }[],
	isCertain: (one: { value: string }) => boolean = () => false,
): FoundContact | null {
	const [first] = found
	if (!first) return null
	return {
		value: first.value,
		isSure: isCertain(first) || new Set(found.map(({ value }) => value)).size === 1,
		from: first.from,
	}
}

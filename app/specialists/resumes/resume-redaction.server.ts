import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { findContactDetails } from '#app/platform/text/contact-details.ts'
import { plainCharacters } from '#app/platform/text/plain-characters.ts'
import { findDegrees, placesOfStudyIn } from './resume-reading/degrees.ts'
import { findEmployers } from './resume-reading/employers.ts'
import { findWorkedAt } from './resume-reading/worked-at.ts'
import { findRegistration } from './resume-reading/registration.ts'
import { findName } from './resume-reading/name.ts'
import { type Line, type Part, readLines } from './resume-reading/lines.ts'
import { findPlaceOfWork, isPlaceOfWork, namedPlacesIn, roleWords } from './resume-reading/workplaces.ts'
import { findPostalAddresses } from './resume-redaction/addresses.server.ts'
import { findLocalities } from './resume-redaction/localities.server.ts'
import { findNames } from './resume-redaction/names.ts'
import { findOtherPeople } from './resume-redaction/other-people.ts'
import { findBirthDates, findIdentityNumbers, findRegistrationNumbers } from './resume-redaction/numbers.ts'
import { inOrder, type Span, spansOf, wordsOf } from './resume-redaction/span.ts'
import { findWorkplaces, isCommon } from './resume-redaction/workplaces.server.ts'

/** What is known of the person whose resume it is. */
export type ResumeOwner = {
	hidesName: boolean
	hidesColleges: boolean
	/** As the profile and the account call the person. */
	names: string[]
	employers: string[]
	colleges: string[]
	registrationNumbers: string[]
}

const kinds = {
	address: 'address',
	employer: 'employer',
	college: 'college',
	email: 'email address',
	link: 'link',
	phone: 'phone number',
	handle: 'account name',
	birth: 'date of birth',
	identity: 'ID number',
	registration: 'registration number',
	name: 'name',
} as const
type Kind = keyof typeof kinds
type Hidden = Span & { kind: Kind }

/**
 * The text of a resume as a hospital reads it before mutual interest: without contact details, postal address and locality, date of
 * birth, registration and ID numbers, employers and the names of other people; in anonymous mode also without the person's name and colleges. A
 * hospital reads none of these in the profile then, so the resume beside it may not give them away.
 */
export function redactResume(given: string, owner: ResumeOwner): string {
	const { text, original } = plainCharacters(given)
	let shown = ''
	let at = 0
	for (const { kind, ...hidden } of withoutOverlap(text, findPrivateParts(text, owner))) {
		const { start, end } = original(hidden.start, hidden.end)
		shown += `${given.slice(at, start)}[${kinds[kind]} hidden]`
		at = end
	}
	return shown + given.slice(at)
}

function findPrivateParts(text: string, owner: ResumeOwner): Hidden[] {
	const lines = readLines(text)
	const as = (kind: Kind, spans: readonly Span[]) => spans.map(({ start, end }) => ({ kind, start, end }))
	const name = findName(lines, null)?.name ?? null
	const names = name ? [...owner.names, name] : owner.names
	const workedFor = [...owner.employers, ...findEmployers(lines, noDay).map(({ hospital }) => hospital)]
	const studiedAt = lines
		.flatMap(placesOfStudyIn)
		.filter((place) => !workedFor.some((each) => isSamePlace(each, place)))
	const named = lines.filter(isAboutWork).flatMap((line) => namedPlacesIn(line.text))
	const employers = [...workedFor, ...named.filter((place) => !studiedAt.some((each) => isSamePlace(each, place)))]
	const colleges = [...findDegrees(lines).flatMap(({ institution }) => institution ?? []), ...placesIn(lines)]
	const numbers = [...owner.registrationNumbers, findRegistration(lines)?.number ?? '']
	const texts = text.split('\n')
	const starts = startsOf(texts)
	const studied = studiedAt.flatMap((place) => spansOf(new RegExp(inOrder(wordsOf(place)), 'giu'), text))
	// Mary Joseph worked at St Mary’s, and is still called so.
	const called = names
		.filter((each) => wordsOf(each).length > 1)
		.flatMap((each) => spansOf(new RegExp(inOrder(wordsOf(each)), 'giu'), text))
	const isCalled = ({ start, end }: Span) => called.some((whole) => whole.start <= start && end <= whole.end)
	const workedAt = findWorkedAt(lines, (line) => texts[line] ?? '')
		.map(({ line, start, end }) => ({ start: start + (starts[line] ?? 0), end: end + (starts[line] ?? 0) }))
		.filter(({ start, end }) => !studied.some((place) => place.start <= start && end <= place.end))
	return [
		...as('address', [...findPostalAddresses(text, partsOf(lines), names), ...findLocalities(text, lines, names)]),
		// In a line about work all goes but the work and its time: lists of hospitals are never whole.
		...as('employer', [...workedAt, ...findWorkplaces(text, employers).filter((place) => !isCalled(place))]),
		...(owner.hidesColleges ? as('college', findWorkplaces(text, [...owner.colleges, ...colleges])) : []),
		...findContactDetails(text),
		...as('birth', findBirthDates(text)),
		...as('identity', findIdentityNumbers(text)),
		...as('registration', findRegistrationNumbers(text, numbers)),
		...as('name', findOtherPeople(lines, [texts, starts], names)),
		...(owner.hidesName ? as('name', findNames(text, names)) : []),
	]
}

const isSamePlace = (one: string, other: string) => {
	const [known, asked] = [foldSpelling(one), foldSpelling(other)]
	return ` ${known} `.includes(` ${asked} `) || ` ${asked} `.includes(` ${known.split(',')[0] ?? known} `)
}
const isAboutWork = ({ part, text }: Line) => part === 'experience' || (part !== 'education' && roleWords.test(text))
/** Nothing is too late to be hidden. */
const noDay = '9999-12-31'

/** Every hospital and college that the lines name; some name two. */
const placesIn = (lines: readonly Line[]) => lines.flatMap(({ text }) => placesInLine(text)).flatMap(namesWithin)

/** Of a sentence about hospitals or colleges only those that it names: its other words stand all over the resume. */
function namesWithin(place: string): string[] {
	const sentences = place.split(/(?<=\p{Ll}{4})\.\s+/u).filter(isPlaceOfWork)
	return sentences.flatMap((part) => {
		const words = wordsOf(part)
		const small = words.filter((word) => /^\p{Ll}/u.test(word) && !isCommon(word) && !joining.test(word))
		return small.length > 1 && words.some((word) => /^\p{Lu}/u.test(word)) ? namedPlacesIn(part) : [part]
	})
}
const joining = /^(?:of|and|the|for|in|at|to)$/

function placesInLine(line: string): string[] {
	const place = findPlaceOfWork(line)
	const name = place?.split(',')[0]
	const rest = name && line.includes(name) ? line.slice(line.indexOf(name) + name.length) : ''
	return place ? [place, ...placesInLine(rest)] : []
}

/** Where each line of a text begins. */
function startsOf(texts: readonly string[]): number[] {
	let at = 0
	return texts.map((line) => {
		const start = at
		at += line.length + 1
		return start
	})
}

/** The part that a line is in; lines without text and headings are in that of the line above. */
function partsOf(lines: readonly Line[]): (line: number) => Part {
	const known = new Map(lines.map(({ number, part }) => [number, part]))
	return (line) => known.get(line) ?? 'top'
}

/** In the order of the text. Of parts that overlap, or of one kind with only a space between, one remains. */
function withoutOverlap(text: string, found: readonly Hidden[]): Hidden[] {
	const order = Object.keys(kinds)
	const sorted = found
		.map((part) => trimmed(text, part))
		.filter(({ start, end }) => end > start)
		.toSorted((one, other) => one.start - other.start || other.end - one.end)
	const joined: Hidden[] = []
	for (const part of sorted) {
		const last = joined.at(-1)
		const isSame = last?.kind === part.kind && /^[\s,.'’&-]{0,3}$/.test(text.slice(last.end, part.start))
		if (!last || (part.start >= last.end && !isSame)) joined.push({ ...part })
		else {
			last.end = Math.max(last.end, part.end)
			if (order.indexOf(part.kind) < order.indexOf(last.kind)) last.kind = part.kind
		}
	}
	return joined
}

function trimmed(text: string, part: Hidden): Hidden {
	const hidden = text.slice(part.start, part.end)
	const start = part.start + hidden.length - hidden.trimStart().length
	return { ...part, start, end: start + hidden.trim().length }
}

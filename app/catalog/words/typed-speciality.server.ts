import {
	findSpeciality,
	type Profession,
	professionOf,
	type Speciality,
	specialityBySlug,
	withIncluded,
} from '../specialities.ts'
import { nearest } from './correct.ts'
import { entriesOf } from './understand.server.ts'
import type { Entry } from './vocabulary.ts'
import { unitEntries } from './vocabulary/units.ts'
import { unlistedEntries } from './vocabulary/unlisted.ts'
import { keyOf, namesPerson, wordsOf } from './words.ts'

/** What someone's own words for their speciality, or for that of a job, were understood as. */
export type TypedSpeciality =
	| { kind: 'known'; speciality: Speciality }
	/** Several readings, or words beside them that are not known: the person chooses. */
	| { kind: 'unsure'; options: Speciality[]; profession: Profession | null }
	/** A trade that is not listed here: 'physiotherapists'. */
	| { kind: 'unlisted'; trade: string }
	| { kind: 'unknown'; profession: Profession | null }

/**
 * Reads a typed speciality by the vocabulary of the search, in every script: by its name, a usual word, a degree ('MS Ortho', 'GNM'),
 * with typing mistakes and words that say nothing beside it.
 */
export function readTypedSpeciality(text: string): TypedSpeciality {
	const exact = findSpeciality(text)
	if (exact && exact.slug !== 'other') return { kind: 'known', speciality: exact }
	if (isStudent.test(text)) return { kind: 'unlisted', trade: 'students' }
	const { entries, unknown } = entriesOf(text.replace(computerCourse, ' '))
	const meant = entries.map(({ entry, typed, isEither }) => ({ ...meantBy(entry, typed), isEither }))
	const isOfBoth = ['nurse', 'doctor'].every((one) => meant.some((each) => each.isEither && each.profession === one))
	const profession = isOfBoth ? null : (professionSaid(meant) ?? professionHinted(text))

	const said = [...new Set(meant.flatMap(({ isSure, slugs }) => (isSure ? slugs : [])))]
	// Of 'MBBS/DA' the first degree says nothing; a doctor is either MBBS or BAMS.
	const isEitherDegree = said.includes('ayush-medical-officer')
	const either = meant.flatMap((each) => ((each.isOfDegrees ? isEitherDegree : each.isEither) ? each.slugs : []))
	const sure = withoutGeneral(ofProfession(said, profession), either)
	const possible = ofProfession([...new Set(meant.flatMap(({ isSure, slugs }) => (isSure ? [] : slugs)))], profession)
	const trade = meant.find(({ unlisted }) => unlisted !== undefined)?.unlisted ?? misspeltTrade(unknown)
	// 'Physio ortho' works in a field of surgeons, and is none.
	const isAlsoListed = sure.length > 0 && entries.some(({ entry, typed }) => saysPerson(entry, typed))
	if (trade !== undefined && !isAlsoListed) return { kind: 'unlisted', trade }

	// 'Nurse or doctor', 'ICU nurse/anaesthetist'.
	const doctors = sure.some((slug) => isOf(slug, 'doctor')) ? [] : usualDoctors
	if (isOfBoth && sure.length > 0) return unsure([...sure, ...doctors], null)
	const [one, ...others] = sure
	// 'MBBS, MD' is no duty doctor, and does not say which of the others.
	const higher =
		one === 'resident-medical-officer'
			? ofProfession(
					meant.flatMap((each) => each.anyOf ?? []),
					'doctor',
				)
			: []
	if (one !== undefined && higher.length > 0) return unsure([...higher, one], profession)
	if (one !== undefined && others.length === 0) {
		const within = general.has(one) ? possible.filter((slug) => isNarrower(slug, one)) : []
		const [narrower, ...more] = within
		// 'ICU or casualty medical officer'.
		const inUnits = meant.flatMap(({ isEither, isUnit, slugs }) => (isEither && isUnit ? slugs : []))
		const orIn = ofProfession(inUnits, profession).filter((slug) => slug !== one)
		if (orIn.length > 0 && !general.has(one)) return unsure([one, ...orIn], profession)
		// A nurse for burns is more than a nurse, and no surgeon.
		const isWhole = unknown.length === 0 && trade === undefined && said.every((slug) => isOf(slug, profession))
		if (isWhole && more.length === 0) return { kind: 'known', speciality: bySlug(narrower ?? one) }
		return unsure([...within, one], profession)
	}
	if (sure.length > 0) return unsure(sure, profession)
	if (possible.length > 0) return unsure(possible, profession)
	if (profession === 'nurse') return unsure(['staff-nurse'], 'nurse')
	if (meant.some(({ isDoctor }) => isDoctor)) return unsure(usualDoctors, 'doctor')
	return { kind: 'unknown', profession }
}

/** The speciality that a typed text names beyond doubt; null where the words could mean several, or none. */
export function findTypedSpeciality(text: string): Speciality | null {
	const read = readTypedSpeciality(text)
	return read.kind === 'known' ? read.speciality : null
}

/** The profession that a typed speciality belongs to. */
export function professionOfTyped(text: string): Profession {
	const read = readTypedSpeciality(text)
	if (read.kind === 'known') return read.speciality.profession
	return ('profession' in read ? read.profession : null) ?? professionOf(text)
}

/** Students have no registration yet: 'GNM student', 'final year MBBS', 'intern doctor'. */
const isStudent =
	/\b(?:students?|studying|pursuing|undergraduate|final year|(?:first|second|third|1st|2nd|3rd|4th) year|interns?|internship)\b|विद्यार्थी|विद्यार्थिनी|छात्र|छात्रा|इंटर्न/iu

/** A course in the use of computers, whose first letters are those of a degree. */
const computerCourse = /\bMS[\s-]?(?:CIT|office|excel|word)\b/gi

/** Most to choose from. */
const maxOptions = 8
/** Offered where a person says 'doctor' and no more. */
const usualDoctors = [
	'resident-medical-officer',
	'general-physician',
	'anesthesiologist',
	'general-surgeon',
	'obstetrician-gynecologist',
	'pediatrician',
	'orthopedic-surgeon',
	'ayush-medical-officer',
]
/** Words that any other of their family makes more exact: 'MBBS, DA' is an anesthesiologist, 'sister, NICU' a NICU nurse. */
const general = new Set(['staff-nurse', 'surgeon', 'anesthesiologist', 'resident-medical-officer'])
const units: ReadonlySet<Entry> = new Set(unitEntries)

type Meant = {
	slugs: string[]
	isSure: boolean
	profession?: Profession | undefined
	isDoctor?: true
	/** Of a degree that is given in several subjects. */
	anyOf?: string[]
	isOfDegrees?: true
	isUnit?: true
	unlisted?: string | undefined
}

function meantBy(entry: Entry, typed: string): Meant {
	const {
		label,
		is = [],
		then = [],
		degrees = [],
		chosenFrom,
		filter,
		profession,
		isNothing,
		unlisted,
	} = {
		...entry,
		...entry.inSpecialists,
	}
	if (isNothing) return { slugs: [], isSure: false, unlisted: unlisted ?? `people of this trade` }
	const said = filter?.name === 'profession' ? (filter.values[0] as Profession) : profession
	if (chosenFrom) return { slugs: chosenFrom, isSure: chosenFrom.length === 1, profession: said }
	const named = findSpeciality(label)
	const ofDegree = label === 'MBBS' ? ({ isOfDegrees: true } as const) : {}
	if (named) return { slugs: [named.slug], isSure: true, profession: named.profession, ...ofDegree }
	if (said === 'doctor' && is.length === 0 && then.length === 0)
		return { slugs: [], isSure: false, profession: said, isDoctor: true }
	if (entry.staff) return { slugs: [...is, ...then], isSure: false, unlisted: entry.staff }
	if (units.has(entry)) return { slugs: [...is, ...then], isSure: false, isUnit: true }
	if (is.length > 0) return { slugs: is, isSure: is.length === 1, profession: said }
	if (degrees.length > 0) return { ...ofDegrees(degrees, then), isOfDegrees: true }
	return { slugs: then, isSure: then.length === 1 && namesPerson(typed), profession: said }
}

/** A degree of one subject says its first speciality; one of any nurse says a nurse; 'MD' could be each that there is. */
function ofDegrees(degrees: readonly string[], then: readonly string[]): Meant {
	const [first] = then
	if (first === undefined) {
		const subjects = degrees.flatMap((degree) => findSpeciality(degree.replace(/^\S+\s+/, ''))?.slug ?? [])
		return { slugs: [...new Set(subjects)], isSure: false, profession: 'doctor', anyOf: subjects }
	}
	const { profession, family } = bySlug(first)
	if (profession === 'nurse') return { slugs: [then.length === 1 ? first : 'staff-nurse'], isSure: true, profession }
	const isOneSubject = degrees.length <= 3 && then.every((slug) => bySlug(slug).family === family)
	return isOneSubject
		? { slugs: [first], isSure: true, profession }
		: { slugs: [...then], isSure: false, profession, anyOf: [...then] }
}

/** A nurse is a nurse, whatever the field in front of the word: 'burns nurse'. */
function professionSaid(meant: readonly Meant[]): Profession | null {
	const said = new Set(meant.flatMap(({ profession }) => profession ?? []))
	return said.has('nurse') ? 'nurse' : said.has('doctor') ? 'doctor' : null
}

/** A listed post or degree, and not only its field: 'RMO' and 'GNM', not 'ortho'. */
const saysPerson = ({ unlisted, filter, profession, degrees, inJobs, inSpecialists }: Entry, typed: string) =>
	unlisted === undefined &&
	(namesPerson(typed) ||
		filter?.name === 'profession' ||
		[profession, inJobs?.profession, inSpecialists?.profession].some((said) => said !== undefined) ||
		[degrees, inSpecialists?.degrees].some((list) => list !== undefined && list.length > 0))

/** Shorter words differ too little from those of other trades. */
const shortestTrade = 7
let tradeWords: { word: string; trade: string }[] | undefined
/** The trade that a word with typing mistakes means: 'phsyiotherapist'. */
function misspeltTrade(unknown: readonly string[]): string | undefined {
	tradeWords ??= unlistedEntries.flatMap(({ forms, unlisted: trade = '' }) =>
		forms.split(',').flatMap((form) => {
			const [word, ...others] = wordsOf(form)
			return word && others.length === 0 && word.key.length >= shortestTrade ? [{ word: word.key, trade }] : []
		}),
	)
	const words = tradeWords
	const near = unknown.map((word) => nearest(keyOf(word), words)?.found.trade)
	return near.find((trade) => trade !== undefined)
}

const nurseWord = /nurs|\b(?:sister|midwi\w*)\b/i
const doctorWord =
	/(?:ologist|iatrist|iatrician|iatrics|ology|surgery|medicine|surgeon|physician|consultant|doctor|resident)s?\b/i
const professionHinted = (text: string): Profession | null =>
	nurseWord.test(text) ? 'nurse' : doctorWord.test(text) ? 'doctor' : null

const isOf = (slug: string, profession: Profession | null) =>
	profession === null || bySlug(slug).profession === profession
const ofProfession = (slugs: readonly string[], profession: Profession | null) =>
	slugs.filter((slug) => slug !== 'other' && isOf(slug, profession))

/** `either`: what is said to be another post, and no wider word for the same: 'RMO or casualty medical officer'. */
function withoutGeneral(slugs: readonly string[], either: readonly string[]): string[] {
	const exact = slugs.filter((slug) => !general.has(slug))
	return slugs.filter((slug) => {
		if (!general.has(slug) || either.includes(slug)) return true
		const { family, profession } = bySlug(slug)
		return (
			!exact.some((other) =>
				slug === 'resident-medical-officer' ? bySlug(other).profession === profession : bySlug(other).family === family,
			) &&
			!(
				slug === 'resident-medical-officer' &&
				slugs.some((other) => other !== slug && bySlug(other).profession === profession)
			)
		)
	})
}

const isNarrower = (slug: string, wide: string) =>
	slug !== wide &&
	(bySlug(slug).family === bySlug(wide).family || withIncluded(wide).includes(slug)) &&
	wide !== 'resident-medical-officer'

const unsure = (slugs: readonly string[], profession: Profession | null): TypedSpeciality => ({
	kind: 'unsure',
	options: [...new Set(slugs)].slice(0, maxOptions).map(bySlug),
	profession,
})

function bySlug(slug: string): Speciality {
	const speciality = specialityBySlug(slug)
	if (!speciality) throw new Error(`vocabulary: no speciality ${slug}`)
	return speciality
}

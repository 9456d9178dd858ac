// What the words of a search may mean instead, where nothing has all of them.
import { specialityName } from '#app/catalog/specialities.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import type { Term, Understood } from '#app/catalog/words/understood.ts'
import type { Alternative } from '#app/catalog/words/vocabulary.ts'
import { namesPerson } from '#app/catalog/words/words.ts'

export type UnderstoodQuery = Understood & {
	/** Not asked of a row, but the rows that have them come first. */
	hints?: readonly Term[]
	/** Nothing of it is searched here. */
	isNotAsked?: boolean
	/** Without what the words of rows corrected. Where nothing is found, those may be of someone whom the viewer must not find. */
	asTyped?: Understood
}

/** Each is a search of its own. */
const maxVariants = 8

/** What the words may mean where nothing has all of them, the nearest first. */
export const queryVariants = (understood: UnderstoodQuery): UnderstoodQuery[] =>
	[
		withoutOffer(understood),
		asWritten(understood),
		inField(understood),
		withoutUnknown(understood),
		withoutFields(understood),
		...wordByWord(understood),
	]
		.filter((other) => other !== null)
		.slice(0, maxVariants)

/** What the words say beside a place, a shift or a pay: who or what is wanted. */
export const isWhat = ({ tiers, filter }: Term) =>
	tiers.length > 0 && (filter === undefined || filter.name === 'speciality' || filter.name === 'profession')

/**
 * Where all that is found only mentions what is wanted: without the hurry, or the pay, that no such row has. An intensivist who pays less
 * comes before other posts that pay it.
 */
export const ownVariants = (understood: UnderstoodQuery): UnderstoodQuery[] => [
	...[inField(understood)].filter((other) => other !== null),
	...[['urgent'], ['pay'], ['urgent', 'pay']].flatMap((names) => {
		const terms = understood.terms.filter(({ filter }) => !names.includes(filter?.name ?? ''))
		return terms.some(isWhat) && terms.length === understood.terms.length - names.length
			? [leaving(understood, terms)]
			: []
	}),
]

/** What a hospital offers, where no one asks for so little; and that it is urgent. Null where no one or nothing is wanted beside it. */
function withoutOffer(understood: UnderstoodQuery): UnderstoodQuery | null {
	const terms = understood.terms.filter(({ filter }) => filter?.name !== 'payMax' && filter?.name !== 'urgent')
	return terms.some(isWhat) && terms.length < understood.terms.length ? leaving(understood, terms) : null
}

/** The words that say what is wanted as one phrase: someone may have written just that, such as a skill of their own. */
function asWritten(understood: UnderstoodQuery): UnderstoodQuery | null {
	const [what, others] = [understood.terms.filter(isWhat), understood.terms.filter((term) => !isWhat(term))]
	if (what.length < 2 || understood.isNothing) return null
	const typed = what.map((term) => term.typed).join(' ')
	const words = foldSpelling(typed)
	const phrase: Term = {
		typed,
		label: typed,
		tiers: [[{ words, in: 'A' }], [{ words, in: 'AB' }], [{ words }]],
		isKnown: true,
	}
	return { ...understood, terms: [phrase, ...others] }
}

const isPerson = ({ typed }: Term) => namesPerson(typed)

/** 'FRCA' where no one has it: anesthesiologists. */
function inField(understood: UnderstoodQuery): UnderstoodQuery | null {
	if (!understood.terms.some(({ field }) => field)) return null
	const terms = understood.terms.map(({ field, ...term }): Term => {
		if (!field) return term
		const tiers = [field.map((slug) => ({ tag: `speciality=${slug}` }))]
		return { ...term, label: specialityName(field[0] ?? ''), tiers, isNear: true }
	})
	return { ...understood, terms }
}

/** The person who is named, without a field that no such person has. Null where no one is named, or nothing else. */
function withoutFields(understood: UnderstoodQuery): UnderstoodQuery | null {
	const known = understood.terms.filter(({ isOrdinary }) => !isOrdinary)
	const terms = known.filter((term) => !isWhat(term) || isPerson(term))
	return terms.some((term) => isWhat(term)) && terms.length < known.length ? leaving(understood, terms) : null
}

/**
 * One word alone of those that say what is wanted, and the others only for the order: 'brain tumour' where no anesthesiologist
 * has it. Those for people, or that stand for people, where there are any: no other post is meant where there is none of these.
 */
function wordByWord(understood: UnderstoodQuery): UnderstoodQuery[] {
	const known = understood.terms.filter(({ isOrdinary }) => !isOrdinary)
	const what = known.filter(isWhat)
	if (what.length < 2) return []
	const people = what.filter((term) => isPerson(term) || namesPerson(term.label))
	return (people.length > 0 ? people : what.filter(isField))
		.toSorted((a, b) => Number(isPerson(b)) - Number(isPerson(a)))
		.map((main) =>
			leaving(
				understood,
				known.filter((term) => term === main || !isWhat(term)),
			),
		)
}

/** A field of work, not a rank such as 'consultant'. */
const isField = ({ tiers }: Term) => tiers.flat().some(namesField)
const namesField = (one: Alternative): boolean =>
	'all' in one ? one.all.some(namesField) : 'tag' in one && /^(?:speciality|skill|degree)=/.test(one.tag)

/** Only these terms; everything else that was typed is left out, and what is known of it puts rows first. */
function leaving(understood: UnderstoodQuery, terms: Term[]): UnderstoodQuery {
	const out = understood.terms.filter((term) => !terms.includes(term))
	const asTyped = (word: string) => understood.corrections.find(({ to }) => to === word)?.typed ?? word
	const left = [...out.map(({ typed }) => asTyped(typed)), ...understood.dropped]
	const corrections = understood.corrections.filter(({ typed }) => !left.includes(typed))
	return {
		...understood,
		terms,
		hints: out.filter(({ isOrdinary }) => !isOrdinary),
		unused: [
			...understood.unused,
			...out.flatMap((term) => (term.isOrdinary ? [{ typed: asTyped(term.typed), why: 'noRow' as const }] : [])),
		],
		corrections: [...corrections, ...left.map((typed) => ({ typed, to: '' }))],
	}
}

/** Only what is known of it: not 'kindly revert' beside a physician. Null where nothing is left out or no post is named. */
function withoutUnknown(understood: UnderstoodQuery): UnderstoodQuery | null {
	const terms = understood.terms.filter(({ isOrdinary }) => !isOrdinary)
	return terms.some(isWhat) && terms.length < understood.terms.length ? leaving(understood, terms) : null
}

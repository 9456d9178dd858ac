import { readQuery, kmWords } from './read-terms.server.ts'
import { withinKm } from './term.server.ts'
import {
	withoutUnlisted,
	asName,
	institutions,
	withoutTitles,
	placed,
	inOwnField,
	theatreNurse,
	nurseOfUnit,
	nurseOfEach,
	withoutProfession,
	withoutExperienced,
	fieldOfNurse,
	withoutFirstDegree,
	merged,
} from './terms-together.server.ts'
import type { Understood, Unused, KnownWords, Found, Query } from './understood.ts'
import { isVocabularyWord } from './vocabulary-index.ts'
import type { Entry, SearchKind } from './vocabulary.ts'

/**
 * What a typed query means: one term for each idea, the longest known form first. Words that say nothing are dropped, and
 * unknown words are looked for as they are.
 */
export function understand(text: string, kind: SearchKind, known: KnownWords = {}): Understood {
	const query = readQuery(text, kind, known)
	const { dropped, isNearMe, excluded, km } = query
	const { found, unlisted } = withoutUnlisted(query)
	// A correction that leads to nothing is none.
	const plain = new Set(found.flatMap(({ word, entry, place }) => (word && !entry && !place ? [word] : [])))
	const corrections = query.words.flatMap((word) =>
		word.correctedTo !== undefined && !plain.has(word) ? [{ typed: word.typed, to: word.correctedTo }] : [],
	)
	const named =
		kind === 'specialists' ? found.map((one, at) => asName(query, one, [found[at - 1], found[at + 1]])) : found
	const fields = inOwnField(
		query,
		withoutTitles(query, placed(query, institutions(query, withoutExperienced(query, named)))),
	)
	const nurses = nurseOfEach(query, nurseOfUnit(query, fields))
	const terms = merged(withoutFirstDegree(query, withoutProfession(query, fieldOfNurse(theatreNurse(query, nurses)))))
	return {
		terms: terms.map(({ term }) => (km !== null && term.filter?.name === 'place' ? withinKm(term, km) : term)),
		dropped,
		excluded: excluded.map(({ term }) => term),
		unused: usedAfterAll(query, terms),
		order: query.order,
		near: query.isNear,
		km,
		isNothing: found.some(({ entry }) => entry?.isNothing),
		unlisted,
		corrections,
		isNearMe,
	}
}

/** `isEither`: a slash or 'or' joins it to another. */
type NamedEntry = { entry: Entry; typed: string; isEither: boolean }

/** The entries that a text names, in its order, and the words that are in none. What says nothing, a place or an amount is in neither. */
export function entriesOf(text: string): { entries: NamedEntry[]; unknown: string[] } {
	const query = readQuery(text, 'specialists', {})
	const found = nurseOfEach(query, query.found)
	return {
		entries: found.flatMap(({ entry, term, isOther }, at) =>
			entry ? [{ entry, typed: term.typed, isEither: isOther || found[at + 1]?.isOther === true }] : [],
		),
		unknown: found.flatMap(({ term, word }) =>
			word && term.isOrdinary && !isVocabularyWord(word.key) ? [term.typed] : [],
		),
	}
}

/** An amount makes a word for pay more than a word, and a place makes a distance one. */
function usedAfterAll({ unused, isNear, km, words }: Query, terms: readonly Found[]): Unused[] {
	const has = (...names: string[]) => terms.some(({ term }) => names.includes(term.filter?.name ?? ''))
	const isPay = has('pay', 'payMin', 'payMax', 'unit', 'experience')
	const isFar = !has('place') && (km !== null || isNear !== null)
	const asked =
		km === null
			? isNear
			: words.flatMap(({ typed, key }, at) => (kmWords.has(key) ? [`${words[at - 1]?.typed ?? ''} ${typed}`] : []))[0]
	return [
		...unused.filter(({ why }) => why !== 'pay' || !isPay),
		...(isFar && asked ? [{ typed: asked, why: 'distance' as const }] : []),
	]
}

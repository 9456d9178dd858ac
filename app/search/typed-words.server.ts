import { sql } from 'drizzle-orm'
import { nearest } from '#app/catalog/words/correct.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { understand } from '#app/catalog/words/understand.server.ts'
import type { Term, Understood } from '#app/catalog/words/understood.ts'
import type { UnusedReason } from '#app/catalog/words/unused-words.ts'
import { plainWord } from '#app/catalog/words/words.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { filterConditions } from './asked-query.server.ts'
import { correctedText } from './correction.ts'
import type { AnySearch } from './filter.ts'
import { isWhat, type UnderstoodQuery } from './query-variants.ts'
import type { Correction, KnownWords, Searching } from './searching.ts'
import { termQuery, type WordScope } from './words.server.ts'

/** The ideas of the typed words. A word that no row has is corrected to the nearest that some row has. */
export async function understandWords<Search extends AnySearch>(
	searching: Searching<Search>,
	on: Queryable,
): Promise<UnderstoodQuery> {
	const { search, scope, isExact, known } = searching
	if (search.q === '') return nothingTyped
	const kind = kindOf(scope)
	const kinds = kindsOf[scope]
	const typed = plainWord(search.q).split(' ').filter(Boolean)
	// Neighbours too, because 'desh pande' may be one word.
	const joined = typed.slice(1).map((word, at) => `${typed[at]}${word}`)
	// And parts, because 'mulariver' may be two.
	const parted = typed.flatMap(partsOfWord)
	const words =
		kinds.length > 0 ? await findWords(kinds, [...typed, ...joined, ...parted], on, known) : new Map<string, boolean>()
	if (isExact) return understandExactly(searching, words)
	const understood = understand(search.q, kind, {
		isWord: (word) => words.has(plainWord(word)),
		isWhole: (word) => words.get(plainWord(word)) === true,
	})
	const terms: Term[] = []
	const corrections = [...understood.corrections]
	for (const term of understood.terms) {
		const word = plainWord(term.typed)
		const to = term.isKnown || words.has(word) ? null : await findNearest(kinds, word, on)
		if (to === null) terms.push(term)
		else {
			corrections.push({ typed: term.typed, to })
			terms.push(...understand(to, kind, { isWord: () => true }).terms)
		}
	}
	return answerable(searching, {
		...understood,
		terms,
		corrections,
		asTyped: understood,
		hints: [
			...(scope === 'jobs' ? titlesOf(terms, corrections, words) : []),
			...terms.flatMap((term) => (term.first ? [{ ...term, tiers: [term.first] }] : [])),
		],
	})
}

/** `words`: those that rows have. */
export function understandExactly<Search extends AnySearch>(
	searching: Searching<Search>,
	words: ReadonlyMap<string, boolean>,
) {
	const { search, scope } = searching
	const typed = new Set(plainWord(search.q).split(' '))
	const understood = understand(search.q, kindOf(scope), {
		isWord: (word) => typed.has(plainWord(word)),
		isWhole: (word) => words.get(plainWord(word)) === true,
	})
	return answerable(searching, understood)
}

/** Without what this viewer may not ask and what no row of this kind states. */
function answerable<Search extends AnySearch, Query extends UnderstoodQuery>(
	searching: Searching<Search>,
	understood: Query,
): Query {
	const { definition, search, scope, orders = {} } = searching
	const isPublic = scope === 'public specialists'
	const isAsked = (term: Term) =>
		(term.tiers.length > 0 && termQuery(term, scope) !== null) || filterConditions(definition, term).length > 0
	const why = ({ filter }: Term): UnusedReason => {
		if (isPublic) return 'hospitalsOnly'
		if (filter?.name === 'pay') return 'payOfPeople'
		return scope === 'jobs' ? 'notInJobs' : 'notInProfiles'
	}
	const terms = understood.terms.filter(isAsked)
	const isSaid = ({ typed }: Term) =>
		understood.unlisted.length > 0 || understood.unused.some((one) => one.typed === typed)
	const left = [...understood.terms, ...understood.excluded].filter((term) => !isAsked(term) && !isSaid(term))
	const order = understood.order && !orders[understood.order.by] ? understood.order : null
	// Someone's name: no one else is meant.
	const isName =
		isPublic && left.some(({ isOrdinary }) => isOrdinary) && !terms.some((term) => isWhat(term) && !term.isOrdinary)
	const isContact =
		terms.length === 0 && understood.unused.some((one) => one.why === 'contact' && /\d{5}|@/.test(one.typed))
	const isNotAsked = !understood.isNothing && (isName || isContact)
	return {
		...understood,
		terms,
		excluded: understood.excluded.filter(isAsked),
		unused: [
			...understood.unused.filter((one) => one.why !== 'distance' || search.filters.place === null),
			...left.map((term) => ({ typed: term.typed, why: why(term) })),
			...(order ? [{ typed: order.typed, why: 'order' as const }] : []),
		],
		isNotAsked,
		isNothing: understood.isNothing || isNotAsked,
	}
}

const nothingTyped: Understood = {
	terms: [],
	excluded: [],
	unused: [],
	corrections: [],
	dropped: [],
	order: null,
	near: null,
	km: null,
	isNothing: false,
	unlisted: [],
	isNearMe: false,
}

export const kindsOf: Record<WordScope, readonly string[]> = {
	jobs: ['job'],
	specialists: ['specialist', 'name'],
	// Corrections would tell what only hospitals may search.
	'public specialists': [],
}

const kindOf = (scope: WordScope) => (scope === 'jobs' ? 'jobs' : 'specialists')

const isSpeciality = ({ tiers }: Term) => tiers[0]?.every((one) => 'tag' in one && one.tag.startsWith('speciality='))

/** Words for a whole field: 'cardiac surgery', 'critical care'. */
const isField = (title: string) =>
	/(?:logy|surgery|medicine|care|anesthesia|pedics|atrics|atry|nursing|obstetrics)$/.test(title)

/**
 * What was typed as a title may say it, where a title may say it otherwise too: 'Scrub Nurse' comes before other OT nurses, and a
 * 'Visiting Anesthesiologist' before others who visit. One word and a field are the speciality itself: where comes next.
 */
const titlesOf = (terms: readonly Term[], corrections: readonly Correction[], words: ReadonlyMap<string, boolean>) =>
	terms.flatMap((term): Term[] => {
		const title = foldSpelling(correctedText(corrections, term.typed))
		const isSaid = isSpeciality(term) && (title === foldSpelling(term.label) || !title.includes(' ') || isField(title))
		const isInRows = (word: string) => words.get(word) === true || corrections.some(({ to }) => to === word)
		if (!term.isKnown || isSaid || !plainWord(title).split(' ').every(isInRows) || term.filter?.name === 'place')
			return []
		return [{ ...term, tiers: [[{ words: title, in: 'A' }]] }]
	})

/** The words that some row has (true), and from four letters on, those that begin a word that some row has. */
export async function findWords(
	kinds: readonly string[],
	words: readonly string[],
	on: Queryable,
	known: KnownWords = new Map(),
): Promise<Map<string, boolean>> {
	const asked = words.filter((word) => !known.has(word))
	if (asked.length > 0) {
		const { rows } = await on.execute<{ word: string; is_whole: boolean | null }>(sql`
			select typed.word, case
				when exists (select from search_words known where known.kind = any(kinds) and known.word = typed.word) then true
				when length(typed.word) > 3 and exists (select from search_words known where known.kind = any(kinds)
					and known.word >= typed.word and known.word < typed.word || chr(1114111)) then false end as is_whole
			from unnest(${sql.param(asked)}::text[]) typed (word), (select ${sql.param([...kinds])}::text[] as kinds) of_kind`)
		for (const { word, is_whole } of rows) known.set(word, is_whole)
	}
	return new Map(
		words.flatMap((word) => {
			const isWhole = known.get(word) ?? null
			return isWhole === null ? [] : [[word, isWhole]]
		}),
	)
}

/** The two words that a long one may be. */
const partsOfWord = (word: string) =>
	word.length < 8 || word.length > 24
		? []
		: Array.from({ length: word.length - 7 }, (_, at) => [word.slice(0, at + 4), word.slice(at + 4)]).flat()

/** Words that begin alike and are about as long. One of three letters is an abbreviation: 'tele' is no TEE. */
async function findNearest(kinds: readonly string[], word: string, on: Queryable): Promise<string | null> {
	if (kinds.length === 0 || word.length < 4 || word.includes(' ')) return null
	const { rows } = await on.execute<{ word: string }>(sql`
		select distinct word from search_words where kind = any(${sql.param([...kinds])}::text[])
			and left(word, 1) = any(array[${word.slice(0, 1)}, ${word.slice(1, 2)}]) and length(word) between ${Math.max(4, word.length - 3)} and ${word.length + 3}`)
	return nearest(word, rows)?.found.word ?? null
}

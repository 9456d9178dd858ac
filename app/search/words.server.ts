import { type SQL, sql } from 'drizzle-orm'
import { allSkills } from '#app/catalog/skills.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { foldSpelling } from '#app/catalog/spelling.ts'
import { plainWord } from '#app/catalog/words.ts'
import type { Term } from '#app/catalog/understand.server.ts'
import type { Alternative } from '#app/catalog/vocabulary.ts'

/**
 * Whose words a search may ask. Of jobs, everything is public. Of specialists a hospital asks all that they wrote and
 * their names, where they are not anonymous, and anyone else only what the catalog knows: an exact tag.
 */
export type WordScope = 'jobs' | 'specialists' | 'public specialists'

/** A term as conditions on a row, by how well it answers: each level includes the ones before it, and null asks nothing. */
export type TermQuery = { term: Term; levels: (SQL | null)[] }

/** Title and speciality, then skills and requirements, then the rest. */
const maxLevels = 3

/** Null for a term that the scope cannot answer, which then matches no row. */
export function termQuery(term: Term, scope: WordScope): TermQuery | null {
	const tiers = term.tiers.map((tier) => tier.flatMap((alternative) => partsOf(alternative, term, scope)))
	if (!term.isKnown) tiers[0]?.push(...nameQueries(term, scope).map((query) => ({ asks: [query] })))
	const filled = tiers.filter((tier) => tier.length > 0)
	if (filled.length === 0) return null
	const levels = Array.from({ length: Math.min(maxLevels, filled.length) }, (_, level) =>
		unionOf((level === maxLevels - 1 ? filled : filled.slice(0, level + 1)).flat()),
	)
	// Its circle is asked of every row; what it says in words only puts those rows first.
	return { term, levels: term.filter?.name === 'place' ? [...levels.slice(0, 1), null] : levels }
}

/** What one alternative asks of a row: one of `asks`, and the profession if it is for one. */
type Part = { asks: readonly (SQL | string)[]; profession?: string }

/** An alternative with what it is limited to apart, so that a union asks that once. Tags are strings. */
function partsOf(alternative: Alternative, term: Term, scope: WordScope): Part[] {
	const [first, second, ...more] = 'all' in alternative ? alternative.all : [alternative]
	const profession = second && 'tag' in second && second.tag.startsWith('profession=') ? second.tag : undefined
	if (!first || more.length > 0 || (second && (profession === undefined || scope === 'jobs'))) {
		const query = queryOf(alternative, term, scope)
		return query === null ? [] : [{ asks: [query] }]
	}
	const asks =
		'all' in first ? [queryOf(first, term, scope)].flatMap((query) => query ?? []) : asksOf(first, term, scope)
	return asks.length === 0 ? [] : [profession ? { asks, profession } : { asks }]
}

/** Each tag once: the index looks at every part of a question for every row that may answer it. */
function unionOf(parts: readonly Part[]): SQL {
	const professions = [...new Set(parts.map(({ profession }) => profession))]
	return anyOf(
		professions.map((profession) => {
			const asks = new Set(parts.flatMap((part) => (part.profession === profession ? part.asks : [])))
			const union = anyOf([...asks].map((ask) => (typeof ask === 'string' ? tagQuery(ask) : ask)))
			return profession === undefined ? union : allOf([union, tagQuery(profession)])
		}),
	)
}

/** A job is for the profession of its speciality. */
function tagsFor(tag: string, scope: WordScope): string[] {
	const [group, value] = tag.split('=')
	if (scope === 'jobs' && group === 'profession')
		return specialities.flatMap(({ slug, profession }) => (profession === value ? [`speciality=${slug}`] : []))
	const asked = scope === 'public specialists' ? publicTag(tag) : tag
	return asked === null ? [] : [asked]
}

const publicGroups = ['profession', 'speciality', 'shift', 'language', 'verified', 'skill', 'degree']

/** What anyone may ask of a profile. Years are public as a step of some years only, and availability not at all. */
export function publicTag(tag: string): string | null {
	const [group = ''] = tag.split('=')
	if (group === 'experience') return tag.replace('experience=', 'experiencePublic=')
	return publicGroups.includes(group) ? tag : null
}

/** As `tsquery`. */
export const tagQuery = (tag: string): SQL => sql`${`'${tag.replaceAll('\\', '').replaceAll("'", "''")}'`}::tsquery`

export const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`
export const allOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` && `)})`

function queryOf(alternative: Alternative, term: Term, scope: WordScope): SQL | null {
	if ('all' in alternative) {
		const parts = alternative.all.map((part) => queryOf(part, term, scope))
		return parts.some((part) => part === null) ? null : allOf(parts.flatMap((part) => part ?? []))
	}
	const asks = asksOf(alternative, term, scope)
	return asks.length === 0 ? null : anyOf(asks.map((ask) => (typeof ask === 'string' ? tagQuery(ask) : ask)))
}

/** Tags and words of which a row must have one. */
function asksOf(alternative: Exclude<Alternative, { all: unknown }>, term: Term, scope: WordScope): (SQL | string)[] {
	if ('tag' in alternative) return tagsFor(alternative.tag, scope)
	const known = scope === 'jobs' || alternative.in === 'A' ? [] : catalogTags(alternative.words)
	const isAsked = scope !== 'public specialists' && foldSpelling(alternative.words) !== ''
	return isAsked ? [...known, wordQuery(alternative, term)] : known
}

/** The name and place of a hospital (weight D) say nothing of the work, so only words outside the vocabulary ask them. */
function wordQuery(
	{ words, in: weights, prefix }: { words: string; in?: string; prefix?: true },
	{ isKnown, filter }: Term,
) {
	const asked = weights ?? (isKnown && filter?.name !== 'place' ? 'ABC' : '')
	const suffix = prefix || asked ? `:${prefix ? '*' : ''}${asked}` : ''
	return sql`search_query(${words}, ${suffix})`
}

/** A word that is nothing else may be a name: of a hospital, or of a specialist for those who may search names. */
function nameQueries({ typed }: Term, scope: WordScope): SQL[] {
	const folded = plainWord(typed)
	if (scope === 'public specialists' || folded === '' || /^\d+$/.test(folded)) return []
	return [sql`search_name_query(${folded}, ${folded.length > 3 ? ':*' : ''})`]
}

type Entry = { tag: string; words: string[] }
const entry = (kind: string, name: string): Entry => {
	const folded = foldSpelling(name)
	return { tag: `${kind}=${folded.replaceAll(' ', '-')}`, words: folded.split(' ') }
}
const entries: readonly Entry[] = [
	...specialities.map(({ slug, name }) => ({ tag: `speciality=${slug}`, words: foldSpelling(name).split(' ') })),
	...allSkills.map((name) => entry('skill', name)),
	...[...qualificationsOf('doctor'), ...qualificationsOf('nurse')].map((name) => entry('degree', name)),
]

/** Tags of the catalog's entries that have all of these words; from four letters on, words that begin so. */
function catalogTags(text: string): string[] {
	const wanted = foldSpelling(text).split(' ').filter(Boolean)
	if (wanted.length === 0) return []
	const has = (words: string[], word: string) =>
		words.some((own) => own === word || `${own}s` === word || (word.length > 3 && own.startsWith(word)))
	return entries.flatMap(({ tag, words }) => (wanted.every((word) => has(words, word)) ? [tag] : []))
}

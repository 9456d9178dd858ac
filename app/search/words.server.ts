import { type SQL, sql } from 'drizzle-orm'
import { soundOf } from '#app/catalog/words/correct.ts'
import { isIndic } from '#app/catalog/words/scripts.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { plainWord } from '#app/catalog/words/words.ts'
import type { Term } from '#app/catalog/words/understood.ts'
import type { Alternative } from '#app/catalog/words/vocabulary.ts'

/**
 * Whose words a search may ask. Of jobs, everything is public. Of specialists a hospital asks all that they wrote and
 * their names, where they are not anonymous, and anyone else only what the catalog knows: an exact tag.
 */
export type WordScope = 'jobs' | 'specialists' | 'public specialists'

/** What a term says, in the order in which rows are compared: the post, words that put rows first, what it involves, where, and the rest. */
export const parts = ['post', 'hint', 'skill', 'place', 'rest'] as const
/** A term as conditions on a row, by how well it answers: each level includes the ones before it, and null asks nothing. */
export type TermQuery = {
	term: Term
	/** Null where nothing but what was asked for comes first. */
	part: (typeof parts)[number] | null
	levels: (readonly Question[] | null)[]
	/** The last level whose rows are what was asked for. Those of the levels behind it only mention it. */
	own: number
}

/** What a row may be asked. Of a list of questions, one is enough. */
export type Question =
	| { tag: string }
	/** None of these tags. */
	| { none: readonly string[] }
	| { words: string; weights: string; prefix: boolean }
	| { name: string; prefix: boolean }
	| { all: readonly (readonly Question[])[] }

/** Null for a term that the scope cannot answer, which then matches no row. */
export function termQuery(term: Term, scope: WordScope): TermQuery | null {
	const tiers = term.tiers.map((tier) => tier.flatMap((alternative) => questionsOf(alternative, term, scope)))
	if (!term.isKnown) tiers[0]?.push(...nameQuestions(term, scope))
	const filled = tiers.flatMap((questions, at) =>
		questions.length > 0 ? [{ questions, isOwn: at < (term.own ?? tiers.length) }] : [],
	)
	if (filled.length === 0) return null
	const part = partOf(term)
	const own = filled.filter(({ isOwn }) => isOwn).length
	// Of people, the last level of what cannot be asked of them itself is all that answers it. Spans of years can be asked.
	const hasMentions = part === 'post' || part === 'skill' || term.filter?.name === 'experience'
	const ownTiers = own > 0 && hasMentions ? own : filled.length
	const ends = [...new Set([1, 2, ownTiers, ownTiers + 1, ownTiers + 2, filled.length])]
		.filter((end) => end <= filled.length)
		.toSorted((a, b) => a - b)
	const levels = ends.map((end) => withoutImplied(filled.slice(0, end).flatMap(({ questions }) => questions)))
	// Its circle is asked of every row; what it says in words only puts those rows first.
	return {
		term,
		part,
		levels: part === 'place' ? [...levels.slice(0, 1), null] : levels,
		own: part === 'place' ? 1 : ends.indexOf(ownTiers),
	}
}

/** A speciality or profession is a post; any other words of the vocabulary that no filter says are what it involves. */
function partOf({ filter, tiers, own, isKnown, isOrdinary }: Term): (typeof parts)[number] {
	if (filter?.name === 'place') return 'place'
	const isPost = tiers
		.slice(0, own)
		.flat()
		.some((one) => 'tag' in one && /^(?:speciality|profession)=/.test(one.tag))
	if (isPost) return 'post'
	return isKnown && !isOrdinary && !filter ? 'skill' : 'rest'
}

/** As few questions as say the same: the index looks at each for every row that may answer. */
const withoutImplied = (questions: readonly Question[]) =>
	questions.filter(
		(question, at) =>
			!questions.some(
				(other, otherAt) =>
					other !== question && implies(question, other) && (otherAt < at || !implies(other, question)),
			),
	)

/** One of the questions, as `tsquery`. */
export function unionOf(questions: readonly Question[]): SQL {
	const [limited, free] = [questions.filter(isLimited), questions.filter((question) => !isLimited(question))]
	const professions = [...new Set(limited.map(professionOf))].map((profession) => {
		const asked = limited.flatMap((question) => (professionOf(question) === profession ? question.all[0] : []))
		return allOf([unionOf(withoutImplied(asked)), tagsQuery([profession])])
	})
	const tags = free.flatMap((question) => ('tag' in question ? [question.tag] : []))
	const others = free.filter((question) => !('tag' in question))
	return anyOf([...(tags.length > 0 ? [tagsQuery(tags)] : []), ...others.map(asSql), ...professions])
}

/** What is left to ask of rows that have one of these specialities: `true` where they all answer, nothing where none does. */
export function questionsGiven(questions: readonly Question[], slugs: readonly string[]): readonly Question[] | true {
	const tags = slugs.map((slug) => `speciality=${slug}`)
	const left: Question[] = []
	for (const question of questions) {
		if ('tag' in question && question.tag.startsWith('speciality=')) {
			if (tags.length === 1 && tags[0] === question.tag) return true
			if (tags.includes(question.tag)) left.push(question)
		} else if ('none' in question) {
			const none = question.none.filter((tag) => tags.includes(tag))
			if (none.length === 0) return true
			if (none.length < tags.length) left.push({ none })
		} else if ('all' in question) {
			const all = question.all.map((group) => questionsGiven(group, slugs)).filter((group) => group !== true)
			if (all.length === 0) return true
			const [only, ...more] = all
			if (only && more.length === 0) left.push(...only)
			else if (all.every((group) => group.length > 0)) left.push({ all })
		} else left.push(question)
	}
	return withoutImplied(left)
}

type Limited = { all: [Question[], [{ tag: string }]] }
/** What a profession limits is asked once for each profession. */
function isLimited(question: Question): question is Limited {
	if (!('all' in question) || question.all.length !== 2) return false
	const [only, ...more] = question.all[1] ?? []
	return more.length === 0 && only !== undefined && 'tag' in only && only.tag.startsWith('profession=')
}
const professionOf = ({ all }: Limited) => all[1][0].tag

/** Whether every row that answers `one` answers `other` too. Where that is not plain to see: no. */
function implies(one: Question, other: Question): boolean {
	if ('all' in one && one.all.some((group) => group.every((question) => implies(question, other)))) return true
	if ('all' in other) return other.all.every((group) => group.some((question) => implies(one, question)))
	if ('all' in one) return false
	if ('tag' in one || 'tag' in other) return 'tag' in one && 'tag' in other && one.tag === other.tag
	if ('none' in one || 'none' in other)
		return 'none' in one && 'none' in other && one.none.every((tag, at) => tag === other.none[at])
	if (one.prefix && !other.prefix) return false
	if ('name' in one || 'name' in other) return 'name' in one && 'name' in other && one.name === other.name
	const isWithin =
		other.weights === '' ||
		(one.weights !== '' && one.weights.split('').every((weight) => other.weights.includes(weight)))
	// A phrase has each of its words.
	return isWithin && (one.words === other.words || (!one.prefix && one.words.split(' ').includes(other.words)))
}

function asSql(question: Question): SQL {
	if ('tag' in question) return tagsQuery([question.tag])
	if ('none' in question) return sql`(!!${tagsQuery(question.none)})`
	if ('all' in question) return allOf(question.all.map(unionOf))
	const suffix = (weights: string) => (question.prefix || weights ? `:${question.prefix ? '*' : ''}${weights}` : '')
	return 'name' in question
		? sql`search_name_query(${question.name}, ${suffix('')})`
		: sql`search_query(${question.words}, ${suffix(question.weights)})`
}

/** A job is for the profession of its speciality, and specialities of nurses are few. */
function tagQuestions(tag: string, scope: WordScope): Question[] {
	const [group, value] = tag.split('=')
	if (scope === 'jobs' && group === 'profession') {
		const of = (isOwn: boolean) =>
			specialities.flatMap(({ slug, profession }) => ((profession === value) === isOwn ? [`speciality=${slug}`] : []))
		const [own, others] = [of(true), of(false)]
		return own.length > others.length ? [{ none: others }] : own.map((tag) => ({ tag }))
	}
	const asked = scope === 'public specialists' ? publicTag(tag) : tag
	return asked === null ? [] : [{ tag: asked }]
}

const publicGroups = ['profession', 'speciality', 'shift', 'language', 'verified', 'skill', 'degree']

/** What anyone may ask of a profile. Years are public as a step of some years only, and availability not at all. */
export function publicTag(tag: string): string | null {
	const [group = ''] = tag.split('=')
	if (group === 'experience') return tag.replace('experience=', 'experiencePublic=')
	// What someone wrote in their own words is for hospitals.
	if (group === 'skill') return entries.some((known) => known.tag === tag) ? tag : null
	return publicGroups.includes(group) ? tag : null
}

/** One of these tags, as one constant: PostgreSQL plans a hundred joined ones for two milliseconds. */
export const tagsQuery = (tags: readonly string[]): SQL =>
	sql`${tags.map((tag) => `'${tag.replaceAll('\\', '').replaceAll("'", "''")}'`).join(' | ')}::tsquery`

const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`
export const allOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` && `)})`

function questionsOf(alternative: Alternative, term: Term, scope: WordScope): Question[] {
	if ('all' in alternative) {
		const all = alternative.all.map((part) => questionsOf(part, term, scope))
		return all.some((group) => group.length === 0) ? [] : [{ all }]
	}
	if ('tag' in alternative) return tagQuestions(alternative.tag, scope)
	const words = foldSpelling(alternative.words)
	const known = scope === 'jobs' || alternative.in === 'A' ? [] : catalogTags(words).map((tag) => ({ tag }))
	if (scope === 'public specialists' || words === '') return known
	return [...known, { words, weights: weightsOf(alternative, term, scope), prefix: alternative.prefix === true }]
}

/** The name and place of a hospital (weight D) say nothing of the work, so only words outside the vocabulary ask them. */
function weightsOf(alternative: { in?: string }, { isKnown, filter }: Term, scope: WordScope): string {
	const asked = alternative.in ?? (isKnown && filter?.name !== 'place' ? 'ABC' : '')
	// Weight C of a specialist is where they live as they wrote it, and hospitals know the city alone.
	return scope === 'specialists' ? asked.replace('C', '') || 'AB' : asked
}

/** A word that is nothing else may be a name: of a hospital, or of a specialist for those who may search names. */
function nameQuestions(term: Term, scope: WordScope): Question[] {
	const name = plainWord(term.typed)
	if (scope === 'public specialists' || name === '' || /^\d+$/.test(name)) return []
	const prefix = term.tiers.flat().some((one) => 'prefix' in one)
	// The database writes Devanagari in Latin letters, and knows the beginnings of names.
	if (prefix || isIndic(name)) return [{ name, prefix }]
	return [
		{
			all: foldSpelling(name)
				.split(' ')
				.map((word) => [{ tag: `n/${soundOf(word)}` }]),
		},
	]
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
function catalogTags(folded: string): string[] {
	const wanted = folded.split(' ').filter(Boolean)
	if (wanted.length === 0) return []
	const has = (words: string[], word: string) =>
		words.some((own) => own === word || `${own}s` === word || (word.length > 3 && own.startsWith(word)))
	return entries.flatMap(({ tag, words }) => (wanted.every((word) => has(words, word)) ? [tag] : []))
}

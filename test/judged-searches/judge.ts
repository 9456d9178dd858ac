import { readFileSync } from 'node:fs'

/** What the first cards of a list must say. `of` is how many cards are looked at, six unless given; patterns ignore case. */
export type Expectation = { of?: number; in?: 'title' } & (
	| { atLeast: number; match: string }
	| { every: string }
	| { none: string }
	| { first: string }
	| { count: [least: number, greatest: number] }
	| { empty: true }
)

export type JudgedSearch = {
	id: string
	/** jobs: a visitor's /jobs. specialists: a verified hospital's search. database: a visitor's public database. */
	audience: 'jobs' | 'specialists' | 'database'
	kind: string
	q: string
	place?: string
	expect: Expectation[]
	why?: string
}

/** The list as a person reads it: the cards' texts and titles in order, and how many entries there are in all. */
export type ShownList = { cards: readonly string[]; titles: readonly string[]; total: number }

const usual = 6
/** So many of its first cards decide whether a list answers a search. */
export const cardsLookedAt = ({ expect }: JudgedSearch) => Math.max(...expect.map(({ of = usual }) => of))

/** Why a list does not answer a search as expected, in one sentence; null when it does. */
export function judge({ cards, titles, total }: ShownList, expected: Expectation): string | null {
	const shown = (expected.in === 'title' ? titles : cards).slice(0, expected.of ?? usual)
	const matching = (pattern: string) => shown.filter((text) => new RegExp(pattern, 'i').test(text)).length
	if ('empty' in expected) return total === 0 ? null : `${total} entries instead of none`
	if ('count' in expected) {
		const [least, greatest] = expected.count
		return least <= total && total <= greatest ? null : `${total} entries instead of ${least} to ${greatest}`
	}
	if ('first' in expected)
		return new RegExp(expected.first, 'i').test(shown[0] ?? '')
			? null
			: `the first is not /${expected.first}/: ${shown[0]}`
	if ('every' in expected)
		return matching(expected.every) === shown.length
			? null
			: `only ${matching(expected.every)} of ${shown.length} are /${expected.every}/`
	if ('none' in expected)
		return matching(expected.none) === 0 ? null : `${matching(expected.none)} are /${expected.none}/`
	const found = matching(expected.match)
	return found >= expected.atLeast
		? null
		: `${found} of ${shown.length} are /${expected.match}/, not ${expected.atLeast}`
}

/** All reasons why a list does not answer a search. */
export const faultsOf = (list: ShownList, { expect }: JudgedSearch): string[] =>
	expect.flatMap((expected) => judge(list, expected) ?? [])

/** A set of judged searches: own.jsonl, outside.jsonl or strangers.jsonl, each beside this file. */
export const readSet = (name: 'own' | 'outside' | 'strangers') =>
	readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as JudgedSearch)

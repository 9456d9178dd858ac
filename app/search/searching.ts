import type { SearchOrder } from '#app/catalog/words/vocabulary.ts'
import type { SearchDefinition } from './filter.ts'
import type { Query } from './query.server.ts'
import type { WordScope } from './words.server.ts'

export type Searching<Search> = {
	definition: SearchDefinition<Search>
	search: Search
	scope: WordScope
	/** The words are meant as they are typed. */
	isExact?: boolean
	/** Ids to put first, the best first, where no words ask for another order. */
	first?: readonly string[]
	/** What was asked of the words before: a search that drops one of them asks again. */
	known?: KnownWords
	/** The nearest to the place that is asked for come first, where there is one. */
	byDistance?: boolean
} & Pick<Query, 'table' | 'also' | 'order' | 'limit' | 'groups'> & {
		/** Better answers to the words come first, whatever `order` says within them. */
		byRelevance: boolean
		/** How words may order the list: a column, or by distance. */
		orders?: Partial<Record<SearchOrder, string>>
		/** Only what was asked for, and nothing that mentions it: for alerts, feeds and figures. */
		isStrict?: boolean
	}

/** Words that some row has (true), with which a word of some row begins (false), and others (null). */
export type KnownWords = Map<string, boolean | null>

export type Correction = { typed: string; to: string }

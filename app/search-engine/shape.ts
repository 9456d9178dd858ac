import type { Point } from '#app/catalog/distance.ts'

/** The names that one kind of entry goes by: its groups, its numbers, its texts, and the orders of its lists. */
export type Shape = { group: string; number: string; text: string; sort: string }

/** Something that searches can find, as they know it. */
export type Entry<S extends Shape> = {
	id: string
	/** Where it is; null is in no circle. */
	point: Point | null
	/** Where it is for rough circles: one of few points, each of which stands for many places. Without one it is in no rough circle. */
	roughPoint?: Point | null
	/** The values that it has of each group; a value that the layout does not know is no value. */
	groups: Record<S['group'], readonly string[]>
	numbers: Record<S['number'], number>
	/** Terms, each of which a word of a search can be a part of. No term has a line end. */
	texts: Record<S['text'], readonly string[]>
}

/** What an index of one kind of entry keeps. */
export type Layout<S extends Shape> = {
	/** Every value of every group: a bit for each in each entry. */
	groups: Record<S['group'], readonly string[]>
	/** Whole numbers of 32 bits, or of up to 53 where they need more. */
	numbers: Record<S['number'], 'int32' | 'float64'>
	texts: readonly S['text'][]
	/** Lists begin with the greatest number; entries with the same one follow each other by id. */
	sorts: Record<S['sort'], { by: S['number']; ids: 'ascending' | 'descending' }>
}

/** One of these has to be there: an entry that has one of the values, or a term with one of the parts in it. */
export type Wanted<S extends Shape> = {
	values: readonly { group: S['group']; value: string }[]
	parts: readonly { text: S['text']; part: string }[]
}

/** Both ends included. */
type Range<S extends Shape> = { number: S['number']; min: number; max: number }

/** The end of a page: the sort key and the id of its last entry. */
export type Cursor = { key: number; id: string }

/** A search as it is put to the entries. */
export type Question<S extends Shape> = {
	/** All of them. */
	words: readonly Wanted<S>[]
	/** Of each group one of the values; a group that is missing narrows nothing. */
	groups: Partial<Record<S['group'], readonly string[]>>
	/** A rough circle measures to the rough points, for askers who may not learn where exactly an entry is. */
	circle: { point: Point; km: number; isRough?: boolean } | null
	ranges: readonly Range<S>[]
	/** Ids that this asker does not get. */
	hidden: readonly string[]
	/** 'nearest' needs a circle. */
	sort: S['sort'] | 'nearest'
	limit: number
	after: Cursor | null
	/** The groups to count, each with the other groups' filters applied; 'km' for the distances that searches offer. */
	counted: readonly (S['group'] | 'km')[]
}

/** How many each value would give; values that give none are left out. */
export type Counts<Group extends string> = Partial<Record<Group, Record<string, number>>>

export type Answer<S extends Shape> = {
	ids: string[]
	/** The sort key of each. */
	keys: number[]
	/** Where each is, as the circle measures it. */
	points: (Point | null)[]
	total: number
	counts: Counts<S['group'] | 'km'>
}

/** Counts over everything that answers a question. */
export type Summary<S extends Shape> = {
	total: number
	counts: Counts<S['group']>
	/** How many have a number from each bound up to before the next. */
	steps: { from: number; count: number }[]
}
export type Summing<S extends Shape> = {
	groups: readonly S['group'][]
	steps?: { number: S['number']; bounds: readonly number[] }
}

import type { Point } from '#app/catalog/places/distance.ts'

/** What a filter asks of a row, as data: the statement and the reference of the tests are both made from it. */
export type Condition =
	/** Has one of these tags: 'shift=night'. */
	| { tags: readonly string[] }
	/** Has one of these specialities. */
	| { specialities: readonly string[] }
	/** A number or day within limits, both included. A row without one is outside, unless `orNone`. */
	| { column: string; min?: number | bigint | string; max?: number | bigint | string; orNone?: true }
	/** Is one of the ids that a list of the database has: people who would relocate. */
	| { listed: 'openToRelocate' }
	/** In one of these circles. A row whose place is not known is outside. */
	| { within: readonly Circle[] }

export type Circle = Point & { km: number }

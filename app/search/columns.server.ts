import { bigint, customType, doublePrecision, integer, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Where a row is and what it practises or asks for. */
export const placeColumns = () => ({
	speciality: text(),
	latitude: doublePrecision(),
	longitude: doublePrecision(),
	/** Of the grid of catalog/places/distance.ts. */
	cell: integer(),
})

export const searchColumns = () => ({
	/** A bit for each tag that is an option of a filter: 'shift=night'. The definition of the search lists them. */
	facets: bigint({ mode: 'bigint' }).notNull(),
	/** All tags, and the words by weight. */
	terms: tsvector().notNull(),
})

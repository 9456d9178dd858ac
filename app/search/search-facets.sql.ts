import { defineFunction, sqlList } from '#app/platform/database/database-objects.ts'
import type { FacetList } from './facets.ts'

/** The place of a tag in its list is its bit, so what is added stands at the end: rows keep the bits that they have. */
export const searchFacets = (lists: Record<string, FacetList>) => [
	defineFunction(
		'search_options',
		`(of_kind text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE of_kind ${Object.entries(lists)
			.map(([kind, list]) => `WHEN '${kind}' THEN ARRAY[${sqlList(list)}]`)
			.join(' ')} END`,
	),
	defineFunction(
		'search_facets',
		`(of_kind text, tags text[]) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	(SELECT coalesce(bit_or(1::bigint << (array_position(search_options(of_kind), tag) - 1)), 0) FROM unnest(tags) tag)`,
	),
]

import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import * as drizzle from 'drizzle-orm/utils'
import { expect, test } from 'vitest'
import { mapResultRow } from './result-rows.server.ts'

/** Drizzle keeps its type to itself. */
const { mapResultRow: ofDrizzle } = drizzle as unknown as { mapResultRow: typeof mapResultRow }

const wards = pgTable('wards', { id: integer().primaryKey(), name: text() })
const beds = pgTable('beds', { id: integer().primaryKey(), ward: integer() })
const doubled = sql<number>`1`.mapWith((value: unknown) => Number(value) * 2)

const columns = [
	{ path: ['id'], field: wards.id },
	{ path: ['twice'], field: doubled },
	{ path: ['called'], field: doubled.as('called') },
	{ path: ['ward', 'id'], field: wards.id },
	{ path: ['ward', 'name'], field: wards.name },
	{ path: ['bed', 'id'], field: beds.id },
	{ path: ['both', 'ward'], field: wards.id },
	{ path: ['both', 'bed'], field: beds.id },
	{ path: ['worked', 'out'], field: doubled },
	{ path: ['far', 'below', 'name'], field: wards.name },
]
const full = [1, '2', '3', 4, 'Cardiac', 5, 6, 7, '8', 'Renal']

/** Every row of which one value, or all of an object, is missing. */
const rows = [
	full,
	full.map(() => null),
	...full.map((_, gone) => full.map((value, place) => (place === gone ? null : value))),
	full.map((value, place) => (columns[place]?.path[0] === 'ward' ? null : value)),
	full.map((value, place) => (columns[place]?.path[0] === 'both' ? null : value)),
]

test.each([
	['one table', undefined],
	['an inner join', { wards: true, beds: true }],
	['a left join', { wards: true, beds: false }],
	['a full join', { wards: false, beds: false }],
])('rows of %s become the objects that Drizzle makes of them', (_, isAlwaysThere) => {
	for (const row of rows)
		expect(mapResultRow(columns, row, isAlwaysThere)).toEqual(ofDrizzle(columns, row, isAlwaysThere))
})

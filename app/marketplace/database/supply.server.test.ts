import { expect, test } from 'vitest'
import { formatCounted } from '#app/platform/small-sets.ts'
import { supplyTable } from './supply.server.ts'

test('a cell of the public table with fewer than five people shows no number, so that no one is seen to come or go', () => {
	const { rows } = supplyTable({
		all: 1_260,
		specialities: { anesthesiologist: 1_254, pediatrician: 4 },
		cities: { pune: 1_254, mumbai: 4 },
		cells: { 'anesthesiologist pune': 1_250, 'anesthesiologist mumbai': 4, 'pediatrician pune': 0 },
	})

	expect(rows.map(({ all, inCities }) => [all, ...inCities].map(formatCounted))).toEqual([
		['1,254', '1,250', 'Under 5'],
		['Under 5', 'Under 5', 'Under 5'],
	])
})

import { expect, test } from 'vitest'
import { inColumns, inRows } from './in-columns.ts'

test('rows in columns are the same rows again, and each field is named once', () => {
	const rows = [
		{ id: 'a', tags: ['x'], score: null },
		{ id: 'b', tags: [], score: 4 },
	]

	expect(inColumns(rows)).toEqual({ id: ['a', 'b'], tags: [['x'], []], score: [null, 4] })
	expect(inRows(inColumns(rows))).toEqual(rows)
	expect(inRows(inColumns<{ id: string }>([]))).toEqual([])
})

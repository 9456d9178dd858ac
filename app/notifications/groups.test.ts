import { expect, test } from 'vitest'
import { groupAlike } from './groups.ts'

const notice = (id: number, title: string, isNew = true) => ({ id, title, isNew })

test('three alike are one entry where the first stood, two are not, and what was read stays apart', () => {
	const found = groupAlike([
		notice(1, 'New application: A'),
		notice(2, 'New application: B'),
		notice(3, 'New application: A'),
		notice(4, 'New application: B'),
		notice(5, 'New application: A'),
		notice(6, 'New application: A', false),
	])

	expect(found.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 3, 5], [2], [4], [6]])
})

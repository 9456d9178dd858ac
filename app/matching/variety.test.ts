import { expect, test } from 'vitest'
import { withVariety } from './variety.ts'

const job = (id: string, score: number, shape: string) => ({ id, score, shape })
const ids = (...jobs: ReturnType<typeof job>[]) => withVariety(jobs).map(({ id }) => id)

test('the first three matches are not three times the same kind of job at one hospital', () => {
	expect(ids(job('a', 95, 'nights'), job('b', 95, 'nights'), job('c', 93, 'days'), job('d', 91, 'weekends'))).toEqual([
		'a',
		'c',
		'd',
		'b',
	])
})

test('no job rises over one that fits clearly better', () => {
	expect(ids(job('a', 95, 'nights'), job('b', 95, 'nights'), job('c', 89, 'days'))).toEqual(['a', 'b', 'c'])
})

test('no job rises that would not be shown as a match', () => {
	expect(ids(job('a', 66, 'nights'), job('b', 66, 'nights'), job('c', 64, 'days'))).toEqual(['a', 'b', 'c'])
})

test('below the first three the order is that of the scores', () => {
	const jobs = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => job(id, 95 - index, id < 'd' ? id : 'nights'))

	expect(ids(...jobs)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

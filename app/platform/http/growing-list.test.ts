import { expect, test } from 'vitest'
import { moreOf, printShown, readShown } from './growing-list.ts'

const hrefOf = (shown: number) => `/jobs?${new URLSearchParams(printShown(shown))}`
const readFrom = (query: string) => readShown(new URLSearchParams(query))

test('a list begins with 24 rows and Load More adds 24, as long as there are more', () => {
	expect(moreOf(readFrom(''), 60, hrefOf)).toEqual({ to: '/jobs?shown=48', summary: '24 of 60' })
	expect(moreOf(readFrom('shown=48'), 60, hrefOf)).toEqual({ to: '/jobs?shown=72', summary: '48 of 60' })
	expect(moreOf(readFrom('shown=72'), 60, hrefOf)).toBeNull()
	expect(moreOf(24, 24, hrefOf)).toBeNull()
})

test('a list ends at 1,200 rows and says so; nonsense in an address asks for the first', () => {
	expect(readFrom('shown=9999')).toBe(1200)
	expect(moreOf(1200, 1300, hrefOf)).toEqual({
		to: null,
		summary: 'The first 1,200 of 1,300. Choose a status or filter.',
	})
	for (const nonsense of ['shown=0', 'shown=-3', 'shown=two', 'shown=99999']) expect(readFrom(nonsense)).toBe(24)
})

import { describe, expect, test } from 'vitest'
import { type Clash, clashLines, clashOf, type Commitment, type Warning, warningsOf } from './guard.ts'

const kothrud = { lat: 18.5074, lng: 73.8077 }
const baner = { lat: 18.559, lng: 73.7868 }
const mumbai = { lat: 19.076, lng: 72.8777 }

/** Hours from midnight of one day. */
const work = (from: number, to: number, place = kothrud): Commitment => ({
	kind: 'cover',
	startsAt: new Date(Date.UTC(2026, 11, 1) + from * 3_600_000),
	endsAt: new Date(Date.UTC(2026, 11, 1) + to * 3_600_000),
	...place,
})

describe('two pieces of work of one person', () => {
	test.each<[what: string, others: Commitment[], clash: Clash | null]>([
		['none', [], null],
		['the same hours', [work(9, 11)], 'overlap'],
		['the last minute', [work(7, 9 + 1 / 60)], 'overlap'],
		['all of it', [work(0, 24)], 'overlap'],
		['one after the other in one place leave time to hand over', [work(7, 8.75)], null],
		['one that begins at the end of the other', [work(7, 9)], 'travel'],
		['the other side of the town within half an hour', [work(7, 8.5, baner)], 'travel'],
		['the other side of the town within an hour', [work(7, 8, baner)], null],
		['another city two hours before', [work(5, 7, mumbai)], 'travel'],
		['another city two hours after', [work(13, 15, mumbai)], 'travel'],
		['another city half a day before', [work(-6, -4, mumbai)], null],
	])('%s', (_what, others, clash) => {
		expect(clashOf(work(9, 11), others)).toBe(clash)
	})

	test('in one place without time to hand over are not said to be far away', () => {
		expect(clashOf(work(9, 11), [work(7, 8.9)])).toBe('travel')
		for (const line of Object.values(clashLines)) expect(line).not.toContain('far away')
	})
})

describe('what a person is warned of', () => {
	test.each<[what: string, wanted: Commitment, others: Commitment[], warnings: Warning[]]>([
		['nothing else to do', work(9, 11), [], []],
		['twelve hours', work(8, 20), [], []],
		['more than twelve hours', work(8, 20.5), [], ['long-day']],
		['a morning and an evening within 24 hours', work(8, 14), [work(17.5, 22), work(-20, -12)], ['short-rest']],
		['a night after a long day', work(20, 32), [work(8, 12)], ['long-day', 'short-rest']],
		['eleven hours after a night', work(19, 21), [work(0, 8)], []],
		['ten hours after a night', work(18, 21), [work(0, 8)], ['short-rest']],
		['cases with an hour between are one duty', work(9, 10), [work(11, 12), work(-5, -3)], []],
		['the rest is counted after all of a duty', work(9, 10), [work(12, 13), work(20, 21)], ['short-rest']],
	])('%s', (_what, wanted, others, warnings) => {
		expect(warningsOf(wanted, others)).toEqual(warnings)
	})
})

// Plays who reads every figure that was ever published, and knows what all the other hospitals pay.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosePublished, type Counted, minApart, minHospitals, figuresOf } from './publication.ts'
import { roundPay } from './rounding.ts'

/** The same markets in every run. */
const seed = 20_261_124

type Job = { hospital: string; city: 'pune' | 'nashik' | 'leh'; band: '0-2' | '3-5'; pay: number }

/** As the database counts: a hospital by its median in all of India, each city, and each experience of a city. */
function cellsOf(market: readonly Job[]): Counted[] {
	const cells = new Map<string, { city: string | null; band: Job['band'] | null; jobs: Job[] }>()
	for (const job of market)
		for (const cell of [
			{ city: null, band: null },
			{ city: job.city, band: null },
			{ city: job.city, band: job.band },
		]) {
			const key = `${cell.city} ${cell.band}`
			cells.set(key, { ...cell, jobs: [...(cells.get(key)?.jobs ?? []), job] })
		}
	return [...cells.values()].map(({ city, band, jobs }) => ({
		...{ city, band },
		pay: new Map(
			[...new Set(jobs.map(({ hospital }) => hospital))].map((hospital) => {
				const own = jobs.filter((job) => job.hospital === hospital).map(({ pay }) => pay)
				return [hospital, roundPay(own.sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0)]
			}),
		),
	}))
}

type Published = Counted & { month: number }

/** Month by month: what is published, and what a reader then sees. */
function play(markets: readonly (readonly Job[])[]) {
	const ever: Published[] = []
	const seen = markets.map((market, month) => {
		const { kept, added } = choosePublished(cellsOf(market), ever)
		ever.push(...added.map((one) => ({ ...one, month })))
		return [...kept, ...added].map(({ city, band, pay }) => ({ city, band, ...figuresOf(pay) }))
	})
	return { ever, seen }
}

const job = fc.record<Job>({
	hospital: fc.constantFrom(...Array.from({ length: 16 }, (_, at) => `h${at}`)),
	city: fc.constantFrom('pune', 'pune', 'nashik', 'leh'),
	band: fc.constantFrom('0-2', '3-5'),
	pay: fc.integer({ min: 2_000_000, max: 60_000_000 }),
})
/** Months that resemble the one before: some jobs go and others come. */
const markets = fc
	.tuple(fc.array(job, { minLength: 5, maxLength: 40 }), fc.array(fc.array(job, { maxLength: 6 }), { maxLength: 6 }))
	.map(([first, changes]) =>
		changes.reduce<Job[][]>(
			(months, added) => [...months, [...(months.at(-1) ?? []).slice(Math.floor(added.length / 2)), ...added]],
			[first],
		),
	)

const within = (outer: Counted, inner: Counted) =>
	outer !== inner && (outer.city === null || (outer.city === inner.city && outer.band === null && inner.band !== null))

test('nothing that was ever published tells the pay of a hospital better than it is rounded', () => {
	fc.assert(
		fc.property(markets, fc.nat(15), fc.integer({ min: -9, max: 9 }), (months, victim, percent) => {
			const name = `h${victim}`
			/** Another pay with the same rounding, in every job and month. */
			const other = (pay: number) => {
				const moved = Math.round(pay * (1 + percent / 200))
				return roundPay(moved) === roundPay(pay) ? moved : pay
			}
			const moved = months.map((market) =>
				market.map((each) => (each.hospital === name ? { ...each, pay: other(each.pay) } : each)),
			)

			expect(play(moved).seen).toEqual(play(months).seen)
		}),
		{ seed, numRuns: 300 },
	)
})

test('a hospital that joins, changes its pay and leaves moves nothing while the others stay', () => {
	let played = 0
	fc.assert(
		fc.property(
			fc.array(job, { minLength: 8, maxLength: 40 }),
			job,
			fc.nat({ max: 60_000_000 }),
			(market, one, raise) => {
				const victim = { ...one, hospital: 'victim' }
				const [before, ...after] = play([
					market,
					[...market, victim],
					[...market, { ...victim, pay: victim.pay + raise }],
					market,
				]).seen
				if (before?.length) played++

				for (const month of after) expect(month.filter((figure) => before?.some(isOf(figure)))).toEqual(before)
			},
		),
		{ seed, numRuns: 300 },
	)
	expect(played).toBeGreaterThan(150)
})

const isOf = (a: { city: string | null; band: string | null }) => (b: typeof a) =>
	a.city === b.city && a.band === b.band

test('any two figures differ by three hospitals or by none, and what is left of a cell beside those in it is no fewer', () => {
	let pairs = 0
	fc.assert(
		fc.property(markets, (months) => {
			const { ever } = play(months)
			for (const [at, a] of ever.entries()) {
				expect(a.pay.size).toBeGreaterThanOrEqual(minHospitals)
				for (const b of ever.slice(at + 1)) {
					pairs++
					const all = [...new Set([...a.pay.keys(), ...b.pay.keys()])]
					const differing = all.filter((hospital) => a.pay.get(hospital) !== b.pay.get(hospital)).length
					expect(differing === 0 || differing >= minApart).toBe(true)
				}
			}
			for (const month of months.keys()) {
				const until = ever.filter((each) => each.month <= month)
				const last = [...new Map(until.map((each) => [`${each.city} ${each.band}`, each])).values()]
				for (const outer of last) {
					const inner = last.filter((each) => within(outer, each))
					const left = [...outer.pay.keys()].filter((hospital) => !inner.some(({ pay }) => pay.has(hospital))).length
					expect(inner.length === 0 || left === 0 || left >= minApart).toBe(true)
				}
			}
		}),
		{ seed, numRuns: 300 },
	)
	expect(pairs).toBeGreaterThan(300)
})

test('amounts are rounded to steps of 5 to 10%', () => {
	expect([28_437_500, 3_000_000, 12_600_000, 61_000, 999].map(roundPay)).toEqual([
		...[28_000_000, 3_000_000, 13_000_000, 60_000, 1_000],
	])
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distancesKm } from '#app/catalog/distance.ts'
import { IndexBuilder } from './builder.ts'
import { answerPlainly } from './reference.ts'
import type { Entry, Layout, Question } from './shape.ts'

type Things = {
	group: 'colour' | 'size' | 'mark'
	number: 'price' | 'age'
	text: 'known' | 'own'
	sort: 'dear' | 'young'
}

const layout: Layout<Things> = {
	groups: { colour: ['red', 'green', 'blue'], size: ['small', 'great'], mark: ['odd'] },
	numbers: { price: 'int32', age: 'float64' },
	texts: ['known', 'own'],
	sorts: { dear: { by: 'price', ids: 'ascending' }, young: { by: 'age', ids: 'descending' } },
}

/** Few values each, so that things have much in common; ages are further apart than 32 bits can tell. */
const around = (middle: number) => fc.double({ min: middle - 0.4, max: middle + 0.4, noNaN: true })
/** In two cities, so that a circle leaves most rows out. */
const point = fc.oneof(
	fc.record({ lat: around(18.5), lng: around(73.8) }),
	fc.record({ lat: around(28.6), lng: around(77.2) }),
)
/** Shared by many, and not near the exact place. */
const roughPoint = fc.constantFrom({ lat: 18.5, lng: 73.8 }, { lat: 18.62, lng: 73.8 }, { lat: 28.6, lng: 77.2 })
const colours = fc.subarray(['red', 'green', 'blue'])
const sizes = fc.subarray(['small', 'great'])
/** Few have it, so it is counted by its rows. */
const marks = fc.oneof({ weight: 40, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.constant(['odd']) })
const age = fc.nat(3).map((years) => years * 1_000_000_000_007)
const things = fc.array(
	fc.record({
		point: fc.option(point),
		roughPoint: fc.option(roughPoint),
		groups: fc.record({ colour: colours, size: sizes, mark: marks }),
		numbers: fc.record({ price: fc.integer({ min: -2, max: 3 }), age }),
		texts: fc.record({
			known: fc.subarray(['acls', 'regional anesthesia', 'pune', 'md pediatrics']),
			own: fc.subarray(['asha', 'ashok', 'menon', 'own skill', 'ménon']),
		}),
	}),
	{ maxLength: 160, size: 'max' },
)
const parts = fc.array(
	fc.record({
		text: fc.constantFrom('known', 'own'),
		part: fc.constantFrom('a', 'ash', 'menon', 'skill', 'pune', 'zz'),
	}),
	{ maxLength: 3 },
)
const values = colours.map((some) => some.slice(0, 1).map((value) => ({ group: 'colour' as const, value })))
const questions = fc
	.record({
		words: fc.array(fc.record({ parts, values }), { maxLength: 2 }),
		groups: fc.record({ colour: colours, size: sizes }),
		circle: fc.option(fc.record({ point, km: fc.constantFrom(...distancesKm), isRough: fc.boolean() })),
		ranges: fc.array(
			fc.oneof(
				fc.record({ number: fc.constant('price'), min: fc.integer({ min: -2, max: 2 }), max: fc.nat(4) }),
				fc.record({ number: fc.constant('age'), min: age, max: fc.constant(Number.MAX_SAFE_INTEGER) }),
			),
			{ maxLength: 2 },
		),
		sort: fc.constantFrom('dear', 'young', 'nearest'),
		limit: fc.nat(9),
		counted: fc.subarray(['colour', 'size', 'mark', 'km']),
	})
	.map(({ groups, sort, ...asked }) => ({
		...asked,
		groups: Object.fromEntries(Object.entries(groups).filter(([, chosen]) => chosen.length > 0)),
		sort: sort === 'nearest' && !asked.circle ? 'young' : sort,
		after: null,
	}))

type Thing = Omit<Entry<Things>, 'id'>
type Change = { at: number; thing: Thing | null }

/** Everything that some index would hold: built from the first, changed and left by the others. */
function indexed(made: Thing[], changes: Change[], askedBefore?: Question<Things>) {
	const known = new Map<string, Entry<Things>>()
	for (const thing of made) {
		const id = randomUUID()
		known.set(id, { ...thing, id })
	}
	const ids = [...known.keys()].toSorted()
	const builder = new IndexBuilder(layout, made.length + changes.length)
	for (const id of ids) builder.add(known.get(id) as Entry<Things>)
	const index = builder.finish()
	// What is left of other questions must not show in the answer to this one.
	if (askedBefore)
		for (const circle of [askedBefore.circle, null]) index.answer({ ...askedBefore, circle, sort: 'dear' }, 1_000)
	for (const { at, thing } of changes) {
		const id = ids[at % (ids.length + 1)] ?? randomUUID()
		if (thing) known.set(id, { ...thing, id })
		else known.delete(id)
		index.put(id, thing && { ...thing, id })
	}
	return { index, known }
}

const changes = things.chain((made) =>
	fc.array(fc.record({ at: fc.nat(100), thing: fc.constantFrom(null, ...made) }), { maxLength: 20, size: 'max' }),
)

describe('the index', () => {
	test('answers what looking at one after another answers, also after changes', () => {
		fc.assert(
			fc.property(things, changes, questions, fc.nat(), (made, changed, asked, hide) => {
				const asking = { ...asked, hidden: [] } as unknown as Question<Things>
				const { index, known } = indexed(made, changed, asking)
				const question = { ...asking, hidden: [...known.keys()].filter((_, at) => at % 5 === hide % 7) }

				for (let page = question; ; ) {
					const answer = index.answer(page, 1_000)
					expect(answer).toEqual(answerPlainly(layout, known.values(), page))
					const [id, key] = [answer.ids.at(-1), answer.keys.at(-1)]
					if (id === undefined || key === undefined) break
					page = { ...page, after: { key, id } }
				}
			}),
			{ numRuns: 400, endOnFailure: true },
		)
	})

	test('counts exactly over all that answers, by value and by steps of a number', () => {
		fc.assert(
			fc.property(things, changes, questions, (made, changed, asked) => {
				const { index, known } = indexed(made, changed)
				const question = { ...asked, hidden: [], limit: 200 } as unknown as Question<Things>
				const found = answerPlainly(layout, known.values(), question).ids.map((id) => known.get(id))

				const summary = index.summarise(question, { groups: ['colour'], steps: { number: 'price', bounds: [0, 2] } })

				const having = (test: (thing: Thing) => boolean) => found.filter((thing) => thing && test(thing)).length
				expect(summary).toEqual({
					total: found.length,
					counts: {
						colour: Object.fromEntries(
							layout.groups.colour
								.map((value) => [value, having(({ groups }) => groups.colour.includes(value))])
								.filter(([, count]) => count !== 0),
						),
					},
					steps: [
						{ from: 0, count: having(({ numbers }) => numbers.price === 0 || numbers.price === 1) },
						{ from: 2, count: having(({ numbers }) => numbers.price >= 2) },
					],
				})
			}),
			{ numRuns: 100, endOnFailure: true },
		)
	})

	test('asks for another to take over at half of its room, and is full when nothing more can be written down', () => {
		const thing: Thing = {
			point: null,
			groups: { colour: [], size: [], mark: [] },
			numbers: { price: 0, age: 0 },
			texts: { known: [], own: [] },
		}
		const index = new IndexBuilder(layout, 4).finish()
		const states = [1, 2, 3, 4].map(() => {
			index.put(randomUUID(), { ...thing, id: '' })
			return [index.isFilling, index.isFull]
		})

		expect(states).toEqual([
			[false, false],
			[true, false],
			[true, false],
			[true, true],
		])
	})
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distancesKm } from '#app/catalog/distance.ts'
import type { SearchEntry } from '../entry.server.ts'
import { type GroupName, groupNames, groupValues } from '../groups.ts'
import type { Question } from '../question.server.ts'
import { answerPlainly } from '../reference.ts'
import { IndexBuilder } from './specialist-index.ts'

/** Few values each, so that people have much in common. */
const some = (name: GroupName) => fc.subarray(groupValues[name].slice(0, 4) as string[])
const around = (middle: number) => fc.double({ min: middle - 0.4, max: middle + 0.4, noNaN: true }).map(Math.fround)
const terms = (words: string[]) => fc.subarray(words)
const entries = fc.array(
	fc.record({
		listedAt: fc.nat(20),
		point: fc.option(fc.record({ lat: around(18.5), lng: around(73.8) })),
		groups: fc.record(Object.fromEntries(groupNames.map((name) => [name, some(name)]))),
		pay: fc.nat(5),
		availableDay: fc.nat(4),
		keys: fc.record({
			relevance: fc.nat(3),
			experience: fc.nat(3),
			experiencePublic: fc.nat(2),
			rating: fc.nat(2),
		}),
		known: terms(['acls', 'regional anesthesia', 'pune', 'md pediatrics']),
		own: terms(['asha', 'ashok', 'menon', 'own skill', 'ménon']),
	}),
	{ maxLength: 80 },
)
const questions = fc.record({
	seesNames: fc.boolean(),
	words: fc.array(
		fc.record({
			plain: fc.constantFrom('a', 'ash', 'menon', 'skill', 'zz'),
			folded: fc.constantFrom('a', 'ash', 'pune', 'anes', 'zz'),
			specialities: some('speciality'),
		}),
		{ maxLength: 2 },
	),
	groups: fc
		.record(Object.fromEntries(groupNames.map((name) => [name, some(name)])), { requiredKeys: [] })
		.map((groups) => Object.fromEntries(Object.entries(groups).filter(([, values = []]) => values.length > 0))),
	circle: fc.option(
		fc.record({ point: fc.record({ lat: around(18.5), lng: around(73.8) }), km: fc.constantFrom(...distancesKm) }),
	),
	pay: fc.option(fc.record({ min: fc.nat(4), max: fc.nat(6) })),
	availableBy: fc.option(fc.nat(4)),
	listedAfter: fc.option(fc.nat(20)),
	sort: fc.constantFrom('relevance', 'experience', 'experiencePublic', 'rating', 'pay'),
	limit: fc.integer({ min: 1, max: 9 }),
})

/** Everybody whom some index would hold: built from the first, changed and left by the others. */
function indexed(made: Omit<SearchEntry, 'id'>[], changes: { at: number; entry: Omit<SearchEntry, 'id'> | null }[]) {
	const people = new Map<string, SearchEntry>()
	for (const entry of made) {
		const id = randomUUID()
		people.set(id, { ...entry, id })
	}
	const ids = [...people.keys()].toSorted()
	const builder = new IndexBuilder(made.length + changes.length)
	for (const id of ids) builder.add(people.get(id) as SearchEntry)
	const index = builder.finish()
	for (const { at, entry } of changes) {
		const id = ids[at % (ids.length + 1)] ?? randomUUID()
		if (entry) people.set(id, { ...entry, id })
		else people.delete(id)
		index.put(id, entry && { ...entry, id })
	}
	return { index, people }
}

const changes = entries.chain((made) =>
	fc.array(fc.record({ at: fc.nat(100), entry: fc.constantFrom(null, ...made) }), { maxLength: 20 }),
)

describe('the index', () => {
	test('answers what looking at one after another answers, also after changes', () => {
		fc.assert(
			fc.property(entries, changes, questions, fc.nat(), (made, changed, asked, hide) => {
				const { index, people } = indexed(made as never, changed as never)
				const question = {
					...asked,
					hidden: [...people.keys()].filter((_, at) => at % 5 === hide % 7),
					after: null,
					counted: groupNames,
				} as unknown as Question

				const expected = answerPlainly(people.values(), question)

				for (let page = question; ; ) {
					const { points, ...answer } = index.answer(page, 1_000)
					const plain = answerPlainly(people.values(), page)
					expect(answer).toEqual(plain)
					expect(points).toEqual(plain.ids.map((id) => people.get(id)?.point ?? null))
					const [id, key] = [answer.ids.at(-1), answer.keys.at(-1)]
					if (id === undefined || key === undefined) break
					page = { ...page, after: { key, id } }
				}
				expect(index.summarise(question, ['day'], [1, 3])).toMatchObject({ total: expected.total })
			}),
			{ numRuns: 300 },
		)
	})

	test('is full when nothing more can be written down', () => {
		const { index } = indexed([], [])

		expect(index.isFull).toBe(true)
	})
})

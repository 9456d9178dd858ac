import { describe, expect, test } from 'vitest'
import { allSkills } from '../skills.ts'
import { specialities } from '../specialities.ts'
import { understand } from './understand.server.ts'
import { noise } from './vocabulary-index.ts'
import { meaningOf, vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'
import { only } from '#test/understood.ts'

describe('the vocabulary', () => {
	const forms = vocabulary.flatMap((entry) => entry.forms.split(',').map((form) => ({ entry, form: form.trim() })))
	const keyOf = (form: string) =>
		wordsOf(form)
			.map(({ key }) => key)
			.join('')

	test('knows every speciality by its name', () => {
		// Staff nurse is a word for all of them.
		for (const { name, slug } of specialities.filter((one) => !['other', 'staff-nurse'].includes(one.slug))) {
			const first = only(name).tiers[0]?.[0]

			expect(first).toEqual({ tag: `speciality=${slug}` })
		}
	})

	test('says one thing for each form', () => {
		const byKey = Map.groupBy(forms, ({ form }) => keyOf(form))
		const double = [...byKey].flatMap(([key, same]) => {
			const meanings = new Set(same.map(({ entry }) => entry.label))
			return key === '' || meanings.size > 1 ? [`${key}: ${[...meanings].join(', ')}`] : []
		})

		// A surgeon before a physician, and a degree.
		expect(double).toEqual([
			'drnbneuro: DrNB Neurosurgery, DrNB Neurology',
			'drnbinneuro: DrNB Neurosurgery, DrNB Neurology',
		])
	})

	test('knows every skill of the catalog by its name', () => {
		const missing = allSkills.filter((name) => {
			const { terms } = understand(name.replace(/[(),]/g, ' '), 'specialists')
			return terms.length !== 1 || terms[0]?.isKnown !== true
		})
		expect(missing).toEqual([])
	})

	test('has no form among the words that are dropped', () => {
		expect(forms.filter(({ form }) => noise.has(keyOf(form))).map(({ form }) => form)).toEqual([])
	})

	test('answers each entry in the searches that it is for', () => {
		const empty = vocabulary.flatMap((entry) =>
			(['jobs', 'specialists'] as const).filter(
				(kind) =>
					!entry.isNothing &&
					!entry.isInstitution &&
					!entry.unused &&
					!entry.isUnstated &&
					!entry.order &&
					meaningOf(entry, kind).filter === undefined &&
					(entry.only ?? kind) === kind &&
					meaningOf(entry, kind).tiers.length === 0,
			),
		)

		expect(empty).toEqual([])
	})
})

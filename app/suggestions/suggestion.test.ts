import { expect, test } from 'vitest'
import { chooseSuggestions, type Ranked, rankOf } from './suggestion.ts'

test('a text that begins as typed comes before one of which a later word does', () => {
	expect(rankOf('icu nurse', 'ic')).toBe(0)
	expect(rankOf('icu nurse', 'nur')).toBe(1)
	expect(rankOf('icu nurse', 'urs')).toBeNull()
})

test('eight at most, each text once, and no kind crowds out the others', () => {
	const skills = Array.from({ length: 9 }, (_, at): Ranked => ({ kind: 'Skill', text: `Airway ${at}`, rank: 0 }))
	const chosen = chooseSuggestions([
		...skills,
		{ kind: 'Hospital', text: 'Airoli Hospital', rank: 1 },
		{ kind: 'Job title', text: 'airway 0', rank: 1 },
		{ kind: 'Place', text: 'Airoli', rank: 0 },
	])

	expect(chosen).toHaveLength(8)
	expect(chosen.map(({ text }) => text)).toEqual([
		...skills.slice(0, 6).map(({ text }) => text),
		'Airoli',
		'Airoli Hospital',
	])
})

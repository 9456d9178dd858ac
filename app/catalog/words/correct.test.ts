import { describe, expect, test } from 'vitest'
import { editDistance } from '#app/platform/text/edit-distance.ts'
import { nearest, soundOf, toleranceOf } from './correct.ts'

test('an edit adds, leaves out or changes a letter, or swaps two neighbours', () => {
	expect(editDistance('surgen', 'surgeon')).toBe(1)
	expect(editDistance('kayva', 'kavya')).toBe(1)
	expect(editDistance('pedriatic', 'pediatric')).toBe(2)
	expect(editDistance('nurse', 'nurse')).toBe(0)
	expect(editDistance('nurse', 'surgeon', 2)).toBe(3)
})

test('short words forgive nothing, words up to six letters one edit, longer ones two', () => {
	expect(['ent', 'nurs', 'surgen', 'surgeno', 'anesthisia'].map(toleranceOf)).toEqual([0, 1, 1, 2, 2])
})

describe('the nearest word', () => {
	const nearestOf = (typed: string, ...words: string[]) =>
		nearest(
			typed,
			words.map((word) => ({ word })),
		)?.found.word ?? null

	test('is the one with the fewest edits', () => {
		expect(nearestOf('surgen', 'nurse', 'surgeon')).toBe('surgeon')
		expect(nearestOf('emergancy', 'emergency', 'pregnancy')).toBe('emergency')
	})

	test('of equally near ones has the same letters in another order, then the same first letter, then the greater number', () => {
		expect(nearestOf('mheta', 'meera', 'mehta')).toBe('mehta')
		expect(nearestOf('surgion', 'surgeon', 'purgion')).toBe('surgeon')
		const counted = [
			{ word: 'patil', count: 2 },
			{ word: 'patel', count: 9 },
		]
		expect(nearest('patal', counted)?.found.word).toBe('patel')
	})

	test('sounds like what was typed, and has its consonants where the vowels are wrong', () => {
		expect(nearestOf('nefrologist', 'neurologist', 'nephrologist')).toBe('nephrologist')
		expect(nearestOf('sergon', 'surgeon')).toBe('surgeon')
		expect(nearestOf('cara', 'cure')).toBeNull()
	})

	test('is none where the letters differ too much, or a word merely goes on', () => {
		expect(nearestOf('mechanic', 'mechanical')).toBeNull()
		expect(nearestOf('software', 'surgeon', 'theater')).toBeNull()
		expect(nearestOf('ent', 'end')).toBeNull()
		expect(nearestOf('jain', 'pain')).toBeNull()
	})
})

test.each([
	['Mishra', 'Misra'],
	['Gokhale', 'Gokhle'],
	['Chaudhari', 'Choudhary'],
	['Agarwal', 'Aggarwal'],
	['Iyer', 'Aiyar'],
	['Wagh', 'Vagh'],
	['Kulkarni', 'Kulkarnee'],
	['Phadke', 'Fadke'],
	['Navjeevan', 'Navjivan'],
	['Sahyadri', 'Sahayadri'],
	['Sanjivani', 'Sanjeevani'],
	['Shree', 'Sri'],
	['Shri', 'Sri'],
	['Krishna', 'Krushna'],
	['Jeevan Jyot', 'Jivanjyot'],
])('%s and %s are one name', (one, other) => {
	expect(soundOf(one)).toBe(soundOf(other))
})

test('other names sound different', () => {
	for (const [one, other] of [
		['Joshi', 'Jog'],
		['Patil', 'Patel'],
		['Deo', 'Dange'],
		['Rane', 'Ranade'],
	] as const)
		expect(soundOf(one)).not.toBe(soundOf(other))
})

// 'constructor' and 'valueOf' are words too. An ordinary object answers them with a function where a list of words was meant.
import { expect, test } from 'vitest'
import { readCollege } from '#app/catalog/colleges.server.ts'
import { findPlace } from '#app/catalog/places/places.server.ts'
import { withIncluded } from '#app/catalog/specialities.ts'
import { type WordKind, understoodSentence } from '#app/catalog/words/typed-words.server.ts'
import { readTypedSpeciality } from '#app/catalog/words/typed-speciality.server.ts'
import { understand } from '#app/catalog/words/understand.server.ts'
import { readMarkup } from '#app/specialists/resumes/resume-reading/markup.ts'

const words = Object.getOwnPropertyNames(Object.prototype)

test.each(words)('“%s” is a word like any other, wherever someone may type it', (word) => {
	for (const typed of [word, word.toLowerCase(), `${word}, Pune`, `Pune ${word}`, `ICU ${word}`, `${word} surgeon`]) {
		expect(() => findPlace(typed)).not.toThrow()
		expect(() => readCollege(typed)).not.toThrow()
		expect(() => readTypedSpeciality(typed)).not.toThrow()
		for (const kind of ['skill', 'degree', 'college'] satisfies WordKind[])
			expect(() => understoodSentence(kind, typed)).not.toThrow()
		for (const kind of ['jobs', 'specialists'] as const) expect(() => understand(typed, kind)).not.toThrow()
	}
	expect(findPlace(word)).toBeNull()
	expect(withIncluded(word)).toEqual([word])
	expect(readMarkup(`<p>&${word};</p>`).children).toEqual([
		expect.objectContaining({ name: 'p', children: [`&${word};`] }),
	])
})

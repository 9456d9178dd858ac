import { afterEach, expect, test } from 'vitest'
import type { Language } from '#app/platform/language/languages.ts'
import { speakWith } from '#app/platform/language/words.ts'
import { cannotTakePlace, endedReasons, formerPlace, readReason } from './stored-reasons.ts'

let language: Language = 'en'
speakWith({ language: () => language, say: ([english]) => `hi: ${english}` })
afterEach(() => {
	language = 'en'
})

test('an interview that ended on its own says why in the language of its reader, and what people wrote as they wrote it', () => {
	const stored = [
		...Object.values(endedReasons),
		cannotTakePlace,
		...(['in-person', 'phone', 'video'] as const).map((mode) => formerPlace({ mode, place: '12 Lake Road' })),
	]
	expect(stored.map(readReason)).toEqual(stored)

	language = 'hi'
	for (const reason of stored) expect(readReason(reason)).toMatch(/^hi: /)
	expect(readReason('The panel is not available.')).toBe('The panel is not available.')
})

import { afterEach, expect, test } from 'vitest'
import type { Language } from '#app/platform/language/languages.ts'
import { speakWith } from '#app/platform/language/words.ts'
import { formerPlace, interviewReasons, readReason } from './stored-reasons.ts'

let language: Language = 'en'
speakWith({ language: () => language, say: ([english]) => `hi: ${english}` })
afterEach(() => {
	language = 'en'
})

test('an interview that ended on its own says why in the language of its reader, and what people wrote as they wrote it', () => {
	expect(readReason(formerPlace({ mode: 'video', place: 'https://meet.example/x' }))).toBe(
		'Previously: Video call. Link: https://meet.example/x',
	)

	language = 'hi'
	for (const key of interviewReasons) expect(readReason({ key, words: '12 Lake Road' })).toMatch(/^hi: /)
	expect(readReason('The panel is not available.')).toBe('The panel is not available.')
})

import { afterEach, expect, test } from 'vitest'
import type { Language } from '#app/platform/language/languages.ts'
import { speakWith } from '#app/platform/language/words.ts'
import { noAnswerReason, noHoursReason, readReason, whyStopped } from './stored-reasons.ts'

let language: Language = 'en'
speakWith({ language: () => language, say: ([english]) => `hi: ${english}` })
afterEach(() => {
	language = 'en'
})

test('a specialist reads the reasons of the clock in their language, and those of people as they were written', () => {
	const stored = [noHoursReason, ...Object.values(noAnswerReason), ...Object.values(whyStopped)]
	expect(stored.map(readReason)).toEqual(stored)

	language = 'hi'
	for (const reason of stored) expect(readReason(reason)).toMatch(/^hi: /)
	expect(readReason('The patient was moved.')).toBe('The patient was moved.')
})

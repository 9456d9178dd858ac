import { afterEach, expect, test } from 'vitest'
import type { Language } from '#app/platform/language/languages.ts'
import { speakWith } from '#app/platform/language/words.ts'
import { coverReasons, readReason, readStored } from './stored-reasons.ts'

let language: Language = 'en'
speakWith({ language: () => language, say: ([english]) => `hi: ${english}` })
afterEach(() => {
	language = 'en'
})

test('a specialist reads the reasons of the clock in their language, and those of people as they were written', () => {
	language = 'hi'
	for (const key of coverReasons.filter((each) => each !== 'cannot-come'))
		expect(readReason({ key, days: 7 })).toMatch(/^hi: /)
	expect(readReason('The patient was moved.')).toBe('The patient was moved.')
})

test('a reason names the days that it was given with, whatever the clock waits now', () => {
	expect(readStored({ reason: null, reasonKey: 'no-hours', reasonDays: 10 })).toBe(
		'Neither side entered the hours in 10 days.',
	)
})

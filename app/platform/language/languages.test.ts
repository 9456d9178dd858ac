import { expect, test } from 'vitest'
import { preferredLanguage } from './languages.ts'

test.each([
	['mr-IN,mr;q=0.9,en-US;q=0.8,en;q=0.7', 'mr'],
	['en-IN,en;q=0.9,hi;q=0.8', 'en'],
	// A language that we do not speak comes first; of ours it is Hindi.
	['gu-IN, hi;q=0.8, en;q=0.7', 'hi'],
	['en;q=0.5,HI-Deva-IN;q=0.9', 'hi'],
	['mr;q=0,en', 'en'],
	['*', null],
	['hill, ;;q=, en=1', null],
	[undefined, null],
])('a browser that asks for %s would rather read %s', (header, language) => {
	expect(preferredLanguage(header)).toBe(language)
})

import { expect, test } from 'vitest'
import { keepLanguage, languageBeforeEnglish } from './languages.ts'

test.each([
	['mr-IN,mr;q=0.9,en-US;q=0.8,en;q=0.7', 'mr'],
	['en-IN,en;q=0.9,hi;q=0.8', null],
	// A language that we do not speak comes first, then Hindi.
	['gu-IN, hi;q=0.8, en;q=0.7', 'hi'],
	['en;q=0.5,HI-Deva-IN;q=0.9', 'hi'],
	['mr;q=0,en', null],
	['*', null],
	['hill, ;;q=, en=1', null],
	[undefined, null],
])('a browser that asks for %s is offered %s', (header, language) => {
	expect(languageBeforeEnglish(header)).toBe(language)
})

test('what a document in Marathi leads to, sends to and asks is in Marathi; files and other sites are not', () => {
	const attributes = (prefix: string) =>
		`<a href="${prefix}/faq"></a><form action="${prefix}/language"></form><input data-suggest="${prefix}/search/suggestions?for=jobs"/><form data-send-to="${prefix}/messages/with/1/sending"></form>`
	const others = '<link href="/assets/app.css"/><a href="/hi/faq"></a><a href="//other.example/x"></a>'

	expect(keepLanguage(attributes('') + others, 'mr')).toBe(attributes('/mr') + others)
})

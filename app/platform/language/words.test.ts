import { afterEach, expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { languageNow, many, speakWith, t, words } from './words.ts'

const hindi: Record<string, readonly string[]> = {
	'{name} has answered': ['{name} ने जवाब दिया'],
	'offer|Withdrawn': ['वापस लिया'],
	'# day left|# days left': ['# दिन बाकी', '# दिन बाकी'],
	Night: ['रात'],
}
const rules = new Intl.PluralRules('hi')
let language: Language = 'en'
speakWith({
	language: () => language,
	say: (forms, count, context) => {
		const said = hindi[(context === undefined ? '' : `${context}|`) + forms.join('|')]
		return said?.[count === null || rules.select(count) === 'one' ? 0 : 1]
	},
})
afterEach(() => {
	language = 'en'
})

test('a sentence is said in the language of its reader', () => {
	const labels = words({ shift: { night: 'Night' } })
	const say = () => [
		t`${{ name: 'Lakeside' }} has answered`,
		t.of('offer')`Withdrawn`,
		many({ days: 1_200 }, '# day left', '# days left'),
		labels.shift.night,
	]
	expect(say()).toEqual(['Lakeside has answered', 'Withdrawn', '1,200 days left', 'Night'])
	language = 'hi'
	expect(languageNow()).toBe('hi')
	expect(say()).toEqual(['Lakeside ने जवाब दिया', 'वापस लिया', '1,200 दिन बाकी', 'रात'])
})

test('what has no translation is said in English, with its values', () => {
	language = 'hi'
	expect(t`Sent to ${{ name: 'Asha' }} in ${{ year: 2026 }}`).toBe('Sent to Asha in 2026')
	expect(many({ jobs: 1 }, '# job', '# jobs')).toBe('1 job')
})

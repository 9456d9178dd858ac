import { afterEach, expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { readChoice, saidChoice } from './prepared.ts'
import { languageNow, many, speakWith, t, words } from './words.ts'

const hindi: Record<string, readonly string[]> = {
	'{name} has answered': ['{name} ने जवाब दिया'],
	'offer|Withdrawn': ['वापस लिया'],
	'# day left|# days left': ['# दिन बाकी', '# दिन बाकी'],
	Night: ['रात'],
	'It is late. Come again.': ['देर हो गई है। फिर आइए।'],
	'The pay does not suit me': ['वेतन ठीक नहीं है'],
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

test('what was chosen is said to its reader, and what was written behind it stays', () => {
	expect(saidChoice('It is late. Come again. At nine.')).toBe('It is late. Come again. At nine.')
	language = 'hi'
	expect(readChoice('It is late. Come again. At nine.')).toEqual({ said: 'देर हो गई है। फिर आइए।', own: ' At nine.' })
	expect(saidChoice('It is late. Come again.')).toBe('देर हो गई है। फिर आइए।')
	expect(saidChoice('The pay does not suit me. Sorry.')).toBe('वेतन ठीक नहीं है. Sorry.')
	expect(readChoice('It is early. It is late.')).toEqual({ said: '', own: 'It is early. It is late.' })
	expect(saidChoice('')).toBe('')
})

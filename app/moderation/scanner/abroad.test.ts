import { expect, test } from 'vitest'
import { adviceToSpecialist } from '../advice.ts'
import { scanTexts } from '../scanner.ts'

const isHeld = (text: string) => scanTexts([{ field: 'description', text }]).some(({ rule }) => rule === 'abroad')

test.each([
	'Staff nurse posting in Muscat, two years.',
	'Urgent requirement for nurses in Saudi Arabia',
	'Free visa and air ticket are provided.',
	'Overseas placement for ICU nurses.',
	'Work abroad with a good salary.',
	'Dubai',
	'Doha, Qatar',
	'दुबई में नौकरी. Hospital jobs in दुबई',
])('a job abroad is held: %s', (text) => {
	expect(isHeld(text)).toBe(true)
})

test.each([
	'Experience in hospitals in Dubai is counted in full.',
	'Our consultants trained in the United Kingdom.',
	'We treat patients from Oman and Kuwait who come to our hospital.',
	'Nurses who returned from Gulf hospitals are welcome.',
	'Posting in Pune or Nashik.',
	'Gulf Road, Pune',
	'There is no posting abroad.',
])('a job in India is not held for a country that it names: %s', (text) => {
	expect(isHeld(text)).toBe(false)
})

test('a specialist may say where they worked', () => {
	expect(adviceToSpecialist('I want to return from my job in Dubai, and work in Pune.')).toBeNull()
})

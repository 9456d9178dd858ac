import { expect, test } from 'vitest'
import { isShuffled } from './correct.ts'
import { understand } from './understand.server.ts'

const labels = (typed: string) => understand(typed, 'jobs').terms.map(({ label }) => label)

test.each([
	['nursechi nokri kolhapurat', ['Nurse', 'Kolhapur']],
	['punyat nurse', ['Pune', 'Nurse']],
	['nashikmadhe doctor', ['Nashik', 'Doctor']],
	['sarjanchi jaga nagpurat', ['Surgeon', 'Nagpur']],
	['paricharikechi nokri katraj', ['Nurse', 'Katraj, Pune']],
])('what Marathi adds to a word in Latin letters hides no word: %s', (typed, expected) => {
	expect(labels(typed)).toEqual(expected)
})

test.each([
	['gernal sergery', ['General Surgeon']],
	['gernal surgeon', ['General Surgeon']],
	['hath ki ungli kat gayi', ['Hand surgery']],
	['haath toota', ['Fracture fixation']],
	['labour rm nurse', ['Labor Room Nurse']],
	['weekend locum gas', ['Weekend', 'Locum', 'Anesthesiologist']],
])('%s is %j', (typed, expected) => {
	expect(labels(typed)).toEqual(expected)
})

test('a word is another one with its letters in another order, but not any word of the same letters', () => {
	expect([isShuffled('general', 'gernal'), isShuffled('cardiac', 'cadriac')]).toEqual([true, true])
	expect([isShuffled('renal', 'gernal'), isShuffled('spine', 'snipes'), isShuffled('pain', 'pian')]).toEqual([
		false,
		false,
		false,
	])
})

test('words joined into one find first what has them as its title, as apart', () => {
	const tiers = (typed: string) => understand(typed, 'jobs').terms[0]?.tiers[0]
	expect(tiers('staffnurse')).toEqual(tiers('staff nurse'))
	expect(tiers('staffnurse')).toEqual([{ words: 'staff nurse', in: 'A' }])
})

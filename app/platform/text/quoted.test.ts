import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('a text that quotes something itself has no doubled marks', () => {
	expect(quoted('Jobs in Pune')).toBe('“Jobs in Pune”')
	expect(quoted('Anesthesiologist, “icu” within 20 km of Pune')).toBe('“Anesthesiologist, ‘icu’ within 20 km of Pune”')
})

import { expect, test } from 'vitest'
import { adviceToSpecialist } from '../advice.ts'
import { scanTexts } from '../scanner.ts'

const isHeld = (text: string) => scanTexts([{ field: 'description', text }]).some(({ rule }) => rule === 'private-life')

test.each([
	'Only Hindu candidates may apply.',
	'Hindu nurses preferred',
	'Preference to Christian nurses.',
	'Muslims need not apply.',
	'No Muslims please',
	'Religion: Hindu',
	'Brahmin caste only',
	'Maratha community candidates will be preferred',
	'Upper caste candidates only.',
	'Please mention your caste in the application',
	'Unmarried female staff nurse required',
	'Wanted: un-married GNM girls for night duty',
	'Marital status: single',
	'Married women need not apply.',
	'Bachelors only',
	'No married candidates.',
	'Should not get married during the bond period',
	'Candidate must not be pregnant.',
	'Pregnant women are not eligible',
	'No plans of pregnancy for two years',
	'फक्त हिंदू उमेदवार',
	'अविवाहित मुलींना प्राधान्य',
	'केवल अविवाहित महिला',
	'विवाहित महिला नको',
	'गर्भवती महिला नको',
])('what a hospital may not ask is held: %s', (text) => {
	expect(isHeld(text)).toBe(true)
})

test.each([
	'People of all religions are welcome.',
	'Caste no bar, religion no bar.',
	'We never ask about religion or caste.',
	'Married or unmarried, everyone can apply.',
	'Both unmarried and married nurses can apply',
	'Bachelor of Science in Nursing required',
	'Bachelor accommodation provided',
	'Quarters for married doctors are available.',
	'Accommodation for unmarried staff: unmarried hostel inside the campus.',
	'Jain food is available in the canteen.',
	'Only Jain meals are served in the mess.',
	'Jain Hospital needs an ICU nurse',
	'Hindu Rao Hospital experience preferred',
	'Experience at Christian Medical College preferred.',
	'You will care for pregnant women and newborns.',
	'Experience with pregnant patients preferred',
	'Maternity leave of 26 weeks, also for adoption.',
	'Two posts are reserved for SC, ST and OBC candidates.',
	'Hindi and Marathi required, English preferred',
	'Single room with attached bath.',
	'Posts are open to women returning after children.',
	'A couple of doctors, married to each other, will find work for both.',
	'Holidays on Hindu and Muslim festivals',
])('what anyone may say is not held: %s', (text) => {
	expect(isHeld(text)).toBe(false)
})

test('a specialist may say it of their own life', () => {
	expect(adviceToSpecialist('I am unmarried and can join at once.')).toBeNull()
})

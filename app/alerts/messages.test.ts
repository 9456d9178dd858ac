import { expect, test } from 'vitest'
import { urgentJob } from './messages.ts'

test('an alert quotes the name of a search without doubled marks', () => {
	const [facts] = urgentJob.examples
	if (!facts) throw new Error('No example')
	const typed = 'Nurse, “icu” in Pune'
	const names = { en: typed, hi: typed, mr: typed }
	const { email } = urgentJob.write({ ...facts, search: { ...facts.search, names } })

	expect(email?.[0]).toBe('This urgent job matches your saved search “Nurse, ‘icu’ in Pune”.')
})

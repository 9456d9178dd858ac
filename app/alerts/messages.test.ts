import { expect, test } from 'vitest'
import { urgentJob } from './messages.ts'

test('an alert quotes the name of a search without doubled marks', () => {
	const [facts] = urgentJob.examples
	if (!facts) throw new Error('No example')
	const { email } = urgentJob.write({ ...facts, search: { ...facts.search, name: 'Nurse, “icu” in Pune' } })

	expect(email?.[0]).toBe('This urgent job matches your saved search “Nurse, ‘icu’ in Pune”.')
})

import { expect, test } from 'vitest'
import { candidateDigest } from './messages.ts'

test('each specialist in a digest is under the name of the search that found them, once', () => {
	const [facts] = candidateDigest.examples
	if (!facts) throw new Error('No example')
	const profile = [...facts.profiles.values()][0]
	if (!profile) throw new Error('No profile')
	const ids = ['1', '2', '3', '4']
	const { inEmail, email } = candidateDigest.write({
		...facts,
		found: ['Nephrologists', 'ICU nights', 'Nurses'].map((name) => ({ search: { name, query: '' }, count: 3 })),
		best: [
			{ id: '2', search: 'ICU nights' },
			{ id: '4', search: 'Nephrologists' },
			{ id: '1', search: 'Nephrologists' },
			{ id: '4', search: 'Nurses' },
		].map((each) => ({ ...each, fit: null })),
		profiles: new Map(ids.map((id) => [id, { ...profile, id }])),
	})

	expect(inEmail?.lists?.map(({ heading, entries }) => [heading, entries.map(({ href }) => href)])).toEqual([
		['ICU nights', ['/doctors/2']],
		['Nephrologists', ['/doctors/4', '/doctors/1']],
	])
	expect(inEmail?.more).toBe('Plus 6 new specialists. View them all in your saved searches.')
	expect(email?.[0]).toContain('Here are the 3 that fit best.')
})

import { expect, test } from 'vitest'
import { mayReadContact, mayReadProfile, mayReadResume } from './policy.ts'
import { stages } from './stage.ts'

test('phone and e-mail are shown from the shortlist on, if the specialist lets them be', () => {
	const shown = (contactVisibility: boolean) => stages.filter((stage) => mayReadContact({ stage, contactVisibility }))

	expect(shown(true)).toEqual(['shortlisted', 'interview', 'offered', 'hired'])
	expect(shown(false)).toEqual([])
})

test('profile and resume are shown until the specialist withdraws', () => {
	const remaining = ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected']

	expect(stages.filter(mayReadProfile)).toEqual(remaining)
	expect(stages.filter((stage) => mayReadResume({ stage, scan: 'clean' }))).toEqual(remaining)
	expect(stages.filter((stage) => mayReadResume({ stage, scan: 'scanning' }))).toEqual([])
	expect(stages.filter((stage) => mayReadResume({ stage, scan: null }))).toEqual([])
})

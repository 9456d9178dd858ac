import { expect, test } from 'vitest'
import { hasMutualInterest } from '#app/specialists/disclosure.ts'
import { interestOf, mayReadAttachment } from './policy.ts'
import { type Stage, stages } from './stage.ts'

const remaining: Stage[] = ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected']

test('interest is mutual from the shortlist on, and ends with a rejection', () => {
	expect(stages.filter((stage) => hasMutualInterest(interestOf([stage])))).toEqual([
		'shortlisted',
		'interview',
		'offered',
		'hired',
	])
	expect(hasMutualInterest(interestOf(['withdrawn', 'applied', 'rejected']))).toBe(false)
	expect(hasMutualInterest(interestOf(['rejected', 'interview']))).toBe(true)
})

test('who applied is known to the hospital until they withdraw', () => {
	expect(stages.filter((stage) => interestOf([stage]).applied)).toEqual(remaining)
})

test('the attached resume is readable until the specialist withdraws, once it was found clean', () => {
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: 'clean' }))).toEqual(remaining)
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: 'scanning' }))).toEqual([])
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: 'infected' }))).toEqual([])
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: null }))).toEqual([])
})

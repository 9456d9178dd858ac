import { expect, test } from 'vitest'
import { hasMutualInterest } from '#app/specialists/disclosure.ts'
import { interestOf, mayReadAttachment } from './policy.ts'
import { type Stage, stages } from './stage.ts'

const settled = (...received: Stage[]) => interestOf(received.map((stage) => ({ stage, isSettled: true })))

const remaining: Stage[] = ['applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected']

test('interest is mutual from the shortlist on, and ends with a rejection', () => {
	expect(stages.filter((stage) => hasMutualInterest(settled(stage)))).toEqual([
		'shortlisted',
		'interview',
		'offered',
		'hired',
	])
	expect(hasMutualInterest(settled('withdrawn', 'applied', 'rejected'))).toBe(false)
	expect(hasMutualInterest(settled('rejected', 'interview'))).toBe(true)
})

test('as long as a shortlisting can be undone, interest is not mutual yet', () => {
	const interest = interestOf([{ stage: 'shortlisted', isSettled: false }])

	expect(interest.applied).toBe(true)
	expect(hasMutualInterest(interest)).toBe(false)
})

test('who applied is known to the hospital until they withdraw', () => {
	expect(stages.filter((stage) => settled(stage).applied)).toEqual(remaining)
})

test('the attached resume is readable until the specialist withdraws, once it was found clean', () => {
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: 'clean' }))).toEqual(remaining)
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: 'scanning' }))).toEqual([])
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: 'infected' }))).toEqual([])
	expect(stages.filter((stage) => mayReadAttachment({ stage, scan: null }))).toEqual([])
})

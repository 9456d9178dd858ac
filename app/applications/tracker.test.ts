import { expect, test } from 'vitest'
import { responseDue, trackerOf } from './tracker.ts'

const now = new Date('2026-11-20T06:30:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('an application counts as viewed only once the hospital has opened it', () => {
	expect(trackerOf({ stage: 'applied', seenAt: null })).toMatchObject({ label: 'Applied', reached: 1 })
	expect(trackerOf({ stage: 'applied', seenAt: now })).toMatchObject({ label: 'Viewed', reached: 2 })
	expect(trackerOf({ stage: 'interview', seenAt: null })).toMatchObject({ label: 'Interview', reached: 4 })
	expect(trackerOf({ stage: 'rejected', seenAt: now })).toMatchObject({ label: 'Not selected', isOpen: false })
})

test('a hospital is late when it takes longer than it usually does, and then it is said since when', () => {
	const typical = { hours: 31, answers: 42 }
	const due = (hours: number) => responseDue({ stage: 'applied', appliedAt: hoursAgo(hours) }, typical, now)

	expect(due(30)).toMatchObject({ isLate: false })
	expect(due(55)).toEqual({
		isLate: true,
		text: 'The hospital usually responds within 31 hours (median of 42 responses). A response was due by Thu, 19 Nov 2026.',
	})
	expect(responseDue({ stage: 'applied', appliedAt: hoursAgo(55) }, undefined, now)).toBeNull()
	expect(responseDue({ stage: 'shortlisted', appliedAt: hoursAgo(55) }, typical, now)).toBeNull()
})

import { expect, test } from 'vitest'
import { applicationClock } from '#app/relations/answer-clock.ts'
import { responseDue, trackerOf, trackerSteps } from './tracker.ts'

const now = new Date('2026-11-20T06:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('an application counts as viewed only once the hospital has opened it', () => {
	expect(trackerOf({ stage: 'applied', seenAt: null, closedUnansweredAt: null })).toMatchObject({
		label: 'Applied',
		reached: 1,
	})
	expect(trackerOf({ stage: 'applied', seenAt: now, closedUnansweredAt: null })).toMatchObject({
		label: 'Viewed',
		reached: 2,
	})
	expect(trackerOf({ stage: 'interview', seenAt: null, closedUnansweredAt: null })).toMatchObject({
		label: 'Interview',
		reached: 4,
	})
	// An offer is not the end: the last step is joining.
	expect(trackerOf({ stage: 'offered', seenAt: now, closedUnansweredAt: null }).reached).toBeLessThan(
		trackerSteps().length,
	)
	expect(trackerOf({ stage: 'hired', seenAt: now, closedUnansweredAt: null })).toMatchObject({
		label: 'Joined',
		reached: trackerSteps().length,
		isOpen: false,
	})
	const rejected = { stage: 'rejected', seenAt: now } as const
	expect(trackerOf({ ...rejected, closedUnansweredAt: null })).toMatchObject({ label: 'Not selected', isOpen: false })
	expect(trackerOf({ ...rejected, closedUnansweredAt: now })).toMatchObject({ label: 'No answer', isOpen: false })
})

test('a hospital is late once its answer is due, whatever is usual for it', () => {
	const typical = { hours: 31, answers: 42 }
	const due = (days: number) => responseDue('applied', applicationClock(daysAgo(days)), typical, now)

	expect(due(13)).toEqual({
		isLate: false,
		text: 'The hospital usually responds within 31 hours (median of 42 responses). Answer expected by Sat, 21 Nov 2026.',
	})
	expect(due(16)).toMatchObject({ isLate: true, text: expect.stringContaining('is 2 days late') })
	expect(responseDue('shortlisted', applicationClock(daysAgo(1)), typical, now)?.text).not.toContain('usually')
	expect(responseDue('applied', undefined, typical, now)).toBeNull()
})

test('an offer is not the last step: joining follows it', () => {
	expect(trackerSteps().indexOf('Offer')).toBeGreaterThan(0)
	expect(trackerSteps().indexOf('Offer')).toBeLessThan(trackerSteps().length - 1)
})

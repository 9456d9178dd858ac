import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { timelineOf } from './timeline.ts'
import { trackerSteps } from './tracker.ts'

const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T04:30:00Z`)
const noRejection = { rejectionReason: null, rejectionKey: null, rejectionDays: null }
const moves = (...stages: Stage[]) => stages.map((to, index) => ({ to, at: at(index * 2 + 1) }))
const told = (history: Parameters<typeof timelineOf>[0]) =>
	timelineOf(history).map(({ label, state, detail }) => [label, state, detail].filter(Boolean).join(' | '))

test('a new application shows what may follow', () => {
	expect(
		told({
			origin: 'applied',
			stage: 'applied',
			seenAt: null,
			...noRejection,
			closedUnansweredAt: null,
			moves: moves('applied'),
		}),
	).toEqual([
		'Applied | current',
		'Opened by the hospital | upcoming',
		'Shortlisted | upcoming',
		'Interview | upcoming',
		'Offer | upcoming',
		'Joined | upcoming',
	])
})

test('the page of an application shows as many steps as its list counts, opened or not', () => {
	for (const seenAt of [null, at(2)])
		expect(
			timelineOf({
				origin: 'applied',
				stage: 'applied',
				seenAt,
				...noRejection,
				closedUnansweredAt: null,
				moves: moves('applied'),
			}),
		).toHaveLength(trackerSteps().length)
})

test('the opening keeps its place, and a skipped stage is left out', () => {
	const history = {
		origin: 'applied',
		stage: 'offered',
		seenAt: at(2),
		...noRejection,
		closedUnansweredAt: null,
		moves: moves('applied', 'offered'),
	} as const

	expect(told(history)).toEqual([
		'Applied | done',
		'Opened by the hospital | done',
		'Offer | current',
		'Joined | upcoming',
	])
})

test('a rejection ends it, with the reason', () => {
	const reason = 'The position has been filled.'
	const history = {
		origin: 'applied',
		stage: 'rejected',
		seenAt: null,
		...noRejection,
		rejectionReason: reason,
		closedUnansweredAt: null,
		moves: moves('applied', 'rejected'),
	} as const

	expect(told(history)).toEqual(['Applied | done', `Not selected | stopped | Reason: ${reason}`])
})

test('what we closed for want of an answer does not read as a rejection', () => {
	const history = {
		origin: 'applied',
		stage: 'rejected',
		seenAt: null,
		...noRejection,
		rejectionKey: 'no-answer',
		rejectionDays: 21,
		closedUnansweredAt: at(25),
		moves: moves('applied', 'rejected'),
	} as const

	expect(told(history)).toEqual(['Applied | done', 'No answer | stopped | The hospital did not answer in 21 days.'])
})

test('after a hire everything is done', () => {
	const history = {
		origin: 'applied',
		stage: 'hired',
		seenAt: null,
		...noRejection,
		closedUnansweredAt: null,
		moves: moves('applied', 'hired'),
	} as const

	expect(told(history)).toEqual(['Applied | done', 'Joined | done'])
})

test('dates are printed as India reads them', () => {
	const [applied] = timelineOf({
		origin: 'applied',
		stage: 'applied',
		seenAt: null,
		...noRejection,
		closedUnansweredAt: null,
		moves: moves('applied'),
	})

	expect(applied?.at).toEqual({ text: 'Sun, 1 Nov 2026, 10:00 am IST', iso: '2026-11-01T04:30:00.000Z' })
})

test('no one reads that they applied where they accepted a contact request', () => {
	const history = { stage: 'shortlisted', seenAt: null, ...noRejection, closedUnansweredAt: null } as const
	const [first] = told({ ...history, origin: 'contacted', moves: moves('applied', 'shortlisted') })
	expect(first).toBe('From a contact request | done')
})

import { expect, test } from 'vitest'
import { reachableHow, refusalOf, resumeShared } from './labels.ts'

const now = new Date('2026-11-28T04:30:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('a specialist is told that contact details are shared after the minute in which the step can be undone', () => {
	const reached = { stageChangedAt: secondsAgo(20), contactVisibility: true }
	expect(reachableHow({ ...reached, stage: 'applied' }, now)).toBeNull()
	for (const stage of ['shortlisted', 'interview', 'offered'] as const) {
		expect(reachableHow({ ...reached, stage }, now)).toMatch(/^One minute after it shortlists you/)
		expect(resumeShared({ ...reached, stage }, now)).toContain('one minute after')
		expect(reachableHow({ ...reached, stage, contactVisibility: false }, now)).toMatch(/^Your settings hide/)
	}
})

test('once the minute is over, a specialist reads what is so, without a condition', () => {
	const reached = { stage: 'offered', stageChangedAt: secondsAgo(61), contactVisibility: true } as const
	expect(reachableHow(reached, now)).toBe(
		'The hospital can see your phone number and email address and may contact you.',
	)
	expect(resumeShared(reached, now)).toBe('The hospital can download the file.')
})

test('who confirms joining a second time reads that it is already done', () => {
	expect(refusalOf({ failure: 'illegal-move', stage: 'hired' }, 'hired')).toBe(
		'It is already at Joined. Reload the page to continue.',
	)
	expect(refusalOf({ failure: 'illegal-move', stage: 'rejected' }, 'hired')).toBe(
		'An application cannot move back, or move on after a decision. It is now at Not selected, so it was not moved to Joined.',
	)
})

import { expect, test } from 'vitest'
import { jobStatuses } from '../status.ts'
import { type JobViewer, visibilityOf } from './visibility.ts'

const seenBy = (jobViewer: JobViewer, hospitalStatus: 'verified' | 'suspended' = 'verified') =>
	Object.fromEntries(jobStatuses.map((status) => [status, visibilityOf({ status, hospitalStatus }, jobViewer)]))

test.each(['own-hospital', 'operator'] as const)('%s sees a job in every status', (jobViewer) => {
	expect(new Set(Object.values(seenBy(jobViewer, 'suspended')))).toEqual(new Set(['shown']))
})

test('an applicant still sees a job that was paused or closed, but no draft and nothing that was taken down', () => {
	expect(seenBy('applicant')).toEqual({
		draft: 'hidden',
		open: 'shown',
		paused: 'shown',
		closed: 'shown',
		removed: 'hidden',
	})
})

test('everyone else sees open jobs, and only that closed ones have ended', () => {
	expect(seenBy('other')).toEqual({
		draft: 'hidden',
		open: 'shown',
		paused: 'hidden',
		closed: 'ended',
		removed: 'hidden',
	})
})

test('the open jobs of a hospital that is no longer verified are hidden', () => {
	expect(seenBy('other', 'suspended')['open']).toBe('hidden')
})

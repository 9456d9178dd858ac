import { expect, test } from 'vitest'
import { jobLifecycle, jobStatuses } from './status.ts'

test('a member moves a job along the state machine and nowhere else', () => {
	const legal = jobStatuses.flatMap((from) =>
		jobStatuses.filter((to) => jobLifecycle.mayMove(from, to, 'member')).map((to) => `${from} → ${to}`),
	)

	expect(legal).toEqual([
		'draft → open',
		'open → paused',
		'open → closed',
		'paused → open',
		'paused → closed',
		'closed → open',
	])
})

test('an operator removes any job once, pauses an open one, and opens only what is not live', () => {
	const legal = jobStatuses.flatMap((from) =>
		jobStatuses.filter((to) => jobLifecycle.mayMove(from, to, 'operator')).map((to) => `${from} → ${to}`),
	)

	expect(legal).toEqual([
		'draft → open',
		'draft → removed',
		'open → paused',
		'open → removed',
		'paused → open',
		'paused → removed',
		'closed → open',
		'closed → removed',
		'removed → draft',
		'removed → closed',
	])
})

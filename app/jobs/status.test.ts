import { expect, test } from 'vitest'
import { isLegalTransition, jobStatuses } from './status.ts'

test('a member moves a job along the state machine and nowhere else', () => {
	const legal = jobStatuses.flatMap((from) =>
		jobStatuses.filter((to) => isLegalTransition('member', from, to)).map((to) => `${from} → ${to}`),
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

test('an operator removes any job once, and moves none', () => {
	const legal = jobStatuses.flatMap((from) =>
		jobStatuses.filter((to) => isLegalTransition('operator', from, to)).map((to) => `${from} → ${to}`),
	)

	expect(legal).toEqual(['draft → removed', 'open → removed', 'paused → removed', 'closed → removed'])
})

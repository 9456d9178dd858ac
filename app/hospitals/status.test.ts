import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hospitalLifecycle, hospitalStatuses, onceOpen } from './status.ts'

const legal = [
	'operator: pending → verified',
	'operator: pending → rejected',
	'owner: rejected → pending',
	'operator: verified → suspended',
	'operator: suspended → verified',
]

const every = (['owner', 'operator'] as const).flatMap((by) =>
	hospitalStatuses.flatMap((from) => hospitalStatuses.map((to) => ({ by, from, to, name: `${by}: ${from} → ${to}` }))),
)

test.each(every)('$name is decided as the product decisions say', ({ by, from, to, name }) => {
	expect(hospitalLifecycle.mayMove(from, to, by)).toBe(legal.includes(name))
})

test('pages that open later say what a hospital waits for: a suspended one for the end of the suspension', () => {
	expect(onceOpen('pending')).toBe('once your hospital is verified')
	expect(onceOpen('suspended')).toBe('once the suspension of your hospital ends')
	const typed = globSync('app/**/*.{ts,tsx}').filter(
		(file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes('once your hospital is verified'),
	)
	expect(typed).toEqual(['app/hospitals/status.ts'])
})

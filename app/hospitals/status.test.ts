import { expect, test } from 'vitest'
import { hospitalLifecycle, hospitalStatuses } from './status.ts'

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

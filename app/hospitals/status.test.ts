import { expect, test } from 'vitest'
import { isLegalTransition, hospitalStatuses, type Mover } from './status.ts'

const legal = [
	'operator: pending → verified',
	'operator: pending → rejected',
	'owner: rejected → pending',
	'operator: verified → suspended',
	'operator: suspended → verified',
]

const every = (['owner', 'operator'] satisfies Mover[]).flatMap((by) =>
	hospitalStatuses.flatMap((from) => hospitalStatuses.map((to) => ({ by, from, to, name: `${by}: ${from} → ${to}` }))),
)

test.each(every)('$name is decided as the product decisions say', ({ by, from, to, name }) => {
	expect(isLegalTransition(from, to, by)).toBe(legal.includes(name))
})

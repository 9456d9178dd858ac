import { expect, test } from 'vitest'
import { planEnding } from './messages.ts'
import { planOver } from './plans.ts'
import { dueFacts, payLabel } from './labels.ts'

const now = new Date('2026-12-10T10:00:00Z')
const soon = new Date('2026-12-20T10:00:00Z')
const before = new Date('2026-12-01T10:00:00Z')
const network = { plan: 'network', cycle: 'monthly' } as const

test.each([
	['a first order', { startsAt: null, dueNetPaise: null }, 'Pay ₹47,198.82'],
	['a change with something due', { startsAt: soon, dueNetPaise: 2_500_000n }, 'Pay ₹29,500'],
	['a change at the end of the paid time', { startsAt: soon, dueNetPaise: null }, 'Approve the charge'],
	['a renewal that failed after such a change', { startsAt: before, dueNetPaise: 2_500_000n }, 'Pay ₹47,198.82'],
	['the first charge after one, if it failed', { startsAt: before, dueNetPaise: null }, 'Pay ₹47,198.82'],
])('the button to pay says what is asked for: %s', (_, order, label) => {
	expect(payLabel({ ...network, ...order }, now)).toBe(label)
})

test('what a change costs at once is named with its GST, as it was when it was ordered', () => {
	expect(dueFacts({ dueNetPaise: null, unusedPaise: null })).toBeNull()
	expect(dueFacts({ dueNetPaise: 2_500_000n, unusedPaise: 500_000n })?.map(({ value }) => value)).toEqual([
		...['₹30,000', '− ₹5,000', '₹25,000', '₹4,500', '₹29,500'],
	])
})

test('nothing tells a hospital to order a plan where plans are not sold', () => {
	for (const isTrial of [true, false]) {
		const { app, email } = planEnding.write({ plan: 'growth', isTrial, isPayable: false, on: 'Sat, 12 Dec 2026' })
		expect([app, ...(email ?? [])].join(' ')).not.toMatch(/order|choose a plan/)
	}
	expect(planOver).not.toContain('can continue')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOfIstDay } from '#app/platform/text/dates.ts'
import { cycles, type Cycle, gstOn, planIds, plans, type PlanId } from './plans.ts'
import { isUpward, planChange } from './proration.ts'

const hour = 3_600_000
const at = (day: string, hours = 10) => new Date(startOfIstDay(day).getTime() + hours * hour)
const ordered = (text: string) => {
	const [plan, cycle] = text.split('-')
	return { plan: plan as PlanId, cycle: cycle as Cycle }
}

test.each([
	['starter-monthly', 'growth-monthly', true],
	['growth-monthly', 'growth-yearly', true],
	['growth-monthly', 'network-yearly', true],
	['growth-monthly', 'growth-monthly', false],
	['network-monthly', 'growth-yearly', false],
	['growth-yearly', 'network-monthly', false],
	['growth-yearly', 'starter-yearly', false],
])('from %s to %s at once: %s', (from, to, expected) => {
	expect(isUpward(ordered(from), ordered(to))).toBe(expected)
})

/** Growth by the month at ₹14,999, from 10 am on 1 June to 10 am on 1 July: 30 days. */
const june = { netPaise: plans.growth.paise.monthly, from: at('2026-06-01'), to: at('2026-07-01') }
const change = (to: string, now: Date) => planChange(ordered('growth-monthly'), ordered(to), { paid: [june], now })

test('after a third of the month two thirds of the difference are due, and the next charge stays where it was', () => {
	expect(change('network-monthly', at('2026-06-11'))).toEqual({
		...{ when: 'now', restPaise: 2_666_600n, unusedPaise: 999_933n, netPaise: 1_666_667n },
		...{ gstPaise: 300_000n, totalPaise: 1_966_667n, nextChargeAt: june.to },
	})
})

test('a day begins at midnight in India, and the day of the change belongs to the new plan', () => {
	const before = change('network-monthly', new Date(startOfIstDay('2026-06-11').getTime() - 1))
	const after = change('network-monthly', startOfIstDay('2026-06-11'))

	expect([before, after]).toMatchObject([{ restPaise: 2_799_930n }, { restPaise: 2_666_600n }])
	expect(change('network-monthly', at('2026-06-01', 23))).toMatchObject({ restPaise: plans.network.paise.monthly })
})

test('a month that ends with February is as long as it is', () => {
	const began = at('2026-01-31')
	const paid = [{ netPaise: plans.growth.paise.monthly, from: began, to: at('2026-02-28') }]

	expect(
		planChange(ordered('growth-monthly'), ordered('network-monthly'), { paid, began, now: at('2026-01-31', 12) }),
	).toMatchObject({ restPaise: plans.network.paise.monthly, unusedPaise: plans.growth.paise.monthly })
})

test('a year begins today at its full price less what is unused, and ends at the same time a year later', () => {
	expect(change('growth-yearly', at('2026-06-16', 13))).toMatchObject({
		...{ when: 'now', restPaise: plans.growth.paise.yearly, unusedPaise: 749_950n },
		nextChargeAt: at('2027-06-16', 13),
	})
})

test('what was due with a change counts with the days that it took off, whatever the month', () => {
	// Network since 11 February, changed to again from what is left: as if it had been Network all along.
	const paid = [{ netPaise: 2_666_600n, from: at('2026-06-11'), to: at('2026-07-01') }]
	const now = at('2026-06-21')

	expect(planChange(ordered('network-monthly'), ordered('network-yearly'), { paid, now })).toMatchObject({
		unusedPaise: 1_333_300n,
	})
	expect(planChange(ordered('starter-monthly'), ordered('network-monthly'), { paid: [], now })).toMatchObject({
		when: 'later',
	})
})

test('less costs nothing and waits for the end of what is paid for', () => {
	const nothing = { when: 'later', nextChargeAt: june.to }
	expect(change('starter-monthly', at('2026-06-11'))).toEqual(nothing)
	expect(change('starter-yearly', at('2026-06-11'))).toEqual(nothing)
	expect(change('growth-monthly', at('2026-06-11'))).toEqual(nothing)
	// On the last day nothing is left to pay for.
	expect(change('network-monthly', at('2026-07-01', 1))).toEqual(nothing)
})

test('of any change at any time: amounts add up, none is negative or more than the new plan costs, and later is never dearer', () => {
	const anOrder = fc.record({ plan: fc.constantFrom(...planIds), cycle: fc.constantFrom(...cycles) })
	const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 })
	fc.assert(
		fc.property(anOrder, anOrder, minutes, minutes, fc.integer({ min: 0, max: 364 }), (from, to, a, b, startDay) => {
			const start = new Date(at('2026-03-01').getTime() + startDay * 24 * hour)
			const days = from.cycle === 'yearly' ? 365 : 30
			const paid = [
				{ netPaise: plans[from.plan].paise[from.cycle], from: start, to: new Date(start.getTime() + days * 24 * hour) },
			]
			const [sooner, later] = [Math.min(a, b), Math.max(a, b)]
				.map((minute) => new Date(start.getTime() + (minute % (days * 24 * 60)) * 60_000))
				.sort((one, other) => one.getTime() - other.getTime())
				.map((now) => planChange(from, to, { paid, now }))
			for (const one of [sooner, later]) {
				if (one?.when !== 'now') continue
				expect(one.netPaise).toBe(one.restPaise - one.unusedPaise)
				expect(one.totalPaise).toBe(one.netPaise + gstOn(one.netPaise))
				expect(one.unusedPaise >= 0n && one.netPaise > 0n && one.netPaise <= plans[to.plan].paise[to.cycle]).toBe(true)
				expect(isUpward(from, to)).toBe(true)
			}
			if (sooner?.when === 'now' && later?.when === 'now' && from.cycle === to.cycle)
				expect(later.netPaise <= sooner.netPaise + 1n).toBe(true)
		}),
		{ numRuns: 500 },
	)
})

import { expect, test } from 'vitest'
import { hourlyPay } from './pay.ts'

test('pay is compared per hour: 208 hours a month, 8 hours a shift that does not say', () => {
	expect(hourlyPay({ payMinPaise: 120_000n, payUnit: 'hour' })).toBe(120_000n)
	expect(hourlyPay({ payMinPaise: 24_960_000n, payUnit: 'month' })).toBe(120_000n)
	expect(hourlyPay({ payMinPaise: 960_000n, payUnit: 'shift' })).toBe(120_000n)
	expect(hourlyPay({ payMinPaise: 1_440_000n, payUnit: 'shift', hoursPerShift: 12 })).toBe(120_000n)
})

test('a case has no length, so it has no hourly pay', () => {
	expect(hourlyPay({ payMinPaise: 400_000n, payUnit: 'case' })).toBeNull()
})

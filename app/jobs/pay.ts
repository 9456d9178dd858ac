import type { PayUnit } from '#app/platform/text/money.ts'

/** Hours of a month of full-time work: 26 working days of 8 hours. */
export const hoursPerMonth = 208n
/** Where a job does not say how long its shifts are. */
export const defaultShiftHours = 8

type Pay = { payMinPaise: bigint; payUnit: PayUnit; hoursPerShift?: number | null | undefined }

/**
 * Pay as paise an hour, so that a month, a shift and an hour can be sorted and compared in one list. A case has no
 * length, so pay per case has no hourly rate: it sorts last, and is compared with other pay per case only.
 */
export function hourlyPay({ payMinPaise, payUnit, hoursPerShift }: Pay): bigint | null {
	switch (payUnit) {
		case 'hour':
			return payMinPaise
		case 'shift':
			return payMinPaise / BigInt(hoursPerShift ?? defaultShiftHours)
		case 'month':
			return payMinPaise / hoursPerMonth
		case 'case':
			return null
	}
}

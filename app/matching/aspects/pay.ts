import { hourlyPay } from '#app/jobs/pay.ts'
import { type PayUnit, payUnits } from '#app/platform/money.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'

/** The upper end of the range reaches the minimum, the lower does not: worth a talk. */
const reachable = 0.75
/** So far below the minimum nothing of the fit is left. */
const hopelessShortfall = 0.2

/**
 * In the unit of the job where the person names a figure for it, else per hour, as the job list compares pay. A case
 * has no length, so pay per case is compared with pay per case only.
 */
export function payFit({ expected }: MatchPerson, job: MatchJob): Fit {
	if (job.payMinPaise === null) return unknown
	const compared = compare(expected, { ...job, payMinPaise: job.payMinPaise })
	if (!compared) return { fit: null, missing: job.payUnit === 'case' ? 'pay per case' : 'expected pay' }

	const { least, most, wanted, suffix } = compared
	if (least >= wanted) return { fit: 1, reason: `pays ${above(percent(least, wanted))}your minimum${suffix}` }
	if (most >= wanted)
		return { fit: reachable, reason: `pays up to ${above(percent(most, wanted))}your minimum${suffix}` }
	const below = -percent(most, wanted)
	return {
		fit: Math.max(0, 1 - below / 100 / hopelessShortfall) * reachable,
		miss: `Pays ${Math.max(1, below)}% less than your minimum${suffix}`,
	}
}

type Compared = { least: bigint; most: bigint; wanted: bigint; suffix: string }

function compare(expected: MatchPerson['expected'], job: MatchJob & { payMinPaise: bigint }): Compared | null {
	const { payMinPaise, payUnit, hoursPerShift } = job
	const payMaxPaise = job.payMaxPaise ?? payMinPaise
	const same = expected[payUnit]
	if (same !== null) return { least: payMinPaise, most: payMaxPaise, wanted: same, suffix: '' }

	const byTheHour = (payPaise: bigint, unit: PayUnit, hours: number | null) =>
		hourlyPay({ payMinPaise: payPaise, payUnit: unit, hoursPerShift: hours })
	const wanted = payUnits.flatMap((unit) => {
		const paise = expected[unit]
		return paise === null ? [] : (byTheHour(paise, unit, null) ?? [])
	})[0]
	const [least, most] = [byTheHour(payMinPaise, payUnit, hoursPerShift), byTheHour(payMaxPaise, payUnit, hoursPerShift)]
	if (wanted === undefined || wanted === 0n || least === null || most === null) return null
	return { least, most, wanted, suffix: ' per hour' }
}

/** How much more than `wanted`, in whole percent towards zero. */
const percent = (offered: bigint, wanted: bigint) => Number(((offered - wanted) * 100n) / wanted)

/** 'pays your minimum', 'pays 10% above your minimum', 'pays more than twice your minimum' */
function above(more: number): string {
	if (more >= 100) return 'more than twice '
	return more === 0 ? '' : `${more}% above `
}

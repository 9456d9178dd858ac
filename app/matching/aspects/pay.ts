import { payLine } from '#app/jobs/page/card.ts'
import { hourlyPay } from '#app/jobs/pay.ts'
import { formatPayRange, type PayUnit, payUnits } from '#app/platform/text/money.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { pay } from '../weights.ts'
import { t } from '#app/platform/language/words.ts'

/**
 * In the unit of the job where the person names a figure for it, else per hour, as the job list compares pay. A case
 * has no length, so pay per case is compared with pay per case only.
 */
export function payFit({ expected }: MatchPerson, job: MatchJob): Fit {
	if (job.payMinPaise === null) return unknown
	const compared = compare(expected, { ...job, payMinPaise: job.payMinPaise })
	if (!compared) return { fit: null, missing: job.payUnit === 'case' ? 'pay per case' : 'expected pay' }

	const { least, most, wanted, asks, isPerHour } = compared
	const expects = () => `Expects ${formatPayRange(asks.paise, null, asks.unit)}`
	const pays = (comparison: () => string) => () =>
		isPerHour
			? t`${{ pay: payLine(job) }}: ${{ comparison: comparison() }} per hour`
			: `${payLine(job)}: ${comparison()}`
	const reason = (comparison: () => string) => ({
		specialist: pays(comparison),
		hospital: () => `${expects()}: the job pays ${payLine(job)}`,
	})
	if (least >= wanted) return { fit: 1, reason: reason(() => above(percent(least, wanted))) }
	if (most >= wanted) return { fit: pay.reachable, reason: reason(() => upTo(percent(most, wanted))) }
	const below = -percent(most, wanted)
	return {
		fit: Math.max(0, 1 - below / 100 / pay.hopelessShortfall) * pay.reachable,
		miss: {
			specialist: pays(() => t`${{ percent: Math.max(1, below) }}% below your minimum`),
			hospital: () => `${expects()}: the job pays ${payLine(job)}`,
		},
	}
}

type Asked = { paise: bigint; unit: PayUnit }
type Compared = { least: bigint; most: bigint; wanted: bigint; asks: Asked; isPerHour: boolean }

function compare(expected: MatchPerson['expected'], job: MatchJob & { payMinPaise: bigint }): Compared | null {
	const { payMinPaise, payUnit, hoursPerShift } = job
	const payMaxPaise = job.payMaxPaise ?? payMinPaise
	const same = expected[payUnit]
	if (same !== null)
		return {
			least: payMinPaise,
			most: payMaxPaise,
			wanted: same,
			asks: { paise: same, unit: payUnit },
			isPerHour: false,
		}

	const byTheHour = (payPaise: bigint, unit: PayUnit, hours: number | null) =>
		hourlyPay({ payMinPaise: payPaise, payUnit: unit, hoursPerShift: hours })
	const asked = payUnits.flatMap((unit) => {
		const paise = expected[unit]
		const wanted = paise === null ? null : byTheHour(paise, unit, null)
		return paise === null || wanted === null ? [] : [{ asks: { paise, unit }, wanted }]
	})[0]
	const [least, most] = [byTheHour(payMinPaise, payUnit, hoursPerShift), byTheHour(payMaxPaise, payUnit, hoursPerShift)]
	if (asked === undefined || asked.wanted === 0n || least === null || most === null) return null
	return { least, most, ...asked, isPerHour: true }
}

/** How much more than `wanted`, in whole percent towards zero. */
const percent = (offered: bigint, wanted: bigint) => Number(((offered - wanted) * 100n) / wanted)

/** 'as much as your minimum', '10% above your minimum' */
function above(more: number): string {
	if (more >= 100) return t`more than twice your minimum`
	return more === 0 ? t`as much as your minimum` : t`${{ percent: more }}% above your minimum`
}

/** 'up to 10% above your minimum' */
function upTo(more: number): string {
	if (more >= 100) return t`up to more than twice your minimum`
	return more === 0 ? t`up to as much as your minimum` : t`up to ${{ percent: more }}% above your minimum`
}

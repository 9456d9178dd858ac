import { specialityName } from '#app/catalog/specialities.ts'
import { formatPayRange } from '#app/platform/text/money.ts'
import type { Insights, PayBar, Share } from '#app/specialists/profile/insights.server.ts'
import { weekdays } from '#app/specialists/profile/profile.ts'

/** One bar: `share` of the longest one, `name` and `count` in the table behind it. */
export type Bar = { label: string; name: string; share: number; count: string }
/** A picture of bars. Columns have an axis from 0 to `most`; where each bar is a range, `end` closes the last one. */
export type Figure = {
	title: string
	unit: string
	as: 'columns' | 'lines'
	bars: readonly Bar[]
	most: string
	end?: string | undefined
}

const number = (count: number) => count.toLocaleString('en-IN')
const genderNames: Record<string, string> = { female: 'Women', male: 'Men', other: 'Other' }

/** What the people of a list have in common, ready to draw: only pictures in which something can be compared. */
export function insightFigures(insights: Insights | null): Figure[] {
	if (!insights) return []
	const { people, days, specialities, genders, pay } = insights
	const ofAll = `of ${number(people)} specialists`
	const named = (shares: readonly Share[], name: (value: string) => string) =>
		shares.map(({ value, count }) => ({ label: name(value), name: name(value), count }))
	const week = weekdays.map(({ key, name, longName }) => ({
		label: name,
		name: longName,
		count: days.find(({ value }) => value === key)?.count ?? 0,
	}))
	return [
		figure('Availability by weekday', ofAll, 'columns', week),
		figure('Minimum expected pay', '₹ a month', 'columns', (pay ?? []).map(payBar), inShort(pay?.at(-1)?.to ?? 0)),
		figure('Top specialities', ofAll, 'lines', named(specialities, specialityName)),
		figure(
			'Gender',
			'where stated',
			'lines',
			named(genders ?? [], (value) => genderNames[value] ?? value),
		),
	].filter(({ bars }) => bars.filter(({ share }) => share > 0).length > 1)
}

/** Groups that are too small to be named come as 0. */
function figure(
	title: string,
	unit: string,
	as: Figure['as'],
	values: readonly { label: string; name: string; count: number }[],
	end?: string,
): Figure {
	const most = Math.max(0, ...values.map(({ count }) => count))
	const bars = values.map(({ label, name, count }) => ({
		label,
		name,
		share: most === 0 ? 0 : count / most,
		count: count === 0 ? 'Fewer than 5' : number(count),
	}))
	return { title, unit, as, bars, most: number(most), end }
}

const payBar = ({ from, to, count }: PayBar) => ({
	label: inShort(from),
	name: formatPayRange(BigInt(from) * 100n, BigInt(to) * 100n, 'month'),
	count,
})

/** '50k', '1.5L': room for no more under a bar. */
const inShort = (rupees: number) =>
	rupees === 0 ? '0' : rupees < 100_000 ? `${rupees / 1_000}k` : `${rupees / 100_000}L`

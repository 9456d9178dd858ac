import { specialityName } from '#app/catalog/specialities.ts'
import { formatPayRange } from '#app/platform/money.ts'
import type { Insights, Share } from '#app/specialists/insights.server.ts'
import { weekdays } from '#app/specialists/profile.ts'

/** One bar: `share` of the longest one, `said` for who does not see it. */
export type Bar = { label: string; said: string; share: number; count: string }
export type InsightStrip = { people: string; days: Bar[]; specialities: Bar[]; genders: Bar[]; pay: Bar[] }

const number = (count: number) => count.toLocaleString('en-IN')
const genderNames: Record<string, string> = { female: 'Women', male: 'Men', other: 'Other' }

/** What the people of a list have in common, ready to draw; null when they are too few to count anything over them. */
export function insightStrip(insights: Insights | null): InsightStrip | null {
	if (!insights) return null
	const { people, days, specialities, genders, pay } = insights
	const barsOf = (shares: readonly Share[], name: (value: string) => string) =>
		bars(shares.map(({ value, count }) => ({ label: name(value), said: name(value), count })))
	return {
		people: number(people),
		days: bars(
			weekdays.map(({ key, name, longName }) => ({
				label: name.charAt(0),
				said: longName,
				count: days.find(({ value }) => value === key)?.count ?? 0,
			})),
		),
		specialities: barsOf(specialities, specialityName),
		genders: barsOf(genders ?? [], (value) => genderNames[value] ?? value),
		pay: bars((pay ?? []).map(({ from, to, count }) => ({ label: inShort(from), said: formatPay(from, to), count }))),
	}
}

/** Groups that are too small to be named come as 0. */
function bars(values: readonly { label: string; said: string; count: number }[]): Bar[] {
	const most = Math.max(0, ...values.map(({ count }) => count))
	if (most === 0) return []
	return values.map(({ label, said, count }) => ({
		label,
		said: `${said}: ${count === 0 ? 'too few to show' : number(count)}`,
		share: count / most,
		count: count === 0 ? '' : number(count),
	}))
}

/** '50k', '1.5L': room for no more under a bar. */
const inShort = (rupees: number) =>
	rupees < 1_000 ? '0' : rupees < 100_000 ? `${rupees / 1_000}k` : `${rupees / 100_000}L`

function formatPay(from: number, to: number | null): string {
	if (to === null) return `${formatPayRange(BigInt(from) * 100n, null, 'month')} or more`
	if (from < 1_000) return `less than ${formatPayRange(BigInt(to) * 100n, null, 'month')}`
	return formatPayRange(BigInt(from) * 100n, BigInt(to) * 100n, 'month')
}

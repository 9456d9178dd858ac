import { addDays, istToday, startOfIstDay } from '#app/platform/dates.ts'

/** All dates of the seed count back from the day it runs, so that the demo is never out of date. */
export const now = new Date()
export const today = istToday(now)

const hour = 3_600_000

/** So many days ago, at this hour of the day in India; never in the future. */
export function daysAgo(days: number, hourOfDay = 10): Date {
	const instant = new Date(startOfIstDay(addDays(today, -Math.floor(days))).getTime() + hourOfDay * hour)
	return instant > now ? new Date(now.getTime() - hour) : instant
}

export const hoursAfter = (instant: Date, hours: number) =>
	new Date(Math.min(instant.getTime() + hours * hour, now.getTime() - 60_000))
export const dayFromNow = (days: number) => addDays(today, days)

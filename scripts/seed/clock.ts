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

export const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour)

export const hoursAfter = (instant: Date, hours: number) =>
	new Date(Math.min(instant.getTime() + hours * hour, now.getTime() - 60_000))
export const dayFromNow = (days: number) => addDays(today, days)

/**
 * The same day between 8 am and 8 pm in India, for what people do: hours keep their order. What would come after now stays
 * where it is, and nothing comes before `notBefore`.
 */
export function inDaytime(instant: Date, notBefore: Date): Date {
	const midnight = startOfIstDay(istToday(instant)).getTime()
	const daytime = new Date(midnight + 8 * hour + (instant.getTime() - midnight) / 2)
	const moved = daytime < now ? daytime : instant
	if (moved > notBefore) return moved
	return new Date(Math.min(Math.max(instant.getTime(), notBefore.getTime() + 60_000), now.getTime()))
}

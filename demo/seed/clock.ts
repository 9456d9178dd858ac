import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'

/** All dates of the seed count back from the day it runs, so that the demo is never out of date. */
export const now = new Date()
export const today = istToday(now)

const hour = 3_600_000

const startOfDay = (instant: Date) => startOfIstDay(istToday(instant)).getTime()
/** The last moment at which people were at work, from 8 am to 8 pm in India: nothing in the demo happened after it. */
export const lately = lastWorkingMoment()

function lastWorkingMoment(): Date {
	const [opens, closes] = [startOfDay(now) + 8 * hour, startOfDay(now) + 20 * hour]
	const minuteAgo = now.getTime() - 60_000
	if (minuteAgo < opens + hour) return new Date(closes - 24 * hour)
	return new Date(Math.min(minuteAgo, closes))
}

/** So many days ago, at this hour of the day in India; never in the future. */
export function daysAgo(days: number, hourOfDay = 10): Date {
	const instant = new Date(startOfIstDay(addDays(today, -Math.floor(days))).getTime() + hourOfDay * hour)
	return instant > now ? lately : instant
}

export const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour)

export const hoursAfter = (instant: Date, hours: number) =>
	new Date(Math.min(instant.getTime() + hours * hour, lately.getTime()))
export const dayFromNow = (days: number) => addDays(today, days)

/** The same day between 8 am and 8 pm in India, for what people do: hours keep their order, and nothing comes before `notBefore`. */
export function inDaytime(instant: Date, notBefore: Date): Date {
	const midnight = startOfDay(instant)
	const isToday = midnight === startOfDay(lately)
	const end = isToday ? lately.getTime() : midnight + 20 * hour
	const share = (instant.getTime() - midnight) / (isToday ? Math.max(1, lately.getTime() - midnight) : 24 * hour)
	const opens = midnight + 8 * hour
	const daytime = new Date(opens + Math.min(1, share) * (end - opens))
	return daytime > notBefore ? daytime : new Date(Math.min(notBefore.getTime() + 60_000, now.getTime()))
}

export const workingHoursAfter = (instant: Date, hours: number) => inDaytime(hoursAfter(instant, hours), instant)

import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'

/** The last 8:00 in the morning, in India, that so many minutes have passed since. */
export function lastEight(now: Date, minutesAgo = 0): Date {
	const eightOn = (day: string) => new Date(startOfIstDay(day).getTime() + 8 * 3_600_000)
	const today = istToday(now)
	const isDue = now.getTime() >= eightOn(today).getTime() + minutesAgo * 60_000
	return eightOn(isDue ? today : addDays(today, -1))
}

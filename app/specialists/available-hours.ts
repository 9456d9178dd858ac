import type { Availability, Weekday } from './tables.server.ts'

const weekdayKeys: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const dayLength = 24 * 60

const minutesOf = (time: string) => {
	const [hour = 0, minute = 0] = time.split(':').map(Number)
	return hour * 60 + minute
}

/** Whether a time lies in the hours that a specialist entered; hours such as 20:00 to 08:00 end on the next day. */
export function isAvailable(hours: Availability, day: string, time: string, minutes: number): boolean {
	const start = minutesOf(time)
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
	const covers = (of: number, begins: number) => {
		const entry = hours[weekdayKeys[of % 7] ?? 'sun']
		if (!entry) return false
		const from = minutesOf(entry.from)
		const to = minutesOf(entry.to) > from ? minutesOf(entry.to) : minutesOf(entry.to) + dayLength
		return begins >= from && begins + minutes <= to
	}
	return covers(weekday, start) || covers(weekday + 6, start + dayLength)
}

export const hasHours = (hours: Availability) => Object.keys(hours).length > 0

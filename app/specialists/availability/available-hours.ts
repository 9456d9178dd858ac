import type { Availability, Weekday } from '../tables.server.ts'

const weekdayKeys: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const dayLength = 24 * 60

const minutesOf = (time: string) => {
	const [hour = 0, minute = 0] = time.split(':').map(Number)
	return hour * 60 + minute
}

/** A week has 23:59 for the end of a day, because a field of a form has no 24:00. */
const lastMinute = dayLength - 1

/** The hours of one weekday as minutes; hours such as 20:00 to 08:00 end on the next day. */
function stretchOf(entry: { from: string; to: string }): { from: number; to: number } {
	const from = minutesOf(entry.from)
	const to = minutesOf(entry.to)
	if (to <= from) return { from, to: to + dayLength }
	return { from, to: to === lastMinute ? dayLength : to }
}

/**
 * Whether a time lies in the hours that a specialist entered, all of it. Hours of one day that go on where those of the day before end are one
 * stretch, so someone free all week is free for a night.
 */
export function isAvailable(hours: Availability, day: string, time: string, minutes: number): boolean {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
	const end = minutesOf(time) + minutes
	let freeUntil = minutesOf(time)
	for (let ahead = -1; ahead * dayLength < end && freeUntil < end; ahead++) {
		const entry = hours[weekdayKeys[(weekday + ahead + 7) % 7] ?? 'sun']
		if (!entry) continue
		const { from, to } = stretchOf(entry)
		if (from + ahead * dayLength <= freeUntil) freeUntil = Math.max(freeUntil, to + ahead * dayLength)
	}
	return freeUntil >= end
}

export const hasHours = (hours: Availability) => Object.keys(hours).length > 0

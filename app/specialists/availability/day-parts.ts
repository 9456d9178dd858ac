import { words } from '#app/platform/language/words.ts'

/** Parts of a day that can be chosen with a tap. A weekday has one stretch of hours, so parts that do not meet are none. */
export const dayParts = ['day', 'evening', 'night'] as const
export type DayPart = (typeof dayParts)[number]
export type Hours = { from: string; to: string }

export const dayPartNames: Record<DayPart, string> = words({ day: 'Day', evening: 'Evening', night: 'Night' })

const stretches: Record<string, Hours> = {
	day: { from: '08:00', to: '16:00' },
	evening: { from: '16:00', to: '22:00' },
	night: { from: '22:00', to: '08:00' },
	'day evening': { from: '08:00', to: '22:00' },
	'evening night': { from: '16:00', to: '08:00' },
	'day evening night': { from: '00:00', to: '23:59' },
}

/** '08:00–16:00' */
export const dayPartHours = (part: DayPart) => `${stretches[part]?.from}–${stretches[part]?.to}`

/** The hours of the chosen parts; null for none, and for day and night without the evening between them. */
export const hoursOf = (parts: readonly DayPart[]): Hours | null =>
	stretches[dayParts.filter((part) => parts.includes(part)).join(' ')] ?? null

/** The parts that hours are made of; null for hours of another length. */
export function partsOf(hours: Hours): DayPart[] | null {
	const found = Object.entries(stretches).find(([, { from, to }]) => from === hours.from && to === hours.to)
	return found ? dayParts.filter((part) => found[0].split(' ').includes(part)) : null
}

import { istToday } from '#app/platform/text/dates.ts'

/** 'R-2026-000123': the year in India in which it came, and how many there were before. */
export const requestNumber = ({ sequence, createdAt }: { sequence: number; createdAt: Date }) =>
	`R-${istToday(createdAt).slice(0, 4)}-${String(sequence).padStart(6, '0')}`

/** The last part of what was typed as a number, or null. */
export function readRequestNumber(typed: string): number | null {
	const [, digits] = /^\s*R-?\d{4}-?(\d{1,9})\s*$/i.exec(typed) ?? []
	return digits === undefined ? null : Number(digits)
}

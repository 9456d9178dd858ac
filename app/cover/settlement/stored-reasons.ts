import { type Given, type StoredWhy, type Why, whyOf } from '#app/platform/given-reason.ts'
import { t } from '#app/platform/language/words.ts'
import type { CoverSide } from '../status.ts'
import { afterDays } from './after-clock.ts'

/** The reasons that the clock gives, by the names under which they are stored. */
export const coverReasons = [
	'no-hours',
	'no-answer-of-hospital',
	'no-answer-of-specialist',
	'hospital-suspended',
	'hospital-rejected',
	'cannot-come',
] as const
export type CoverReason = (typeof coverReasons)[number]
export type CoverWhy = Why<CoverReason>

/** Those that name a number of days. */
export const coverReasonsWithDays = [
	'no-hours',
	'no-answer-of-hospital',
	'no-answer-of-specialist',
] as const satisfies readonly CoverReason[]

export const noHours = (): Given<CoverReason> => ({ key: 'no-hours', days: afterDays.hours.end })
export const noAnswer = (of: CoverSide): Given<CoverReason> => ({
	key: `no-answer-of-${of}`,
	days: afterDays.answer.end,
})

/** A reason for its reader: those of the clock in their language, those of people as they were written. */
export function readReason(why: CoverWhy): string {
	if (typeof why === 'string') return why
	const { key, days = 0 } = why
	const sentences: Record<CoverReason, () => string> = {
		'no-hours': () => t`Neither side entered the hours in ${{ days }} days.`,
		'no-answer-of-hospital': () => t`The hospital did not answer in ${{ days }} days, so the hours as entered count.`,
		'no-answer-of-specialist': () =>
			t`The specialist did not answer in ${{ days }} days, so the hours as entered count.`,
		'hospital-suspended': () => t`The hospital has been suspended.`,
		'hospital-rejected': () => t`The hospital could not be verified.`,
		// Hospitals alone read it. They are not told that they were blocked, and see no more than that.
		'cannot-come': () => 'The specialist can no longer come.',
	}
	return sentences[key]()
}

/** The same as an event holds it. */
export function readStored(stored: StoredWhy<CoverReason>): string | null {
	const why = whyOf(stored)
	return why && readReason(why)
}

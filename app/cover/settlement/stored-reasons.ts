import { t } from '#app/platform/language/words.ts'
import type { CoverSide } from '../status.ts'
import { afterDays } from './after-clock.ts'

/** What the clock writes down as the reason, in English. */
export const noHoursReason = `Neither side entered the hours in ${afterDays.hours.end} days.`
export const noAnswerReason = {
	hospital: `The hospital did not answer in ${afterDays.answer.end} days, so the hours as entered count.`,
	specialist: `The specialist did not answer in ${afterDays.answer.end} days, so the hours as entered count.`,
} satisfies Record<CoverSide, string>
/** Why the clock cancels cover of a hospital that may no longer ask. */
export const whyStopped = {
	suspended: 'The hospital has been suspended.',
	rejected: 'The hospital could not be verified.',
}

/** A stored reason for its reader: those of the clock in their language, those of people as they were written. */
export function readReason(reason: string): string {
	switch (reason) {
		case noHoursReason:
			return t`Neither side entered the hours in ${{ days: afterDays.hours.end }} days.`
		case noAnswerReason.hospital:
			return t`The hospital did not answer in ${{ days: afterDays.answer.end }} days, so the hours as entered count.`
		case noAnswerReason.specialist:
			return t`The specialist did not answer in ${{ days: afterDays.answer.end }} days, so the hours as entered count.`
		case whyStopped.suspended:
			return t`The hospital has been suspended.`
		case whyStopped.rejected:
			return t`The hospital could not be verified.`
		default:
			return reason
	}
}

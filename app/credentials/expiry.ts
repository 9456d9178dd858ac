import { expiryReminderDays } from '#app/durations.ts'
import { t } from '#app/platform/language/words.ts'
import { daysBetween } from '#app/platform/text/dates.ts'

/**
 * The reminder that is due with so many days left: the nearest one that has been reached, and none of those before it.
 * Null while none is, and once the last day is over.
 */
export function reminderDue(today: string, validUntil: string): number | null {
	const left = daysBetween(today, validUntil)
	if (left < 0) return null
	return expiryReminderDays.findLast((days) => days >= left) ?? null
}

/** Of a registration or certificate without a date: what we know, not that it is valid for ever. */
export const noExpiry = () => t`No expiry date added`

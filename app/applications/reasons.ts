import { type Given, type Why, whyOf } from '#app/platform/given-reason.ts'
import { t } from '#app/platform/language/words.ts'
import { closingDays } from '#app/relations/answer-clock.ts'

/** Prepared reasons for a rejection, as a hospital chooses them. */
export const preparedReasons = {
	'more-experience': 'We chose someone with more experience for this position',
	filled: 'The position has been filled',
	'other-speciality': 'We need a different speciality or skill',
	dates: 'The dates or shifts do not match our requirement',
	pay: 'The expected pay is above our range',
} as const
type PreparedReason = keyof typeof preparedReasons
export const rejectionReasons = Object.values(preparedReasons)

/** Those with which the clock closes an application; they name a number of days. */
export const clockReasons = ['no-answer', 'no-start'] as const
type ClockReason = (typeof clockReasons)[number]

/** The reasons that the product gives, by the names under which they are stored. */
export const applicationReasons = [
	'more-experience',
	'filled',
	'other-speciality',
	'dates',
	'pay',
	...clockReasons,
] as const satisfies readonly (PreparedReason | ClockReason)[]
export type ApplicationReason = (typeof applicationReasons)[number]
export type ApplicationWhy = Why<ApplicationReason>

export const leftUnanswered = (key: ClockReason): Given<ApplicationReason> => ({ key, days: closingDays })

/** A reason and own words. */
export function rejectionFor(given: {
	reason?: string | undefined
	newReason: string | null
	freeText: string | null
}): ApplicationWhy {
	const prepared = applicationReasons.find((key) => isPrepared(key) && preparedReasons[key] === given.reason)
	const reasons = [prepared ? null : given.reason, given.newReason]
		.filter((reason) => !!reason)
		.map((reason) => reason?.replace(/\.?$/, '.'))
	const words = [...reasons, given.freeText].filter(Boolean).join(' ')
	return prepared ? { key: prepared, ...(words && { words }) } : words
}

const isPrepared = (key: ApplicationReason): key is PreparedReason => Object.hasOwn(preparedReasons, key)

/** A reason for its reader: ours in their language, and what people wrote as they wrote it. */
export function readReason(why: ApplicationWhy): string {
	if (typeof why === 'string') return why
	const { key, days = 0, words } = why
	const sentences: Record<ApplicationReason, () => string> = {
		'more-experience': () => t`We chose someone with more experience for this position.`,
		filled: () => t`The position has been filled.`,
		'other-speciality': () => t`We need a different speciality or skill.`,
		dates: () => t`The dates or shifts do not match our requirement.`,
		pay: () => t`The expected pay is above our range.`,
		'no-answer': () => t`The hospital did not answer in ${{ days }} days.`,
		'no-start': () => t`The hospital did not confirm the first day in ${{ days }} days.`,
	}
	return [sentences[key](), words].filter(Boolean).join(' ')
}

/** As an application holds it. */
export type StoredRejection = {
	rejectionReason: string | null
	rejectionKey: ApplicationReason | null
	rejectionDays: number | null
}

/** Why an application was rejected, for its reader. */
export function readRejection({ rejectionReason, rejectionKey, rejectionDays }: StoredRejection): string | null {
	const why = whyOf({ reason: rejectionReason, reasonKey: rejectionKey, reasonDays: rejectionDays })
	return why && readReason(why)
}

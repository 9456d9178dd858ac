import { words } from '#app/platform/language/words.ts'

/** Why a job is suspicious, as the form offers it. */
export const reportReasons = ['fee-asked', 'wrong-pay', 'fake-hospital', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportReasonNames: Record<ReportReason, string> = words({
	'fee-asked': 'Someone asked for a fee or deposit',
	'wrong-pay': 'The pay offered is different from the pay advertised',
	'fake-hospital': 'The hospital is fake, or the poster does not represent it',
	other: 'Something else',
})

export const longestReport = 1_000
export const longestContact = 120
export const longestOutcome = 600

/** What an operator decides about a report. The words go to whoever reported, and to the hospital whose job is removed. */
export type Settlement = { verdict: 'remove' | 'keep'; outcome: string }

/** Why a job is suspicious, as the form offers it. */
export const reportReasons = ['fee-asked', 'wrong-pay', 'fake-hospital', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportReasonNames: Record<ReportReason, string> = {
	'fee-asked': 'Somebody asked for a fee or a deposit',
	'wrong-pay': 'The pay is not what they say on the phone',
	'fake-hospital': 'The hospital is not real, or not theirs',
	other: 'Something else',
}

export const longestReport = 1_000
export const longestOutcome = 600

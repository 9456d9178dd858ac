/** Reasons to report someone's behaviour. */
export const userReportReasons = ['spam', 'rude', 'asks-for-money', 'not-who-they-say', 'other'] as const
export type UserReportReason = (typeof userReportReasons)[number]

export const userReportReasonNames: Record<UserReportReason, string> = {
	spam: 'Sends spam or bulk messages',
	rude: 'Is abusive or threatening',
	'asks-for-money': 'Asked for money',
	'not-who-they-say': 'Is not who they claim to be',
	other: 'Something else',
}

/** So many open reports about one hospital, of different people, stop its new requests until we have looked. */
export const reportsThatFreeze = 2

/** What an operator found, in words for both sides. */
export type UserReportOutcome = { verdict: 'upheld' | 'dismissed'; outcome: string }

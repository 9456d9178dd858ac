import { words } from '#app/platform/language/words.ts'

/** Reasons to report someone's behaviour; what an employer owes is none about a specialist. */
export const specialistReportReasons = ['spam', 'rude', 'asks-for-money', 'not-who-they-say', 'other'] as const
export const employerReportReasons = ['keeps-certificates', 'unpaid-salary'] as const
export const userReportReasons = [...employerReportReasons, ...specialistReportReasons] as const
export type UserReportReason = (typeof userReportReasons)[number]

export const userReportReasonNames: Record<UserReportReason, string> = words({
	'keeps-certificates': 'Keeps original certificates',
	'unpaid-salary': 'Has not paid salary or final settlement',
	spam: 'Sends spam or bulk messages',
	rude: 'Is abusive or threatening',
	'asks-for-money': 'Asked for money',
	'not-who-they-say': 'Is not who they claim to be',
	other: 'Something else',
})

/** So many open reports about one hospital, of different people, stop its new requests until we have looked. */
export const reportsThatFreeze = 2

/** What an operator found, in words for both sides. */
export type UserReportOutcome = { verdict: 'upheld' | 'dismissed'; outcome: string }

export const isAboutEmployer = (reason: UserReportReason) =>
	(employerReportReasons as readonly UserReportReason[]).includes(reason)

/** What we do about a report that an employer keeps papers or owes pay, in this order; shown to operators beside it. */
export const employerReportSteps = [
	'Ask the hospital for its side, and the specialist for the date or a copy of the demand. Put the case on hold until they answer, for up to 3 working days.',
	'If it is so, resolve the report as valid. The hospital is warned, and reads that the certificates are to be returned or the salary paid within 7 days.',
	'If a second person reports the same, or nothing has been returned or paid after 7 days, suspend the hospital.',
] as const

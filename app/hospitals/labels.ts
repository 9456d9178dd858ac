import { verificationTarget } from './status.ts'
import { counted } from '#app/platform/text/counted.ts'

/** Emails of invitations, those sent again included: in all before we have verified the hospital, and in a day after it. */
export const invitationLimits = { beforeVerification: 3, aDay: 10 }

/** Why no more invitations are sent. */
export const invitationRefusals = {
	unverified: `Before your hospital is verified, you can send up to ${invitationLimits.beforeVerification} invitations. You can invite more after verification.`,
	'enough-for-today': `Your hospital has reached today’s limit of ${invitationLimits.aDay} invitations. Try again tomorrow.`,
}

/** Said alike for addresses that we know and for others. */
export function mailLimitReached(seconds: number): string {
	const minutes = Math.ceil(seconds / 60)
	const wait = minutes < 90 ? counted(minutes, 'minute') : `${Math.ceil(minutes / 60)} hours`
	return `Too many emails requested. Try again in ${wait}.`
}

/** 'Sent 19 hours ago. We aim to answer within 24–48 hours.' */
export const ageOfRequest = (ago: string) => `Submitted ${ago}. We aim to respond within ${verificationTarget}.`

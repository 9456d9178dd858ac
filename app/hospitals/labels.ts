import { verificationTarget } from './status.ts'
import { many, t } from '#app/platform/language/words.ts'

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
	if (minutes < 90)
		return many(
			{ minutes },
			'Too many emails requested. Try again in # minute.',
			'Too many emails requested. Try again in # minutes.',
		)
	return t`Too many emails requested. Try again in ${{ hours: Math.ceil(minutes / 60) }} hours.`
}

/** 'Sent 19 hours ago. We aim to answer within 24–48 hours.' */
export const ageOfRequest = (ago: string) => `Submitted ${ago}. We aim to respond within ${verificationTarget}.`

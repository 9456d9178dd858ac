import { verificationTarget } from './status.ts'

/** Said alike for addresses that we know and for others. */
export function mailLimitReached(seconds: number): string {
	const minutes = Math.ceil(seconds / 60)
	const wait = minutes < 90 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.ceil(minutes / 60)} hours`
	return `Too many emails requested. Try again in ${wait}.`
}

/** 'Sent 19 hours ago. We aim to answer within 24–48 hours.' */
export const ageOfRequest = (ago: string) => `Submitted ${ago}. We aim to respond within ${verificationTarget}.`

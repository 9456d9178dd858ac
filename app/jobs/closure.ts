/** Why a hospital closes a job, as its form asks. What is chosen is kept by key; other reasons in the hospital's words. */
export const closeReasons = {
	'filled-here': 'Filled through this site',
	'filled-elsewhere': 'Filled elsewhere',
	'not-needed': 'No longer needed',
} as const

export type CloseReason = keyof typeof closeReasons
export const closeReasonKeys = Object.keys(closeReasons) as CloseReason[]

const isKey = (reason: string): reason is CloseReason => Object.hasOwn(closeReasons, reason)

/** A stored reason as it is read. */
export const formatCloseReason = (reason: string): string => (isKey(reason) ? closeReasons[reason] : reason)

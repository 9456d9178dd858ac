import { safeReturnTo } from '#app/platform/return-to.ts'

/** Where a move made from list or board leads back to: one of those, else the application's own page. */
export function returnPage(returnTo: string | null | undefined, applicationId: string): string {
	const path = safeReturnTo(returnTo)
	return /^\/hospital\/jobs\/[\w-]+\/applicants(\?|$)/.test(path) ? path : `/hospital/applications/${applicationId}`
}

import { safeReturnTo } from '#app/platform/return-to.ts'

const lists = /^\/hospital\/(jobs\/[\w-]+\/)?applicants(\?|$)/

/** Where a move made from list or board leads back to: one of those, else the application's own page. */
export const returnPage = (returnTo: string | null | undefined, applicationId: string) =>
	listPage(returnTo) ?? `/hospital/applications/${applicationId}`

/** The list or board the member came from, or `null`. */
export function listPage(returnTo: string | null | undefined): string | null {
	const path = safeReturnTo(returnTo)
	return lists.test(path) ? path : null
}

/** Every applicant of the hospital: where a move of several leads back to when nothing else is known. */
export const allApplicants = '/hospital/applicants'

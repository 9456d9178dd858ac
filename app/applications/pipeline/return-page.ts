import { safeReturnTo } from '#app/platform/http/return-to.ts'

/** Lists from which an applicant is moved: applicants, candidates, saved candidates, matches, contact requests, notifications. */
const lists =
	/^\/(hospital\/((jobs\/[\w-]+\/)?applicants|jobs\/[\w-]+\/specialists|shortlist|contact-requests)|hospitals\/dashboard|notifications)(\?|$)/

/** Where a move made from list or board leads back to: one of those, else the application's own page. */
export const returnPage = (returnTo: string | null | undefined, applicationId: string) =>
	listPage(returnTo) ?? `/hospital/applications/${applicationId}`

/** The same after a form of the team, which has a place of its own on that page. */
export const returnPart = (returnTo: string | null | undefined, applicationId: string, part: string) =>
	`${returnPage(returnTo, applicationId)}#${part}`

/** The same for a form that the address of its page leads back. */
export const returnPageIn = (address: string, applicationId: string) =>
	returnPage(new URL(address).searchParams.get('returnTo'), applicationId)

/** A form or page that leads back there: `returnPageIn` reads it. */
export const withReturn = (address: string, returnTo: string | undefined) =>
	returnTo ? `${address}${address.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(returnTo)}` : address

/** The list or board the member came from, or `null`. */
export function listPage(returnTo: string | null | undefined): string | null {
	const path = safeReturnTo(returnTo)
	return lists.test(path) ? path : null
}

/** Every applicant of the hospital: where a move of several leads back to when nothing else is known. */
export const allApplicants = '/hospital/applicants'

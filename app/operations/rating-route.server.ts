import type { WhichRating } from '#app/offers/rating.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'

/** Which rating an address names; a side that there is not is not found, as an unknown id is. */
export function whichRating(params: { applicationId: string; side: string }): WhichRating {
	const { side } = params
	if (side !== 'hospital' && side !== 'specialist') throw notFound()
	return { applicationId: idParam(params.applicationId), side }
}

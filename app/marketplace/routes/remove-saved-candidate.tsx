import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import { findCandidates } from '../candidates.server.ts'
import { savedCandidatesPath } from '../paths.ts'
import { findPoolName, poolIdOf } from '../pools.server.ts'
import { inPoolAt } from '../pools.ts'
import { ButtonInput } from '../schema.server.ts'
import { removeSavedCandidate } from '../saved-candidates.server.ts'
import { callBy } from '../labels.ts'
import type { Route } from './+types/remove-saved-candidate.ts'

export const loader = buttonPage(() => savedCandidatesPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, ButtonInput)
	if (!form.ok) throw badRequest()
	const poolId = poolIdOf(request)
	const pool = (await findPoolName(member, poolId)) ?? 'this list'
	const page = safeReturnTo(form.value.returnTo ?? inPoolAt(poolId))

	const removed = await removeSavedCandidate(member, [specialistId], poolId)
	const [seen] = await findCandidates(member, [specialistId])
	if (!removed.ok && !seen) throw notFound()
	if (!removed.ok) return redirectWith(page, { title: `No longer in ${pool}`, tone: 'info' })
	return redirectWith(page, {
		title: `Removed from ${pool}`,
		// A candidate the hospital no longer sees cannot be put back.
		...(seen
			? {
					detail: callBy(seen.profile),
					undo: {
						action: inPoolAt(poolId, `${savedCandidatesPath}/${specialistId}`),
						label: 'Undo',
						fields: { returnTo: page },
					},
				}
			: {}),
	})
}

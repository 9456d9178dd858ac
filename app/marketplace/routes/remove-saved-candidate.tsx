import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { findCandidates } from '../candidates/candidates.server.ts'
import { savedCandidatesPath } from '../paths.ts'
import { findPoolName, poolIdOf } from '../candidates/pools.server.ts'
import { inPoolAt } from '../candidates/pools.ts'
import { ButtonInput } from '../schema.server.ts'
import { removeSavedCandidate } from '../candidates/saved-candidates.server.ts'
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

import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { savedCandidatesPath } from '../paths.ts'
import { findPoolName, poolIdOf } from '../candidates/pools.server.ts'
import { inPoolAt } from '../candidates/pools.ts'
import { SelectionToRemove } from '../schema.server.ts'
import { removeSavedCandidate } from '../candidates/saved-candidates.server.ts'
import { inSpecialists, noneSelected } from '../labels.ts'
import type { Route } from './+types/remove-saved-candidates.ts'

export const loader = buttonPage(() => savedCandidatesPath)

/** Removes the ticked saved candidates, or those just saved, when that is undone. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, SelectionToRemove)
	if (!form.ok) throw badRequest()
	const { id, ids, returnTo } = form.value
	const poolId = poolIdOf(request)
	const pool = (await findPoolName(member, poolId)) ?? 'this list'
	const page = safeReturnTo(returnTo ?? inPoolAt(poolId))
	if (id.length + ids.length === 0) return redirectWith(page, noneSelected)

	const removed = await removeSavedCandidate(member, [...id, ...ids], poolId)
	if (!removed.ok) return redirectWith(page, { title: `No longer in ${pool}`, tone: 'info' })
	const people = removed.value.removed
	return redirectWith(page, {
		title: `${inSpecialists({ count: people.length, capped: false })} removed from ${pool}`,
		undo: {
			action: inPoolAt(poolId, `${savedCandidatesPath}/restoration`),
			label: 'Undo',
			fields: { ids: people.join(','), returnTo: page },
		},
	})
}

import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { inSpecialists, noneSelected } from '../labels.ts'
import { savedCandidatesPath } from '../paths.ts'
import { findPoolName, poolIdOf } from '../candidates/pools.server.ts'
import { inPoolAt } from '../candidates/pools.ts'
import { MoveInput } from '../schema.server.ts'
import { moveSavedCandidates } from '../candidates/saved-candidates.server.ts'
import type { Route } from './+types/move-saved-candidates.ts'

export const loader = buttonPage(() => savedCandidatesPath)

/** From the pool that the address names to the one of the button, or back. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, MoveInput)
	if (!form.ok) throw badRequest()
	const { id, ids, to, staying, returnTo } = form.value
	const from = poolIdOf(request)
	const page = safeReturnTo(returnTo ?? inPoolAt(from))
	if (id.length + ids.length === 0) return redirectWith(page, noneSelected)

	const moved = await moveSavedCandidates(member, [...id, ...ids], { from, to, staying })
	if (!moved.ok && moved.failure === 'no-such-pool') throw notFound()
	if (!moved.ok) return redirectWith(page, { title: 'They are no longer in this list', tone: 'info' })
	const { moved: people, stayed } = moved.value
	const count = inSpecialists({ count: people.length, capped: false })
	const pool = (await findPoolName(member, to)) ?? 'this list'
	if (ids.length > 0) return redirectWith(page, { title: `${count} moved back to ${pool}` })
	return redirectWith(page, {
		title: `${count} moved to ${pool}`,
		undo: {
			action: inPoolAt(to, `${savedCandidatesPath}/move`),
			label: 'Undo',
			fields: { ids: people.join(','), staying: stayed.join(','), to: from ?? '', returnTo: page },
		},
	})
}

import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { savedCandidatesPath } from '../paths.ts'
import { restorePool } from '../pools.server.ts'
import { inPoolAt, poolRefusals } from '../pools.ts'
import type { Route } from './+types/restore-pool.ts'

export const loader = buttonPage(() => savedCandidatesPath)

/** Undoes a deletion, for as long as the pool is kept. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const poolId = idParam(params.poolId)
	await refuseFields(request)
	const restored = await restorePool(verifiedMemberOf(context), poolId)
	if (restored.ok) return redirectWith(inPoolAt(poolId), { title: 'Pool restored' })
	if (restored.failure === 'not-found') throw notFound()
	return redirectWith(savedCandidatesPath, { title: poolRefusals[restored.failure], tone: 'danger' })
}

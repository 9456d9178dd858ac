import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { savedCandidatesPath } from '../paths.ts'
import { restorePool } from '../candidates/pools.server.ts'
import { inPoolAt, poolRefusals } from '../candidates/pools.ts'
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

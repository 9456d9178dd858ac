import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { savedCandidatesPath } from '../paths.ts'
import { deletePool } from '../candidates/pools.server.ts'
import { poolsPath } from '../candidates/pools.ts'
import type { Route } from './+types/delete-pool.ts'

export const loader = buttonPage(() => savedCandidatesPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const poolId = idParam(params.poolId)
	await refuseFields(request)
	const gone = await deletePool(verifiedMemberOf(context), poolId)
	if (!gone) throw notFound()
	return redirectWith(savedCandidatesPath, {
		title: 'Pool deleted',
		detail: gone.name,
		undo: { action: `${poolsPath}/${poolId}/restoration`, label: 'Undo' },
	})
}

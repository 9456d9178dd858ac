import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { RenamePage } from '#app/ui/page/rename-page.tsx'
import { findPoolName, renamePool } from '../candidates/pools.server.ts'
import { inPoolAt, longestPoolName, poolRefusals } from '../candidates/pools.ts'
import { PoolNameInput } from '../schema.server.ts'
import type { Route } from './+types/rename-pool.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const poolId = idParam(params.poolId)
	const name = await findPoolName(verifiedMemberOf(context), poolId)
	if (name === null) throw notFound()
	return { poolId, name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const poolId = idParam(params.poolId)
	const form = await parseForm(request, PoolNameInput)
	if (!form.ok) return invalid(form.problem)
	const renamed = await renamePool(verifiedMemberOf(context), poolId, form.value.name)
	if (renamed.ok) return redirectWith(inPoolAt(poolId), { title: 'Pool renamed', detail: form.value.name })
	if (renamed.failure === 'not-found') throw notFound()
	return invalid({ fields: { name: [poolRefusals[renamed.failure]] }, values: form.values }, 409)
}

// The page says it.
export default function RenamePool({ loaderData: { poolId, name }, actionData: problem }: Route.ComponentProps) {
	return (
		<RenamePage
			title="Rename pool"
			hint="Your whole team sees this name."
			name={fieldValue(problem, 'name', name)}
			longest={longestPoolName}
			back={inPoolAt(poolId)}
			problem={problem}
		/>
	)
}

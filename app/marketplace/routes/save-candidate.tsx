import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { findCandidates } from '../candidates/candidates.server.ts'
import { ButtonInput } from '../schema.server.ts'
import { saveCandidate } from '../candidates/saved-candidates.server.ts'
import { savedCandidatesPath } from '../paths.ts'
import { findPoolName, poolIdOf } from '../candidates/pools.server.ts'
import { inPoolAt } from '../candidates/pools.ts'
import { callBy } from '../labels.ts'
import type { Route } from './+types/save-candidate.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `/doctors/${idParam(params.specialistId)}`)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, ButtonInput)
	if (!form.ok) throw badRequest()
	const [seen] = await findCandidates(member, [specialistId])
	if (!seen) throw notFound()
	const poolId = poolIdOf(request)
	const pool = await findPoolName(member, poolId)
	if (pool === null) throw notFound()
	const page = safeReturnTo(form.value.returnTo ?? inPoolAt(poolId))

	const { added } = await saveCandidate(member, [specialistId], poolId)
	if (added.length === 0)
		return redirectWith(page, { title: `Already in ${pool}`, detail: callBy(seen.profile), tone: 'info' })
	return redirectWith(page, {
		title: 'Candidate saved',
		detail: `${callBy(seen.profile)} is in ${pool}. Your colleagues can see this list.`,
		undo: {
			action: inPoolAt(poolId, `${savedCandidatesPath}/${specialistId}/removal`),
			label: 'Undo',
			fields: { returnTo: page },
		},
	})
}

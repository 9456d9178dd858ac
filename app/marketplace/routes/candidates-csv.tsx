import { noExports } from '#app/billing/plans.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { requireRecentProof } from '#app/identity/step-up.server.ts'
import { findJobOrder } from '#app/matching/people-for-job.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { istToday } from '#app/platform/dates.ts'
import { forbidden, tooMany } from '#app/platform/http.ts'
import { specialistSearch } from '#app/specialists/specialist-search.server.ts'
import { exportCandidates } from '../selected-export.server.ts'
import { readSelection } from '../schema.server.ts'
import type { Route } from './+types/candidates-csv.ts'

/** For owners alone, and only just after they proved who they are: a file of people leaves the house. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	if (member.role !== 'owner') throw forbidden('Only an owner can export candidates.')
	const address = new URL(request.url)
	const ids = readSelection(address.searchParams)
	await requireRecentProof(context, request)

	const now = new Date()
	const order = await findJobOrder(member, address.searchParams.get('job'))
	const selection =
		ids.length > 0 ? { ids } : { search: specialistSearch.parse(address.searchParams), first: order?.ids ?? [] }
	const file = await exportCandidates(member, selection, now)
	if (!file.ok && file.failure === 'not-in-plan') throw forbidden(noExports)
	if (!file.ok) throw tooMany({ message: enoughForToday }, secondsUntilTomorrow(now))
	return new Response(file.value, {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="candidates-${istToday(now)}.csv"`,
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'private, no-store',
		},
	})
}

const enoughForToday =
	'Your hospital has reached today’s profile limit, which includes exported profiles. Select fewer specialists or try again tomorrow.'

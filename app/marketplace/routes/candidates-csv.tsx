import { data } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { requireRecentProof } from '#app/identity/step-up.server.ts'
import { istToday } from '#app/platform/dates.ts'
import { parseFilter } from '#app/search/filter.ts'
import { exportCandidates } from '../exporting.server.ts'
import { readSelection } from '../schema.server.ts'
import type { Route } from './+types/candidates-csv.ts'

/** For owners alone, and only just after they proved who they are: a file of people leaves the house. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	if (member.role !== 'owner')
		throw data({ message: 'Only an owner of the hospital can export people.' }, { status: 403 })
	const address = new URL(request.url)
	const ids = readSelection(address.searchParams)
	await requireRecentProof(context, request)

	const now = new Date()
	const selection = ids.length > 0 ? { ids } : { filter: parseFilter(address.searchParams) }
	const file = await exportCandidates(member, selection, now)
	if (!file.ok) throw data({ message: enoughForToday }, { status: 429 })
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
	'Your hospital has opened as many profiles today as it may, and people in a file count as well. Tick fewer people, or go on tomorrow.'

import { noExports } from '#app/billing/plans.ts'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { findHospitalOrder, findJobOrder } from '#app/matching/people-for-job.server.ts'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { conflict, forbidden, tooMany } from '#app/platform/http/http.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { maxSelected } from '../limits.ts'
import { isOrdered } from '../search/order.ts'
import { csvPath, withIds } from '../paths.ts'
import { exportCandidates, type Selection } from '../candidates/selected-export.server.ts'
import { readSelection, readTicked } from '../schema.server.ts'
import type { Route } from './+types/candidates-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = await mayExportNow(context, request)
	const query = new URL(request.url).searchParams
	const ids = readSelection(query)
	if (ids.length > 0) return fileOf(member, { ids })
	const order =
		(await findJobOrder(member, query.get('job'))) ?? (isOrdered(query) ? null : await findHospitalOrder(member))
	return fileOf(member, { search: specialistSearch.parse(query), first: order?.ids ?? [] })
}

/** Those who were ticked in a list. */
export async function action({ request, context }: Route.ActionArgs) {
	const { ids, selected } = readTicked(await readForm(request))
	if (selected > ids.length) throw conflict(tooManyTicked)
	// Proof of identity leads back here by an address.
	const member = await mayExportNow(context, request, withIds(csvPath, ids))
	return fileOf(member, { ids })
}

/** For owners alone, and only just after they proved who they are: a file of people leaves the house. */
async function mayExportNow(context: Route.LoaderArgs['context'], request: Request, returnTo?: string) {
	const member = verifiedMemberOf(context)
	if (member.role !== 'owner') throw forbidden('Only an owner can export candidates.')
	await requireRecentProof(context, request, returnTo === undefined ? {} : { returnTo })
	return member
}

async function fileOf(member: Member, selection: Selection) {
	const now = new Date()
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

const tooManyTicked = `You can export up to ${maxSelected} selected specialists at a time. Select fewer, or export the whole list.`

const enoughForToday =
	'Your hospital has reached today’s profile limit, which includes exported profiles. Select fewer specialists or try again tomorrow.'

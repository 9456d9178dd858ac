import { isVerified, type Member } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { consumeNameLookup } from '#app/marketplace/allowance.server.ts'
import { openIn } from '#app/marketplace/open-in.ts'
import { dashboardPath } from '#app/marketplace/paths.ts'
import { searchText } from '#app/platform/text/text.server.ts'
import { listNamedPeople } from '#app/specialists/name-suggestions.server.ts'
import { findInWorkspace, type Found } from '../hospital-palette.server.ts'
import type { Route } from './+types/palette.ts'

/** What the palette lists for what was typed; pages and actions it knows itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const query = searchText.parse(new URL(request.url).searchParams.get('q') ?? '')
	const [own, candidates] = await Promise.all([findInWorkspace(member, query), findCandidateNames(member, query)])
	return { found: [...own, ...candidates] }
}

/** As in the search box: fewer letters would let anyone read the names off by the alphabet. */
const minTyped = 3

/** Candidates whom a verified hospital may name, to open beside the list. */
async function findCandidateNames(member: Member, query: string): Promise<Found[]> {
	const text = query.trim().slice(0, 60)
	if (text.length < minTyped || !isVerified(member)) return []
	if (!(await consumeNameLookup(member, text.toLowerCase()))) return []
	const people = await listNamedPeople(member, text)
	return people.map(({ id, name, speciality }) => ({
		kind: 'candidate',
		to: openIn(`${dashboardPath}?${new URLSearchParams({ q: name })}`, id),
		label: name,
		detail: speciality ?? 'Candidate',
	}))
}

import { operatorOf } from '#app/identity/groups.server.ts'
import { findHospitalsByName } from '#app/operations/queries.server.ts'
import { searchText } from '#app/platform/text/text.server.ts'
import type { Found } from '../hospital-palette.server.ts'
import type { Route } from './+types/operator-palette.ts'

/** What the palette of operators lists for what was typed: hospitals. Accounts are found where a reason is asked for. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const text = searchText.parse(new URL(request.url).searchParams.get('q') ?? '')
	const hospitals = text.length > 1 ? await findHospitalsByName(operatorOf(context), text) : []
	const found = hospitals.map(
		({ id, name, city, status }): Found => ({
			kind: 'hospital',
			to: `/operator/hospitals/${id}`,
			label: name,
			detail: [status, city].filter(Boolean).join(' · '),
		}),
	)
	return { found }
}

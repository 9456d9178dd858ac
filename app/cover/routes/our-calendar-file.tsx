import { calendarFile } from '#app/interviews/calendar.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { findOurs } from '../queries.server.ts'
import { coverView } from '../view.ts'
import type { Route } from './+types/our-calendar-file.ts'

/** Accepted cover as a file for the hospital’s calendar, with who comes. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const found = await findOurs(member, idParam(params.requestId))
	if (!found?.person) throw notFound()
	const { request, person } = found
	const { location, pay } = coverView(request)
	return calendarFile({
		of: { kind: 'hospital-cover', id: request.id },
		sequence: request.version,
		startsAt: request.startsAt,
		endsAt: request.endsAt,
		title: `Cover: ${request.work}`,
		description: [person.name, person.phone, pay].filter(Boolean).join('. '),
		place: location,
		hospitalName: member.hospitalName,
	})
}

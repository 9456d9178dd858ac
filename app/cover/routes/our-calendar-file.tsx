import { calendarFile } from '#app/interviews/calendar/calendar.server.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findOurs } from '../asking/hospital-cover.server.ts'
import { coverView } from '../view.ts'
import type { Route } from './+types/our-calendar-file.ts'

/** Accepted cover as a file for the hospital’s calendar, with who comes; once cancelled, one that takes it out again. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const found = await findOurs(member, idParam(params.requestId))
	const isCancelled = found?.request.status === 'cancelled' && found.request.acceptedAt !== null
	if (!found?.person && !isCancelled) throw notFound()
	const { request, person } = found
	const { location, pay } = coverView(request)
	return calendarFile({
		of: { kind: 'hospital-cover', id: request.id },
		sequence: request.version,
		startsAt: request.startsAt,
		endsAt: request.endsAt,
		title: `Cover: ${request.work}`,
		description: [person?.name, person?.phone, pay].filter(Boolean).join('. '),
		place: location,
		hospitalName: member.hospitalName,
		isCancelled,
	})
}

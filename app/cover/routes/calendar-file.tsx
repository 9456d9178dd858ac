import { calendarFile } from '#app/interviews/calendar/calendar.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findMyCover } from '../my-cover.server.ts'
import { coverView } from '../view.ts'
import type { Route } from './+types/calendar-file.ts'
import { t } from '#app/platform/language/words.ts'

/** Accepted cover as a file for a calendar; once either side has cancelled it, one that takes it out again. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findMyCover(specialistOf(context), idParam(params.requestId))
	if (!found || (!found.isMine && found.answer !== 'gave-back')) throw notFound()
	const { request, hospital } = found
	const { location, pay } = coverView(request)
	return calendarFile({
		of: { kind: 'cover', id: request.id },
		sequence: found.sequence,
		startsAt: request.startsAt,
		endsAt: request.endsAt,
		title: t`Cover: ${{ hospital: hospital.atSite }}`,
		description: `${request.work}. ${pay}.`,
		place: location,
		hospitalName: hospital.atSite,
		isCancelled: !found.isMine || request.status === 'cancelled',
	})
}

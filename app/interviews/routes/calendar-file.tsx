import { interviewPartyOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { calendarFile } from '../calendar/calendar.server.ts'
import { entryOf } from '../page/interview-view.server.ts'
import { sideOf } from '../locks.server.ts'
import { findInterview } from '../queries.server.ts'
import type { Route } from './+types/calendar-file.ts'

/** One interview as a file for a calendar, while it is fixed; a cancelled one as such, so that programs drop it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = interviewPartyOf(context)
	const found = await findInterview(actor, idParam(params.interviewId))
	if (!found?.startsAt || !found.endsAt) throw notFound()
	const { startsAt, endsAt, status } = found
	const entry = { ...entryOf(found, sideOf(actor)), startsAt, endsAt, isCancelled: status === 'cancelled' }
	return calendarFile(entry)
}

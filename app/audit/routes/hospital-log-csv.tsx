import { z } from 'zod'
import { ownerOf } from '#app/identity/groups.server.ts'
import { csvResponse } from '#app/platform/text/csv.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { hospitalLogRows } from '../hospital-log.server.ts'
import type { Route } from './+types/hospital-log-csv.ts'

/** The log as a file, newest first. Where it goes on, the response says the address of the next one. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { origin, searchParams } = new URL(request.url)
	const after = z.uuid().safeParse(searchParams.get('before')).data ?? null
	const { rows, before } = await hospitalLogRows(ownerOf(context), origin, after)
	const response = csvResponse(`activity-log-${istToday(new Date())}`, rows)
	if (before !== null)
		response.headers.set('Link', `</hospital/log.csv?${new URLSearchParams({ before })}>; rel="next"`)
	return response
}

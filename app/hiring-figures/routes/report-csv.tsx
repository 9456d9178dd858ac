import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { csvResponse } from '#app/platform/csv.ts'
import { istToday } from '#app/platform/dates.ts'
import { periodOf } from '../period.ts'
import { jobRows, memberRows } from '../report.server.ts'
import type { Route } from './+types/report-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams, origin } = new URL(request.url)
	const [member, period, today] = [verifiedMemberOf(context), periodOf(searchParams), istToday(new Date())]
	return searchParams.get('table') === 'members'
		? csvResponse(`hiring-by-member-${period}-days-${today}`, await memberRows(member, period))
		: csvResponse(`hiring-by-job-${period}-days-${today}`, await jobRows(member, period, origin))
}

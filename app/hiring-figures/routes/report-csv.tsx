import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { csvFile } from '#app/platform/csv.ts'
import { istToday } from '#app/platform/dates.ts'
import { periodOf } from '../period.ts'
import { reportLines } from '../report.server.ts'
import type { Route } from './+types/report-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const lines = await reportLines(verifiedMemberOf(context), periodOf(new URL(request.url).searchParams))
	return new Response(csvFile(lines), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="hiring-${istToday(new Date())}.csv"`,
			'Cache-Control': 'private, no-store',
		},
	})
}

import { specialistOf } from '#app/identity/groups.server.ts'
import { csvFile } from '#app/platform/csv.ts'
import { rupeesForField } from '#app/platform/money.ts'
import { loadStatement } from '../statement.server.ts'
import type { Route } from './+types/statement-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { month, lines } = await loadStatement(specialistOf(context), new URL(request.url).searchParams.get('month'))
	const rows = lines.map(({ hospital, work, hours, duePaise, state }) => [
		hospital,
		work,
		hours,
		rupeesForField(duePaise).replaceAll(',', ''),
		state,
	])
	return new Response(csvFile([['Hospital', 'Work', 'Hours', 'Due (INR)', 'State'], ...rows]), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="cover-${month}.csv"`,
			'Cache-Control': 'private, no-store',
		},
	})
}

import { operatorOf } from '#app/identity/groups.server.ts'
import { csvFile } from '#app/platform/csv.ts'
import { istToday } from '#app/platform/dates.ts'
import { figures } from '../market-figures.ts'
import { countMarketByMonth, readMarketFilter } from '../market-figures.server.ts'
import type { Route } from './+types/figures-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const months = await countMarketByMonth(operatorOf(context), readMarketFilter(new URL(request.url).searchParams))
	const head = ['Month', ...figures.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`))]
	const rows = months.map((month) => [month.month, ...figures.map(({ of }) => of(month)?.toString() ?? '')])
	return new Response(csvFile([head, ...rows]), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="figures-${istToday(new Date())}.csv"`,
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'private, no-store',
		},
	})
}

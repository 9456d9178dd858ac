import { operatorOf } from '#app/identity/groups.server.ts'
import { csvFile } from '#app/platform/csv.ts'
import { istToday } from '#app/platform/dates.ts'
import { figures, type MarketRow, rowFigures } from '../market-figures.ts'
import {
	countMarketByCity,
	countMarketByMonth,
	countMarketBySpeciality,
	readMarketFilter,
} from '../market-figures.server.ts'
import type { Route } from './+types/figures-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const filter = readMarketFilter(new URL(request.url).searchParams)
	const [months, cities, bySpeciality] = await Promise.all([
		countMarketByMonth(actor, filter),
		countMarketByCity(actor, filter),
		countMarketBySpeciality(actor, filter),
	])
	const head = (first: string, of: typeof figures) => [
		first,
		...of.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`)),
	]
	const rowsOf = (rows: MarketRow[]) =>
		rows.map((row) => [row.name, ...rowFigures.map(({ of }) => of(row)?.toString() ?? '')])
	const lines = [
		head('Month', figures),
		...months.map((month) => [month.month, ...figures.map(({ of }) => of(month)?.toString() ?? '')]),
		[],
		head('City', rowFigures),
		...rowsOf(cities),
		[],
		head('Speciality', rowFigures),
		...rowsOf(bySpeciality),
	]
	return new Response(csvFile(lines), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="figures-${istToday(new Date())}.csv"`,
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'private, no-store',
		},
	})
}

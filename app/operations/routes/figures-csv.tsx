import { operatorOf } from '#app/identity/groups.server.ts'
import { csvResponse } from '#app/platform/text/csv.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { figures, readTable, rowFigures } from '../market-figures.ts'
import {
	countMarketByCity,
	countMarketByMonth,
	countMarketBySpeciality,
	readMarketFilter,
} from '../market-figures.server.ts'
import type { Route } from './+types/figures-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const filter = readMarketFilter(searchParams)
	const head = (first: string, of: typeof figures) => [
		first,
		...of.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`)),
	]
	const table = readTable(searchParams.get('table'))
	const rows =
		table === 'months'
			? [
					head('Month', figures),
					...(await countMarketByMonth(actor, filter)).map((month) => [
						month.month,
						...figures.map(({ of }) => of(month)?.toString() ?? ''),
					]),
				]
			: [
					head(table === 'cities' ? 'City' : 'Speciality', rowFigures),
					...(await (table === 'cities' ? countMarketByCity : countMarketBySpeciality)(actor, filter)).map((row) => [
						row.name,
						...rowFigures.map(({ of }) => of(row)?.toString() ?? ''),
					]),
				]
	return csvResponse(`figures-by-${table}-${istToday(new Date())}`, rows)
}

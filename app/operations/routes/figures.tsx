import { Form } from 'react-router'
import { specialities } from '#app/catalog/specialities.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { BarPlot, RowBars } from '../components/bar-plot.tsx'
import { figures, figureTables, type MarketMonth, type MarketRow, rowFigures, titleOf } from '../market-figures.ts'
import {
	countMarketByCity,
	countMarketByMonth,
	countMarketBySpeciality,
	figureCities,
	readMarketFilter,
} from '../market-figures.server.ts'
import type { Route } from './+types/figures.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress()]

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const filter = readMarketFilter(new URL(request.url).searchParams)
	const [months, cities, bySpeciality] = await Promise.all([
		countMarketByMonth(actor, filter),
		countMarketByCity(actor, filter),
		countMarketBySpeciality(actor, filter),
	])
	const asked = { city: filter.city?.slug ?? '', speciality: filter.speciality ?? '' }
	const query = Object.entries(asked).filter(([, value]) => value !== '')
	return {
		asked,
		csv: Object.entries(figureTables).map(([table, label]) => ({
			label,
			href: `/operator/figures/csv?${new URLSearchParams([...query, ['table', table]]).toString()}`,
		})),
		months,
		cities,
		bySpeciality,
		options: {
			cities: figureCities().map(({ slug, label }) => ({ value: slug, label })),
			specialities: specialities.map(({ slug, name }) => ({ value: slug, label: name })),
		},
	}
}

export const meta = () => [titled('Figures')]

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const shortMonth = (month: string) => monthNames[Number(month.slice(5)) - 1] ?? month
const longMonth = (month: string) => `${shortMonth(month)} ${month.slice(0, 4)}`
const withUnit = (value: number | null, unit: string) =>
	value === null ? 'None' : unit === '%' ? `${value}%` : [value.toLocaleString('en-IN'), unit].filter(Boolean).join(' ')

export default function Figures({ loaderData }: Route.ComponentProps) {
	const { asked, csv, months, cities, bySpeciality, options } = loaderData
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-8">
			<PageHeader
				title="Figures"
				lead="The last twelve months, counted now. The current month is not over."
				actions={
					<>
						{csv.map(({ label, href }) => (
							<a key={href} href={href} download className="btn btn-secondary">
								{label}
							</a>
						))}
					</>
				}
			/>
			<Form
				method="get"
				className="grid max-w-200 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
				key={JSON.stringify(asked)}
			>
				<SelectField
					name="city"
					label="City"
					placeholder="All cities"
					options={options.cities}
					defaultValue={asked.city}
				/>
				<SelectField
					name="speciality"
					label="Speciality"
					placeholder="All specialities"
					options={options.specialities}
					defaultValue={asked.speciality}
				/>
				<Button variant="secondary">Show</Button>
			</Form>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
				{figures.map(({ key, label, unit, of }) => (
					<Panel key={key} title={titleOf({ label, unit })}>
						<BarPlot
							name={`${label} by month. The table has the numbers.`}
							bars={months.map((month) => ({ label: shortMonth(month.month), value: of(month) }))}
						/>
						<Highest months={months} unit={unit} of={of} />
						<details>
							<summary className="link inline-flex min-h-11 items-center">Show as table</summary>
							<Table
								caption={`${label} by month`}
								columns={columnsOf(label, unit, of)}
								rows={months}
								rowKey={({ month }) => month}
							/>
						</details>
					</Panel>
				))}
			</div>
			<Cut title="By city" header="City" rows={cities} />
			<Cut title="By speciality" header="Speciality" rows={bySpeciality} />
		</main>
	)
}

type Counted = { months: readonly MarketMonth[]; unit: string; of: (month: MarketMonth) => number | null }

/** The scale of the picture, in words. */
function Highest({ months, unit, of }: Counted) {
	const known = months.filter((month) => of(month) !== null)
	const [highest] = known.toSorted((a, b) => (of(b) ?? 0) - (of(a) ?? 0))
	return (
		<p className="mt-3 text-sm text-ink-2">
			{highest ? `Highest: ${withUnit(of(highest), unit)}, ${longMonth(highest.month)}` : 'Nothing to count yet.'}
		</p>
	)
}

const columnsOf = (label: string, unit: string, of: (month: MarketMonth) => number | null): Column<MarketMonth>[] => [
	{ key: 'month', header: 'Month', isRowHeader: true, cell: ({ month }) => longMonth(month) },
	{
		key: 'value',
		header: label,
		align: 'end',
		cell: (month) => <span className="num">{withUnit(of(month), unit)}</span>,
	},
]

/** More bars than that are no picture; the table has all of them. */
const maxBars = 8

/** The last twelve months of each city or speciality: a picture of each figure, and the table behind them. */
function Cut({ title, header, rows }: { title: string; header: string; rows: MarketRow[] }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<h2 className="mb-0">{title}</h2>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
				{rowFigures.map((figure) => (
					<Panel key={figure.key} title={titleOf(figure)}>
						<RowBars
							name={`${figure.label}, ${title.toLowerCase()}. The table below has the numbers.`}
							bars={rows.slice(0, maxBars).map((row) => ({
								label: row.name,
								value: figure.of(row),
								text: withUnit(figure.of(row), figure.unit),
							}))}
						/>
					</Panel>
				))}
			</div>
			<details>
				<summary className="link inline-flex min-h-11 items-center">Show as table: {title.toLowerCase()}</summary>
				{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
				<section className="panel figures overflow-x-auto" tabIndex={0} aria-label={title}>
					<Table caption={title} columns={totals(header)} rows={rows} rowKey={({ name }) => name} />
				</section>
			</details>
		</section>
	)
}

const totals = (header: string): Column<MarketRow>[] => [
	{ key: 'name', header, isRowHeader: true, cell: ({ name }) => name },
	...rowFigures.map(
		(figure): Column<MarketRow> => ({
			key: figure.key,
			header: titleOf(figure),
			align: 'end',
			cell: (row) => <span className="num">{withUnit(figure.of(row), figure.unit)}</span>,
		}),
	),
]

import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'

type Decoder = { mapFromDriverValue(value: unknown): unknown }
type Selected = { path: string[]; field: unknown }
type Result = Record<string, unknown>

type Step = { within: string[]; key: string; decoder: Decoder }
type Plan = {
	steps: Step[]
	/** Objects that hold columns of one table alone, the first of them, and the table: null where an outer join found nothing. */
	joined: { name: string; first: string; table: string }[]
}

const plans = new WeakMap<readonly Selected[], Plan>()

/**
 * Makes the object of a query from each of its rows. Drizzle's own function, which the build replaces by this one
 * (scripts/framework-on-server.ts), decides for each value of each row what it is; the columns of a query decide it once.
 */
export function mapResultRow(
	columns: readonly Selected[],
	row: readonly unknown[],
	isAlwaysThere?: Record<string, boolean>,
): Result {
	let plan = plans.get(columns)
	if (!plan) plans.set(columns, (plan = planOf(columns)))
	const result: Result = {}
	for (let place = 0; place < plan.steps.length; place++) {
		const { within, key, decoder } = plan.steps[place] as Step
		let node = result
		for (const part of within) node = (node[part] ??= {}) as Result
		const value = row[place]
		node[key] = value === null ? null : decoder.mapFromDriverValue(value)
	}
	if (isAlwaysThere)
		for (const { name, first, table } of plan.joined)
			if (!isAlwaysThere[table] && (result[name] as Result)[first] === null) result[name] = null
	return result
}

function planOf(columns: readonly Selected[]): Plan {
	const steps = columns.map(({ path, field }) => ({
		within: path.slice(0, -1),
		key: path.at(-1) ?? '',
		decoder: decoderOf(field),
	}))
	const objects = Map.groupBy(
		columns.flatMap(({ path: [name, key, ...deeper], field }) =>
			name !== undefined && key !== undefined && deeper.length === 0 && is(field, Column)
				? [{ name, first: key, table: getTableName(field.table) }]
				: [],
		),
		({ name }) => name,
	)
	const joined = [...objects.values()].flatMap(([first, ...rest]) =>
		first && rest.every(({ table }) => table === first.table) ? [first] : [],
	)
	return { steps, joined }
}

function decoderOf(field: unknown): Decoder {
	if (is(field, Column)) return field
	if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder
	if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder
	return (field as { sql: { decoder: Decoder } }).sql.decoder
}

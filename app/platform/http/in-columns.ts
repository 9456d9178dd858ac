export type Columns<Row> = { readonly [Field in keyof Row]: Row[Field][] }

/** Rows as a list for each of their fields. What a page hands over of hundreds of rows then names each field once. */
export function inColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
	const fields = Object.keys(rows[0] ?? {}) as (keyof Row)[]
	return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])])) as Columns<Row>
}

/** The rows again. */
export function inRows<Row extends object>(columns: Columns<Row>): Row[] {
	const fields = Object.keys(columns) as (keyof Row)[]
	const [first] = fields
	const rowAt = (at: number) => {
		const row: Partial<Row> = {}
		for (const field of fields) row[field] = columns[field][at] as Row[typeof field]
		return row as Row
	}
	return first === undefined ? [] : columns[first].map((_, at) => rowAt(at))
}

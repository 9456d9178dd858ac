/** The value with `share` of all below it. 0.5 is the median. NaN when there are none. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** The median of each column. */
export function mediansOf<Row extends Record<string, number>>(rows: readonly Row[]): Row {
	const columns = Object.keys(rows[0] ?? {})
	return Object.fromEntries(columns.map((name) => [name, median(rows.map((row) => row[name] ?? Number.NaN))])) as Row
}

/** Whole numbers in groups; small ones keep the decimals that matter. */
export function show(value: number, digits = value < 10 ? 2 : value < 100 ? 1 : 0): string {
	if (!Number.isFinite(value)) return '–'
	return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export const kilobytes = (bytes: number) => (bytes === 0 ? '0' : show(bytes / 1000, 1))

/** A Markdown table; the first column is text, the others are figures. */
export function table(head: string[], rows: string[][]): string {
	const line = (cells: string[]) => `| ${cells.join(' | ')} |`
	return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

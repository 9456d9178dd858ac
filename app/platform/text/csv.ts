/** Programs for tables run what begins like a formula, and read a column as UTF-8 only behind a mark. */
const formula = /^[=+\-@\t\r]/

/** A signed number or a phone number computes nothing, and a quote in front of it would be dialled. */
const signedNumber = /^[+-]\d[\d .]*$/

/** One cell: quoted where it must be, and never a formula. A single quote in front makes it text. */
export function csvCell(value: string): string {
	// Some programs look for a formula behind spaces as well.
	const isFormula = formula.test(value.trimStart()) && !signedNumber.test(value)
	const safe = isFormula ? `'${value}` : value
	return /[",;\n\r\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (row: readonly string[]) => `${row.map(csvCell).join(',')}\r\n`

/** A file for Excel and the like, with a line for the names of the columns. */
export const csvFile = (rows: readonly (readonly string[])[]) => `\uFEFF${rows.map(csvLine).join('')}`

/** One table as a download, `name` without its ending. For the one who asked alone, so kept by no cache. */
export const csvResponse = (name: string, rows: readonly (readonly string[])[]) =>
	new Response(csvFile(rows), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="${name}.csv"`,
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'private, no-store',
		},
	})

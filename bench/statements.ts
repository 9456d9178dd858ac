import pg from 'pg'

export type Statement = { name: string | undefined; text: string; values: unknown[] }

/** Lists print cards; the others count. */
export const isList = ({ text }: Statement) => text.includes('"display_name"')

/** What the app asks the database while `run` runs, so that measurements repeat what the pages do and not a copy of it. */
export async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
	const seen: Statement[] = []
	const pool = pg.Pool.prototype as { query: (...args: unknown[]) => unknown }
	const original = pool.query
	pool.query = function record(this: unknown, ...args: unknown[]) {
		const [query, values] = args as [{ name?: string; text: string } | string, unknown[] | undefined]
		const text = typeof query === 'string' ? query : query.text
		seen.push({ name: typeof query === 'string' ? undefined : query.name, text, values: values ?? [] })
		return original.apply(this, args)
	}
	try {
		await run()
	} finally {
		pool.query = original
	}
	return seen
}

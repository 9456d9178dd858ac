// The least that a server could do for the job list: the statements of the app, prepared, printed into its own HTML by
// joining strings. No framework, no React, no sessions, no headers, no formatting of dates and money.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './statements.ts'

export type FloorPlan = {
	databaseUrl: string
	poolSize: number
	/** A page of the app around its cards, one card cut at its texts, and the markup between two cards. */
	page: { before: string; card: string[]; between: string; after: string }
	addresses: Record<string, { lists: Statement[]; counts: Statement[] }>
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as FloorPlan
const pool = new pg.Pool({
	connectionString: plan.databaseUrl,
	max: plan.poolSize,
	// A plan for any place and any text is many times slower than one for this place: prepared, but planned each time.
	options: '-c plan_cache_mode=force_custom_plan',
})
const names = new Map<string, string>()
const asSent = { getTypeParser: () => (value: string | Buffer) => String(value) } as unknown as pg.CustomTypesConfig

function nameOf({ name, text }: Statement): string {
	const known = name ?? names.get(text) ?? `statement_${names.size}`
	names.set(text, known)
	return known
}

/** One after the other, as the app does; the rows of the last. */
async function rowsOf(statements: Statement[]): Promise<string[][]> {
	let rows: string[][] = []
	for (const statement of statements) {
		const query = { name: nameOf(statement), text: statement.text, rowMode: 'array', types: asSent } as const
		rows = (await pool.query<string[]>(query, statement.values)).rows
	}
	return rows
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

const { before, card, between, after } = plan.page
const printCard = (row: string[]) =>
	card.map((piece, index) => (index === 0 ? piece : escape(row[index % row.length] ?? '') + piece)).join('')

async function print(address: string): Promise<string | undefined> {
	const statements = plan.addresses[address]
	if (!statements) return undefined
	const [rows] = await Promise.all([rowsOf(statements.lists), rowsOf(statements.counts)])
	return before + rows.map(printCard).join(between) + after
}

const server = createServer((req, res) => {
	print(req.url ?? '').then(
		(html) => {
			const body = Buffer.from(html ?? 'Not found')
			res.writeHead(html === undefined ? 404 : 200, {
				'Content-Type': 'text/html; charset=utf-8',
				'Content-Length': body.length,
			})
			res.end(body)
		},
		() => res.writeHead(500).end(),
	)
})
server.listen(0, () => process.send?.((server.address() as AddressInfo).port))

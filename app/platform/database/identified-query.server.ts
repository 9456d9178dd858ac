import pg from 'pg'
import { isPooled } from './database-address.server.ts'
import { forgetLostPlan, nameOf } from './named-statements.server.ts'

/** Names and values of settings, for one transaction. */
export type LocalSettings = readonly (readonly [name: string, value: string])[]

type Connection = {
	stream: { cork(): void; uncork(): void }
	readonly parsedStatements: Record<string, string>
	parse(statement: { text: string; name?: string }): void
	bind(values: { statement?: string; values: string[] }): void
	execute(portal: object): void
}
type Callback = (error: Error | null, result: unknown) => void
type Answering = {
	text?: string
	name: string | undefined
	queryMode?: string
	callback?: Callback
	submit(connection: Connection): Error | null
	prepare(connection: Connection): void
	handleDataRow(message: unknown): void
	handleCommandComplete(message: unknown, connection: Connection): void
	handleError(error: Error, connection: Connection): void
}
// The types of pg know only what a caller needs of it.
const Query = pg.Query as unknown as new (...given: unknown[]) => Answering

/**
 * A statement that first says settings which hold for its own transaction alone, in the same round trip: PostgreSQL takes what comes
 * before one Sync as one transaction. So it does not matter which connection of a pooler answers, and nothing stays behind on it.
 * Within a transaction that has begun, they have been said.
 */
class IdentifiedQuery extends Query {
	#isSaying = false
	#ownName: string | undefined
	readonly #client: pg.ClientBase
	readonly #settings: LocalSettings

	constructor(client: pg.ClientBase, settings: LocalSettings, given: unknown[]) {
		super(...given)
		// Behind a pooler, the connection that knows the statement by its name is another one the next time.
		this.name = isPooled || this.text === undefined ? undefined : (this.name ?? nameOf(this.text))
		this.#client = client
		this.#settings = settings
	}

	override submit(connection: Connection) {
		const isWithin = this.#client.getTransactionStatus() !== 'I'
		if (isWithin || this.#settings.length === 0) return super.submit(connection)
		if (begins(this.text)) this.text = `${this.text}; ${textOf(this.#settings, (value) => pg.escapeLiteral(value))}`
		else {
			this.#isSaying = true
			this.queryMode = 'extended'
		}
		return super.submit(connection)
	}

	override prepare(connection: Connection) {
		if (this.#isSaying) {
			const statement = isPooled ? '' : `settings-${this.#settings.length}`
			if (isPooled || connection.parsedStatements[statement] === undefined) {
				let at = 0
				const text = textOf(this.#settings, () => `$${++at}`)
				connection.parse({ text, name: statement })
				connection.parsedStatements[statement] = text
			}
			connection.bind({ statement, values: this.#settings.flat() })
			connection.execute({})
		}
		super.prepare(connection)
		// The client takes the next answer that something was parsed for this statement's, and would not send it again if that fails.
		if (this.#isSaying) [this.#ownName, this.name] = [this.name, undefined]
	}

	override handleError(error: Error, connection: Connection) {
		forgetLostPlan(this.text, error)
		super.handleError(error, connection)
	}

	override handleDataRow(message: unknown) {
		if (!this.#isSaying) super.handleDataRow(message)
	}

	override handleCommandComplete(message: unknown, connection: Connection) {
		if (this.#isSaying) [this.#isSaying, this.name] = [false, this.#ownName]
		else super.handleCommandComplete(message, connection)
	}
}

export const begins = (text: string | undefined) => text?.startsWith('begin') ?? false

const textOf = (settings: LocalSettings, write: (value: string) => string) =>
	`select ${settings.map(([name, value]) => `set_config(${write(name)}, ${write(value)}, true)`).join(', ')}`

/** Asks by `ask`, which is the client's own `query`, with these settings if there are any. */
export function queryWith(
	client: pg.ClientBase,
	ask: (query: object) => unknown,
	settings: LocalSettings,
	given: unknown[],
): unknown {
	const query = new IdentifiedQuery(client, settings, given)
	if (query.callback) return void ask(query)
	return new Promise((resolve, reject) => {
		query.callback = (error, result) => (error ? reject(error) : resolve(result))
		ask(query)
	})
}

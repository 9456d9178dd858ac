import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { connections } from './connections.server.ts'
import { isPooled } from './database-address.server.ts'
import { env } from '../env.server.ts'
import { errorCode, faultOf } from '../http/faults.ts'
import { begins, queryWith } from './identified-query.server.ts'
import { log } from '../log.server.ts'
import { guardConnections, identityOf } from './row-guard.server.ts'
import { perRequest } from './pool-shares.server.ts'
import { inSpan, isTracing } from '../tracing.server.ts'

/** What holds for every statement of the app, by PostgreSQL's names. */
const forStatements = {
	statement_timeout: String(env.DATABASE_STATEMENT_MS),
	idle_in_transaction_session_timeout: '10000',
	// Short statements over tables that fit the memory: compiling one takes longer than running it.
	jit: 'off',
	random_page_cost: '1.1',
}

/** Said once by a connection; where a pooler forgets what one says, by each transaction. */
const options = Object.entries(forStatements).map(([name, value]) => `-c ${name}=${value}`)
const inEachTransaction = isPooled ? Object.entries(forStatements) : []

/**
 * How many times as long opening a connection may take as waiting for one. Of a process that has just started on a busy machine, the
 * database may have answered long before it comes to read that.
 */
const longerToConnect = 3

/** A pool of connections for one database. It connects on first use, so making one is free of effects. */
export function createPool(settings: pg.PoolConfig) {
	const pool = new pg.Pool({
		max: connections.web,
		connectionTimeoutMillis: env.DATABASE_WAIT_MS * longerToConnect,
		idleTimeoutMillis: 30_000,
		...(isPooled ? {} : { options: options.join(' ') }),
		...settings,
	})
	guardConnections(pool, settings.connectionTimeoutMillis ?? env.DATABASE_WAIT_MS)
	traceStatements(pool)
	const name = settings.application_name
	// Without a listener, a lost idle connection ends the process. The pool reopens one automatically.
	pool.on('error', (error) => log.warn({ name, code: errorCode(error) }, 'database connection lost'))
	pool.on('connect', (client) => {
		releaseWhereNothingBegins(client)
		client.on('error', (error) => log.warn({ name, code: errorCode(error) }, 'database connection lost in use'))
	})
	return pool
}

/** So many stay open: on a busy machine a new one takes longer than a request should wait. */
const min = Math.min(perRequest, connections.web)
const pool = createPool({ connectionString: env.DATABASE_URL, application_name: 'web', min })

/** Before the first request. Where the database is away, nothing is opened. */
export const openConnections = () => Promise.allSettled(Array.from({ length: min }, pingDb))

/** The pool that answers a statement while the database is away; null where nothing else may. */
type StandIn = () => Pick<pg.Pool, 'query'> | null
let standIn: StandIn = () => null
export const setStandIn = (find: StandIn) => void (standIn = find)
answerFromStandIn(pool)

/** A statement that writes is refused there, so that it fails as it would have. */
function answerFromStandIn(primary: pg.Pool) {
	const query = primary.query.bind(primary) as Query
	primary.query = ((...given: unknown[]) => {
		const other = standIn()
		const answer = query(...given)
		if (!other || !(answer instanceof Promise)) return answer
		return answer.catch((error: unknown) => {
			if (faultOf(error) !== 'away') throw error
			return Reflect.apply(other.query as Query, other, given)
		})
	}) as typeof primary.query
}

/**
 * Drizzle gives a connection back only once a transaction has begun on it. One on which it cannot begin would be missing
 * from the pool for as long as the process lives.
 */
function releaseWhereNothingBegins(client: pg.PoolClient) {
	client.query = ((...given: unknown[]) => {
		const query = Reflect.get(pg.Client.prototype, 'query') as Query
		const text = textOf(given)
		const settings = [...identityOf(client), ...inEachTransaction]
		const ask = (asked: object): unknown => Reflect.apply(query, client, [asked])
		const answer = inStatementSpan(text, given, () => queryWith(client, ask, settings, given))
		if (begins(text) && answer instanceof Promise) answer.catch(() => client.release(true))
		return answer
	}) as typeof client.query
}

type Query = (...given: unknown[]) => unknown

/** The pool hands a statement of its own to a connection with a callback, in whatever context that was given back. */
function traceStatements(pool: pg.Pool) {
	const query = pool.query.bind(pool) as Query
	pool.query = ((...given: unknown[]) =>
		inStatementSpan(textOf(given), given, () => query(...given))) as typeof pool.query
}

function textOf([asked]: unknown[]): string | undefined {
	return typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
}

const longestText = 2_000

/** With placeholders, and without what is written out between quotation marks. */
function inStatementSpan(text: string | undefined, given: unknown[], run: () => unknown): unknown {
	if (!isTracing() || text === undefined || given.some((each) => typeof each === 'function')) return run()
	const statement = text
		.replace(/'(?:[^']|'')*'/g, '?')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestText)
	const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
	return inSpan(statement.split(' ', 1)[0] ?? 'statement', { kind: 'client', attributes }, async () => run())
}

export const db = drizzle(pool, { casing: 'snake_case' })
export type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0]
/** What a query may run on: the pool, or the transaction of a command. */
export type Queryable = typeof db | Transaction

export const closeDb = () => pool.end()
export const pingDb = () => pool.query('select 1').then(() => undefined)

/** The one row a query must return. Throws when there is none. */
export function only<Row>(rows: Row[]): Row {
	const [row] = rows
	if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`)
	return row
}

/** A unique constraint refused the row; `name` narrows it to one constraint. */
export function isUniqueViolation(error: unknown, name?: string): boolean {
	return errorCode(error) === '23505' && (name === undefined || violates(error, name))
}

/** The constraint, or the trigger that speaks as one, of this name refused the row. */
export function violates(error: unknown, constraint: string): boolean {
	const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
	return typeof cause === 'object' && cause !== null && 'constraint' in cause && cause.constraint === constraint
}

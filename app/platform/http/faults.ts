/**
 * What may go wrong without being our bug. Every place that must tell a fault from a bug asks `faultOf`, such as the
 * server entry, which answers 503 and not 500, commands that keep what was typed, and scripts that explain themselves.
 *
 * `away`: the database or a provider, such as the file store, does not answer, restarts, is read-only after a failover or out of connections.
 * `disk`: full or broken, ours or the database's. `timeout`: a statement or a lock took too long. `conflict`: two
 * transactions met, and one has to retry. `busy`: one of our queues is full, or the system starts no further process. `gone`: the visitor
 * has left.
 */
export type Fault = 'away' | 'disk' | 'timeout' | 'conflict' | 'busy' | 'gone'

/** By SQLSTATE (PostgreSQL, appendix A) or by the system's error code. */
const codes: [Fault, RegExp][] = [
	['disk', /^(53100|58030|ENOSPC|EDQUOT|EROFS|EIO)$/],
	['timeout', /^(57014|55P03|25P03|25P04)$/],
	['conflict', /^(40001|40P01)$/],
	['busy', /^(EMFILE|ENFILE)$/],
	['gone', /^(ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR)$/],
	['away', /^(08\w{3}|53\w{3}|57P0\d|25006|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/],
]

/** What the driver and its pool say without a code. */
const texts: [Fault, RegExp][] = [
	[
		'away',
		/timeout exceeded when trying to connect|^timeout expired|Connection terminated|connection error and is not queryable/i,
	],
	['timeout', /^Query read timeout/],
]

/** SQLSTATE or system error code of an error, through the wrapper that Drizzle puts around it. */
export function errorCode(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined
	if ('code' in error && typeof error.code === 'string') return error.code
	if (error instanceof AggregateError) return errorCode(error.errors[0])
	return 'cause' in error ? errorCode(error.cause) : undefined
}

/** How the S3 client says which status the store answered with. */
const storeStatus = (error: Error) =>
	'$metadata' in error ? ((error.$metadata as { httpStatusCode?: number }).httpStatusCode ?? 0) : 0

/** Which fault an error is; null for a bug. */
export function faultOf(error: unknown): Fault | null {
	if (!(error instanceof Error)) return null
	// Drizzle wraps also what came before the statement: no connection was free for it.
	if ([error, error.cause].some((each) => each instanceof Error && each.name === 'ServerBusy')) return 'busy'
	if (error.name === 'ProgramFailed') return 'busy'
	if (/^(Provider|Sender|Scanner)Unavailable$/.test(error.name)) return 'away'
	if (error.name === 'AbortError') return 'gone'
	if (error.name === 'TimeoutError') return 'timeout'
	if (storeStatus(error) >= 500) return 'away'
	const code = errorCode(error) ?? ''
	const said = [error.message, error.cause instanceof Error ? error.cause.message : '']
	return (
		codes.find(([, is]) => is.test(code))?.[0] ??
		texts.find(([, is]) => said.some((text) => is.test(text)))?.[0] ??
		null
	)
}

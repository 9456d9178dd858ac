import type { z } from 'zod'
import { isVerified } from '#app/identity/actor.ts'
import { enterLineOfAccount } from '#app/identity/sessions/session.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { answerOnce } from './idempotency.server.ts'
import { openKey, type OpenedKey } from './keys.server.ts'
import { callsPerMinute } from './limits.ts'
import { type Operation, operations } from './operations.server.ts'
import { base } from './paths.ts'
import { problem } from './problem.server.ts'
import { IdempotencyKey } from './schemas.ts'

/** Answers one call of a program. Refusals are problems, and nothing in a call can make it fail otherwise. */
export async function answerCall(request: Request): Promise<Response> {
	// First of all, so that only those with a key learn what there is.
	const key = await keyOf(request)
	if (!key) return problem('unauthenticated', {}, { 'WWW-Authenticate': 'Bearer' })
	const limit = limitHeaders(key)
	if (key.callsLeft < 0) return problem('too-many-requests', {}, { ...limit, 'Retry-After': String(key.secondsLeft) })
	const endTurn = await enterLineOfAccount(key.member.accountId)
	if (!endTurn) return problem('too-many-requests', { detail: atOnce }, { ...limit, 'Retry-After': '5' })
	const response = await answerFor(key, request)
		.catch((error: unknown) => {
			if (error instanceof Response) return error
			throw error
		})
		.finally(endTurn)
	for (const [name, value] of Object.entries(limit)) response.headers.set(name, value)
	return response
}

const atOnce = 'Too many calls and pages of this account are under way. Make fewer at a time.'

const patternOf = ({ path }: Operation) => new RegExp(`^${base}${path.replace('{id}', '([^/]+)')}$`)

async function keyOf(request: Request) {
	const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
	return token === undefined ? null : openKey(token)
}

/** Of draft-ietf-httpapi-ratelimit-headers. */
const limitHeaders = ({ callsLeft, secondsLeft }: OpenedKey) => ({
	'RateLimit-Policy': `"minute";q=${callsPerMinute};w=60`,
	RateLimit: `"minute";r=${Math.max(0, callsLeft)};t=${secondsLeft}`,
})

function findOperation(method: string, pathname: string) {
	const found = operations.flatMap((operation) => {
		const match = patternOf(operation).exec(pathname)
		return match ? [{ operation, id: match[1] ?? '' }] : []
	})
	if (found.length === 0) throw problem('not-found')
	const asked = found.find(({ operation }) => operation.method === method)
	if (asked) return asked
	throw problem('method-not-allowed', {}, { Allow: found.map(({ operation }) => operation.method).join(', ') })
}

async function answerFor({ keyId, member, scopes }: OpenedKey, request: Request): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url)
	const { operation, id } = findOperation(request.method, pathname)
	if (!isVerified(member)) throw problem('hospital-not-verified')
	if (!scopes.includes(operation.scope))
		throw problem('missing-scope', { detail: `This call needs the scope ${operation.scope}.` })
	if (operation.path.includes('{id}') && !isId(id)) throw problem('not-found')
	const query = parsed('bad-request', operation.query, Object.fromEntries([...searchParams].map(typed)))
	const { text, body } = await readBody(operation, request)
	const { status } = operation.answers
	const run = async (newId: string) => ({
		status,
		body: await operation.run({ member, id, query, body, newId } as never),
	})

	const idempotencyKey = request.method === 'POST' ? request.headers.get('Idempotency-Key') : null
	if (idempotencyKey === null) return json(await run(crypto.randomUUID()))
	if (!IdempotencyKey.safeParse(idempotencyKey).success)
		throw problem('bad-request', {
			errors: [{ field: 'Idempotency-Key', message: 'Send 1 to 200 letters or digits.' }],
		})
	const said = { keyId, idempotencyKey, request: `${pathname} ${text}` }
	const { isReplayed, ...answer } = await answerOnce(said, run)
	return json(answer, isReplayed ? { 'Idempotent-Replayed': 'true' } : {})
}

const json = ({ status, body }: { status: number; body: unknown }, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify(body), {
		status,
		headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
	})

/** The one number in the address of a list. */
const typed = ([name, value]: [string, string]) =>
	[name, name === 'limit' && /^\d{1,6}$/.test(value) ? Number(value) : value] as const

const kinds: Record<string, string> = {
	string: 'text',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
}

/** For fields about which the schema says nothing of its own: what a program has to send instead. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code === 'invalid_value') return `Send one of ${issue.values.join(', ')}.`
	if (issue.input === undefined) return 'This field is missing.'
	if (issue.code === 'invalid_type') return `Send ${kinds[issue.expected] ?? `a ${issue.expected}`}.`
	const of = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : ''
	if (issue.code === 'too_big') return `Send at most ${String(issue.maximum)}${of}.`
	if (issue.code === 'too_small') return `Send at least ${String(issue.minimum)}${of}.`
	if (issue.code === 'invalid_format') return `Send a valid ${issue.format}.`
	return undefined
}

function parsed(code: 'bad-request' | 'invalid', schema: z.ZodObject, value: unknown): unknown {
	const { success, data, error } = schema.safeParse(value, { error: wordsFor })
	if (success) return data
	const errors = error.issues.flatMap(({ code: kind, path, message, ...issue }) =>
		kind === 'unrecognized_keys' && 'keys' in issue
			? issue.keys.map((field) => ({ field, message: 'There is no such field.' }))
			: [{ field: path.join('.'), message }],
	)
	throw problem(code, { errors })
}

async function readBody({ body: schema, mayLackBody }: Operation, request: Request) {
	const text = request.method === 'GET' ? '' : await request.text()
	if (!schema || (text === '' && mayLackBody)) return { text, body: {} }
	if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) throw problem('wrong-media-type')
	let value: unknown
	try {
		value = JSON.parse(text)
	} catch {
		throw problem('bad-request', { detail: 'The body is not valid JSON.' })
	}
	return { text, body: parsed('invalid', schema, value) }
}

import { env } from '#app/platform/env.server.ts'

/** Every way in which a call is refused, by the code that programs read. */
export const problems = {
	'bad-request': { status: 400, title: 'The request could not be read' },
	'bad-cursor': { status: 400, title: 'The cursor is not valid' },
	unauthenticated: { status: 401, title: 'The API key is missing, unknown or revoked' },
	'hospital-not-verified': { status: 403, title: 'The hospital is not verified' },
	'missing-scope': { status: 403, title: 'The API key may not do this' },
	'not-found': { status: 404, title: 'Not found' },
	'method-not-allowed': { status: 405, title: 'This address does not take that method' },
	conflict: { status: 409, title: 'The current state does not allow this' },
	'in-progress': { status: 409, title: 'The same call is still running' },
	'wrong-media-type': { status: 415, title: 'The body must be application/json' },
	invalid: { status: 422, title: 'Some fields are not valid' },
	'idempotency-key-reused': { status: 422, title: 'This idempotency key was used for another call' },
	'too-many-requests': { status: 429, title: 'The limit of this API key is reached' },
} as const
export type ProblemCode = keyof typeof problems
type FieldError = { field: string; message: string }

/** RFC 9457. */
export function problem(
	code: ProblemCode,
	{ detail, errors }: { detail?: string; errors?: FieldError[] } = {},
	headers: Record<string, string> = {},
): Response {
	const { status, title } = problems[code]
	const body = { type: `${env.APP_ORIGIN}/developers#${code}`, title, status, code, detail, errors }
	return new Response(JSON.stringify(body), {
		status,
		headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
	})
}

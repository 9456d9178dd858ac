import { data } from 'react-router'
import type { FormProblem } from './form.ts'

/** Throw from a loader or action when the row is missing, or is not the actor's to see. */
export const notFound = (message?: string) => data(message === undefined ? null : { message }, { status: 404 })

/** Throw when the actor sees the thing but may not do that with it: what only another role may do. */
export const forbidden = (message: string) => data({ message }, { status: 403 })

/** Throw for a page that is not open to the actor yet: why, and where to see what opens it. */
export const locked = (closed: { title: string; message: string; link: { to: string; label: string } }) =>
	data(closed, { status: 403 })

/** Throw for a request that none of our pages makes. */
export const badRequest = () => data(null, { status: 400 })

/** Throw when the thing has moved on since the page was drawn and the move is no longer legal. */
export const conflict = (message: string) => data({ message }, { status: 409 })

/** Return from an action when the form cannot be accepted as sent. */
export const invalid = (problem: FormProblem, status = 422) => data(problem, { status })

/** Return or throw when a limit is reached, with how long it lasts: every 429 says when to come back. */
export const tooMany = <Body>(body: Body, waitSeconds: number, headers: Record<string, string> = {}) =>
	data(body, { status: 429, headers: { ...headers, 'Retry-After': String(Math.max(1, Math.ceil(waitSeconds))) } })

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isId = (value: string | undefined): value is string => value !== undefined && uuid.test(value)

/** An id from the URL. We only issue UUIDs, so anything else is not found. */
export function idParam(value: string | undefined): string {
	if (!isId(value)) throw notFound()
	return value
}

/** The event that an undo names in its address, `?event=`. Without an id it is not found. */
export const eventParam = (request: Request) => idParam(new URL(request.url).searchParams.get('event') ?? undefined)

type Refusal = { ok: false; failure: string }

/**
 * The value of a command that a button asked for. Throws the 404 of what is not there, and for every other refusal the
 * 409 that says why.
 */
export function valueOf<Value, Refused extends Refusal>(
	outcome: { ok: true; value: Value } | Refused,
	why: (refused: Refused & { failure: Exclude<Refused['failure'], 'not-found'> }) => string,
): Value {
	if (outcome.ok) return outcome.value
	if (outcome.failure === 'not-found') throw notFound()
	throw conflict(why(outcome as Refused & { failure: Exclude<Refused['failure'], 'not-found'> }))
}

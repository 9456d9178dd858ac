import { createHash } from 'node:crypto'

/** PostgreSQL keeps the plan of each on every connection that asks for it, in about 90 kB. */
const maxNamed = 400
/** What was asked for so often is asked for again. A list of ids or a choice of filters has a text of its own, and is not. */
const namedFrom = 4
const maxCounted = 5_000

/** How often a text was asked for, or its name. */
const known = new Map<string, number | string>()
let named = 0

const works = /^(?:select|insert|update|delete|with)\b/
/** Drizzle ends a count with a semicolon. */
const several = /;\s*\S/

/** The name by which PostgreSQL plans a statement once for a connection, instead of each time: planning takes several times as long as the work. */
export function nameOf(text: string): string | undefined {
	const found = known.get(text)
	if (typeof found === 'string') return found
	if (found === undefined && (!works.test(text) || several.test(text))) return undefined
	const times = (found ?? 0) + 1
	if (times < namedFrom || named >= maxNamed) {
		if (found === undefined && known.size >= maxCounted) forgetCounts()
		known.set(text, times)
		return undefined
	}
	const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
	known.set(text, name)
	named++
	return name
}

function forgetCounts() {
	for (const [text, found] of known) if (typeof found === 'number') known.delete(text)
}

/** A table was changed under the plan, or the connection behind a pooler is another one: from now on the statement is planned each time. */
const lostPlan = new Set(['0A000', '26000', '42P05'])

export function forgetLostPlan(text: string | undefined, error: unknown) {
	const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
	if (text !== undefined && lostPlan.has(code)) known.set(text, Number.NEGATIVE_INFINITY)
}

import { sessionCookieName } from './auth.server.ts'

/** The session token in a `Cookie` header, whether or not it is one of ours. */
export const tokenIn = (cookieHeader: string | null): string | undefined => {
	const values = (cookieHeader ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${sessionCookieName}=`))
	// Two cookies of one name, or something far too long, is nobody we signed in.
	const [value] = values
	if (value === undefined || values.length > 1 || value.length > 300) return undefined
	const [, token] = /^=?([\w-]{20,100})\./.exec(value.slice(sessionCookieName.length + 1)) ?? []
	return token
}

import { sessionCookieName } from '../second-factor/auth.server.ts'

/** The session token in a `Cookie` header, whether or not we issued it. */
export const tokenIn = (cookieHeader: string | null): string | undefined => {
	const values = (cookieHeader ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${sessionCookieName}=`))
	// Two cookies of one name, or a far too long one, are no session we opened.
	const [value] = values
	if (value === undefined || values.length > 1 || value.length > 300) return undefined
	const [, token] = /^=?([\w-]{20,100})\./.exec(value.slice(sessionCookieName.length + 1)) ?? []
	return token
}

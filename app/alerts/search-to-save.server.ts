import { createCookie } from 'react-router'
import { z } from 'zod'
import { cookieAttributes } from '#app/identity/sessions/cookies.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'
import { longestQuery } from '#app/saved-searches/limits.ts'

/** The search that a visitor wanted to save, kept until sign-in. Signed, so only our form can have set it. */
const cookie = createCookie('search-to-save', { ...cookieAttributes, maxAge: 60 * 60, secrets })

const Query = z.string().max(longestQuery)

export const keepSearch = (query: string) => cookie.serialize(query)
export const forgetSearch = () => cookie.serialize('', { maxAge: 0 })

export async function consumeSearchToSave(request: Request): Promise<string | null> {
	return Query.safeParse(await cookie.parse(request.headers.get('cookie'))).data || null
}

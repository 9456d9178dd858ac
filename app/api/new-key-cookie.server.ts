import { createCookie } from 'react-router'
import { z } from 'zod'
import { cookieAttributes, cookieName } from '#app/identity/cookies.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'

const NewKey = z.object({ keyId: z.uuid(), token: z.string() })
/** A new key, only for its maker's browser and for some minutes. No one can read it from the database later. */
const newKeyCookie = createCookie(cookieName('new-key'), { ...cookieAttributes, maxAge: 5 * 60, secrets })

export const rememberNewKey = (key: z.infer<typeof NewKey>) => newKeyCookie.serialize(key)

export async function newKeyOf(request: Request) {
	const parsed = NewKey.safeParse(await newKeyCookie.parse(request.headers.get('cookie')))
	return parsed.success ? parsed.data : null
}

import { createCookie } from 'react-router'
import { z } from 'zod'
import { cookieAttributes, cookieName } from '#app/identity/cookies.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'

const NewSecret = z.object({ endpointId: z.uuid(), secret: z.string() })
/** The signing secret of a new endpoint, only for its maker's browser and for some minutes. */
const newSecretCookie = createCookie(cookieName('new-webhook'), { ...cookieAttributes, maxAge: 5 * 60, secrets })

export const rememberNewSecret = (made: z.infer<typeof NewSecret>) => newSecretCookie.serialize(made)

export async function newSecretOf(request: Request) {
	const parsed = NewSecret.safeParse(await newSecretCookie.parse(request.headers.get('cookie')))
	return parsed.success ? parsed.data : null
}

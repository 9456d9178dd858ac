import { createCookie } from 'react-router'
import { z } from 'zod'
import { cookieAttributes, cookieName } from '#app/identity/sessions/cookies.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'

const NewPack = z.object({ packId: z.uuid(), token: z.string() })
/** The link of a new pack, only for its maker's browser. No one can read it from the database later. */
const newPackCookie = createCookie(cookieName('new-pack'), { ...cookieAttributes, maxAge: 15 * 60, secrets })

export const rememberNewPack = (pack: z.infer<typeof NewPack>) => newPackCookie.serialize(pack)

export async function newPackOf(request: Request) {
	const parsed = NewPack.safeParse(await newPackCookie.parse(request.headers.get('cookie')))
	return parsed.success ? parsed.data : null
}

const SaidOpener = z.object({ name: z.string(), organisation: z.string() })
/** The identity that a pack's reader stated. Sent only with this pack's addresses, for a working day. */
const openerCookie = (token: string) =>
	createCookie('pack-reader', { ...cookieAttributes, path: `/credentials/${token}`, maxAge: 12 * 3600, secrets })

export const rememberOpener = (token: string, opener: z.infer<typeof SaidOpener>) =>
	openerCookie(token).serialize(opener)

export async function saidOpenerOf(request: Request, token: string) {
	const parsed = SaidOpener.safeParse(await openerCookie(token).parse(request.headers.get('cookie')))
	return parsed.success ? { ...parsed.data, accountId: null } : null
}

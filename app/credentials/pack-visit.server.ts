import { type Actor } from '#app/identity/actor.ts'
import { saidOpenerOf } from './pack-cookies.server.ts'
import { findPack, type Opener, openerOf } from './pack-opening.server.ts'

export type Visit = 'gone' | 'unnamed' | Opener | 'owner'

/** Who stands before a pack: its owner, somebody we know, somebody who has said their name, or nobody yet. */
export async function visitOf(request: Request, token: string, actor: Actor): Promise<Visit> {
	const pack = await findPack(token, actor)
	if (!pack) return 'gone'
	if (pack.isOwn) return 'owner'
	return openerOf(actor) ?? (await saidOpenerOf(request, token)) ?? 'unnamed'
}

/**
 * Kept by no cache and no search engine. A browser that has the token in its address tells it to nobody; while the form
 * stands there, our own site may hear of it, for older browsers prove by it where a form comes from.
 */
export const packHeaders = (shown: boolean) => ({
	'X-Robots-Tag': 'noindex, nofollow, noarchive',
	'Referrer-Policy': shown ? 'no-referrer' : 'same-origin',
	'Cache-Control': 'private, no-store',
})

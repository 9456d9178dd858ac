import { type Actor } from '#app/identity/actor.ts'
import { saidOpenerOf } from './pack-cookies.server.ts'
import { findPack, type Opener, openerOf } from './pack-opening.server.ts'

export type Visit = 'gone' | 'unnamed' | Opener | 'owner'

/** A pack's visitor, either its owner, someone we know, someone who gave a name, or no one yet. */
export async function visitOf(request: Request, token: string, actor: Actor): Promise<Visit> {
	const pack = await findPack(token, actor)
	if (!pack) return 'gone'
	if (pack.isOwn) return 'owner'
	return openerOf(actor) ?? (await saidOpenerOf(request, token)) ?? 'unnamed'
}

/**
 * Not kept by caches or search engines. A browser with the token in its address sends it to no one. While the form is
 * shown our own site may see it, because older browsers prove by it where a form comes from.
 */
export const packHeaders = (shown: boolean) => ({
	'X-Robots-Tag': 'noindex, nofollow, noarchive',
	'Referrer-Policy': shown ? 'no-referrer' : 'same-origin',
	'Cache-Control': 'private, no-store',
})

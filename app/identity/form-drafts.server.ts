import { and, eq, gt, sql } from 'drizzle-orm'
import { createCookie } from 'react-router'
import { z } from 'zod'
import { db } from '#app/platform/database/db.server.ts'
import { typedValues } from '#app/platform/http/typed-values.ts'
import { seal, unseal } from '#app/platform/seal.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'
import type { FormDraft } from '#app/platform/http/form-draft.ts'
import type { Actor } from './actor.ts'
import { cookieAttributes, cookieName } from './sessions/cookies.server.ts'
import { formDrafts } from './tables.server.ts'
import { hashToken, newToken } from './tokens.server.ts'

const cookie = createCookie(cookieName('kept'), { ...cookieAttributes, maxAge: 3600, secrets })

/** More than our longest form has, but too little to fill a disk with. */
const maxCharacters = 60_000

const Kept = z.object({
	kind: z.enum(['specialist', 'member', 'operator']),
	/** Whose session it was, where that is still known. */
	accountId: z.string().nullable(),
	values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})
type Kept = z.infer<typeof Kept>

/**
 * Keeps what was typed when a session ended, for the hour in which its owner may log in again. Sealed, and found only
 * with this browser's cookie. Passwords, codes and files are not kept. Returns the `Set-Cookie` value.
 */
export async function saveDraft(
	form: FormData,
	{ path, kind, accountId }: { path: string; kind: Kept['kind']; accountId: string | null },
): Promise<string | null> {
	const text = JSON.stringify({ kind, accountId, values: typedValues(form) } satisfies Kept)
	if (form.keys().next().done || text.length > maxCharacters) return null
	const token = newToken()
	const id = hashToken(token)
	await db
		.insert(formDrafts)
		.values({ id, path: pathOf(path), fields: seal('kept-form', id, text), expiresAt: sql`now() + interval '1 hour'` })
	return cookie.serialize(token)
}

/** One page may be asked for with many queries. */
const pathOf = (page: string) => page.replace(/[?#].*$/s, '')

async function tokenOf(request: Request) {
	const header = request.headers.get('cookie')
	if (!header?.includes(`${cookieName('kept')}=`)) return null
	const token: unknown = await cookie.parse(header)
	return typeof token === 'string' && token !== '' ? token : null
}

/** What this browser's last form held, for whoever is signed in now, if it was theirs. */
export async function findFormDraft(actor: Actor, request: Request): Promise<FormDraft | null> {
	const token = actor.kind === 'visitor' ? null : await tokenOf(request)
	if (token === null || actor.kind === 'visitor') return null
	const id = hashToken(token)
	const [row] = await db
		.select({ path: formDrafts.path, fields: formDrafts.fields })
		.from(formDrafts)
		.where(and(eq(formDrafts.id, id), gt(formDrafts.expiresAt, sql`now()`)))
	const opened = row && unseal('kept-form', id, row.fields)
	if (!opened) return null
	const { kind, accountId, values } = Kept.parse(JSON.parse(opened))
	const isTheirs = kind === actor.kind && (accountId === null || accountId === actor.accountId)
	return isTheirs ? { path: row.path, values } : null
}

/**
 * Drops what was kept for `page`, which has just been sent, or for any page at logout. Returns the `Set-Cookie` value, or
 * null where there was nothing.
 */
export async function dropFormDraft(request: Request, page: string): Promise<string | null> {
	const token = await tokenOf(request)
	if (token === null) return null
	const isLogout = new URL(request.url).pathname.startsWith('/logout')
	const ofPage = isLogout ? undefined : eq(formDrafts.path, pathOf(page))
	const dropped = await db
		.delete(formDrafts)
		.where(and(eq(formDrafts.id, hashToken(token)), ofPage))
		.returning({ id: formDrafts.id })
	if (dropped.length === 0) return null
	return cookie.serialize('', { maxAge: 0 })
}

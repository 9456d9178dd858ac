import { eq } from 'drizzle-orm'
import { type RouterContextProvider, redirect } from 'react-router'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Actor } from '../actor.ts'
import { knownSince } from '../sign-in/known-device.server.ts'
import { pageOf } from '../page-of.ts'
import { accountOf } from '../groups.server.ts'
import { lastProof } from '../sessions/session.server.ts'
import { proofMinutes, waitsUntil } from './step-up.ts'
import { accounts } from '../tables.server.ts'

/**
 * Requires a recent proof before exporting, deleting or changing sign-in, which a stranger at an open screen or with
 * someone's number must not do. Without it, redirects to /account/confirm and back to this page, or to `returnTo` where
 * this page only takes forms.
 */
export async function requireRecentProof(
	context: Readonly<RouterContextProvider>,
	request: Request,
	{ withinMinutes = proofMinutes, returnTo }: { withinMinutes?: number; returnTo?: string } = {},
): Promise<Exclude<Actor, { kind: 'visitor' }>> {
	const actor = accountOf(context)
	const { authenticatedAt } = lastProof(context)
	const isRecent = Date.now() - authenticatedAt.getTime() < withinMinutes * 60_000
	if (isRecent && (await findWait(context, request)) === null) return actor
	throw redirect(`/account/confirm?${new URLSearchParams({ returnTo: returnTo ?? pageOf(request) })}`, 303)
}

/** Until when this browser has to wait for want of a stronger proof than the SMS; null when it need not. */
export async function findWait(context: Readonly<RouterContextProvider>, request: Request): Promise<Date | null> {
	const actor = accountOf(context)
	const { hasStrongProof } = lastProof(context)
	const [account] = await db
		.select({ since: accounts.createdAt })
		.from(accounts)
		.where(eq(accounts.id, actor.accountId))
	if (!account) return null
	const proof = {
		kind: actor.kind,
		hasStrongProof,
		knownSince: await knownSince(actor.accountId, request),
		accountSince: account.since,
	}
	return waitsUntil(proof, env.APP_MODE, new Date())
}

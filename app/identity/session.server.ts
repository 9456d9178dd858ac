import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { serializeSignedCookie } from 'better-call'
import { db, type Queryable, type Transaction } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http.ts'
import { announceChange } from '#app/platform/live.server.ts'
import {
	type AccountKind,
	type Actor,
	isVerified,
	needsSecondFactor,
	type Member,
	type Operator,
	type Specialist,
} from './actor.ts'
import { sessionCookieName, sessionLifeSeconds } from './auth.server.ts'
import { cookieAttributes } from './cookies.server.ts'
import { pageOf } from './page-of.ts'
import { accounts, sessions } from './tables.server.ts'
import { type EndedSession, findEndedSession } from './ended-session.server.ts'
import { tokenIn } from './session-token.server.ts'
import { hashToken, newToken } from './tokens.server.ts'

/** How long a session lasts without use and in all, and how many a person may have (docs/decisions/0003). */
const limits: Record<AccountKind, { idle: string; absolute: string; concurrent: number }> = {
	specialist: { idle: '14 days', absolute: '30 days', concurrent: 5 },
	member: { idle: '1 hour', absolute: '24 hours', concurrent: 5 },
	operator: { idle: '15 minutes', absolute: '8 hours', concurrent: 2 },
}

type Device = { ipAddress: string; userAgent: string }

/** Opens a session inside the transaction that proved who it is. Returns the `Set-Cookie` value; the oldest session over the limit ends. */
export async function openSession(
	tx: Transaction,
	account: { id: string; kind: AccountKind },
	device: Device,
	{ isStrong = false } = {},
): Promise<string> {
	const token = newToken()
	await tx.insert(sessions).values({
		accountId: account.id,
		token: hashToken(token),
		ipAddress: device.ipAddress,
		userAgent: device.userAgent.slice(0, 300),
		hasStrongProof: isStrong,
		expiresAt: sql`now() + ${limits[account.kind].absolute}::interval`,
	})
	await tx.update(accounts).set({ lastSignedInAt: sql`now()` }).where(eq(accounts.id, account.id))
	await endSessionsOverLimit(tx, account)
	return sessionCookie(token)
}

const sessionCookie = (token: string) =>
	serializeSignedCookie(sessionCookieName, token, env.SECRET, { ...cookieAttributes, maxAge: sessionLifeSeconds })

/**
 * Writes down that the person has just proved again who they are. The token is exchanged, so that one taken before is
 * worth nothing; how long the session lasts in all stays as it is. Returns the `Set-Cookie` value, or null when it has ended.
 */
export async function renewSession(tx: Transaction, sessionId: string, { isStrong }: { isStrong: boolean }) {
	const token = newToken()
	const [renewed] = await tx
		.update(sessions)
		.set({
			token: hashToken(token),
			authenticatedAt: sql`now()`,
			lastSeenAt: sql`now()`,
			...(isStrong ? { hasStrongProof: true } : {}),
		})
		.where(eq(sessions.id, sessionId))
		.returning({ id: sessions.id })
	return renewed ? sessionCookie(token) : null
}

/** Ends the oldest sessions beyond the number that this kind of account may have. */
export async function endSessionsOverLimit(tx: Queryable, account: { id: string; kind: AccountKind }) {
	const kept = tx
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.accountId, account.id))
		.orderBy(desc(sessions.createdAt))
		.offset(limits[account.kind].concurrent)
	await tx.delete(sessions).where(and(eq(sessions.accountId, account.id), inArray(sessions.id, kept)))
}

/** The headers of a request without its session: a second factor finishes the sign-in of the password just typed, and no other. */
export function withoutSession(headers: Headers): Headers {
	const kept = new Headers(headers)
	const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
	kept.set('cookie', pairs.filter((pair) => !pair.startsWith(`${sessionCookieName}=`)).join('; '))
	return kept
}

/** Is there a session cookie at all? Says nothing about whether it still works. */
export const carriesSession = (request: Request) => tokenIn(request.headers.get('cookie')) !== undefined

/** Condition on a session joined with its account: neither too old nor unused for too long, and nobody has closed the account. */
export const stillValid = sql`${sessions.expiresAt} > now() and ${accounts.suspendedAt} is null and case ${accounts.kind} ${sql.join(
	(Object.keys(limits) as AccountKind[]).map(
		(kind) =>
			sql`when ${sql.raw(`'${kind}'`)} then ${sessions.lastSeenAt} > now() - ${sql.raw(`interval '${limits[kind].idle}'`)} and ${sessions.createdAt} > now() - ${sql.raw(`interval '${limits[kind].absolute}'`)}`,
	),
	sql` `,
)} end`

/** The session of this request with its account, read from the database each time: a revoked one ends with the next request, everywhere. */
async function readSession(request: Request) {
	const token = tokenIn(request.headers.get('cookie'))
	if (token === undefined) return null
	const [row] = await db
		.select({
			sessionId: sessions.id,
			accountId: accounts.id,
			kind: accounts.kind,
			name: accounts.name,
			hasSecondFactor: accounts.twoFactorEnabled,
			hasStrongProof: sessions.hasStrongProof,
			authenticatedAt: sessions.authenticatedAt,
			stale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '5 minutes'`,
		})
		.from(sessions)
		.innerJoin(accounts, eq(accounts.id, sessions.accountId))
		.where(and(eq(sessions.token, hashToken(token)), stillValid))
	if (row?.stale && !asksByItself(request))
		await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, row.sessionId))
	return row ?? null
}

/** A page that waits for news keeps nobody logged in who has left it open. */
const asksByItself = (request: Request) => /^\/updates(\/|$)/.test(new URL(request.url).pathname)

/** Of these sessions, those that are still open. */
export async function listOpenSessions(
	sessionIds: string[],
): Promise<{ sessionId: string; accountId: string; kind: AccountKind }[]> {
	return db
		.select({ sessionId: sessions.id, accountId: accounts.id, kind: accounts.kind })
		.from(sessions)
		.innerJoin(accounts, eq(accounts.id, sessions.accountId))
		.where(and(inArray(sessions.id, sessionIds), stillValid))
}

const actorContext = createContext<Actor>({ kind: 'visitor' })

/** What the session of this request proves, beside who it belongs to. */
type SessionFacts = { hasSecondFactor: boolean; hasStrongProof: boolean; authenticatedAt: Date }
const sessionContext = createContext<SessionFacts>({
	hasSecondFactor: false,
	hasStrongProof: false,
	authenticatedAt: new Date(0),
})

const endedContext = createContext<EndedSession | null>(null)
/** The session that this browser had, when it has ended; null for who is signed in, and for who never was. */
export const endedSession = (context: Readonly<RouterContextProvider>) => context.get(endedContext)

/** What `hospitals` knows about a member; handed in by root.tsx because hospitals stand below identity. */
export type FindMembership = (
	accountId: string,
) => Promise<Pick<Member, 'hospitalId' | 'hospitalName' | 'hospitalStatus' | 'role'> | null>

/** Root middleware: says who is asking, before every loader and action. */
export const identifyActor =
	(findMembership: FindMembership): MiddlewareFunction<Response> =>
	async ({ request, context }) => {
		const session = await readSession(request)
		if (!session) {
			context.set(endedContext, await findEndedSession(request))
			return
		}
		const { sessionId, accountId, name } = session
		context.set(sessionContext, session)
		if (session.kind === 'specialist')
			context.set(actorContext, { kind: 'specialist', sessionId, accountId, specialistId: accountId, name })
		if (session.kind === 'operator') context.set(actorContext, { kind: 'operator', sessionId, accountId, name })
		if (session.kind === 'member') {
			const membership = await findMembership(accountId)
			if (membership) context.set(actorContext, { kind: 'member', sessionId, accountId, name, ...membership })
		}
	}

export function getActor(context: Readonly<RouterContextProvider>): Actor {
	return context.get(actorContext)
}

/** Where each kind of account signs in. */
export const signInPages: Record<AccountKind, string> = {
	specialist: '/doctors/register',
	member: '/hospital/auth',
	operator: '/operator/sign-in',
}

/** As whom the sender of this request was asked to sign in; null when they were not. */
const signInContext = createContext<AccountKind | null>(null)
export const sentToSignIn = (context: Readonly<RouterContextProvider>) => context.get(signInContext)

function askToSignIn(kind: AccountKind, context: Readonly<RouterContextProvider>, request: Request) {
	context.set(signInContext, kind)
	return signInAt(signInPages[kind], request)
}

/** Sends whoever is not signed in to `page`, and back to this page afterwards. */
function signInAt(page: string, request: Request) {
	const back = pageOf(request)
	return redirect(back === '/' ? page : `${page}?returnTo=${encodeURIComponent(back)}`)
}

/** Nothing of theirs opens before those who need an authenticator app have set one up. */
function holdUntilEnrolled(actor: Actor, context: Readonly<RouterContextProvider>, request: Request) {
	// A passkey is two factors in one.
	const { hasSecondFactor: isEnrolled, hasStrongProof } = context.get(sessionContext)
	if (isEnrolled || hasStrongProof || !needsSecondFactor(actor, env.APP_MODE)) return
	throw signInAt('/account/security/authenticator', request)
}

export function requireSpecialist(context: Readonly<RouterContextProvider>, request: Request): Specialist {
	const actor = getActor(context)
	if (actor.kind !== 'specialist') throw askToSignIn('specialist', context, request)
	return actor
}

/** Any member, of a hospital in any status. */
export function requireMember(context: Readonly<RouterContextProvider>, request: Request): Member {
	const actor = getActor(context)
	if (actor.kind !== 'member') throw askToSignIn('member', context, request)
	holdUntilEnrolled(actor, context, request)
	return actor
}

/** A member of a hospital that we have checked; for the others the page does not exist. */
export function requireVerifiedMember(context: Readonly<RouterContextProvider>, request: Request): Member {
	const member = requireMember(context, request)
	if (!isVerified(member)) throw notFound()
	return member
}

/** The operator's pages do not exist for anybody who is signed in as something else. */
export function requireOperator(context: Readonly<RouterContextProvider>, request: Request): Operator {
	const actor = getActor(context)
	if (actor.kind === 'visitor') throw askToSignIn('operator', context, request)
	if (actor.kind !== 'operator') throw notFound()
	holdUntilEnrolled(actor, context, request)
	return actor
}

/** Who signs in with a password, and so has something to protect it with; for the others the page does not exist. */
export function requirePasswordAccount(context: Readonly<RouterContextProvider>, request: Request): Member | Operator {
	const actor = getActor(context)
	if (actor.kind === 'visitor') throw askToSignIn('member', context, request)
	if (actor.kind === 'specialist') throw notFound()
	return actor
}

/** Has the account of this request set up an authenticator app? */
export const hasSecondFactor = (context: Readonly<RouterContextProvider>) => context.get(sessionContext).hasSecondFactor

/** When and how whoever asks last proved who they are. */
export const lastProof = (context: Readonly<RouterContextProvider>) => context.get(sessionContext)

/** Anybody with an account. */
export function requireAccount(
	context: Readonly<RouterContextProvider>,
	request: Request,
): Specialist | Member | Operator {
	const actor = getActor(context)
	// Whose session it was, where that is known, tells which of the pages is theirs.
	if (actor.kind === 'visitor') throw askToSignIn(endedSession(context)?.kind ?? 'specialist', context, request)
	return actor
}

/** Ends the session of this request, on every server at once. */
export async function endSession(actor: Exclude<Actor, { kind: 'visitor' }>) {
	await db.delete(sessions).where(eq(sessions.id, actor.sessionId))
	await announceChange(db, [actor.accountId], { kind: 'sessions' })
}

/** Ends all sessions of an account, or all but one. */
export async function endSessionsOf(tx: Queryable, accountId: string, exceptSessionId?: string) {
	await tx
		.delete(sessions)
		.where(and(eq(sessions.accountId, accountId), exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined))
	await announceChange(tx, [accountId], { kind: 'sessions' })
}

/** Ends whatever session this browser had before a new one opens; an unknown cookie is ignored. */
export async function endSessionOfBrowser(tx: Queryable, request: Request) {
	const token = tokenIn(request.headers.get('cookie'))
	if (token !== undefined) await tx.delete(sessions).where(eq(sessions.token, hashToken(token)))
}

/** `Set-Cookie` that removes the session cookie. */
export const clearedSessionCookie = () =>
	serializeSignedCookie(sessionCookieName, '', env.SECRET, { ...cookieAttributes, maxAge: 0 })

/** Removes what expired, for the nightly clean-up. */
export async function removeExpiredSessions() {
	await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
}

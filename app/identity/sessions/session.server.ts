import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { loginDays } from '#app/durations.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { writeTogether } from '#app/platform/database/write-together.server.ts'
import { tooMany } from '#app/platform/http/http.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { createTurns } from '#app/platform/turns.ts'
import { type AccountKind, type Actor, type Member } from '../actor.ts'
import { recordSecurity } from './security-events.server.ts'
import { accounts, hasApp, sessions } from '../tables.server.ts'
import { type EndedSession, findEndedSession } from './ended-session.server.ts'
import { guardRowsFor } from '../row-actor.server.ts'
import { sessionCookie, tokenIn } from './session-cookie.server.ts'
import { hashToken, newToken } from '../tokens.server.ts'

/** How long a session lasts without use and in all, and how many a person may have (docs/decisions/sign-in.md). */
const limits: Record<AccountKind, { idle: string; absolute: string; concurrent: number }> = {
	specialist: { idle: `${loginDays.unused} days`, absolute: `${loginDays.most} days`, concurrent: 5 },
	member: { idle: '1 hour', absolute: '24 hours', concurrent: 5 },
	operator: { idle: '15 minutes', absolute: '8 hours', concurrent: 2 },
}

type Device = { ipAddress: string; userAgent: string }

/**
 * Opens a session inside the transaction that proved who it is, after `noteSignIn`. Returns the `Set-Cookie` value; the oldest session over the
 * limit ends.
 */
export async function openSession(
	tx: Transaction,
	account: { id: string; kind: AccountKind },
	device: Device,
	{ isStrong = false } = {},
): Promise<string> {
	const token = newToken()
	const opened = tx.insert(sessions).values({
		accountId: account.id,
		token: hashToken(token),
		ipAddress: device.ipAddress,
		userAgent: device.userAgent.slice(0, 300),
		hasStrongProof: isStrong,
		expiresAt: sql`now() + ${limits[account.kind].absolute}::interval`,
	})
	await writeTogether(tx, [opened, endOldestSessions(tx, account)])
	return sessionCookie(token)
}

/**
 * Writes down that the person has just proved again who they are. The token is exchanged, so that one taken before is
 * worth nothing; how long the session lasts in all stays as it is. `isStrong`: whether a strong proof has been given now, or
 * is worth nothing any longer; without it this stays as it was. Returns the `Set-Cookie` value, or null when the session has ended.
 */
export async function renewSession(tx: Transaction, sessionId: string, { isStrong }: { isStrong?: boolean } = {}) {
	const token = newToken()
	const [renewed] = await tx
		.update(sessions)
		.set({
			token: hashToken(token),
			authenticatedAt: sql`now()`,
			lastSeenAt: sql`now()`,
			hasStrongProof: isStrong,
		})
		.where(eq(sessions.id, sessionId))
		.returning({ id: sessions.id })
	return renewed ? sessionCookie(token) : null
}

/** Ends the oldest sessions, so that with a new one there are as many as this kind of account may have. */
function endOldestSessions(tx: Queryable, account: { id: string; kind: AccountKind }) {
	const kept = tx
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.accountId, account.id))
		.orderBy(desc(sessions.createdAt))
		.offset(limits[account.kind].concurrent - 1)
	return tx.delete(sessions).where(and(eq(sessions.accountId, account.id), inArray(sessions.id, kept)))
}

/** Is there a session cookie at all? Says nothing about whether it still works. */
export const carriesSession = (request: Request) => tokenIn(request.headers.get('cookie')) !== undefined

/** Condition on a session joined with its account. It is not too old or too long unused, and the account is not closed. */
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
			operatorRole: accounts.operatorRole,
			language: accounts.language,
			hasSecondFactor: hasApp,
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

/** A page left open that waits for updates keeps no one logged in. */
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
type SessionFacts = {
	hasSecondFactor: boolean
	hasStrongProof: boolean
	authenticatedAt: Date
	language: Language
}
const sessionContext = createContext<SessionFacts>({
	hasSecondFactor: false,
	hasStrongProof: false,
	authenticatedAt: new Date(0),
	language: 'en',
})

const endedContext = createContext<EndedSession | null>(null)
/** The session that this browser had, when it has ended; null for who is signed in, and for who never was. */
export const endedSession = (context: Readonly<RouterContextProvider>) => context.get(endedContext)

/** What `hospitals` knows about a member. root.tsx hands it in, as `hospitals` depends on identity. */
export type FindMembership = (accountId: string) => Promise<
	| (Pick<Member, 'hospitalId' | 'hospitalName' | 'hospitalStatus' | 'sites'> & {
			role: Member['role'] | 'interviewer'
	  })
	| null
>

/** Pages and programs of an account stand in one line. Someone who works in several windows stays far below this. A page waits for its turn, and a program is told to wait. */
export const enterLineOfAccount = createTurns({ atOnce: 24, waiting: 48, patienceMs: 5_000 })

/** Root middleware: says who is asking, before every loader and action. */
export const identifyActor =
	(findMembership: FindMembership): MiddlewareFunction<Response> =>
	async ({ request, context }, next) => {
		const session = await readSession(request)
		if (!session) {
			if (carriesSession(request)) guardRowsFor({ kind: 'visitor' })
			context.set(endedContext, await findEndedSession(request))
			return next()
		}
		const endTurn = await enterLineOfAccount(session.accountId)
		if (!endTurn) throw tooMany(null, 5)
		try {
			await identify(session, context, findMembership)
			return await next()
		} finally {
			endTurn()
		}
	}

type OpenSession = NonNullable<Awaited<ReturnType<typeof readSession>>>

async function identify(
	session: OpenSession,
	context: Readonly<RouterContextProvider>,
	findMembership: FindMembership,
) {
	const { sessionId, accountId, name, operatorRole: role } = session
	context.set(sessionContext, session)
	if (session.kind === 'specialist')
		context.set(actorContext, { kind: 'specialist', sessionId, accountId, specialistId: accountId, name })
	if (role !== null) context.set(actorContext, { kind: 'operator', sessionId, accountId, name, role })
	if (session.kind === 'member') {
		const membership = await findMembership(accountId)
		if (membership) context.set(actorContext, personOf({ sessionId, accountId, name }, membership))
	}
	guardRowsFor(getActor(context))
}

function personOf(
	person: Pick<Member, 'sessionId' | 'accountId' | 'name'>,
	{ role, sites, ...hospital }: NonNullable<Awaited<ReturnType<FindMembership>>>,
): Actor {
	return role === 'interviewer'
		? { kind: 'interviewer', ...person, ...hospital }
		: { kind: 'member', ...person, ...hospital, role, sites }
}

export function getActor(context: Readonly<RouterContextProvider>): Actor {
	return context.get(actorContext)
}

/** Has the account of this request set up an authenticator app? */
export const hasSecondFactor = (context: Readonly<RouterContextProvider>) => context.get(sessionContext).hasSecondFactor

/** When and how whoever asks last proved who they are. */
export const lastProof = (context: Readonly<RouterContextProvider>) => context.get(sessionContext)

/** In which language this person reads: that of the address, else that of the account. Hospitals and operators read English. */
export function languageOf(context: Readonly<RouterContextProvider>): Language {
	const { kind } = getActor(context)
	if (kind !== 'visitor' && kind !== 'specialist') return 'en'
	return context.get(requestFacts).language ?? context.get(sessionContext).language
}

/** Ends the session of this request, on every server at once. */
export async function endSession(actor: Exclude<Actor, { kind: 'visitor' }>) {
	await db.transaction(async (tx) => {
		await tx.delete(sessions).where(eq(sessions.id, actor.sessionId))
		await recordSecurity(tx, actor.accountId, 'signed-out')
		await announceChange(tx, [actor.accountId], { kind: 'sessions' })
	})
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

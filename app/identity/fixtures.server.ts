import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { db, only } from '#app/platform/db.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import type { Operator } from './actor.ts'
import { hashPassword } from './passwords.server.ts'
import { openSession } from './session.server.ts'
import { accounts, passkeys, sessions, signInMethods } from './tables.server.ts'

export const fixturePassword = 'correct horse battery'

/** A number that no seed uses, never the same twice. */
export const aPhone = () => `+9197${uniqueNumber()}`
const anEmail = (local = 'person') => `${local}-${uniqueNumber()}@lakeside.example`

/** An account that can sign in: a specialist by phone unless told otherwise, the others with `password`. */
export async function anAccount({
	password,
	...overrides
}: Partial<typeof accounts.$inferInsert> & { password?: string } = {}) {
	const kind = overrides.kind ?? 'specialist'
	const signIn = kind === 'specialist' ? { phone: aPhone() } : { email: anEmail(kind), emailVerified: true }
	const account = only(
		await db
			.insert(accounts)
			.values({ kind, name: kind === 'specialist' ? 'Dr Asha Menon' : 'Meera Kulkarni', ...signIn, ...overrides })
			.returning(),
	)
	if (password !== undefined)
		await db.insert(signInMethods).values({
			accountId: account.id,
			providerId: 'password',
			providerAccountId: account.id,
			password: await hashPassword(password, 'fixtures'),
		})
	return account
}

/** A session of the account, with the `Cookie` header that carries it. */
export async function aSession(account: Pick<typeof accounts.$inferSelect, 'id' | 'kind'>) {
	const setCookie = await db.transaction((tx) =>
		openSession(tx, account, { ipAddress: '127.0.0.1', userAgent: 'test' }),
	)
	const [session] = await db
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.accountId, account.id))
		.orderBy(desc(sessions.createdAt))
		.limit(1)
	if (!session) throw new Error('The session was not opened')
	return { sessionId: session.id, cookie: setCookie.split(';')[0] ?? '' }
}

/** A passkey of the account, as far as the list knows it: no device holds it. */
export async function aPasskey(accountId: string, label = 'My phone') {
	const [credentialId, publicKey] = [randomBytes(16).toString('base64url'), randomBytes(77)]
	return only(await db.insert(passkeys).values({ accountId, credentialId, publicKey, label }).returning())
}

/** One of us, signed in. */
export async function anOperator(overrides: Partial<typeof accounts.$inferInsert> = {}): Promise<Operator> {
	const account = await anAccount({ name: 'Ravi Deshpande', ...overrides, kind: 'operator' })
	const { sessionId } = await aSession(account)
	return { kind: 'operator', accountId: account.id, sessionId, name: account.name }
}

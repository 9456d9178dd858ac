import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import type { Operator } from './actor.ts'
import { hashPassword } from './sign-in/passwords.server.ts'
import { openSession } from './sessions/session.server.ts'
import type { AccountStatus } from './account-status.ts'
import { accounts, accountStatus, passkeys, sessions, passwords, suspendedNumbers } from './tables.server.ts'

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
	const role = kind === 'operator' ? ({ operatorRole: 'lead' } as const) : {}
	const account = only(
		await db
			.insert(accounts)
			.values({
				kind,
				name: kind === 'specialist' ? 'Dr Asha Menon' : 'Meera Kulkarni',
				...signIn,
				...role,
				...overrides,
			})
			.returning(),
	)
	if (password !== undefined)
		await db.insert(passwords).values({ accountId: account.id, hash: await hashPassword(password, 'fixtures') })
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

/** An account that was suspended, or suspended and restored. */
export async function anAccountStatus({ status }: { status: AccountStatus }) {
	const account = await anAccount({ suspendedAt: status === 'suspended' ? new Date() : null })
	return only(await db.insert(accountStatus).values({ id: account.id, status, reason: 'A forged degree.' }).returning())
}

/** One of us, signed in: a lead unless told otherwise. */
export async function anOperator(overrides: Partial<typeof accounts.$inferInsert> = {}): Promise<Operator> {
	const account = await anAccount({ name: 'Ravi Deshpande', ...overrides, kind: 'operator' })
	const { sessionId } = await aSession(account)
	return {
		kind: 'operator',
		accountId: account.id,
		sessionId,
		name: account.name,
		role: account.operatorRole ?? 'check',
	}
}

/** A number that can neither log in nor register. */
export const aSuspendedNumber = async ({ phone = aPhone(), reason = 'Order 12/2026 of the Department.' } = {}) =>
	only(await db.insert(suspendedNumbers).values({ phone, reason }).returning())

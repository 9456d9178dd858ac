import { createHash } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { brand } from '#app/brand.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'
import { cookieAttributes, cookieName } from '../sessions/cookies.server.ts'
import { sessionTokensHashed } from '../sessions/session-adapter.server.ts'
import { accounts, sessions, signInMethods, twoFactors, verifications } from '../tables.server.ts'

export const sessionCookieName = cookieName('s')

/** Longest life of any session, in seconds; session.server.ts ends members' and operators' sooner. */
export const sessionLifeSeconds = 30 * 24 * 3600

/** Names a secret in what it encrypted, wherever in the list it stands: 48 bits of its hash. */
const versionOf = (secret: string) => createHash('sha256').update(secret).digest().readUIntBE(0, 6)

/** What better-auth writes before everything that it encrypts now. */
export const currentEnvelope = `$ba$${versionOf(env.SECRET)}$`

/**
 * The second factor, and the sessions that it opens. Its HTTP handler is not mounted: pages call `auth.api` from their
 * actions, behind the request gate and the limits of this folder. Passwords (member-sign-in.server.ts) and phone codes
 * (phone-code.server.ts) are ours.
 */
export const auth = betterAuth({
	baseURL: env.APP_ORIGIN,
	// Authenticators that a release without versions encrypted are read with this one, until `resealAuthenticators` was there.
	secret: env.SECRET,
	secrets: secrets.map((value) => ({ version: versionOf(value), value })),
	telemetry: { enabled: false },
	logger: {
		level: 'warn',
		log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ from: 'auth' }, message),
	},
	database: sessionTokensHashed(
		drizzleAdapter(db, {
			provider: 'pg',
			schema: {
				user: accounts,
				session: sessions,
				account: signInMethods,
				verification: verifications,
				twoFactor: twoFactors,
			},
		}),
	),
	user: { additionalFields: { kind: { type: 'string', required: true, input: false } } },
	session: {
		expiresIn: sessionLifeSeconds,
		disableSessionRefresh: true,
		cookieCache: { enabled: false },
		fields: { userId: 'accountId' },
	},
	account: { fields: { userId: 'accountId', accountId: 'providerAccountId' } },
	plugins: [
		twoFactor({
			issuer: brand.name,
			// It knows of no password: our pages ask for it before, where there is one.
			allowPasswordless: true,
			schema: { twoFactor: { fields: { userId: 'accountId' } } },
		}),
	],
	rateLimit: { enabled: false },
	trustedOrigins: [env.APP_ORIGIN],
	advanced: {
		database: { generateId: false },
		useSecureCookies: false,
		cookiePrefix: cookieName('auth'),
		cookies: { session_token: { name: sessionCookieName, attributes: { ...cookieAttributes } } },
		defaultCookieAttributes: { ...cookieAttributes },
	},
})

import { asc, eq } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import {
	accounts,
	consentReceipts,
	knownDevices,
	passkeyChallenges,
	passkeys,
	sessions,
	signInMethods,
	twoFactors,
} from './tables.server.ts'

const secret = 'Login secrets, left out because anyone with this file could misuse them.'

/** Our record of a person and how they sign in, without anything that lets another sign in. */
export const identityExport: PersonalExport = {
	name: 'account',
	holds: [accounts, sessions, knownDevices, passkeys, consentReceipts],
	leavesOut: [
		{ table: signInMethods, because: secret },
		{ table: twoFactors, because: secret },
		{ table: passkeyChallenges, because: 'Kept for a few minutes only and contains no personal information.' },
	],
	async collect(accountId) {
		return { records: await readRecords(accountId), files: [] }
	},
}

async function readRecords(accountId: string) {
	const [account] = await db
		.select({
			id: accounts.id,
			name: accounts.name,
			phone: accounts.phone,
			email: accounts.email,
			authenticatorApp: accounts.twoFactorEnabled,
			lastSignedInAt: accounts.lastSignedInAt,
			createdAt: accounts.createdAt,
		})
		.from(accounts)
		.where(eq(accounts.id, accountId))
	return {
		account,
		sessions: await db
			.select({
				device: sessions.userAgent,
				ipAddress: sessions.ipAddress,
				openedAt: sessions.createdAt,
				lastSeenAt: sessions.lastSeenAt,
				expiresAt: sessions.expiresAt,
			})
			.from(sessions)
			.where(eq(sessions.accountId, accountId))
			.orderBy(asc(sessions.createdAt)),
		knownDevices: await db
			.select({ knownSince: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
			.from(knownDevices)
			.where(eq(knownDevices.accountId, accountId)),
		passkeys: await db
			.select({ label: passkeys.label, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
			.from(passkeys)
			.where(eq(passkeys.accountId, accountId)),
		consents: await db
			.select({
				item: consentReceipts.item,
				noticeVersion: consentReceipts.version,
				language: consentReceipts.language,
				givenAt: consentReceipts.givenAt,
				withdrawnAt: consentReceipts.withdrawnAt,
			})
			.from(consentReceipts)
			.where(eq(consentReceipts.accountId, accountId))
			.orderBy(asc(consentReceipts.givenAt)),
	}
}

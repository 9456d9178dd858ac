import { accounts, passwords } from '#app/identity/tables.server.ts'
import { insertAll } from './insert.ts'
import type { Random } from './random.ts'

export type SeedAccount = typeof accounts.$inferInsert & { id: string; passwordHash?: string }

export function memberAccount(
	random: Random,
	{ name, email, createdAt, passwordHash }: { name: string; email: string; createdAt: Date; passwordHash: string },
): SeedAccount {
	return {
		id: random.uuid(),
		kind: 'member',
		name,
		email,
		emailVerified: true,
		createdAt,
		updatedAt: createdAt,
		passwordHash,
	}
}

export async function insertAccounts(rows: SeedAccount[]) {
	await insertAll(
		accounts,
		rows.map(({ passwordHash: _hash, ...row }) => row),
	)
	await insertAll(
		passwords,
		rows.flatMap(({ id, passwordHash }) => (passwordHash ? [{ accountId: id, hash: passwordHash }] : [])),
	)
}

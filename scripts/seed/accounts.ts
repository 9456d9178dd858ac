import { brand } from '#app/brand.ts'
import { accounts, signInMethods } from '#app/identity/tables.server.ts'
import { insertAll } from './insert.ts'
import type { Random } from './random.ts'

export type SeedAccount = typeof accounts.$inferInsert & { id: string; passwordHash?: string }

/** The same for every demo account with an e-mail address. Production never has them: the seed refuses to run there. */
export const demoPassword = 'theatre-list-demo'

/** One block of numbers for all seeded people: +91 90000 00001 and up. Seeding sends nothing to anybody. */
export const seededPhone = (number: number) => `+91${9_000_000_000 + number}`

const domain = brand.email.split('@')[1] ?? 'demo.example'

export const demoAccounts = {
	/** In the order of the first specialists of the seed. */
	specialists: [
		{
			phone: seededPhone(1),
			name: 'Dr Asha Menon',
			note: 'anesthesiologist in Pune, verified, with resume and applications in every stage',
		},
		{ phone: seededPhone(2), name: 'Dr Ravi Iyer', note: 'anesthesiologist, verified, hired before' },
		{ phone: seededPhone(3), name: 'Sister Mary Thomas', note: 'theatre nurse, registration waiting to be checked' },
	],
	/** By position in the list of seeded hospitals. */
	hospitals: {
		0: { email: 'owner@lakeside.example', name: 'Kavita Deshpande', note: 'Lakeside Heart Institute, verified, owner' },
		30: { email: 'owner@pending.example', name: 'Sunil Karnik', note: 'a hospital that waits to be verified' },
		36: { email: 'owner@rejected.example', name: 'Leela Nambiar', note: 'a hospital whose papers were refused' },
	} as Record<number, { email: string; name: string; note: string } | undefined>,
	recruiter: {
		email: 'recruiter@lakeside.example',
		name: 'Imran Shaikh',
		note: 'Lakeside Heart Institute, verified, recruiter',
	},
	operator: { email: `operator@${domain}`, name: 'Nandini Rao', note: 'checks hospitals at /operator' },
}

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
		signInMethods,
		rows.flatMap(({ id, passwordHash }) =>
			passwordHash ? [{ accountId: id, providerId: 'credential', providerAccountId: id, password: passwordHash }] : [],
		),
	)
}

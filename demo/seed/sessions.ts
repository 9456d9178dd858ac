import { sessions } from '#app/identity/tables.server.ts'
import type { SeedAccount } from './accounts.ts'
import { daysAgo, now } from './clock.ts'
import { insertAll } from './insert.ts'
import type { Random } from './random.ts'

const day = 86_400_000

/** Most people have used the product in the last two weeks, on their phone. */
export async function insertSessions(random: Random, accounts: SeedAccount[]) {
	await insertAll(
		sessions,
		accounts.flatMap(({ id: accountId, createdAt: registeredAt = now }) => {
			// Most of those who came back did so lately.
			const lastSeenAt = daysAgo(Math.min(random.whole(0, 13), random.whole(0, 13)), random.whole(7, 21))
			const createdAt = new Date(Math.max(lastSeenAt.getTime() - random.whole(0, 12) * day, registeredAt.getTime()))
			if (random.chance(0.25) || createdAt > lastSeenAt) return []
			return {
				id: random.uuid(),
				accountId,
				token: random.uuid(),
				userAgent: phone,
				lastSeenAt,
				...{ createdAt, updatedAt: lastSeenAt, authenticatedAt: createdAt },
				expiresAt: new Date(lastSeenAt.getTime() + 14 * day),
			}
		}),
	)
}

const phone =
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

import { sql } from 'drizzle-orm'
import { readSignedId, signId } from '#app/identity/signed-ids.server.ts'
import { only, type Transaction } from '#app/platform/database/db.server.ts'
import { coverLimits } from '../asking/kinds.ts'
import { coverLinks } from '../tables.server.ts'

const purpose = 'cover request'

/**
 * The path that an SMS carries to one person whom a request asks. It shows the request and can accept it, once, without logging in:
 * whoever is called out at night should not type a code first. What only the one who comes may know it never shows.
 */
export async function makeCoverLink(tx: Transaction, request: { id: string; startsAt: Date }, specialistId: string) {
	const { id } = only(
		await tx
			.insert(coverLinks)
			.values({
				requestId: request.id,
				specialistId,
				expiresAt: sql`least(${request.startsAt.toISOString()}::timestamptz, now() + make_interval(hours => ${coverLimits.linkHours}))`,
			})
			.returning({ id: coverLinks.id }),
	)
	return `/c/${signId(purpose, id)}`
}

/** The link of an address, or null when we did not write it. */
export const readCoverLink = (token: string | undefined) => readSignedId(purpose, token)

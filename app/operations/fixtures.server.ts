import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/db.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { searchPeople } from './people.server.ts'
import { operatorInvitations } from './tables.server.ts'

/** A search of the operator for one account or hospital, which it finds. */
export async function aPeopleSearch(operator: Operator, id: string) {
	const searched = await searchPeople(operator, { q: id, reason: 'A hospital asked.' })
	if (!searched.ok) throw new Error(searched.failure)
	return { id: searched.value.searchId }
}

/** An invitation to become an operator; no one knows its link. */
export const anOperatorInvitation = async (invitedBy: Operator) =>
	only(
		await db
			.insert(operatorInvitations)
			.values({
				...{
					email: `${uniqueWord()}@us.example`,
					role: 'check',
					invitedBy: invitedBy.accountId,
					tokenHash: randomBytes(32).toString('base64url'),
				},
				expiresAt: sql`now() + interval '7 days'`,
			})
			.returning(),
	)

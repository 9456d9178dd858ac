import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accountAppealPath, tokenIn, appealForAccount } from '#app/cases/appeals.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accountStatusEvents } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { searchPeople } from './people/people.server.ts'
import { suspendAccount } from './people/suspension.server.ts'
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

/** The suspension of an account against which its owner has appealed. */
export async function anAppeal() {
	const person = await aSpecialist()
	const suspended = await suspendAccount(await anOperator(), person.accountId, 'A forged degree.')
	if (!suspended.ok) throw new Error(suspended.failure)
	const [event] = await db.select().from(accountStatusEvents).where(eq(accountStatusEvents.accountId, person.accountId))
	const decisionId = event?.id ?? ''
	const token = tokenIn(accountAppealPath(decisionId))
	if (!(await appealForAccount(token, 'The degree is genuine.'))) throw new Error('Not appealed')
	return { decisionId, accountId: person.accountId, token }
}

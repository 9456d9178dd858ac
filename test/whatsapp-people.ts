import { eq } from 'drizzle-orm'
import { askNext } from '#app/cover/asking/cascade.server.ts'
import { lockCover } from '#app/cover/transitions.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { recordConsent } from '#app/specialists/consents.server.ts'

export const phone = '+919822012345'

/** The person has WhatsApp on, with this number. */
export async function turnOn<Person extends { accountId: string }>(person: Person, number = phone): Promise<Person> {
	await db.update(accounts).set({ phone: number }).where(eq(accounts.id, person.accountId))
	await recordConsent(person.accountId, 'whatsapp')
	return person
}

/** The next wave of people is asked. */
export const askForCover = (id: string) =>
	db.transaction(async (tx) => {
		const request = await lockCover(tx, id)
		if (request) await askNext(tx, request)
	})

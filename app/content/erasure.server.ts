import { sql } from 'drizzle-orm'
import { removeCases } from '#app/cases/cases.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { contactMessages } from './tables.server.ts'

/** Removes contact form messages that came from the address of an erased person. */
export const eraseMessagesFrom: Eraser = async (tx, { email }) => {
	if (!email) return
	const gone = await tx
		.delete(contactMessages)
		.where(sql`lower(${contactMessages.email}) = lower(${email})`)
		.returning({ id: contactMessages.id })
	await removeCases(
		tx,
		'contact-message',
		gone.map(({ id }) => id),
	)
}

import { securityEvent } from '#app/identity/sessions/security-events.server.ts'
import { securityChanged } from '#app/notifications/messages.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { findReader } from './brief.server.ts'

/** A specialist's address is in the profile, not in the account: they are told by mail from here. */
export const mailSpecialistOfSecurity = defineTask({
	name: 'specialists.security-mail',
	payload: securityEvent.payload,
	on: securityEvent,
	async run({ id, accountId, ...facts }) {
		await db.transaction(async (tx) => {
			const to = await findReader(tx, accountId)
			await writeTo(tx, securityChanged, { to, key: `security/${id}`, facts })
		})
	},
})

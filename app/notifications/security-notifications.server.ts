import { eq } from 'drizzle-orm'
import { securityEvent } from '#app/identity/sessions/security-events.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { securityChanged } from './messages.ts'
import { send } from './notify.server.ts'

/** Notifies the owner of an account, in the app and by email, of a change to how it can be logged in to. */
export const notifyOfSecurityEvent = defineTask({
	name: 'notifications.security',
	payload: securityEvent.payload,
	on: securityEvent,
	async run({ id, accountId, ...facts }) {
		await db.transaction(async (tx) => {
			const owner = await tx
				.select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
				.from(accounts)
				.where(eq(accounts.id, accountId))
			await send(tx, securityChanged, { to: owner, key: `security/${id}`, facts })
		})
	},
})

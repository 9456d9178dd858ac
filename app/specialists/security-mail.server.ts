import { eq } from 'drizzle-orm'
import { securityEvent } from '#app/identity/security-events.server.ts'
import { securityLabels } from '#app/identity/security-labels.ts'
import { mailOfSecurity } from '#app/notifications/security-notifications.server.ts'
import { db } from '#app/platform/db.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
import { specialists } from './tables.server.ts'

/** A specialist's address is in the profile, not in the account: they are told by mail from here. */
export const mailSpecialistOfSecurity = defineTask({
	name: 'specialists.security-mail',
	payload: securityEvent.payload,
	on: securityEvent,
	async run({ id, accountId, kind, device }) {
		await db.transaction(async (tx) => {
			const [profile] = await tx
				.select({ name: specialists.name, email: specialists.email })
				.from(specialists)
				.where(eq(specialists.id, accountId))
			if (!profile?.email) return
			await mailOfSecurity(tx, { to: profile.email, name: profile.name, id, ...securityLabels(kind, device) })
		})
	},
})

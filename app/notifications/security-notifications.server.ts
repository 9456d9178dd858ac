import { eq } from 'drizzle-orm'
import { securityEvent } from '#app/identity/security-events.server.ts'
import { securityLabels } from '#app/identity/security-labels.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { queueMail } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
import { notify } from './notify.server.ts'

const page = '/account/security'

/** Tells the owner of an account, behind the bell and by mail, what changed in how it is logged in to. No switch silences it. */
export const notifyOfSecurityEvent = defineTask({
	name: 'notifications.security',
	payload: securityEvent.payload,
	on: securityEvent,
	async run({ id, accountId, kind, device }) {
		await db.transaction(async (tx) => {
			const [account] = await tx
				.select({ name: accounts.name, email: accounts.email })
				.from(accounts)
				.where(eq(accounts.id, accountId))
			if (!account) return
			const words = securityLabels(kind, device)
			await notify(tx, [accountId], { key: `security/${id}`, ...words, href: page })
			if (account.email) await mailOfSecurity(tx, { ...account, to: account.email, id, ...words })
		})
	},
})

/** The same by mail, to an address that we know to be theirs. */
export function mailOfSecurity(
	tx: Transaction,
	{ to, name, id, title, body }: { to: string; name: string; id: string; title: string; body: string },
) {
	const action = { label: 'Review logged-in devices', url: env.APP_ORIGIN + page }
	const mail = renderMail({ heading: title, paragraphs: [`Hello ${name},`, body], action })
	return queueMail(tx, { to, subject: title, ...mail, key: `mail/security/${id}` })
}

import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { queueMail } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

type EmailMessage = { key: string; subject: string; paragraphs: string[]; action: { label: string; href: string } }

/** Writes to whoever owns the data, whatever their switches say: it is about the account itself. Nothing without an address. */
export async function emailOwner(tx: Transaction, accountId: string, { key, subject, ...letter }: EmailMessage) {
	const [owner] = await tx
		.select({ name: specialists.name, email: specialists.email })
		.from(specialists)
		.where(eq(specialists.id, accountId))
	if (!owner?.email) return
	const mail = renderMail({
		heading: subject,
		paragraphs: [`Hello ${owner.name},`, ...letter.paragraphs],
		action: { label: letter.action.label, url: env.APP_ORIGIN + letter.action.href },
	})
	await queueMail(tx, { to: owner.email, subject, ...mail, key: `account-mail/${key}/${accountId}` })
}

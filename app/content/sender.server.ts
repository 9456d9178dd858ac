import { eq } from 'drizzle-orm'
import type { Actor } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/db.server.ts'

/** Name and e-mail address of who is signed in, to spare them the typing. */
export async function findSender(actor: Actor): Promise<{ name: string; email: string | null } | null> {
	if (actor.kind === 'visitor') return null
	const [account] = await db
		.select({ name: accounts.name, email: accounts.email })
		.from(accounts)
		.where(eq(accounts.id, actor.accountId))
	return account ?? null
}

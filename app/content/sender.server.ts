import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/** Name and e-mail address of who is signed in, to spare them the typing. Specialists need not have given one. */
export async function findSender(actor: Actor): Promise<{ name: string; email: string | null } | null> {
	if (actor.kind === 'visitor') return null
	const [sender] = await db
		.select({ name: accounts.name, email: sql<string | null>`coalesce(${specialists.email}, ${accounts.email})` })
		.from(accounts)
		.leftJoin(specialists, eq(specialists.id, accounts.id))
		.where(eq(accounts.id, actor.accountId))
	return sender ?? null
}

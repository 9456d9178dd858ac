import { sql } from 'drizzle-orm'
import { db } from './db.server.ts'

/**
 * Throws `PowerfulAccount` where the account of DATABASE_URL is a superuser, passes row policies by, or owns our tables: no policy would
 * hold for a statement that a fault or an attacker slips in. Where the database is away, that is for others to say.
 */
export async function refusePowerfulAccount() {
	const { rows } = await db
		.execute<{ account: string; powerful: boolean }>(
			sql`select rolname as account, rolsuper or rolbypassrls or exists (
					select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_has_role(rolname, relowner, 'member')
				) as powerful
				from pg_roles where rolname = session_user`,
		)
		.catch(() => ({ rows: [] }))
	const [found] = rows
	if (!found?.powerful) return
	const error = new Error(
		`The account ${found.account} in DATABASE_URL owns the tables or is a superuser, so the rules that guard the rows of people would not hold. Give its address to MIGRATION_DATABASE_URL, name another account in DATABASE_URL, and run the migration: it makes that account.`,
	)
	error.name = 'PowerfulAccount'
	throw error
}

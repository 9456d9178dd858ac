// Brings the database of DATABASE_URL up to this release: tables, what stands on them, then queues. Part of every deployment; safe to repeat.
import { setTimeout } from 'node:timers/promises'
import { existsSync } from 'node:fs'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { applyObjects } from './database-objects.ts'
import type { DatabaseObject } from '#app/platform/database/database-objects.ts'
import { errorCode, faultOf } from '#app/platform/http/faults.ts'
import { requestRole, siteRole, systemRole } from '#app/platform/database/row-roles.ts'
import { reasonForOperator } from '../start/operator-reason.ts'
import { StopReason } from '../start/stop-reason.ts'
import { isConcurrent } from './migration-rules.ts'

/** Any number, so long as every release takes the same one. */
const lockNumber = 7_304_201

/** Building an index of a large table takes this long at most; a process that holds the lock longer hangs. */
const patienceMs = 15 * 60_000

const otherHistory =
	'The tables in this database were made by another release, and this one cannot take them over. If it is a demo, delete its data folder (.data, or the one in DATA_DIR) and start again. Otherwise point DATABASE_URL to a new database.'
const stillLocked =
	'Another process has been migrating this database for too long. Find it in pg_stat_activity (application_name is migrate), end it and start again.'

const mayNotMakeRole = (user: string) =>
	`The user of DATABASE_URL may not make the role that requests are answered in. As an administrator: CREATE ROLE ${requestRole} NOLOGIN; CREATE ROLE ${siteRole} NOLOGIN (those that are missing); GRANT ${requestRole}, ${siteRole} TO ${user}; and start again.`

const mayNotMakeAccount = (account: string) =>
	`The user of MIGRATION_DATABASE_URL may not make the account of DATABASE_URL. As an administrator: CREATE ROLE ${systemRole} NOLOGIN; CREATE ROLE ${siteAccess} NOLOGIN NOINHERIT (those that are missing); GRANT ${siteRole} TO ${siteAccess}; CREATE ROLE ${account} LOGIN PASSWORD '…' (if there is none); GRANT ${requestRole}, ${siteAccess}, ${systemRole} TO ${account}; and start again.`

const requestRoles = [requestRole, siteRole]

/**
 * Through it the app’s account may take `siteRole` without being of it: a policy holds for whoever inherits the rights of its role, and what is
 * no request is not narrowed to sites.
 */
const siteAccess = 'app_site_access'

type Options = { folder?: string; objects?: readonly DatabaseObject[]; patience?: number; appUrl?: string }

/** Applies the missing migrations and says how many, one process at a time. A second process waits and then finds nothing to do. */
export async function migrate(
	databaseUrl: string,
	{ folder = 'migrations', objects, patience = patienceMs, appUrl = databaseUrl }: Options = {},
) {
	const { databaseObjects } = await import('#app/database-objects.server.ts')
	const client = new pg.Client({
		connectionString: databaseUrl,
		connectionTimeoutMillis: 5_000,
		application_name: 'migrate',
	})
	client.on('error', () => undefined)
	await client.connect()
	try {
		await waitForTurn(client, performance.now() + patience)
		// A migration that cannot get its lock gives up rather than hold up everyone behind it.
		await client.query("set lock_timeout = '5s'; set client_min_messages = warning")
		// Policies name the roles.
		await makeRequestRoles(client)
		const applied = existsSync(`${folder}/meta/_journal.json`) ? await applyMissing(client, folder) : 0
		await applyObjects(client, objects ?? databaseObjects)
		await admitRequests(client)
		await admitApp(client, appUrl)
		return { applied }
	} finally {
		await client.end()
	}
}

/** Asks again and again: a statement that waits for the lock would hold up an index that is built CONCURRENTLY. */
async function waitForTurn(client: pg.Client, until: number) {
	for (let isFirst = true; ; isFirst = false) {
		const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockNumber])
		if (rows[0]?.mine) return
		if (performance.now() > until) throw new StopReason(stillLocked)
		if (isFirst) process.stderr.write('Another process is migrating this database. Waiting for it to finish.\n')
		await setTimeout(200)
	}
}

type Applied = { hash: string }

/** The table is drizzle's own, so that its tools go on working. Its migrator puts all of them into one transaction. */
async function applyMissing(client: pg.Client, migrationsFolder: string) {
	await client.query(`
		create schema if not exists drizzle;
		create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
	const { rows: applied } = await client.query<Applied>('select hash from drizzle.__drizzle_migrations order by id')
	const known = readMigrationFiles({ migrationsFolder })
	const done = await adopt(client, applied, known[0])
	if (done.some(({ hash }, at) => hash !== known[at]?.hash)) throw new StopReason(otherHistory)
	const missing = known.slice(done.length)
	for (const migration of missing) await apply(client, migration)
	return missing.length
}

/** What the first migration took the place of, as a database from before it remembers it: how many migrations, and the last of them. */
const earlier = { count: 82, last: '613c979279d42be6438f582f2a2e3a0f6f4283161d9cffa872ad6d4564bf7b4e' }

/** A database that had come to the end of the earlier history has what the first migration makes. Returns what counts as applied. */
async function adopt(client: pg.Client, applied: Applied[], first: MigrationMeta | undefined): Promise<Applied[]> {
	if (!first || applied.length !== earlier.count || applied.at(-1)?.hash !== earlier.last) return applied
	await client.query('begin')
	await client.query('delete from drizzle.__drizzle_migrations')
	await remember(client, first)
	await client.query('commit')
	return [first]
}

const remember = (client: pg.Client, { hash, folderMillis }: MigrationMeta) =>
	client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis])

/** One transaction, but for indexes that are built while the old release goes on writing (migration-rules.ts). */
async function apply(client: pg.Client, migration: MigrationMeta) {
	const inTransaction = !migration.sql.some(isConcurrent)
	if (inTransaction) await client.query('begin')
	for (const statement of migration.sql) await client.query(statement)
	await remember(client, migration)
	if (inTransaction) await client.query('commit')
}

/** The roles in which requests are answered. They belong to all databases of a server, so another one may be making them too. */
const makeRequestRoles = (client: pg.Client) =>
	unlessRefused(client, async () => {
		for (const role of requestRoles) await makeRole(client, role)
	})

/** Lets those roles use all tables, those that come later included: policies say which rows. */
async function admitRequests(client: pg.Client) {
	for (const role of requestRoles) {
		await unlessRefused(client, async () => {
			if (!(await mayTakeRole(client, role))) await client.query(`grant ${role} to current_user`)
		})
		await letUseTables(client, role)
	}
}

async function unlessRefused(client: pg.Client, change: () => Promise<void>) {
	try {
		await change()
	} catch (error) {
		if (errorCode(error) !== '42501') throw error
		throw new StopReason(mayNotMakeRole(client.user ?? 'that user'))
	}
}

/** Another process of the same server may be making it too. */
const makeRole = (client: pg.Client, role: string, more = '') =>
	client.query(`do $$ begin
		if not exists (select from pg_roles where rolname = ${pg.escapeLiteral(role)}) then
			create role ${pg.escapeIdentifier(role)} ${more || 'nologin'};
		end if;
	exception when duplicate_object or unique_violation then null;
	end $$`)

/** All tables, those that come later included. */
async function letUseTables(client: pg.Client, role: string) {
	await client.query(`
		alter default privileges grant usage on schemas to ${role};
		alter default privileges grant select, insert, update, delete on tables to ${role};
		alter default privileges grant usage on sequences to ${role}`)
	const { rows: schemas } = await client.query<{ name: string }>(
		`select quote_ident(nspname) as name from pg_namespace where nspname in ('public', 'drizzle', 'pgboss')`,
	)
	for (const { name } of schemas)
		await client.query(`
			grant usage on schema ${name} to ${role};
			grant select, insert, update, delete on all tables in schema ${name} to ${role};
			grant usage on all sequences in schema ${name} to ${role}`)
}

/**
 * Makes the account in which the app logs in, where that is not the owner of the tables, and lets it use them: as `systemRole`, which
 * every row policy lets pass, for what is no request. Its password is set when it is made and not changed afterwards.
 */
async function admitApp(client: pg.Client, appUrl: string) {
	const { username, password } = new URL(appUrl)
	const account = decodeURIComponent(username)
	if (account === '' || account === client.user) return
	try {
		await makeRole(client, systemRole)
		await makeRole(client, siteAccess, 'nologin noinherit')
		await client.query(`grant ${siteRole} to ${siteAccess}`)
		await makeRole(client, account, `login password ${pg.escapeLiteral(decodeURIComponent(password))}`)
		await client.query(`grant ${requestRole}, ${siteAccess}, ${systemRole} to ${pg.escapeIdentifier(account)}`)
	} catch (error) {
		if (errorCode(error) !== '42501') throw error
		throw new StopReason(mayNotMakeAccount(account))
	}
	await letUseTables(client, systemRole)
	const { rows: guarded } = await client.query<{ name: string }>(`
		select format('%I.%I', nspname, relname) as name
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relrowsecurity and nspname = 'public'
			and not exists (select from pg_policy where polrelid = pg_class.oid and polname = '${systemRows}')`)
	for (const { name } of guarded)
		await client.query(`create policy ${systemRows} on ${name} to ${systemRole} ${everyRow}`)
}

/** The policy of each guarded table for what is no request. */
export const systemRows = 'system_rows'
export const everyRow = 'using (true) with check (true)'

/** By taking it: what `pg_has_role` is asked for is another word in PostgreSQL 15 than in later ones. */
async function mayTakeRole(client: pg.Client, role: string) {
	try {
		await client.query(`set role ${role}`)
		await client.query('reset role')
		return true
	} catch (error) {
		if (errorCode(error) !== '42501') throw error
		return false
	}
}

async function main() {
	const { env } = await import('#app/platform/env.server.ts')
	const owner = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL
	const { applied } = await migrate(owner, { appUrl: env.DATABASE_URL })
	const { createQueues, stopTasks } = await import('#app/platform/tasks/tasks.server.ts')
	const { tasks } = await import('#app/tasks.server.ts')
	await createQueues(tasks, owner)
	await stopTasks()
	const what = applied === 0 ? 'nothing had to be changed' : `${applied} migration${applied === 1 ? '' : 's'} applied`
	process.stdout.write(`The database is up to date with this release: ${what}.\n`)
}

/** A wrong account or password, or no such database. */
const refusals = /^(28\w{3}|3D000)$/

/** One sentence, since this is also what a person sees when DATABASE_URL is wrong. */
function explain(error: unknown): string {
	const code = errorCode(error)
	if (code === '55P03')
		return 'A table was in use for too long, so its migration was not applied. Start again when the long statement in pg_stat_activity has ended.'
	const isOfStatement = faultOf(error) === null && !refusals.test(code ?? '')
	if (error instanceof pg.DatabaseError && isOfStatement)
		return `A migration failed and was not applied: ${error.message} (SQLSTATE ${String(code)}).`
	return reasonForOperator(error)
}

if (import.meta.main) {
	try {
		await main()
	} catch (error) {
		process.stderr.write(`${explain(error)}\n`)
		process.exit(1)
	}
}

import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { databaseObjects } from '#app/database-objects.server.ts'
import { jobFacets } from '#app/jobs/search/facets.ts'
import {
	type DatabaseObject,
	defineDeferredTrigger,
	defineFunction,
	definePolicy,
	defineTrigger,
	defineView,
} from '#app/platform/database/database-objects.ts'
import { specialistFacets } from '#app/specialists/search/facets.ts'
import { withDatabase } from '#test/database-url.ts'
import { applyObjects, listObjects } from './database-objects.ts'
import { migrate, systemRows } from './migrate.ts'

const { serverUrl, run, template } = inject('database')
const name = `${run}_objects`

async function onServer(sql: string) {
	const client = new pg.Client({ connectionString: serverUrl })
	await client.connect()
	await client.query(sql)
	await client.end()
}

let client: pg.Client
beforeEach(async () => {
	await onServer(`create database ${name}`)
	client = new pg.Client({ connectionString: withDatabase(serverUrl, name) })
	await client.connect()
	await client.query('create table wards (id uuid primary key default gen_random_uuid(), beds int, note text)')
})
afterEach(async () => {
	await client.end()
	await onServer(`drop database ${name} with (force)`)
})

const one = async (sql: string) => (await client.query<{ value: unknown }>(sql)).rows.map(({ value }) => value)

test('the database has the views, functions, triggers and policies that are declared, and no others', async () => {
	const migrated = new pg.Client({ connectionString: withDatabase(serverUrl, template) })
	await migrated.connect()
	const found = [...(await listObjects(migrated))].filter((each) => !each.startsWith(`policy ${systemRows} `))
	await migrated.end()

	expect(found.toSorted()).toEqual(databaseObjects.map((object) => object.name).toSorted())
})

test('every option of a filter has a bit in a number', () => {
	expect(Math.max(jobFacets.length, specialistFacets.length)).toBeLessThanOrEqual(52)
})

const beds = (least: number): DatabaseObject =>
	defineFunction('least_beds', `() returns int immutable language sql return ${least}`)
const big = defineView('big_wards', 'select id, beds from wards where beds >= least_beds()')
const notes = defineView('noted_wards', 'select id from big_wards')

test('what has changed is applied, and nothing else', async () => {
	await applyObjects(client, [beds(2), big, notes])
	await client.query('insert into wards (beds) values (1), (3), (5)')
	const before = await one("select xmin::text as value from pg_class where relname = 'noted_wards'")
	expect(await one('select beds as value from big_wards order by 1')).toEqual([3, 5])

	await applyObjects(client, [beds(4), big, notes])

	expect(await one('select beds as value from big_wards')).toEqual([5])
	expect(await one("select xmin::text as value from pg_class where relname = 'noted_wards'")).toEqual(before)
})

test('a view with other columns takes the place of the old one, and what stands on it stays', async () => {
	await applyObjects(client, [beds(2), big, notes])

	await applyObjects(client, [beds(2), defineView('big_wards', 'select note, id from wards'), notes])

	await client.query("insert into wards (note) values ('quiet')")
	expect(await one('select note as value from big_wards join noted_wards using (id)')).toEqual(['quiet'])
})

test('a view that was dropped is made again', async () => {
	await applyObjects(client, [beds(2), big, notes])
	await client.query('drop view noted_wards')

	await applyObjects(client, [beds(2), big, notes])

	expect(await one('select count(*)::int as value from noted_wards')).toEqual([0])
})

test('of several, one that fails takes the others along', async () => {
	await applyObjects(client, [beds(2), big])

	await expect(applyObjects(client, [beds(4), defineView('big_wards', 'select nothing from wards')])).rejects.toThrow()
	await client.query('rollback')

	expect(await one('select least_beds() as value')).toEqual([2])
})

test('rows that hang on a function are written again when it changes', async () => {
	const refresh = defineFunction(
		'count_beds',
		`(ids uuid[]) returns void language sql as $$ update wards set note = least_beds()::text where id = any(ids) $$`,
	)
	const written = [{ ...beds(2), writes: [{ table: 'wards', by: 'count_beds' }] }, refresh]
	await client.query('insert into wards (beds) select n from generate_series(1, 450) n')
	await applyObjects(client, written)
	expect(await one('select distinct note as value from wards')).toEqual([null])

	await applyObjects(client, [{ ...beds(4), writes: [{ table: 'wards', by: 'count_beds' }] }, refresh])

	expect(await one('select distinct note as value from wards')).toEqual(['4'])
})

test('triggers and policies are replaced, those at the end of a transaction too', async () => {
	const fill = (note: string) =>
		defineFunction('fill', `() returns trigger language plpgsql as $$ begin new.note := '${note}'; return new; end $$`)
	const objects = (note: string, when: string) => [
		fill(note),
		defineTrigger('filled', { on: 'wards', when, run: 'execute function fill()' }),
		defineDeferredTrigger('checked', { on: 'wards', when: 'after insert', run: 'execute function fill()' }),
		definePolicy('few', 'wards', `using (note = '${note}')`),
	]
	await applyObjects(client, objects('a', 'before update'))
	await applyObjects(client, objects('b', 'before insert'))

	expect(await one('insert into wards (beds) values (1) returning note as value')).toEqual(['b'])
	expect(await one("select qual as value from pg_policies where policyname = 'few'")).toEqual(["(note = 'b'::text)"])
})

/** What the first migration makes, and the history that a database of before it remembers. */
async function toEarlierHistory() {
	const [first] = readMigrationFiles({ migrationsFolder: 'migrations' })
	await client.query('drop table wards')
	for (const statement of first?.sql ?? []) await client.query(statement)
	await client.query(`
		create schema drizzle;
		create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
		insert into drizzle.__drizzle_migrations (hash, created_at) select md5(n::text), n from generate_series(1, 81) n;
		insert into drizzle.__drizzle_migrations (hash, created_at)
			values ('613c979279d42be6438f582f2a2e3a0f6f4283161d9cffa872ad6d4564bf7b4e', 82)`)
}

test('a database that came to the end of the earlier history goes on from it, and its passwords move', async () => {
	await toEarlierHistory()
	await client.query(`
		insert into accounts (kind, name, email) values ('member', 'Meera Kulkarni', 'meera@lakeside.example');
		insert into sign_in_methods (account_id, provider_id, provider_account_id, password)
			select id, 'password', id::text, 'a hash' from accounts`)
	const later = readMigrationFiles({ migrationsFolder: 'migrations' }).length - 1

	expect(await migrate(withDatabase(serverUrl, name))).toEqual({ applied: later })
	expect(await one('select count(*)::int as value from drizzle.__drizzle_migrations')).toEqual([later + 1])
	expect(await one('select hash as value from passwords join accounts on accounts.id = account_id')).toEqual(['a hash'])
})

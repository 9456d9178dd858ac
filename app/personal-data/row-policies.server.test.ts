import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, getTableName, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aPairWhoMayWrite, aSentMessage } from '#app/messages/fixtures.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { notify, retractNotice } from '#app/notifications/notify.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { guardRowsFor } from '#app/identity/row-actor.server.ts'
import { env } from '#app/platform/env.server.ts'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import { requestRole, siteRole, systemRole } from '#app/platform/database/row-roles.ts'
import { asApp } from '#test/database-url.ts'
import { aMarkedPerson } from '#test/marked-person.ts'
import { declarations } from './declarations.server.ts'
import { collectEverything } from './exports.server.ts'
import { requestErasure } from './erasure.server.ts'
import { policiesOf } from './row-policies.server.ts'

const policies = declarations.flatMap(policiesOf)
const guarded = policies.filter(({ name }) => name.startsWith('policy own_rows ')).map(({ table }) => table)
/** And those that are open but for members of some sites. */
const withPolicies = [...new Set(policies.map(({ table }) => table))]

/** In a request of this actor. */
const as = <Answer>(actor: Parameters<typeof guardRowsFor>[0], run: () => Answer) =>
	guardRows(() => {
		guardRowsFor(actor)
		return run()
	})

/** Where in the file of its table each row is, which no two rows share. */
async function rowsOf(tables: readonly string[]): Promise<Record<string, string[]>> {
	const places = tables.map((table) => `select '${table}' as "table", array(select ctid::text from ${table}) as rows`)
	const { rows } = await db.execute<{ table: string; rows: string[] }>(sql.raw(places.join(' union all ')))
	return Object.fromEntries(rows.map(({ table, rows: found }) => [table, found]))
}

type Rows = Record<string, string[]>
const emptyIn = (found: Rows) => guarded.filter((table) => found[table]?.length === 0)
const inBoth = (one: Rows, two: Rows) => guarded.filter((table) => one[table]?.some((row) => two[table]?.includes(row)))

test('the documents say how many tables are guarded', () => {
	for (const [file, words] of [
		['docs/architecture.md', `in ${guarded.length} tables are guarded`],
		['docs/decisions/row-guard.md', `Guarded are ${guarded.length} tables`],
		['docs/reliability.md', `for ${guarded.length} tables: in the tests`],
	] as const)
		expect(readFileSync(file, 'utf8')).toContain(words)
})

test('row-level security is on where a policy is declared, and nowhere else', async () => {
	const { rows } = await db.execute<{ name: string }>(
		sql`select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
	)

	expect(rows.map(({ name }) => name).sort()).toEqual(withPolicies.toSorted())
})

test.each([requestRole, siteRole])('the role %s owns nothing, passes no policy by, and cannot log in', async (role) => {
	const { rows } = await db.execute(sql`
		select rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as can,
			(select count(*)::int from pg_class where relowner = pg_roles.oid) as owns
		from pg_roles where rolname = ${role}`)

	expect(rows).toEqual([{ can: false, owns: 0 }])
})

test('the account in which the app logs in owns nothing, and passes policies by only where they say so', async () => {
	const { rows } = await db.execute(sql`
		select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as can,
			(select count(*)::int from pg_class where relowner = pg_roles.oid) as owns
		from pg_roles where rolname in (${systemRole}, ${new URL(asApp(env.DATABASE_URL)).username})`)

	expect(rows).toEqual([
		{ can: false, owns: 0 },
		{ can: false, owns: 0 },
	])
})

test('the account in which the app logs in may take the role of members of some sites, whose policies do not hold for it otherwise', async () => {
	const { username } = new URL(asApp(env.DATABASE_URL))
	const { rows } = await db.execute(sql`
		select pg_has_role(${username}, ${siteRole}, 'member') as takes, pg_has_role(${username}, ${siteRole}, 'usage') as inherits`)

	expect(rows).toEqual([{ takes: true, inherits: false }])
})

test('what a person gets a copy of is not closed to them', () => {
	const closed = declarations.filter(({ guard, exported }) => guard && 'by' in guard && !('not' in exported))

	expect(closed.map(({ table }) => getTableName(table))).toEqual([])
})

describe('of two people who have used everything', () => {
	async function twoPeople() {
		const [one, two] = [await aMarkedPerson(), await aMarkedPerson()]
		for (const { asha } of [one, two]) await requestErasure(asha)
		await db.execute(sql`insert into thread_reads (thread_id, account_id) select id, specialist_id from threads`)
		await db.execute(sql`insert into application_invitations (application_id) select id from applications`)
		await db.execute(sql`insert into operator_settings (account_id) select id from accounts where kind = 'specialist'`)
		return { one, two, all: await rowsOf(guarded) }
	}

	test('a request whose sender is unknown finds nothing, nor does a connection that does not say whose it is', async () => {
		const { all } = await twoPeople()
		expect(emptyIn(all)).toEqual([])

		expect(emptyIn(await guardRows(() => rowsOf(guarded)))).toEqual(guarded)
		await db.transaction(async (tx) => {
			await tx.execute(sql`select set_config('role', ${requestRole}, true)`)
			for (const table of guarded) expect((await tx.execute(sql.raw(`select from ${table} limit 1`))).rows).toEqual([])
		})
	})

	test('a specialist finds their own rows, none of the other person, and not what teams note about them', async () => {
		const { one, two } = await twoPeople()
		const [own, others] = [await as(one.asha, () => rowsOf(guarded)), await as(two.asha, () => rowsOf(guarded))]

		expect(inBoth(own, others)).toEqual([])
		expect(emptyIn(own)).toEqual([
			'application_notes',
			'application_tags',
			'scorecards',
			'candidate_searches',
			'saved_views',
		])
	})

	test('a hospital finds what lies between it and people, and nothing of another hospital', async () => {
		const { one, two } = await twoPeople()
		const [own, others] = [await as(one.member, () => rowsOf(guarded)), await as(two.member, () => rowsOf(guarded))]

		expect(inBoth(own, others)).toEqual([])
		for (const table of ['applications', 'application_notes', 'resumes', 'profile_access'])
			expect([table, own[table]]).not.toEqual([table, []])
	})

	test('the copy that a person asks for is whole', async () => {
		const { one } = await twoPeople()

		const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
		// Not every list has an order.
		const copy = async () =>
			(await collectEverything(one.asha.accountId))
				.flatMap(({ name, records }) =>
					Object.entries(records).flatMap(([list, rows]) =>
						[rows].flat().map((row) => `${name} ${list} ${JSON.stringify(row, asText)}`),
					),
				)
				.toSorted()

		expect(await as(one.asha, copy)).toEqual(await copy())
	})

	test('operators find all', async () => {
		const { all } = await twoPeople()

		expect(await as({ kind: 'operator', accountId: randomUUID() }, () => rowsOf(guarded))).toEqual(all)
	})
})

test('a statement that forgets whose rows it means changes and adds only those of its sender', async () => {
	const [asha, ravi] = [await aPairWhoMayWrite(), await aPairWhoMayWrite()]
	for (const { member, specialist } of [asha, ravi]) await aSentMessage(member, specialist.specialistId)
	const changed = await as(asha.specialist, () => db.update(messages).set({ body: 'changed' }).returning())
	const threadOf = ({ specialist }: typeof asha) =>
		db.select({ id: threads.id }).from(threads).where(eq(threads.specialistId, specialist.specialistId)).then(only)
	const { id: threadId } = await threadOf(ravi)

	expect(changed).toHaveLength(1)
	expect(await db.$count(messages, eq(messages.body, 'changed'))).toBe(1)
	const toRavi = { threadId, side: 'specialist', body: 'Not mine', clientKey: randomUUID() } as const
	await expect(as(asha.specialist, () => db.insert(messages).values(toRavi))).rejects.toMatchObject({
		cause: { code: '42501' },
	})
})

test('someone is notified by what another does, who cannot read the notification', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const before = await db.$count(notifications)
	const message = { write: () => ({ title: 'News', app: 'Something happened' }) } as never

	await as(member, () =>
		db.transaction((tx) => notify(tx, message, { to: [specialist], key: 'event', facts: undefined as never })),
	)

	expect(await db.$count(notifications)).toBe(before + 1)
	const notified = eq(notifications.key, 'event')
	expect(await as(member, () => db.$count(notifications, notified))).toBe(0)
	expect(await as(specialist, () => db.$count(notifications, notified))).toBe(1)
	await as(member, () => db.transaction((tx) => retractNotice(tx, 'event')))
	expect(await db.$count(notifications)).toBe(before)
})

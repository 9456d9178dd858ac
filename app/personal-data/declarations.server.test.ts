import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { tasks } from '#app/tasks.server.ts'
import { declarations } from './declarations.server.ts'
import { erasers } from './account-erasure.server.ts'
import { collectors } from './exports.server.ts'
import { stepsBetween } from './foreign-keys.server.ts'

const people = ['accounts', 'specialists']
const nameOf = ({ table }: PersonalData) => getTableName(table)
const declared = new Map(declarations.map((declaration) => [nameOf(declaration), declaration]))

type ForeignKey = { child: string; parent: string; action: 'a' | 'c' | 'n' | 'r' | 'd' }

const readForeignKeys = async () =>
	(
		await db.execute<ForeignKey>(sql`
			select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype as action
			from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
	).rows

test('every table of the database says what becomes of it, once', async () => {
	const { rows } = await db.execute<{ name: string }>(
		sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
	)

	expect(declarations.map(nameOf).sort()).toEqual(rows.map(({ name }) => name))
})

test('no column refers to a person in a way that keeps the row and the reference when the person is erased', async () => {
	const stay = (await readForeignKeys()).filter(
		({ parent, action }) => people.includes(parent) && action !== 'c' && action !== 'n',
	)

	expect(stay).toEqual([])
})

test('what is not erased by code hangs on a row of the person', async () => {
	const keys = (await readForeignKeys()).filter(({ action }) => action === 'c')
	const gone = new Set(people)
	for (const name of gone) for (const { child, parent } of keys) if (parent === name) gone.add(child)
	const without = declarations.filter((one) => !one.erased && !gone.has(nameOf(one)))

	expect(without.map(nameOf)).toEqual([])
})

test('a table with rows of a person says whose they are, also where it is not handed out', async () => {
	const keys = await readForeignKeys()
	const belonging = new Set(people)
	for (const name of belonging)
		for (const { child, parent, action } of keys)
			if (parent === name && action === 'c' && !['jobs', 'hospitals'].includes(child)) belonging.add(child)
	const nobodys = [...belonging].filter((name) => !declared.get(name)?.of)

	expect(nobodys).toEqual([])
	for (const { table, of } of declarations) if (of) expect(() => stepsBetween(table, of.table as never)).not.toThrow()
})

test('every id that no foreign key looks after is explained', () => {
	const unexplained = declarations.flatMap((declaration) => {
		const { columns, foreignKeys } = getTableConfig(declaration.table)
		const kept = foreignKeys.flatMap((key) => key.reference().columns)
		return columns
			.filter((column) => column.getSQLType().startsWith('uuid') && !column.primary && !kept.includes(column))
			.filter((column) => !Object.hasOwn(declaration.looseIds ?? {}, column.name))
			.map(({ name }) => `${nameOf(declaration)}.${name}`)
	})

	expect(unexplained).toEqual([])
})

test('every function and task that a declaration names is there, and none is left over', () => {
	const named = (by: (one: PersonalData) => object | string | undefined) =>
		[
			...new Set(
				declarations.flatMap((one) => {
					const said = by(one)
					return typeof said === 'object' && 'by' in said ? [String(said.by)] : []
				}),
			),
		].sort()

	expect(named(({ erased }) => erased)).toEqual(Object.keys(erasers).sort())
	expect(named(({ exported }) => exported)).toEqual(Object.keys(collectors).sort())
	const names = tasks.map(({ name }) => name)
	for (const task of named(({ kept }) => kept)) expect(names).toContain(task)
})

test('a field of which docs/privacy.md says something of its own is there', () => {
	const unknown = declarations.flatMap(({ table, privacy }) => {
		const columns = getTableConfig(table).columns.map(({ name }) => name)
		return Object.keys(privacy?.fields ?? {}).filter((field) => !columns.includes(field))
	})

	expect(unknown).toEqual([])
})

// Alone: what its process has named before counts.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPool } from './db.server.ts'
import { env } from '../env.server.ts'
import { guardRows } from './row-guard.server.ts'

let pool: pg.Pool
let table: string

beforeEach(async () => {
	pool = createPool({ connectionString: env.DATABASE_URL, max: 1, lock_timeout: 100 })
	table = `plan_${randomUUID().replaceAll('-', '')}`
	await pool.query(`create table ${table} (n int)`)
	await pool.query(`grant all on ${table} to public`)
	await pool.query(`insert into ${table} values (7)`)
})
afterEach(async () => {
	await pool.query(`drop table ${table}`)
	await pool.end()
})

const ask = async () =>
	(await pool.query({ text: `select n from ${table} where n > $1`, values: [1] })).rows[0] as unknown
async function askTimes(times: number) {
	for (let at = 0; at < times; at++) await ask()
}

const planned = async (text: string) =>
	(await pool.query('select statement from pg_prepared_statements where position($1 in statement) > 0', [text])).rows

test('what is asked for again and again is planned by name, in requests and outside, and what is asked once is not', async () => {
	await ask()
	expect(await planned(table)).toEqual([])
	await askTimes(4)
	expect(await planned(table)).toHaveLength(1)
	expect(await guardRows(ask)).toEqual({ n: 7 })
	expect(await planned(table)).toHaveLength(1)
})

test('a table that changes under a plan costs one answer, not every later one', async () => {
	await askTimes(5)
	await pool.query(`alter table ${table} alter n type text`)
	const change = () => pool.query({ text: `select n from ${table} where n > $1`, values: [1] })
	await change().catch(() => undefined)

	expect((await change()).rows).toEqual([{ n: '7' }])
})

test('a statement that was given up before it was planned is planned the next time', async () => {
	const other = createPool({ connectionString: env.DATABASE_URL, max: 1 })
	const holder = await other.connect()
	try {
		await guardRows(() => askTimes(3))
		await holder.query('begin')
		await holder.query(`lock table ${table} in access exclusive mode`)
		await expect(guardRows(ask)).rejects.toMatchObject({ code: '55P03' })
		await holder.query('rollback')

		expect(await guardRows(ask)).toEqual({ n: 7 })
		expect(await planned(table)).toHaveLength(1)
	} finally {
		holder.release()
		await other.end()
	}
})

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { env } from '#app/platform/env.server.ts'
import { migrate } from '#operate/migrate.ts'
import { quantile } from '../bench/figures.ts'
import { visitEvenly } from './even-load.ts'
import { type Finding, type Options, partOf } from './finding.ts'

const perSecond = 50
const wantedMs = 1_000
const fullPeople = 100_000
const databaseName = 'migrations_under_load'

/**
 * A database of the first release, with people and jobs in it, is brought up to this one while statements of that release go on reading and
 * writing: what it knows has to stay true to the end.
 */
export async function migrateUnderLoad(options: Options): Promise<Finding[]> {
	const url = new URL(env.DATABASE_URL)
	const admin = new pg.Client({ connectionString: url.href })
	await admin.connect()
	await admin.query(`drop database if exists ${databaseName} with (force)`)
	await admin.query(`create database ${databaseName}`)
	url.pathname = `/${databaseName}`
	const folder = firstMigration()
	const pool = new pg.Pool({ connectionString: url.href, max: 10, statement_timeout: 5_000 })
	pool.on('error', () => undefined)
	try {
		await migrate(url.href, { folder })
		const people = partOf(fullPeople, options)
		await fill(pool, people)
		return [await loaded(pool, url.href, people)]
	} finally {
		await pool.end()
		await admin.query(`drop database ${databaseName} with (force)`)
		await admin.end()
		rmSync(folder, { recursive: true })
	}
}

type Journal = { entries: { tag: string }[] }

/** The folder of migrations as it was at the first of them. */
function firstMigration(): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
	const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as Journal
	const first = journal.entries[0]?.tag ?? ''
	cpSync(`migrations/${first}.sql`, path.join(folder, `${first}.sql`))
	mkdirSync(path.join(folder, 'meta'))
	const kept = { ...journal, entries: journal.entries.slice(0, 1) }
	writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify(kept))
	return folder
}

async function fill(pool: pg.Pool, people: number) {
	await pool.query(
		`insert into accounts (kind, name, phone) select 'specialist', 'Dr ' || n, '+9170' || lpad(n::text, 8, '0') from generate_series(1, $1::int) n`,
		[people],
	)
	await pool.query(
		`insert into hospitals (legal_name, legal_name_key, display_name, display_name_key, address, city, phone)
			select 'Hospital ' || n, 'hospital ' || n, 'Hospital ' || n, 'hospital ' || n, 'FC Road', 'Pune', '+912025500000' from generate_series(1, $1::int) n`,
		[Math.ceil(people / 100)],
	)
	await pool.query(
		`insert into jobs (hospital_id, title) select id, 'Anesthesiologist ' || n from hospitals, generate_series(1, 20) n`,
	)
}

async function loaded(pool: pg.Pool, url: string, people: number): Promise<Finding> {
	const times: number[] = []
	const failures = new Map<string, number>()
	const written = new Set<string>()
	const statements = [
		(n: number) =>
			pool.query('select id, name, phone, email_verified from accounts where phone = $1', [phoneOf(n % people)]),
		() => pool.query(`select id, title, status from jobs order by created_at desc limit 20`),
		(n: number) =>
			pool.query('update accounts set last_signed_in_at = now() where phone = $1', [phoneOf((n * 7) % people)]),
		async (n: number) => {
			const phone = `+9180${String(n).padStart(8, '0')}`
			await pool.query(`insert into accounts (kind, name, phone) values ('specialist', 'Dr New', $1)`, [phone])
			written.add(phone)
		},
		(n: number) =>
			pool.query(
				`update jobs set version = version + 1 where id = (select id from jobs order by id offset $1 limit 1)`,
				[n % 50],
			),
	]
	let isOver = false
	let tookMs = 0
	const migrating = (async () => {
		await new Promise((resolve) => setTimeout(resolve, 2_000))
		const begun = performance.now()
		await migrate(url)
		tookMs = performance.now() - begun
		await new Promise((resolve) => setTimeout(resolve, 2_000))
	})().finally(() => (isOver = true))
	let number = 0
	while (!isOver)
		await visitEvenly({
			perSecond,
			forMs: 500,
			visit: async () => {
				const at = number++
				const begun = performance.now()
				try {
					await statements[at % statements.length]?.(at)
				} catch (error) {
					const name = error instanceof Error && 'code' in error ? String(error.code) : String(error)
					failures.set(name, (failures.get(name) ?? 0) + 1)
				}
				times.push(performance.now() - begun)
			},
		})
	await migrating
	const { rows } = await pool.query<{ phone: string }>(`select phone from accounts where phone like '+9180%'`)
	const kept = new Set(rows.map(({ phone }) => phone))
	const lost = [...written].filter((phone) => !kept.has(phone)).length
	const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
	const worst = Math.max(...times)
	return {
		row: 16,
		what: `every migration after the first in ${(tookMs / 1_000).toFixed(1)} s, over ${people} people, under ${perSecond} statements of the first release a second (${times.length})`,
		wanted: `none fails, none waits longer than ${wantedMs} ms, nothing written is lost`,
		measured: `${failed} failed${[...failures].map(([name, count]) => `, ${count} × ${name}`).join('')}, p99 ${quantile(times, 0.99).toFixed(0)} ms, worst ${worst.toFixed(0)} ms, ${lost} of ${written.size} lost`,
		isMet: failed === 0 && worst <= wantedMs && lost === 0,
	}
}

const phoneOf = (n: number) => `+9170${String(n + 1).padStart(8, '0')}`

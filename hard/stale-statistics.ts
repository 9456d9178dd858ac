import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { runQuietly } from '#start/processes.ts'
import { signInOwner, signInSpecialist } from '../bench/sessions.ts'
import type { Finding, Options } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const fullPeople = 50_000
const changed = 520
const rounds = 5
const longestMs = 1_500
/** What a statement counts is reported by its connection within a second. */
const untilCountedMs = 1_500
/** As much as reading everyone ten times: far less than working something out for everyone. */
const maxTimesEveryone = 10

/** The heaviest pages, with who opens them. */
const pages: [path: string, who: 'visitor' | 'specialist' | 'owner'][] = [
	['/', 'visitor'],
	['/jobs?q=icu', 'visitor'],
	['/doctor-database?q=icu', 'visitor'],
	['/doctors/dashboard', 'specialist'],
	['/jobs/matches', 'specialist'],
	['/hospitals/dashboard', 'owner'],
	['/hospitals/dashboard?show=240', 'owner'],
	['/hospitals/dashboard/interviews', 'owner'],
	['/hospital/applicants', 'owner'],
	['/messages', 'owner'],
]

/**
 * After mass changes, before anything has analyzed them: no page is answered by a plan that works something out for everyone. No statistics
 * at all are the worst that old ones can be.
 */
export async function openWithStaleStatistics(options: Options): Promise<Finding[]> {
	const people = Math.round(fullPeople * options.share)
	await runQuietly('demo/seed.ts', ['--scale', String(people)])
	await db.execute(sql`alter system set autovacuum = off`)
	await db.execute(sql`select pg_reload_conf()`)
	const before = await usingServer({}, (server) => openAll(server, people))
	await db.transaction(async (tx) => {
		for (const table of ['specialists', 'applications', 'jobs', 'accounts'])
			await tx.execute(
				sql.raw(`update ${table} set id = id where id in (select id from ${table} order by random() limit ${changed})`),
			)
		await tx.execute(
			sql`delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
		)
	})
	const after = await usingServer({}, (server) => openAll(server, people))
	return [
		describe(before, 'with fresh statistics'),
		describe(after, `${changed} rows of four tables changed, and no statistics`),
	]
}

type Opened = { path: string; slowest: number; failed: number; timesEveryone: number }

async function openAll(server: Server, people: number): Promise<Opened[]> {
	await server.ready()
	const cookies = { visitor: '', specialist: await signInSpecialist(), owner: await signInOwner() }
	const opened: Opened[] = []
	for (const [path, who] of pages) {
		const open = (round: number) =>
			server.send({ path: `${path}${path.includes('?') ? '&' : '?'}n=${round}`, headers: { cookie: cookies[who] } })
		// Of the process, not of the plan: programs are compiled and caches filled at the first time.
		await open(-1)
		await setTimeout(untilCountedMs)
		const readBefore = await rowsRead()
		let [slowest, failed] = [0, 0]
		for (let round = 0; round < rounds; round++) {
			const began = performance.now()
			const { status } = await open(round)
			slowest = Math.max(slowest, performance.now() - began)
			if (status !== 200) failed += 1
		}
		await setTimeout(untilCountedMs)
		opened.push({ path, slowest, failed, timesEveryone: ((await rowsRead()) - readBefore) / rounds / people })
	}
	return opened
}

async function rowsRead(): Promise<number> {
	const { rows } = await db.execute<{ read: number }>(
		sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read from pg_stat_user_tables`,
	)
	return only(rows).read
}

function describe(opened: Opened[], when: string): Finding {
	const isWell = ({ slowest, failed, timesEveryone }: Opened) =>
		failed === 0 && slowest <= longestMs && timesEveryone <= maxTimesEveryone
	return {
		row: 31,
		what: `the ten heaviest pages, ${when}`,
		wanted: `none fails, at most ${longestMs / 1_000} s, at most ${maxTimesEveryone} rows read for each specialist`,
		measured: opened
			.map(
				({ path, slowest, failed, timesEveryone }) =>
					`${path} ${slowest.toFixed(0)} ms, ${timesEveryone.toFixed(1)}${failed ? `, ${failed} failed` : ''}`,
			)
			.join('; '),
		isMet: opened.every(isWell),
	}
}

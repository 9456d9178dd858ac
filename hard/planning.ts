import { sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { runQuietly } from '#start/processes.ts'
import { signInOperators, signInOwner, signInSpecialist } from '../bench/sessions.ts'
import type { Finding, Options } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const fullPeople = 20_000
/** Every connection of the process has met every statement, and PostgreSQL has chosen between a plan for all values and one for each. */
const warmUp = 150
const rounds = 20
const planningShare = 0.2

type Who = 'specialist' | 'owner' | 'operator'

const pages: [path: string, who: Who][] = [
	['/doctors/dashboard', 'specialist'],
	['/profile', 'specialist'],
	['/jobs', 'specialist'],
	['/applications', 'specialist'],
	['/messages', 'specialist'],
	['/hospitals/dashboard', 'owner'],
	['/hospitals/dashboard/jobs', 'owner'],
	['/hospital/applicants', 'owner'],
	['/operator', 'operator'],
]

/** Planning a statement is to take little of what the database does for the pages of people who are logged in. */
export async function comparePlanning(options: Options): Promise<Finding[]> {
	await runQuietly('demo/seed.ts', ['--scale', String(Math.round(fullPeople * options.share))])
	await db.execute(sql`create extension if not exists pg_stat_statements`)
	// For connections that open from now on.
	await db.execute(sql`alter role all set pg_stat_statements.track = 'all'`)
	await db.execute(sql`alter role all set pg_stat_statements.track_planning = on`)
	try {
		return await usingServer({}, (server) => openAll(server, options))
	} finally {
		await db.execute(sql`alter role all reset all`)
	}
}

type Took = { statements: number; planning: number; working: number }

async function openAll(server: Server, { say }: Options): Promise<Finding[]> {
	await server.ready()
	const [specialist, owner, [operator = '']] = await Promise.all([signInSpecialist(), signInOwner(), signInOperators()])
	const cookies = { specialist, owner, operator }
	const took: (Took & { path: string })[] = []
	for (const [path, who] of pages) {
		const open = async () => {
			const { status } = await server.send({ path, headers: { cookie: cookies[who] } })
			if (status !== 200) throw new Error(`${path} answered ${status}`)
		}
		for (let round = 0; round < warmUp; round++) await open()
		await db.execute(sql`select pg_stat_statements_reset()`)
		for (let round = 0; round < rounds; round++) await open()
		const page = { path, ...(await readTimes()) }
		took.push(page)
		say(
			`${path}: ${page.statements} statements, ${page.planning.toFixed(1)} ms planning, ${page.working.toFixed(1)} ms`,
		)
	}
	const sum = (of: keyof Took) => took.reduce((all, page) => all + page[of], 0)
	const share = sum('planning') / sum('working')
	return [
		{
			row: 36,
			what: `planning of the statements of ${pages.length} pages of people who are logged in`,
			wanted: `at most ${planningShare * 100} % of what executing them takes`,
			measured: `${(share * 100).toFixed(0)} %: ${took.map((page) => `${page.path} ${page.planning.toFixed(1)} of ${page.working.toFixed(1)} ms`).join('; ')}`,
			isMet: share <= planningShare,
		},
	]
}

/** For one page: how many statements, and the milliseconds of planning and executing them. */
async function readTimes(): Promise<Took> {
	const { rows } = await db.execute<Took>(sql`
		select
			sum(calls)::float8 / ${rounds} as statements,
			sum(total_plan_time)::float8 / ${rounds} as planning,
			sum(total_exec_time)::float8 / ${rounds} as working
		from pg_stat_statements`)
	const [row] = rows
	if (!row) throw new Error('nothing was counted')
	return row
}

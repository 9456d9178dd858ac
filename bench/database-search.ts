import pg from 'pg'
import { loadSearchPage } from '#app/jobs/search-page.server.ts'
import { env } from '#app/platform/env.server.ts'
import { quantile } from './figures.ts'
import { isList, recordStatements, type Statement } from './statements.ts'

export type SearchCost = {
	kind: string
	listP50Ms: number
	listP95Ms: number
	countP95Ms: number
	/** Rows of jobs that the list looked at to find those it shows. */
	rowsRead: number
	rowsShown: number
	/** How the list reaches the jobs, as EXPLAIN calls it. */
	path: string
}

/** One kind of search at the database alone, one client, `times` in a row. */
export async function measureSearch(
	client: pg.Client,
	kind: string,
	address: string,
	times: number,
): Promise<SearchCost> {
	const url = new URL(address, env.APP_ORIGIN)
	const statements = await recordStatements(() => loadSearchPage(url, new Date()))
	const lists = statements.filter(isList)
	const counts = statements.filter((statement) => !isList(statement))
	const list = await time(client, lists, times)
	const count = await time(client, counts, times)
	const plans = await Promise.all(lists.map((statement) => explain(client, statement)))
	return {
		kind,
		listP50Ms: quantile(list, 0.5),
		listP95Ms: quantile(list, 0.95),
		countP95Ms: quantile(count, 0.95),
		rowsRead: plans.reduce((sum, plan) => sum + rowsReadOf(plan), 0),
		rowsShown: plans.at(-1)?.['Actual Rows'] ?? 0,
		path: [...new Set(plans.flatMap(pathsOf))].join(', '),
	}
}

/** Sent as the app sends them: prepared where they have a name. */
const ask = (client: pg.Client, { name, text, values }: Statement) =>
	client.query({ text, rowMode: 'array', ...(name === undefined ? {} : { name }) }, values)

async function time(client: pg.Client, statements: Statement[], times: number): Promise<number[]> {
	const durations: number[] = []
	for (let turn = 0; turn < times; turn++) {
		const start = performance.now()
		for (const statement of statements) await ask(client, statement)
		durations.push(performance.now() - start)
	}
	return durations
}

type Plan = {
	'Node Type': string
	'Relation Name'?: string
	'Index Name'?: string
	'Actual Rows': number
	'Actual Loops': number
	'Rows Removed by Filter'?: number
	'Rows Removed by Index Recheck'?: number
	Plans?: Plan[]
}

async function explain(client: pg.Client, { text, values }: Statement): Promise<Plan> {
	const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
		`explain (analyze, timing off, format json) ${text}`,
		values,
	)
	const plan = rows[0]?.['QUERY PLAN'][0].Plan
	if (!plan) throw new Error('EXPLAIN answered nothing')
	return plan
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const scansOf = (plan: Plan) => nodesOf(plan).filter((node) => node['Relation Name'] === 'jobs')

function rowsReadOf(plan: Plan): number {
	return scansOf(plan).reduce((sum, node) => {
		const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
		return sum + (node['Actual Rows'] + removed) * node['Actual Loops']
	}, 0)
}

const pathsOf = (plan: Plan) =>
	scansOf(plan).flatMap((scan) => {
		const indexes = nodesOf(scan).flatMap((node) => node['Index Name'] ?? [])
		return indexes.length > 0 ? indexes : [scan['Node Type']]
	})

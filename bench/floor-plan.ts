import { loadSearchPage } from '#app/jobs/search/search-page.server.ts'
import { env } from '#app/platform/env.server.ts'
import { jobLists } from './addresses.ts'
import type { FloorPlan } from './floor.ts'
import { isList, recordStatements } from './statements.ts'

/** Everything the floor needs to print what the app prints, taken from the app: its statements and its HTML. */
export async function makeFloorPlan(html: string): Promise<FloorPlan> {
	const addresses: FloorPlan['addresses'] = {}
	for (const address of jobLists) {
		const url = new URL(address, env.APP_ORIGIN)
		const statements = await recordStatements(() => loadSearchPage(url, new Date()))
		addresses[address] = {
			lists: statements.filter(isList),
			counts: statements.filter((statement) => !isList(statement)),
		}
	}
	return { databaseUrl: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE, page: cut(html), addresses }
}

const cardEnd = '</article>'
const textBetweenTags = /(?<=>)[^<>\s][^<>]*(?=<)/

function cut(html: string): FloorPlan['page'] {
	const cards = [...html.matchAll(/<article[\s>]/g)].map(({ index }) => index)
	const [first, second] = cards
	if (first === undefined || second === undefined) throw new Error('The job list shows fewer than two cards')
	const firstEnd = html.indexOf(cardEnd, first) + cardEnd.length
	return {
		before: html.slice(0, first),
		card: html.slice(first, firstEnd).split(textBetweenTags),
		between: html.slice(firstEnd, second),
		after: html.slice(html.lastIndexOf(cardEnd) + cardEnd.length),
	}
}

/** Amounts are bigints, which JSON does not know; PostgreSQL takes them as text. */
export const toJson = (plan: FloorPlan) =>
	JSON.stringify(plan, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

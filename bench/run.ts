/**
 * Measures the built app on a database of its own. Started by `npm run bench`; what follows `--` comes here.
 *
 *   npm run bench                            everything, about a quarter of an hour; prints the tables
 *   npm run bench -- --write                 and puts them into docs/performance.md
 *   npm run bench -- --only load,search      some parts: cold-start, rendering, load, bytes, lighthouse, search, pages, replica, matching, messages, board, applicants, alerts, row-guard, wave, papers
 *   npm run bench -- search pages replica    the searches alone, over a million specialists and 200,000 jobs: as functions, as pages, on a replica
 *   npm run bench -- --scale 1000000         so many specialists and a fifth as many jobs (200000 otherwise, 5000000 at most)
 *   npm run bench -- --seeded search         of a database that is there already and stays as it is (DATABASE_URL)
 *   npm run bench -- --rounds 1 --seconds 2  quick and rough
 */
import { parseArgs } from 'node:util'
import { closeDb, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { closeReplica, replicaState, withOwnWrites } from '#app/platform/database/replica.server.ts'
import { runQuietly } from '#start/processes.ts'
import { complain, say, step } from '#start/progress.ts'
import { measureAlerts } from './alerts.ts'
import { measureApplicants } from './applicants.ts'
import { measureBoard } from './board.ts'
import { withBrowser } from './browser.ts'
import { measureColdStart } from './cold-start.ts'
import { measureJobList } from './job-list-load.ts'
import { measureKinds } from './job-search-kinds.ts'
import { audit } from './lighthouse.ts'
import { describeMachine } from './machine.ts'
import { weighPage } from './page-bytes.ts'
import { measureMatching } from './matching.ts'
import { measureMessages } from './messages.ts'
import { listPages } from './pages.ts'
import { measurePapers } from './papers.ts'
import { startServer } from './processes.ts'
import { measureRowGuard } from './row-guard.ts'
import { sectionsOf, writeSections } from './report.ts'
import { measureRendering } from './rendering.ts'
import { measureOnReplica } from './replica.ts'
import { measureJobSearch, measureSpecialistSearch } from './search.ts'
import { measureSearchPages, noAllowances } from './search-pages.ts'
import { measureWaves } from './wave.ts'
import type { Results } from './results.ts'

const { values: flags, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		write: { type: 'boolean', default: false },
		only: {
			type: 'string',
			default:
				'cold-start,rendering,load,bytes,lighthouse,search,pages,replica,matching,messages,board,applicants,alerts,row-guard,wave,papers',
		},
		scale: { type: 'string' },
		seeded: { type: 'boolean', default: false },
		rounds: { type: 'string', default: '3' },
		seconds: { type: 'string', default: '4' },
	},
})
const wanted = new Set(positionals.length > 0 ? positionals : flags.only.split(','))
/** The figures for searches are promised for a million. */
const scale = flags.scale ?? (positionals.includes('search') ? '1000000' : '200000')
/** Reading papers asks no database. */
const isPlanted = !flags.seeded && [...wanted].some((part) => part !== 'papers')
const [rounds, seconds] = [Number(flags.rounds), Number(flags.seconds)]

/** What a browser sees: bytes on the wire, then Lighthouse. */
async function measurePages(results: Results) {
	const listed = await listPages()
	return withBrowser(async (browser, debugPort) => {
		if (wanted.has('bytes')) {
			results.bytes = new Map()
			for (const page of listed) results.bytes.set(page.name, await weighPage(browser, page))
		}
		if (wanted.has('lighthouse')) {
			results.lighthouse = new Map()
			for (const page of listed)
				results.lighthouse.set(page.name, await step(`lighthouse: ${page.name}`, () => audit(page, debugPort, rounds)))
		}
		return browser.version()
	})
}

/** Reads as a request does: from the replica, where there is one. */
async function asRequest<Result>(measure: () => Promise<Result>): Promise<Result> {
	const results: Result[] = []
	await withOwnWrites(new Request(env.APP_ORIGIN), async () => {
		results.push(await measure())
		return new Response()
	})
	if (![null, 'used'].includes(replicaState())) throw new Error(`The replica is ${replicaState()}`)
	return only(results)
}

async function measureAll(): Promise<Map<string, string>> {
	const results: Results = {}
	if (isPlanted) {
		await step('seeding', () => runQuietly('demo/seed.ts', []))
		await step(`seeding ${scale} specialists`, () => runQuietly('demo/seed.ts', ['--scale', scale]))
	}
	const machine = await describeMachine()

	if (wanted.has('cold-start')) results.coldStart = await step('cold start', () => measureColdStart(5))
	if (wanted.has('rendering')) results.rendering = await step('rendering', () => measureRendering(200))
	// Before the server runs, whose background tasks would take part.
	if (wanted.has('search')) {
		results.jobSearch = await step('searches for jobs', () => asRequest(() => measureJobSearch(2_000)))
		results.jobKinds = await step('kinds of searches for jobs', () => asRequest(() => measureKinds(100)))
		results.specialistSearch = await step('searches for specialists', () =>
			asRequest(() => measureSpecialistSearch(2_000)),
		)
	}
	if (wanted.has('papers')) results.papers = await step('photographed papers', measurePapers)
	if (wanted.has('wave')) await step('waves of cover', () => measureWaves(400))
	if (wanted.has('alerts')) results.alerts = await step('digests', () => measureAlerts(100_000))
	if (wanted.has('replica')) await step('searches on a replica', () => measureOnReplica(flags.write))
	const needsServer = [
		'load',
		'pages',
		'bytes',
		'lighthouse',
		'matching',
		'messages',
		'board',
		'applicants',
		'row-guard',
	].some((part) => wanted.has(part))
	const app = needsServer ? await startServer('build/server/main.js', [], noAllowances) : null
	try {
		if (app && wanted.has('load'))
			results.load = await step('load', () => measureJobList(app, { rounds, seconds, say }))
		if (app && wanted.has('pages'))
			results.pages = await step('pages that search', () => measureSearchPages(app, seconds))
		if (wanted.has('bytes') || wanted.has('lighthouse')) machine.push(`Chromium ${await measurePages(results)}`)
		if (wanted.has('matching')) results.matching = await step('matching', () => measureMatching(200))
		if (wanted.has('messages')) results.messages = await step('messages', () => measureMessages(120))
		if (wanted.has('board')) results.board = await step('board of applicants', () => measureBoard(500))
		if (app && wanted.has('applicants'))
			results.applicants = await step('lists of applicants', () => measureApplicants(app, [408, 5_000], 20))
		if (wanted.has('row-guard')) await step('guarded rows', () => measureRowGuard(1_000))
	} finally {
		await app?.stop()
	}
	return sectionsOf(results, machine)
}

try {
	const sections = await measureAll()
	for (const [name, section] of sections) say(`\n## ${name}\n\n${section}`)
	// What it says of the rest of the page was measured elsewhere.
	if (!isPlanted) sections.delete('machine')
	if (flags.write) writeSections(sections)
} catch (error) {
	complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
	process.exitCode = 1
} finally {
	await closeDb()
	await closeReplica()
}

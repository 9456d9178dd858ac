import type { PapersRead } from './papers.ts'
import { kilobytes, show } from './figures.ts'
import { pages, type Results, servers } from './results.ts'

type Target = {
	metric: string
	/** In words, such as 'at least 0.35'. */
	wanted: string
	/** Undefined when that part was not measured. */
	measure: (results: Results) => number | undefined
	isMet: (value: number) => boolean
	print: (value: number) => string
	says: string
}

const atLeast = (limit: number) => ({ wanted: `at least ${limit}`, isMet: (value: number) => value >= limit })
const atMost = (limit: number, unit: string) => ({
	wanted: `at most ${show(limit, Number.isInteger(limit) ? 0 : undefined)} ${unit}`,
	isMet: (value: number) => value <= limit,
	print: (value: number) => `${show(value)} ${unit}`,
})
const atMostKb = (limit: number) => ({
	wanted: `at most ${limit} kB`,
	isMet: (value: number) => value <= limit * 1000,
	print: (value: number) => `${kilobytes(value)} kB`,
})

const serverOf = (results: Results, name: keyof typeof servers) => results.load?.get(name)
const ratio = (results: Results, over: keyof typeof servers, under: keyof typeof servers) => {
	const [a, b] = [serverOf(results, over), serverOf(results, under)]
	return a && b ? a.fifty.perSecond / b.fifty.perSecond : undefined
}

/** What visitors get without React; texts are named by their address, and have no script at all. */
const documents: readonly string[] = [pages.home, pages.jobs, pages.job, pages.landing, pages.register]
const isOfSpecialist = (name: string) => name.endsWith('signed in')
const isText = (name: string) => name.startsWith('/')
const isDocument = (name: string) => documents.includes(name) || isText(name)
const of = <Value>(measured: Map<string, Value> | undefined, isMeant: (name: string) => boolean) =>
	[...(measured ?? [])].flatMap(([name, value]) => (isMeant(name) ? [value] : []))
const worst = (values: (number | undefined)[]) => {
	const known = values.filter((value) => value !== undefined)
	return known.length > 0 ? Math.max(...known) : undefined
}

export const targets: readonly Target[] = [
	{
		metric: 'Job list rendered, against the floor',
		...atLeast(0.35),
		measure: (results) => ratio(results, 'rendered', 'floor'),
		print: show,
		says: 'Requests a second at 50 connections; the floor prints the same rows without a framework.',
	},
	{
		metric: 'Job list micro-cached, against a fixed document',
		...atLeast(0.5),
		measure: (results) => ratio(results, 'cached', 'fixed'),
		print: show,
		says: 'What a visitor gets during a rush: every address is rendered once in two seconds.',
	},
	{
		metric: 'Processor time of one rendered job list',
		...atMost(4, 'ms'),
		measure: (results) => {
			const micros = serverOf(results, 'rendered')?.fifty.cpuMicros
			return micros === undefined ? undefined : micros / 1000
		},
		says: 'All threads of the web process, user and kernel; PostgreSQL not included.',
	},
	{
		metric: '99th percentile, one connection, rendered',
		...atMost(10, 'ms'),
		measure: (results) => serverOf(results, 'rendered')?.one.p99Ms,
		says: 'The time a visitor waits for the server when nobody else asks.',
	},
	{
		metric: '99th percentile, one connection, micro-cached',
		...atMost(3, 'ms'),
		measure: (results) => serverOf(results, 'cached')?.one.p99Ms,
		says: 'Includes the requests that find their entry too old and wait for a new one.',
	},
	{
		metric: 'Memory of the web process after load',
		...atMost(220, 'MB'),
		measure: (results) => serverOf(results, 'rendered')?.residentMb,
		says: 'Resident, with background tasks running in the same process.',
	},
	{
		metric: 'Cold start, first job list answered',
		...atMost(0.5, 's'),
		measure: ({ coldStart }) => (coldStart ? coldStart.firstPageMs / 1000 : undefined),
		says: 'From starting the process to the last byte of its first page, the database being up.',
	},
	{
		metric: 'Cold start, ready',
		...atMost(1, 's'),
		measure: ({ coldStart }) => (coldStart ? coldStart.readyMs / 1000 : undefined),
		says: 'From starting the process until `/ready` says so, the database being up.',
	},
	{
		metric: 'What its search row adds to an edit of a profile',
		...atMost(2, 'ms'),
		measure: ({ specialistSearch }) =>
			specialistSearch ? specialistSearch.save.withRowMs - specialistSearch.save.withoutMs : undefined,
		says: 'Medians, commit included, the trigger against none.',
	},
	{
		metric: 'Scripts of a document',
		...atMostKb(6),
		measure: ({ bytes }) => worst(of(bytes, (name) => documents.includes(name)).map(({ script }) => script)),
		says: 'The largest of home, the job lists and a job: the enhancer, no React.',
	},
	{
		metric: 'Scripts of a text',
		...atMostKb(0),
		measure: ({ bytes }) => worst(of(bytes, isText).map(({ script }) => script)),
		says: 'The largest of all articles, guides, questions and legal pages.',
	},
	{
		metric: 'Scripts of a page of a specialist',
		...atMostKb(25),
		measure: ({ bytes }) => worst(of(bytes, isOfSpecialist).map(({ script }) => script)),
		says: 'The largest of job list, job, dashboard, profile, applications, cover and settings.',
	},
	{
		metric: 'Fonts',
		...atMostKb(19),
		measure: ({ bytes }) => worst([...(bytes?.values() ?? [])].map(({ font }) => font)),
		says: 'One variable font file, cut down to what the product prints, ₹ included.',
	},
	{
		metric: 'HTML of the job list',
		...atMostKb(10),
		measure: ({ bytes }) => bytes?.get(pages.jobs)?.document,
		says: 'As a visitor receives it from the micro-cache, brotli.',
	},
	{
		metric: 'Largest contentful paint, documents',
		...atMost(1.2, 's'),
		measure: ({ lighthouse }) => {
			const ms = worst(of(lighthouse, isDocument).map(({ lcpMs }) => lcpMs))
			return ms === undefined ? undefined : ms / 1000
		},
		says: 'Slow 4G and a slow phone as Lighthouse simulates them; the slowest of every page that a visitor can be sent to.',
	},
	{
		metric: 'Largest contentful paint, pages of specialists',
		...atMost(1.2, 's'),
		measure: ({ lighthouse }) => {
			const ms = worst(of(lighthouse, isOfSpecialist).map(({ lcpMs }) => lcpMs))
			return ms === undefined ? undefined : ms / 1000
		},
		says: 'The slowest of the same pages, on the same line and phone.',
	},
	{
		metric: 'Total blocking time',
		...atMost(100, 'ms'),
		measure: ({ lighthouse }) => worst([...(lighthouse?.values() ?? [])].map(({ tbtMs }) => tbtMs)),
		says: 'The worst of the audited pages.',
	},
	{
		metric: 'Cumulative layout shift',
		wanted: 'at most 0.01',
		isMet: (value) => value <= 0.01,
		measure: ({ lighthouse }) => worst([...(lighthouse?.values() ?? [])].map(({ cls }) => cls)),
		print: (value) => show(value, 3),
		says: 'The worst of the audited pages.',
	},
	{
		metric: 'A message, from sending to the other browser',
		...atMost(500, 'ms'),
		measure: ({ messages }) => messages?.p95Ms,
		says: '95th percentile, each page served by a process of its own, both ways.',
	},
	{
		metric: 'A press or key on a board of 500 applicants',
		...atMost(100, 'ms'),
		measure: ({ board }) => board?.p95Ms,
		says: '95th percentile to the next frame, by the event timing of the browser.',
	},
	{
		metric: 'Digest, ten times the news',
		wanted: 'at most 12 times the time',
		isMet: (value) => value <= 12,
		measure: ({ alerts }) => {
			const [few, many] = alerts?.digests ?? []
			return few && many ? many.seconds / few.seconds : undefined
		},
		print: (value) => `${show(value, 1)} times`,
		says: 'Of 100,000 saved searches 1 % and then 10 % have news: linear in the news, not in the searches.',
	},
	{
		metric: 'Numbers and last days of photographed papers filled in rightly',
		wanted: 'at least 95 %',
		isMet: (value) => value >= 95,
		measure: ({ papers }) => papers && shareOf(papers, ({ right }) => right),
		print: (value) => `${show(value, 1)} %`,
		says: 'Sixty made-up papers of eight councils and six universities, each photographed in six ways.',
	},
	{
		metric: 'The same, filled in wrongly',
		wanted: 'at most 0.5 %',
		isMet: (value) => value <= 0.5,
		measure: ({ papers }) => papers && shareOf(papers, ({ wrong }) => wrong),
		print: (value) => `${show(value, 2)} %`,
		says: 'What is not sure is left open, with its place on the paper beside it.',
	},
	{
		metric: '95th percentile of reading a photographed paper',
		...atMost(12, 's'),
		measure: ({ papers }) => {
			const ms = worst(papers?.map(({ p95Ms }) => p95Ms) ?? [])
			return ms === undefined ? undefined : ms / 1000
		},
		says: 'Of the worst way to photograph it, one after the other.',
	},
	{
		metric: 'Honest papers that an operator is asked to look at',
		wanted: 'at most 5 %',
		isMet: (value) => value <= 5,
		measure: ({ papers }) => {
			const all = papers?.reduce((sum, { pictures }) => sum + pictures, 0)
			const flagged = papers?.reduce((sum, { flagged: { honest } }) => sum + honest, 0)
			return all && flagged !== undefined ? (100 * flagged) / all : undefined
		},
		print: (value) => `${show(value, 1)} %`,
		says: 'Of the same photos: by their code, their term or another name than the profile’s.',
	},
	{
		metric: 'Forged papers that a program calls more than seen',
		wanted: 'none',
		isMet: (value) => value === 0,
		measure: ({ papers }) => worst(papers?.map(({ forgedAboveSeen }) => forgedAboveSeen) ?? []),
		print: (value) => show(value, 0),
		says: 'Of more than forty in ten ways; `test/forged-papers.test.ts` holds each to what the operator is told.',
	},
	{
		metric: '95th percentile of matching one specialist',
		...atMost(50, 'ms'),
		measure: ({ matching }) => matching?.p95Ms,
		says: 'Over all open jobs, database and function together, one client.',
	},
]

/** In percent of all numbers and last days that are printed. */
function shareOf(papers: PapersRead[], of: (counts: PapersRead['number']) => number): number {
	const counts = papers.flatMap(({ number, validUntil }) => [number, validUntil])
	const all = counts.reduce((sum, { right, open, wrong }) => sum + right + open + wrong, 0)
	return (100 * counts.reduce((sum, each) => sum + of(each), 0)) / Math.max(1, all)
}

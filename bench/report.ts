import { readFileSync, writeFileSync } from 'node:fs'
import { env } from '#app/platform/env.server.ts'
import { kilobytes, show, table } from './figures.ts'
import { type Results, type ServerName, servers } from './results.ts'
import type { KindCost } from './job-search-kinds.ts'
import type { PageCost } from './rendering.ts'
import type { JobSearchCost, SearchRun, SpecialistSearchCost } from './search.ts'
import type { SearchPages } from './search-pages.ts'
import { targets } from './targets.ts'

const figuresFile = 'docs/performance.md'

/** Markdown of each part that was measured, by the name of its place in docs/performance.md. */
export function sectionsOf(results: Results, machine: string[]): Map<string, string> {
	if (env.DATABASE_REPLICA_URL) return new Map([['replica', replicaTables(results)]])
	const sections = new Map([['machine', machine.map((line) => `- ${line}`).join('\n')]])
	// Compared only when everything was measured: half a comparison would overwrite a whole one.
	if (results.load && results.bytes && results.lighthouse && results.coldStart && results.jobKinds)
		sections.set('targets', targetTable(results))
	if (results.rendering) sections.set('rendering', renderingTable(results.rendering))
	if (results.load) sections.set('load', loadTable(results.load))
	if (results.bytes) sections.set('bytes', bytesTable(results.bytes))
	if (results.lighthouse) sections.set('lighthouse', lighthouseTable(results.lighthouse))
	if (results.jobKinds) sections.set('search', kindsTable(results.jobKinds))
	if (results.specialistSearch) sections.set('specialist-search', specialistSearchTable(results.specialistSearch))
	if (results.jobSearch) sections.set('job-search', jobSearchTable(results.jobSearch))
	if (results.pages) sections.set('search-pages', searchPagesTable(results.pages))
	if (results.alerts) sections.set('alerts', alertsTable(results.alerts))
	if (results.messages) sections.set('messages', messagesTable(results.messages))
	if (results.board) sections.set('board', boardTable(results.board))
	if (results.applicants) sections.set('applicants', applicantsTable(results.applicants))
	if (results.matching) sections.set('matching', matchingTable(results.matching))
	if (results.papers) sections.set('papers', papersTable(results.papers))
	if (results.coldStart) {
		const { listensMs, readyMs, firstPageMs } = results.coldStart
		sections.set(
			'cold-start',
			`It listens after ${show(listensMs)} ms, is ready after ${show(readyMs)} ms and has answered its first job list after ${show(firstPageMs)} ms.`,
		)
	}
	return sections
}

function targetTable(results: Results): string {
	const rows = targets.map(({ metric, wanted, measure, isMet, print, says }) => {
		const value = measure(results)
		const known = value !== undefined && Number.isFinite(value)
		return [
			metric,
			wanted,
			known ? print(value) : '–',
			known ? (isMet(value) ? 'met' : '**missed**') : 'not known',
			says,
		]
	})
	return table(['', 'Target', 'Measured', '', 'What it is'], rows)
}

const renderingTable = (costs: PageCost[]) =>
	table(
		['Page', 'Processor, ms', 'HTML, kB'],
		costs.map(({ path, milliseconds, kilobytes: size }) => [`\`${path}\``, show(milliseconds), show(size, 0)]),
	)

function loadTable(load: NonNullable<Results['load']>): string {
	const floor = load.get('floor' satisfies ServerName)
	const rows = Object.entries(servers).flatMap(([key, name]) => {
		const figures = load.get(key)
		if (!figures) return []
		const { one, fifty, residentMb } = figures
		const failures = one.failures + fifty.failures
		return [
			[
				failures > 0 ? `${name} (${failures} failed)` : name,
				show(one.perSecond, 0),
				`${show(one.p50Ms, 1)} / ${show(one.p99Ms, 1)}`,
				show(fifty.perSecond, 0),
				`${show(fifty.p50Ms, 1)} / ${show(fifty.p99Ms, 1)}`,
				show(fifty.cpuMicros, 0),
				show(residentMb, 0),
				floor ? show(fifty.perSecond / floor.fifty.perSecond) : '–',
			],
		]
	})
	const head = [
		'',
		'req/s, 1 conn.',
		'p50 / p99 ms',
		'req/s, 50 conn.',
		'p50 / p99 ms',
		'CPU µs',
		'RSS MB',
		'of the floor',
	]
	return table(head, rows)
}

function bytesTable(bytes: NonNullable<Results['bytes']>): string {
	const rows = [...bytes].map(([name, { document, css, script, font, other, requests }]) => [
		name,
		...[document, css, script, font, other, document + css + script + font + other].map(kilobytes),
		String(requests),
	])
	return table(['kB', 'HTML', 'CSS', 'JS', 'Font', 'Other', 'All', 'Requests'], rows)
}

function lighthouseTable(lighthouse: NonNullable<Results['lighthouse']>): string {
	const rows = [...lighthouse].map(([name, scores]) => [
		name,
		...[scores.performance, scores.accessibility, scores['best-practices'], scores.seo].map((score) => show(score, 0)),
		...[scores.fcpMs, scores.lcpMs, scores.tbtMs].map((ms) => show(ms, 0)),
		show(scores.cls, 3),
	])
	const head = ['', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']
	return table(head, rows)
}

function kindsTable(costs: readonly KindCost[]): string {
	const rows = costs.map(({ kind, jobs, latency }) => [
		kind,
		show(jobs, 0),
		show(latency.p50Ms, 1),
		show(latency.p95Ms, 1),
		show(latency.worstMs, 1),
	])
	return table(['', 'Jobs', 'p50 ms', 'p95 ms', 'Worst ms'], rows)
}

function jobSearchTable({ jobs, runs, close }: JobSearchCost): string {
	const size = `${show(jobs, 0)} open jobs.`
	const freshness = `A job that was closed is out of the search ${show(close.p95Ms, 1)} ms after the commit (p95; at worst ${show(close.worstMs, 1)} ms).`
	return `${size}\n\n${runsTable(runs)}\n\n${freshness}`
}

function specialistSearchTable({ specialists, names, runs, edit, save, privateMode }: SpecialistSearchCost) {
	const freshness = [
		`A change of a profile shows in the search ${show(edit.p95Ms, 1)} ms after its commit (p95; at worst ${show(edit.worstMs, 1)} ms),`,
		`An edit of a profile takes ${show(save.withRowMs)} ms with its search row and ${show(save.withoutMs)} ms without (medians).`,
		`Private Mode takes ${show(privateMode.p95Ms, 1)} ms (p95; at worst ${show(privateMode.worstMs, 1)} ms): the time of the search that says so.`,
	]
	const size = `${show(specialists, 0)} specialists with ${show(names, 0)} different names.`
	return `${size}\n\n${runsTable(runs)}\n\n${freshness.join('\n')}`
}

function runsTable(runs: readonly SearchRun[]): string {
	const rows = runs.map(({ kind, clients, wanted, latency }) => [
		kind,
		show(clients, 0),
		show(latency.perSecond, 0),
		show(latency.p50Ms, 1),
		show(latency.p95Ms, 1),
		show(latency.p99Ms, 1),
		show(latency.worstMs, 1),
		show(latency.cpuMs, 1),
		wanted === null ? '' : `at most ${wanted}: ${latency.p95Ms <= wanted ? 'met' : '**missed**'}`,
	])
	return table(
		['', 'Clients', 'Searches/s', 'p50 ms', 'p95 ms', 'p99 ms', 'Worst ms', 'Web CPU ms', 'p95 wanted, ms'],
		rows,
	)
}

/** A page may take 300 ms at the 95th percentile, whoever else asks. */
const pageWantedMs = 300

function searchPagesTable({ runs, residentMb }: SearchPages): string {
	const rows = runs.map(({ page, clients, failures, perSecond, p50Ms, p95Ms, p99Ms, cpuMicros }) => [
		`\`${page}\``,
		show(clients, 0),
		show(failures, 0),
		show(perSecond, 0),
		...[p50Ms, p95Ms, p99Ms, cpuMicros / 1000].map((ms) => show(ms, 1)),
		`at most ${pageWantedMs}: ${p95Ms <= pageWantedMs && failures === 0 ? 'met' : '**missed**'}`,
	])
	const head = ['Page', 'Clients', 'Failed', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'Web CPU ms', 'p95 wanted, ms']
	return `${table(head, rows)}\n\nThe web process held ${show(residentMb, 0)} MB at the end.`
}

function replicaTables({ specialistSearch, jobSearch, pages }: Results): string {
	return [
		...(specialistSearch ? [`Specialists:\n\n${runsTable(specialistSearch.runs)}`] : []),
		...(jobSearch ? [`Jobs:\n\n${runsTable(jobSearch.runs)}`] : []),
		...(pages ? [searchPagesTable(pages)] : []),
	].join('\n\n')
}

function alertsTable({ savedSearches, alertMatching, digests }: NonNullable<Results['alerts']>) {
	const rows = digests.map(({ share, people, alerts, seconds, peakMb, grownMb }) => [
		`${show(share * 100, 0)} % have news`,
		show(people, 0),
		show(alerts, 0),
		show(seconds, 1),
		show((seconds * 1000) / people, 1),
		show(peakMb, 0),
		show(grownMb, 0),
	])
	const head = [
		`Digest of ${show(savedSearches, 0)} searches`,
		'Mails',
		'Jobs told',
		's',
		'ms a mail',
		'Peak RSS MB',
		'grown by MB',
	]
	const { jobs, p50Ms, p95Ms } = alertMatching
	const found = `One new job asks all of them in ${show(p50Ms, 0)} ms (p50) or ${show(p95Ms, 0)} ms (p95), over ${show(jobs, 0)} jobs.`
	return `${table(head, rows)}\n\n${found}`
}

function messagesTable({ messages, p50Ms, p95Ms, worstMs }: NonNullable<Results['messages']>): string {
	const head = ['', 'Messages', 'p50 ms', 'p95 ms', 'Worst ms']
	const figures = [p50Ms, p95Ms, worstMs].map((ms) => show(ms, 0))
	return table(head, [['sent in one browser, shown in the other', show(messages, 0), ...figures]])
}

function boardTable({ applicants, cards, interactions, p50Ms, p95Ms, worstMs }: NonNullable<Results['board']>): string {
	const head = ['', 'Applicants', 'Cards', 'Interactions', 'p50 ms', 'p95 ms', 'Worst ms']
	const figures = [applicants, cards, interactions, p50Ms, p95Ms, worstMs].map((figure) => show(figure, 0))
	return table(head, [['press or key to the next frame', ...figures]])
}

const applicantsTable = (costs: NonNullable<Results['applicants']>) =>
	table(
		['Page', 'Applicants', 'p50 ms', 'p95 ms', 'Processor, ms'],
		costs.map(({ page, applicants, p50Ms, p95Ms, processorMs }) => [
			page,
			show(applicants, 0),
			...[p50Ms, p95Ms, processorMs].map((ms) => show(ms, 0)),
		]),
	)

function papersTable(papers: NonNullable<Results['papers']>) {
	const counts = ({ right, open, wrong }: (typeof papers)[number]['number']) => `${right} / ${open} / ${wrong}`
	const rows = papers.map(({ way, pictures, unreadable, number, validUntil, others, flagged, p50Ms, p95Ms }) => [
		...[way, show(pictures, 0), show(unreadable, 0), counts(number), counts(validUntil), counts(others)],
		...[`${flagged.forged} of ${flagged.ofForged}`, show(flagged.honest, 0)],
		...[show(p50Ms, 0), show(p95Ms, 0)],
	])
	const fields = ['Number', 'Valid until', 'Other fields']
	const flags = ['Forged, flagged', 'Honest, flagged']
	const head = ['Photographed', 'Pictures', 'Unreadable', ...fields, ...flags, 'p50 ms', 'p95 ms']
	return `Right / left open / wrong:\n\n${table(head, rows)}`
}

function matchingTable({ openJobs, specialists, forJobs, quality, ...matching }: NonNullable<Results['matching']>) {
	const times = ({ p50Ms, p95Ms, worstMs }: typeof forJobs | typeof matching) =>
		[p50Ms, p95Ms, worstMs].map((ms) => show(ms, 1))
	const head = ['', 'Open jobs', 'Specialists', 'Asked', 'p50 ms', 'p95 ms', 'Worst ms', 'Compared', 'Matches']
	const market = [show(openJobs, 0), show(specialists, 0)]
	const found = [show(matching.compared, 0), show(matching.matches, 0)]
	const costs = table(head, [
		['all matches of one specialist', ...market, show(matching.people, 0), ...times(matching), ...found],
		['all specialists for one job', ...market, show(forJobs.jobs, 0), ...times(forJobs), show(forJobs.compared, 0), ''],
	])
	const rows = (['specialists', 'hospitals'] as const).map((who) => {
		const { pairs, newest, ndcg, pairwise } = quality[who]
		return [`for ${who}`, show(pairs, 0), show(newest, 2), show(ndcg, 2), show(pairwise, 2)]
	})
	const judged = ['', 'Labelled pairs', 'NDCG@6 newest first', 'NDCG@6 matching', 'Pairs in order']
	return `${costs}\n\n${table(judged, rows)}`
}

/** Puts each section between its markers in docs/performance.md. Throws when a place is missing. */
export function writeSections(sections: Map<string, string>) {
	let text = readFileSync(figuresFile, 'utf8')
	for (const [name, section] of sections) {
		const place = new RegExp(`(<!-- bench:${name} -->\n)[\\s\\S]*?(<!-- /bench:${name} -->)`)
		if (!place.test(text)) throw new Error(`${figuresFile} has no place for ${name}`)
		text = text.replace(place, (_whole, start: string, end: string) => `${start}${section}\n${end}`)
	}
	writeFileSync(figuresFile, text)
}

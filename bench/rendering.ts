/**
 * What a page costs in this process, without network, cache and compression: processor time for each of some pages, asked
 * of the built app one after the other. `npm run bench -- rendering`.
 */
import { env } from '#app/platform/env.server.ts'
import { type AppBuild, createAppHandler } from '../server/app-handler.ts'
import { median } from './figures.ts'

export type PageCost = { path: string; milliseconds: number; kilobytes: number }

const rounds = 5
const warmUp = 200

/** The median over some rounds of the mean of each, all threads of the process together. */
export async function measureRendering(perRound: number): Promise<PageCost[]> {
	const ask = await openApp()
	const jobs = await ask('/jobs')
	const job = /href="(\/jobs\/[\da-f-]{36})"/.exec(jobs)?.[1]
	const article = /<loc>[^<]*(\/blog\/[^<]+)<\/loc>/.exec(await ask('/sitemap.xml'))?.[1]
	const paths = [
		'/',
		'/jobs',
		...(job ? [job] : []),
		'/jobs/in/pune',
		'/doctor-database',
		'/faq',
		...(article ? [article] : []),
	]
	for (const path of paths) for (let n = 0; n < warmUp; n++) await ask(path)

	const costs: PageCost[] = []
	for (const path of paths) {
		const means: number[] = []
		let html = ''
		for (let round = 0; round < rounds; round++) {
			const begin = process.cpuUsage()
			for (let n = 0; n < perRound; n++) html = await ask(path)
			const { user, system } = process.cpuUsage(begin)
			means.push((user + system) / 1_000 / perRound)
		}
		costs.push({ path: path === job ? '/jobs/…' : path, milliseconds: median(means), kilobytes: html.length / 1024 })
	}
	return costs
}

/** The built app as the server calls it. Each request comes from another address, so that no daily limit is reached. */
async function openApp() {
	const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as AppBuild
	const handle = createAppHandler(() => Promise.resolve(build), 'production')
	let asked = 0
	return async (path: string) => {
		asked++
		const facts = {
			requestId: `bench-${asked}`,
			cspNonce: '',
			clientAddress: `198.18.${Math.floor(asked / 250) % 250}.${asked % 250}`,
			firstPage: false,
			language: null,
		}
		const response = await handle(new Request(env.APP_ORIGIN + path), facts)
		if (!response.ok) throw new Error(`${path} answered ${response.status}`)
		return response.text()
	}
}

import { listNewestJobs } from '#app/jobs/search/search.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { PageToWeigh } from './page-bytes.ts'
import { pages } from './results.ts'
import { signInSpecialist } from './sessions.ts'

/** The pages whose bytes are counted and that Lighthouse looks at: those that a visitor can be sent to, and what a specialist opens most. */
export async function listPages(): Promise<PageToWeigh[]> {
	const [job] = await listNewestJobs(1)
	const cookie = await signInSpecialist()
	const at = (path: string) => new URL(path, env.APP_ORIGIN).href
	const open = [
		{ name: pages.home, url: at('/') },
		{ name: pages.jobs, url: at('/jobs') },
		{ name: pages.job, url: at(`/jobs/${job?.id}`) },
		{ name: pages.register, url: at('/doctors/register') },
		{ name: pages.hospitalPortal, url: at('/hospital/auth') },
		...(await listFromSitemap()),
	]
	const ofSpecialist = [
		{ name: pages.jobsSignedIn, url: at('/jobs'), cookie },
		{ name: pages.jobSignedIn, url: at(`/jobs/${job?.id}`), cookie },
		{ name: pages.dashboard, url: at('/doctors/dashboard'), cookie },
		{ name: pages.profile, url: at('/profile'), cookie },
		{ name: pages.applications, url: at('/applications'), cookie },
		{ name: pages.cover, url: at('/cover'), cookie },
		{ name: pages.settings, url: at('/settings'), cookie },
	]
	return [...open, ...ofSpecialist]
}

/** Texts by their address, and one of the lists of a speciality in a city. Jobs are alike, and so are hospitals: one job stands for all. */
async function listFromSitemap(): Promise<PageToWeigh[]> {
	const text = await (await fetch(new URL('/sitemap.xml', env.APP_ORIGIN))).text()
	// Where there are too many jobs for one file, the pages have a file of their own.
	const all = text.includes('<sitemapindex')
		? await (await fetch(new URL('/sitemaps/pages.xml', env.APP_ORIGIN))).text()
		: text
	const paths = [...all.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
	const others = paths.filter(
		(path) => path !== '/' && path !== '/jobs' && !/^\/(jobs|hospitals)\/[\da-f-]{36}$/.test(path),
	)
	const isLanding = (path: string) => path.startsWith('/jobs/')
	const landing = others.find(isLanding)
	const texts = others.filter((path) => !isLanding(path))
	return [
		...(landing ? [{ name: pages.landing, url: new URL(landing, env.APP_ORIGIN).href }] : []),
		...texts.map((path) => ({ name: path, url: new URL(path, env.APP_ORIGIN).href })),
	]
}

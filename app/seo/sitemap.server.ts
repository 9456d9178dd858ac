import { asc, count, eq, max } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { isPublic } from '#app/jobs/page/cards.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { addressIn, languages, languageTags } from '#app/platform/language/languages.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { listPublicPages } from './public-pages.server.ts'
import { element, escapeXml, xmlHead } from './xml.ts'

/** The most that the protocol lets one file hold. */
const urlsPerFile = 50_000

type Url = { path: string; lastModified: string | null }

async function countOpenJobs(): Promise<number> {
	const [row] = await readerDb()
		.select({ jobs: count() })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(isPublic)
	return row?.jobs ?? 0
}

async function listJobUrls(part: number): Promise<Url[]> {
	const rows = await readerDb()
		.select({ id: jobs.id, updatedAt: jobs.updatedAt })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(isPublic)
		.orderBy(asc(jobs.id))
		.limit(urlsPerFile)
		.offset((part - 1) * urlsPerFile)
	return rows.map(({ id, updatedAt }) => ({ path: `/jobs/${id}`, lastModified: istToday(updatedAt) }))
}

const xml = (body: string) => `${xmlHead}${body}\n`
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ofLanguages = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The same page in each language, as every one of them names it. */
const alternates = (origin: string, path: string) =>
	languages
		.map((language) => {
			const href = escapeXml(origin + addressIn(language, path))
			return `<xhtml:link rel="alternate" hreflang="${languageTags[language]}" href="${href}"/>`
		})
		.join('')

const urlSet = (origin: string, urls: Url[]) =>
	xml(
		`<urlset ${namespace} ${ofLanguages}>\n${urls
			.map(
				({ path, lastModified }) =>
					`<url>${element('loc', origin + path)}${element('lastmod', lastModified)}${alternates(origin, path)}</url>`,
			)
			.join('\n')}\n</urlset>`,
	)

/** Everything in one file while it fits, else the list of the files it is split into. */
export async function writeSitemap(origin: string, perFile = urlsPerFile): Promise<string> {
	const [pages, openJobs] = await Promise.all([listPublicPages(), countOpenJobs()])
	if (pages.length + openJobs <= perFile) return urlSet(origin, [...pages, ...(await listJobUrls(1))])
	const jobFiles = Array.from({ length: Math.ceil(openJobs / urlsPerFile) }, (_, index) => `jobs-${index + 1}`)
	const [newest] = await readerDb()
		.select({ at: max(jobs.updatedAt) })
		.from(jobs)
		.where(eq(jobs.status, 'open'))
	const changed = newest?.at ? element('lastmod', istToday(newest.at)) : ''
	return xml(
		`<sitemapindex ${namespace}>\n${['pages', ...jobFiles]
			.map((name) => `<sitemap>${element('loc', `${origin}/sitemaps/${name}.xml`)}${changed}</sitemap>`)
			.join('\n')}\n</sitemapindex>`,
	)
}

/** One of the files that a split sitemap names; null for every other name. */
export async function writeSitemapPart(origin: string, file: string): Promise<string | null> {
	if (file === 'pages.xml') return urlSet(origin, await listPublicPages())
	const part = Number(/^jobs-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0)
	if (part === 0) return null
	const urls = await listJobUrls(part)
	return urls.length > 0 ? urlSet(origin, urls) : null
}

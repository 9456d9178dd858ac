import { brand } from '#app/brand.ts'
import { type JobCardData, toJobCard } from '#app/jobs/page/card.ts'
import { jobSearch, jobsHref } from '#app/jobs/search/job-search.server.ts'
import { searchJobs } from '#app/jobs/search/search.server.ts'
import { correctedText, unusedOf } from '#app/search/correction.ts'
import { element, escapeXml, xmlHead } from './xml.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'

const entries = 60

type Entry = JobCardData & { url: string; openedAt: Date }

/** The newest open jobs that an address asks for: a feed takes the filters of the list. */
async function loadFeed(address: URL, origin: string) {
	const search = { ...jobSearch.parse(address.searchParams), sort: 'newest' as const }
	const { rows, chips, unused, corrections } = await searchJobs(search, { isStrict: true }, entries)
	const filters = chips.map(({ label }) => label)
	const now = new Date()
	return {
		title: [`${brand.name} jobs`, ...filters].join(', '),
		description: [
			'Open jobs at verified hospitals, with pay shown on every job. Never pay a fee for a job.',
			...(corrections.length > 0 ? [`Results for ${correctedText(corrections, search.q)}.`] : []),
			...unusedOf(unused).map(({ typed, why }) => `Not used: ${typed}. ${why}`),
		].join(' '),
		link: origin + jobsHref({ ...search, sort: null }),
		items: rows.flatMap((row): Entry[] =>
			row.openedAt
				? [{ ...toJobCard(row, now), location: row.location, url: `${origin}/jobs/${row.id}`, openedAt: row.openedAt }]
				: [],
		),
	}
}

const headline = ({ title, hospitalName, location }: Entry) => `${title}, ${hospitalName}, ${location}`
const facts = ({ pay, shifts, starts, experience, bonus }: Entry) =>
	[pay, shifts, starts, experience, bonus].filter(Boolean).join(' · ')

/** RSS 2.0 */
export async function writeRss(address: URL, origin: string): Promise<string> {
	const feed = await inLanguage('en', () => loadFeed(address, origin))
	const items = feed.items.map(
		(item) =>
			`<item>${element('title', headline(item))}${element('link', item.url)}<guid isPermaLink="true">${item.url}</guid><pubDate>${item.openedAt.toUTCString()}</pubDate>${element('description', `${facts(item)}\n${item.excerpt}`)}</item>`,
	)
	return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', feed.title)}${element('link', feed.link)}${element('description', feed.description)}<language>en-IN</language>
<atom:link href="${escapeXml(`${origin}/jobs/feed.xml${address.search}`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

/** JSON Feed 1.1 */
export async function writeJsonFeed(address: URL, origin: string): Promise<string> {
	const feed = await inLanguage('en', () => loadFeed(address, origin))
	return JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title: feed.title,
		description: feed.description,
		home_page_url: feed.link,
		feed_url: `${origin}/jobs/feed.json${address.search}`,
		language: 'en-IN',
		items: feed.items.map((item) => ({
			id: item.url,
			url: item.url,
			title: headline(item),
			summary: facts(item),
			content_text: item.excerpt,
			date_published: item.openedAt.toISOString(),
			tags: item.skills,
		})),
	})
}

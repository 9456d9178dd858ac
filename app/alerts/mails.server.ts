import { env } from '#app/platform/env.server.ts'
import type { News } from './news.server.ts'
import { unsubscribeUrl } from './unsubscribe.server.ts'
import { newJobs, termsLine, whereLine } from './words.ts'

/** Jobs that one mail describes; of the others it says how many there are, and where. */
const mostInMail = 30

const jobHref = ({ jobId }: News) => `/jobs/${jobId}`
export const searchHrefOf = ({ search }: News) => `/jobs?${search.query}`

const endAll = (accountId: string) => ({
	label: 'Stop all job alerts',
	url: unsubscribeUrl({ of: 'account', id: accountId }),
})
const endOne = ({ search }: News) => ({
	label: `Stop alerts for “${search.name}”`,
	url: unsubscribeUrl({ of: 'search', id: search.id }),
})

export const urgentTitle = ({ job, hospital }: News) => `Urgent: ${job.title} at ${hospital.name}`

export function urgentMail(news: News) {
	return {
		subject: urgentTitle(news),
		paragraphs: [`This urgent job matches your saved search “${news.search.name}”.`, whereLine(news), termsLine(news)],
		action: { label: 'View job', href: jobHref(news) },
		links: [endOne(news), endAll(news.accountId)],
		unsubscribeUrl: endAll(news.accountId).url,
	}
}

/** One person's news of a day, by the search that found it. */
export function digestMail(accountId: string, all: News[]) {
	const searches = bySearch(all.slice(0, mostInMail))
	const left = all.length - Math.min(all.length, mostInMail)
	return {
		subject: `${newJobs(all.length)} for your saved searches`,
		paragraphs: [
			'These jobs were posted since our last email. All are from verified hospitals. No hospital may ask you for a fee.',
		],
		lists: searches.map((found) => ({
			heading: found[0].search.name,
			entries: found.map((news) => ({
				title: news.job.title,
				lines: [whereLine(news), termsLine(news)],
				url: env.APP_ORIGIN + jobHref(news),
			})),
		})),
		...(left > 0 ? { more: `Plus ${newJobs(left)}. View them all in your saved searches.` } : {}),
		action: { label: 'Open your saved searches', href: '/saved-searches' },
		links: [...searches.map(([first]) => endOne(first)), endAll(accountId)],
		unsubscribeUrl: endAll(accountId).url,
	}
}

/** Each search with its jobs, in the order in which they come. */
export function bySearch(all: News[]): [News, ...News[]][] {
	const found = new Map<string, [News, ...News[]]>()
	for (const news of all) {
		const group = found.get(news.search.id)
		if (group) group.push(news)
		else found.set(news.search.id, [news])
	}
	return [...found.values()]
}

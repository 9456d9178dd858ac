import { env } from '#app/platform/env.server.ts'
import type { PendingJob } from './pending-jobs.server.ts'
import { unsubscribeUrl } from './unsubscribe.server.ts'
import { newJobs, termsLine, whereLine } from './labels.ts'

/** Jobs that one mail describes; of the others it says how many there are, and where. */
const maxInMail = 30

const jobHref = ({ jobId }: PendingJob) => `/jobs/${jobId}`
export const searchHrefOf = ({ search }: PendingJob) => `/jobs?${search.query}`

const endAll = (accountId: string) => ({
	label: 'Stop all job alerts',
	url: unsubscribeUrl({ of: 'account', id: accountId }),
})
const endOne = ({ search }: PendingJob) => ({
	label: `Stop alerts for “${search.name}”`,
	url: unsubscribeUrl({ of: 'search', id: search.id }),
})

export const urgentTitle = ({ job, hospital }: PendingJob) => `Urgent: ${job.title} at ${hospital.name}`

export function urgentMail(pendingJobs: PendingJob) {
	return {
		subject: urgentTitle(pendingJobs),
		paragraphs: [
			`This urgent job matches your saved search “${pendingJobs.search.name}”.`,
			whereLine(pendingJobs),
			termsLine(pendingJobs),
		],
		action: { label: 'View job', href: jobHref(pendingJobs) },
		links: [endOne(pendingJobs), endAll(pendingJobs.accountId)],
		unsubscribeUrl: endAll(pendingJobs.accountId).url,
	}
}

/** One person's news of a day, by the search that found it. */
export function digestMail(accountId: string, all: PendingJob[]) {
	const searches = bySearch(all.slice(0, maxInMail))
	const left = all.length - Math.min(all.length, maxInMail)
	return {
		subject: `${newJobs(all.length)} for your saved searches`,
		paragraphs: [
			'These jobs were posted since our last email. All are from verified hospitals. No hospital may ask you for a fee.',
		],
		lists: searches.map((found) => ({
			heading: found[0].search.name,
			entries: found.map((pendingJobs) => ({
				title: pendingJobs.job.title,
				lines: [whereLine(pendingJobs), termsLine(pendingJobs)],
				url: env.APP_ORIGIN + jobHref(pendingJobs),
			})),
		})),
		...(left > 0 ? { more: `Plus ${newJobs(left)}. View them all in your saved searches.` } : {}),
		action: { label: 'Open your saved searches', href: '/saved-searches' },
		links: [...searches.map(([first]) => endOne(first)), endAll(accountId)],
		unsubscribeUrl: endAll(accountId).url,
	}
}

/** Each search with its jobs, in the order in which they come. */
export function bySearch(all: PendingJob[]): [PendingJob, ...PendingJob[]][] {
	const found = new Map<string, [PendingJob, ...PendingJob[]]>()
	for (const pendingJobs of all) {
		const group = found.get(pendingJobs.search.id)
		if (group) group.push(pendingJobs)
		else found.set(pendingJobs.search.id, [pendingJobs])
	}
	return [...found.values()]
}

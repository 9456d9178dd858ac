import { quoted } from '#app/platform/text/quoted.ts'
import { bySearch, type FoundJob } from './messages.ts'
import { unsubscribeUrl } from './unsubscribe.server.ts'
import { t } from '#app/platform/language/words.ts'

/** Links that stop job alerts: one for each search that found any, and one for all. */
export function stopLinks(accountId: string, jobs: FoundJob[]) {
	const all = unsubscribeUrl({ of: 'account', id: accountId })
	const ofSearch = ([{ search }]: [FoundJob, ...FoundJob[]]) => ({
		label: t`Stop alerts for ${{ search: quoted(search.name) }}`,
		url: unsubscribeUrl({ of: 'search', id: search.id }),
	})
	const links = [...bySearch(jobs).map(ofSearch), { label: t`Stop all job alerts`, url: all }]
	return { links, unsubscribeUrl: all }
}

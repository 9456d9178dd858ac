import { bySearch, type FoundJob, type Stopping } from './messages.ts'
import { unsubscribeUrl } from './unsubscribe.server.ts'

/** Links that stop job alerts: one for each search that found any, and one for all. */
export function stopLinks(accountId: string, jobs: FoundJob[]): Stopping {
	const ofSearch = ([{ search }]: [FoundJob, ...FoundJob[]]) => ({
		names: search.names,
		url: unsubscribeUrl({ of: 'search', id: search.id }),
	})
	return { stops: bySearch(jobs).map(ofSearch), unsubscribeUrl: unsubscribeUrl({ of: 'account', id: accountId }) }
}

import { printShown, readShown } from '#app/platform/http/growing-list.ts'
import { type JobStatus, jobStatuses } from '../../status.ts'

export const postingsPath = '/hospitals/dashboard/jobs'

export const postingSorts = ['status', 'title', 'pay', 'applicants', 'open'] as const
export type PostingSort = (typeof postingSorts)[number]

export const postingSortNames: Record<PostingSort, string> = {
	status: 'Status, active first',
	title: 'Job title',
	pay: 'Highest pay',
	applicants: 'Most applicants',
	open: 'Longest open',
}

/** What the list of jobs shows. Values that no page links to read as the default. */
export type PostingsView = { status: JobStatus | null; sort: PostingSort; shown: number }

export function readPostingsView(query: URLSearchParams): PostingsView {
	const [status, sort] = [query.get('status'), query.get('sort')]
	return {
		status: jobStatuses.find((known) => known === status) ?? null,
		sort: postingSorts.find((known) => known === sort) ?? 'status',
		shown: readShown(query),
	}
}

/** The address of a view, without what goes without saying. */
export function postingsHref({ status, sort, shown }: PostingsView): string {
	const query = new URLSearchParams({
		...(status ? { status } : {}),
		...(sort === 'status' ? {} : { sort }),
		...printShown(shown),
	})
	return query.size > 0 ? `${postingsPath}?${query}` : postingsPath
}

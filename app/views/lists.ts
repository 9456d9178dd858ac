/** Lists of the workspace of which members keep views, and what of an address belongs to one. */
const lists = {
	applicants: {
		name: 'Applicants',
		path: /^\/hospital\/(?:jobs\/[\w-]+\/)?applicants$/,
		filters: [
			'view',
			'stage',
			'tag',
			'score',
			'fit',
			'below',
			'speciality',
			'skill',
			'city',
			'years',
			'pay',
			'km',
			'verified',
			'days',
			'waited',
			'sort',
		],
	},
	jobs: { name: 'Job Postings', path: /^\/hospitals\/dashboard\/jobs$/, filters: ['status', 'sort'] },
	interviews: {
		name: 'Scheduled Interviews',
		path: /^\/hospitals\/dashboard\/interviews$/,
		filters: ['view', 'status'],
	},
	requests: { name: 'Contact requests', path: /^\/hospital\/contact-requests$/, filters: ['status'] },
} as const

export const listKeys = ['applicants', 'jobs', 'interviews', 'requests'] as const
export type ListKey = (typeof listKeys)[number]

export const listNames: Record<ListKey, string> = {
	applicants: lists.applicants.name,
	jobs: lists.jobs.name,
	interviews: lists.interviews.name,
	requests: lists.requests.name,
}

/** The page that says what a view is and takes its name. */
export const savingOf = (address: string) => `/hospital/views/new?${new URLSearchParams({ of: address })}`

/**
 * A list with its filters, as an address in one order. What was typed into a search box is no part of it, because that may
 * be a person's name; nor is who is opened beside the list, or how far it was shown. Null for any other page.
 */
export function readView(address: string): { list: ListKey; address: string; isNarrowed: boolean } | null {
	const url = URL.canParse(address, 'http://site') ? new URL(address, 'http://site') : null
	const list = url?.host === 'site' ? listKeys.find((key) => lists[key].path.test(url.pathname)) : undefined
	if (!url || !list) return null
	const filters = new URLSearchParams()
	for (const name of lists[list].filters) {
		const value = url.searchParams.get(name)
		if (value) filters.set(name, value.slice(0, longestValue))
	}
	const isNarrowed = filters.size > 0 || /\/jobs\/[^/]+\/applicants$/.test(url.pathname)
	return { list, address: filters.size > 0 ? `${url.pathname}?${filters}` : url.pathname, isNarrowed }
}

const longestValue = 60

export const maxViews = 20
export const longestViewName = 60

type Place = { status: string; search?: string; page?: number }

/** Address of a queue's tab, search and page. `usual` is the tab that the bare address shows. */
export function queueAddress(path: string, defaultStatus: string, { status, search, page = 1 }: Place) {
	const query = new URLSearchParams({
		...(status === defaultStatus ? {} : { status }),
		...(search ? { q: search } : {}),
		...(page > 1 ? { page: String(page) } : {}),
	})
	return query.size > 0 ? `${path}?${query}` : path
}

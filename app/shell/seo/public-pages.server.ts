type Page = { path: string; lastModified: string | null }

/** Pages that a search engine may list, by their one canonical address; jobs are added by the sitemap. */
const pages = ['/', '/jobs']

/** Named profiles are never among them. */
export async function listPublicPages(): Promise<Page[]> {
	return pages.map((path) => ({ path, lastModified: null }))
}

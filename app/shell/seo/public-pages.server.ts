import { listContentPages } from '#app/content/pages.server.ts'

type Page = { path: string; lastModified: string | null }

/** Ours that live on live data: they have no day on which they changed. */
const livePages = ['/', '/jobs']

/** Pages that a search engine may list, by their one canonical address; jobs are added by the sitemap. Profiles never are. */
export async function listPublicPages(): Promise<Page[]> {
	return [
		...livePages.map((path) => ({ path, lastModified: null })),
		...listContentPages().map(({ path, updated }) => ({ path, lastModified: updated })),
	]
}

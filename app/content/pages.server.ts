import { listArticles, listGuides } from './articles.server.ts'
import { type Compiled, readTexts } from './compiled.server.ts'
import { PageFrontMatter } from './front-matter.ts'
import { type PageName, pagePaths } from './page-paths.ts'

const texts = readTexts(import.meta.glob<Compiled>('./pages/*.mdx', { eager: true }), PageFrontMatter)

/** The text of one of our pages. */
export function readPage(name: PageName) {
	const text = texts().find(({ slug }) => slug === name)
	if (!text) throw new Error(`There is no page ${name}`)
	return { ...text, html: text.html() }
}

export type ContentPage = { path: string; title: string; description: string; updated: string }

/** Every page of this capability under its canonical address, for the sitemap: pages, articles and guides. */
export function listContentPages(): ContentPage[] {
	const newest = (days: { updated: string }[]) =>
		days
			.map(({ updated }) => updated)
			.toSorted()
			.at(-1)
	const updatedBy: Partial<Record<PageName, string | undefined>> = {
		blog: newest(listArticles()),
		guides: newest(listGuides()),
	}
	const names = Object.keys(pagePaths) as PageName[]
	const pages = names.map((name) => {
		const { title, description, updated } = readPage(name)
		return { path: pagePaths[name], title, description, updated: updatedBy[name] ?? updated }
	})
	const texts = [...listArticles(), ...listGuides()].map(({ path, title, description, updated }) => ({
		path,
		title,
		description,
		updated,
	}))
	return [...pages, ...texts]
}

import { company } from '#app/company.ts'
import type { Cover } from '#app/pictures/article-cover.tsx'
import { type Compiled, readTexts, type Text } from './compiled.server.ts'
import { ArticleFrontMatter, categoryNames, GuideFrontMatter } from './front-matter.ts'

/** What lists, the sitemap, feeds and preview pictures need to know of an article or guide. */
export type ArticleSummary = {
	slug: string
	/** Its canonical address on this site. */
	path: string
	title: string
	description: string
	category: string
	author: string
	/** Days of the Indian calendar, `2025-05-10`. */
	published: string
	updated: string
	readingMinutes: number
	cover: Cover
}
export type Article = ArticleSummary & { html: string; headings: { id: string; text: string }[] }

const byNewest = (a: { published: string; slug: string }, b: { published: string; slug: string }) =>
	b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug)

const articles = readTexts(import.meta.glob<Compiled>('./articles/*.mdx', { eager: true }), ArticleFrontMatter)
const guides = readTexts(import.meta.glob<Compiled>('./guides/*.mdx', { eager: true }), GuideFrontMatter)

type Dated = Text<ArticleFrontMatter | GuideFrontMatter>

const summarise =
	(folder: string) =>
	({ html: _html, headings: _headings, ...rest }: Dated): ArticleSummary => ({
		...rest,
		path: `${folder}/${rest.slug}`,
		category: categoryNames[rest.category],
		author: company[rest.author],
	})
const inBlog = summarise('/blog')
const inGuides = summarise('/doctors/guides')

/** The articles of the blog, newest first. */
export const listArticles = (): ArticleSummary[] => articles().toSorted(byNewest).map(inBlog)

/** The career guides, newest first. */
export const listGuides = (): ArticleSummary[] => guides().toSorted(byNewest).map(inGuides)

export const findArticle = (slug: string): Article | null => find(articles(), slug, inBlog)

export const findGuide = (slug: string): Article | null => find(guides(), slug, inGuides)

function find(among: Dated[], slug: string, describe: (text: Dated) => ArticleSummary): Article | null {
	const found = among.find((text) => text.slug === slug)
	return found ? { ...describe(found), html: found.html(), headings: found.headings } : null
}

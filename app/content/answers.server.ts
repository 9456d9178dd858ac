import { data } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { legalCheckedOn } from '#app/law-sources.ts'
import { notFound } from '#app/platform/http/http.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import type { Article, ArticleSummary } from './articles.server.ts'
import { type PageName, pagePaths } from './page-paths.ts'
import { readPage } from './pages.server.ts'

const headers = shareWithVisitors()

/** Response of a content page, with `more` beside its text. */
export function answerPage<More extends object = object>(name: PageName, more?: More) {
	const { title, description, updated, changed, numbersOfLaw, headings, html } = readPage(name)
	const canonical = env.APP_ORIGIN + pagePaths[name]
	const checked = numbersOfLaw ? legalCheckedOn() : undefined
	const page = { title, description, updated, changed, checked, headings, html, canonical }
	return data({ page, ...(more ?? ({} as More)) }, { headers })
}

/** The answer of an article or guide; 404 where there is none. */
export function answerArticle(article: Article | null, more: ArticleSummary[]) {
	if (!article) throw notFound()
	return data({ article: { ...article, canonical: env.APP_ORIGIN + article.path }, more }, { headers })
}

import { findArticle } from '#app/content/articles.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { drawCard, pictureResponse } from '../social-card.server.tsx'
import type { Route } from './+types/article-card.ts'

export async function loader({ params }: Route.LoaderArgs) {
	const text = findArticle(params.slug)
	if (!text) throw notFound()
	const { category, title, readingMinutes } = text
	return pictureResponse(await drawCard({ kicker: category, title, detail: `${readingMinutes} minutes to read` }))
}

import { findGuide } from '#app/content/articles.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { drawCard, pictureResponse } from '../social-card.server.tsx'
import type { Route } from './+types/guide-card.ts'

export async function loader({ params }: Route.LoaderArgs) {
	const text = findGuide(params.slug)
	if (!text) throw notFound()
	const { category, title, readingMinutes } = text
	return pictureResponse(await drawCard({ kicker: category, title, detail: `${readingMinutes} minutes to read` }))
}

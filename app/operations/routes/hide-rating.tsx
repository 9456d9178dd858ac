import { operatorOf } from '#app/identity/groups.server.ts'
import { findRating } from '#app/offers/placements/placement-queries.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { HideRatingForm } from '../components/hide-rating-form.tsx'
import { afterRatingDecision, ratingTitle } from '../moderation/rating-case.server.ts'
import { HidingInput, wholeReason } from '../schema.server.ts'
import { hideRatingLater } from '../queues/rating-queue.server.ts'
import type { Route } from './+types/hide-rating.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const rating = await findRating(operatorOf(context), idParam(params.ratingId))
	if (!rating) throw notFound()
	return { id: rating.id, about: ratingTitle(rating) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const id = idParam(params.ratingId)
	if (!(await findRating(actor, id))) throw notFound()
	const form = await parseForm(request, HidingInput)
	if (!form.ok) return invalid(form.problem)
	return afterRatingDecision(actor, id, () => hideRatingLater(actor, id, { reason: wholeReason(form.value) }), {
		title: 'Rating hidden',
		then: 'It no longer counts towards the average then, and its author is notified.',
	})
}

// The page says it: only it knows whether something is wrong.
export default function HideRating({ loaderData: { id, about }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Hide a rating</PageTitle>
			<PageHeader back={{ to: `/operator/ratings/${id}`, label: 'Rating' }} title="Hide a rating" lead={about} />
			<HideRatingForm id={id} problem={actionData} />
		</main>
	)
}

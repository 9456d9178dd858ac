import { AppealPage } from '#app/cases/appeal-page.tsx'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { loadRatingAppeal, sendRatingAppeal } from '../ratings/rating-appeal.server.ts'
import type { Route } from './+types/appeal-rating-of-specialist.ts'

const pageOf = (id: string) => `/hospital/applications/${id}`

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
	loadRatingAppeal(request, verifiedMemberOf(context), idParam(params.applicationId))

export function action({ request, params, context }: Route.ActionArgs) {
	const applicationId = idParam(params.applicationId)
	return sendRatingAppeal(request, verifiedMemberOf(context), applicationId, pageOf(applicationId))
}

export default function AppealRating({ loaderData: { id, name }, actionData }: Route.ComponentProps) {
	return <AppealPage about={`rating of ${name}`} back={{ to: pageOf(id), label: name }} problem={actionData} />
}

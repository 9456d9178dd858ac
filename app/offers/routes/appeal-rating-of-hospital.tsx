import { AppealPage } from '#app/cases/appeal-page.tsx'
import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { t } from '#app/platform/language/words.ts'
import { loadRatingAppeal, sendRatingAppeal } from '../ratings/rating-appeal.server.ts'
import type { Route } from './+types/appeal-rating-of-hospital.ts'

const pageOf = (id: string) => `/applications/${id}`

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
	loadRatingAppeal(request, specialistOf(context), idParam(params.applicationId))

export function action({ request, params, context }: Route.ActionArgs) {
	const applicationId = idParam(params.applicationId)
	return sendRatingAppeal(request, specialistOf(context), applicationId, pageOf(applicationId))
}

export default function AppealRating({ loaderData: { id, name }, actionData }: Route.ComponentProps) {
	return (
		<AppealPage
			about={t`rating of ${{ hospital: name }}`}
			back={{ to: pageOf(id), label: name }}
			problem={actionData}
		/>
	)
}

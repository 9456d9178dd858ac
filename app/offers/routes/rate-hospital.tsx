import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { RatingForm } from '../components/rating-form.tsx'
import { findMyPlacement } from '../placements/placement-queries.server.ts'
import { rateHospital } from '../ratings/rating.server.ts'
import { rateAndReturn } from '../ratings/rating-route.server.ts'
import { RatingInput } from '../schema.server.ts'
import type { Route } from './+types/rate-hospital.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findMyPlacement(specialistOf(context), idParam(params.applicationId))
	if (!found) throw notFound()
	if (request.method === 'GET' && found.own) throw redirect(`/applications/${found.applicationId}`)
	if (request.method === 'GET' && found.ratingOpensOn)
		throw conflict(t`You can rate each other from ${{ day: formatDate(found.ratingOpensOn) }}.`)
	return { id: found.applicationId, name: found.hospitalName, jobTitle: found.jobTitle }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	if (!(await findMyPlacement(actor, applicationId))) throw notFound()
	return rateAndReturn(request, `/applications/${applicationId}`, RatingInput, (input) =>
		rateHospital(actor, applicationId, input),
	)
}

// The page says it: only it knows whether something is wrong.
export default function RateHospital({ loaderData: { id, name, jobTitle }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={actionData}>{t`Rate ${{ name }}`}</PageTitle>
			<PageHeader
				back={{ to: `/applications/${id}`, label: name }}
				title={t`Rate ${{ name }}`}
				lead={jobTitle}
				leadLang={asWritten().lang}
			/>
			<RatingForm action={`/applications/${id}/rating`} whom={name} problem={actionData} />
		</main>
	)
}

import { redirect } from 'react-router'
import { returnPageIn } from '#app/applications/pipeline/return-page.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { RatingForm } from '../components/rating-form.tsx'
import { findHire } from '../placements/placement-queries.server.ts'
import { rateSpecialist } from '../ratings/rating.server.ts'
import { rateAndReturn } from '../ratings/rating-route.server.ts'
import { HospitalRatingInput } from '../schema.server.ts'
import type { Route } from './+types/rate-specialist.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findHire(verifiedMemberOf(context), idParam(params.applicationId))
	if (!found) throw notFound()
	if (request.method === 'GET' && found.own) throw redirect(`/hospital/applications/${found.applicationId}`)
	if (request.method === 'GET' && found.ratingOpensOn)
		throw conflict(`You can rate each other from ${formatDate(found.ratingOpensOn)}.`)
	return { id: found.applicationId, name: found.specialistName, jobTitle: found.jobTitle }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	if (!(await findHire(member, applicationId))) throw notFound()
	return rateAndReturn(request, returnPageIn(request.url, applicationId), HospitalRatingInput, (input) =>
		rateSpecialist(member, applicationId, input),
	)
}

// The page says it: only it knows whether something is wrong.
export default function RateSpecialist({ loaderData: { id, name, jobTitle }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={actionData}>{`Rate ${name}`}</PageTitle>
			<PageHeader back={{ to: `/hospital/applications/${id}`, label: name }} title={`Rate ${name}`} lead={jobTitle} />
			<RatingForm action={`/hospital/applications/${id}/rating`} whom={name} problem={actionData} />
		</main>
	)
}

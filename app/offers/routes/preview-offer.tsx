import { returnPageIn } from '#app/applications/pipeline/return-page.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { typedValues } from '#app/platform/http/typed-values.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { OfferForm } from '../components/offer-form.tsx'
import { loadOfferForm } from '../offer-page.server.ts'
import { findOfferSubject } from '../queries.server.ts'
import type { Route } from './+types/preview-offer.ts'

/** The form again with the offer redrawn, for browsers without a script. Nothing is stored. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await loadOfferForm(verifiedMemberOf(context), idParam(params.applicationId))
	if (!found) throw notFound()
	return { ...found, returnTo: returnPageIn(request.url, found.page.id) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	if (!(await findOfferSubject(member, idParam(params.applicationId)))) throw notFound()
	return { values: typedValues(await readForm(request)) }
}

// The page says it: only it knows whether something is wrong.
export default function PreviewOffer({ loaderData: { page, jobTitle, returnTo }, actionData }: Route.ComponentProps) {
	const title = `Offer to ${page.name}`
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageTitle problem={undefined}>{title}</PageTitle>
			<PageHeader back={{ to: returnTo, label: page.name }} title={title} lead={jobTitle} />
			<OfferForm page={page} returnTo={returnTo} problem={actionData} />
		</main>
	)
}

import { returnPageIn, withReturn } from '#app/applications/pipeline/return-page.ts'
import { isOpen } from '#app/applications/stage.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { OfferForm } from '../components/offer-form.tsx'
import { loadOfferForm } from '../offer-page.server.ts'
import { makeOffer } from '../make-offer.server.ts'
import { offerInReview, offerRefusal } from '../refusals.ts'
import { offerInput, offerOf } from '../schema.server.ts'
import { type OfferDifference, whyField } from '../terms/against-job.ts'
import type { Route } from './+types/offer.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const { searchParams } = new URL(request.url)
	const found = await loadOfferForm(member, idParam(params.applicationId), searchParams)
	if (!found) throw notFound()
	if (request.method === 'GET' && !isOpen(found.stage))
		throw conflict(offerRefusal({ failure: 'illegal-move', stage: found.stage }))
	return { ...found, returnTo: returnPageIn(request.url, found.page.id) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, offerInput())
	if (!form.ok) return invalid(form.problem)

	const made = await makeOffer(member, applicationId, offerOf(form.value))
	if (!made.ok) {
		if (made.failure === 'not-found') throw notFound()
		if ('stage' in made) throw conflict(offerRefusal(made))
		if ('differences' in made) return invalid({ fields: whyNotSaid(made.differences), values: form.values })
		return invalid({ form: failures[made.failure], values: form.values }, 409)
	}

	const { offerId, specialistName, isHeld } = made.value
	if (isHeld) return redirectWith('/hospital/reviews', offerInReview(specialistName))
	const returnTo = returnPageIn(request.url, applicationId)
	return redirectWith(returnTo, {
		title: `Offer sent to ${specialistName}`,
		detail: `They can see it on the site now. Emails and other alerts go out in ${undoTime} unless you undo.`,
		undo: { action: withReturn(`/hospital/offers/${offerId}/undo`, returnTo), label: 'Undo' },
	})
}

const whyNotSaid = (differences: readonly OfferDifference[]) =>
	Object.fromEntries(differences.map(({ name }) => [whyField(name), ['Explain this difference from the job.']]))

const failures = {
	suspended: 'The account of this specialist is suspended, so no offer can be made now.',
	'offer-waits': 'This applicant already has an offer awaiting a response. Withdraw it before you make another.',
	'already-accepted': 'This applicant has already accepted your offer.',
	'in-review': 'Your offer to this applicant is in review. You can see it under In review.',
	'joining-date-over': 'The joining date has passed. Choose today or a later date.',
}

// The page says it: only it knows whether something is wrong.
export default function MakeOffer({ loaderData: { page, jobTitle, returnTo }, actionData }: Route.ComponentProps) {
	const title = `Offer to ${page.name}`
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader back={{ to: returnTo, label: page.name }} title={title} lead={jobTitle} />
			<OfferForm page={page} returnTo={returnTo} problem={actionData} />
		</main>
	)
}

import { withdrawalUndoMinutes } from '#app/durations.ts'
import { redirect } from 'react-router'
import { listOtherOpen, withdrawOthers } from '#app/applications/applying/withdrawal.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { AcceptForm } from '../components/accept-form.tsx'
import { findMyOffer } from '../queries.server.ts'
import { acceptEach } from '../refusals.ts'
import { answerAndReturn } from '../response-route.server.ts'
import { AcceptInput } from '../schema.server.ts'
import type { Route } from './+types/accept-offer.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

/** Asked first when other applications are open: which of them to keep is the person's choice. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const offer = await findMyOffer(actor, idParam(params.offerId))
	if (!offer) throw notFound()
	const others = await listOtherOpen(actor, offer.applicationId)
	const { differences } = offer
	if (offer.status !== 'sent' || (others.length === 0 && differences.length === 0))
		throw redirect(`/offers/${offer.id}`)
	return { offerId: offer.id, hospitalName: offer.hospitalName, jobTitle: offer.jobTitle, others, differences }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const offerId = idParam(params.offerId)
	const form = await parseForm(request, AcceptInput)
	if (!form.ok) return invalid(form.problem)
	const offer = await findMyOffer(actor, offerId)
	if (!offer) throw notFound()
	const { others, agreed } = form.value
	if (offer.status === 'sent') {
		const fields = {
			...(offer.differences.every(({ name }) => agreed.includes(name)) ? {} : { agreed: [acceptEach()] }),
			...(others || (await listOtherOpen(actor, offer.applicationId)).length === 0
				? {}
				: { others: [t`Choose what happens to your other applications.`] }),
		}
		if (Object.keys(fields).length > 0) return invalid({ fields, values: form.values })
	}

	return answerAndReturn(actor, offerId, { to: 'accepted', reason: null, agreed }, async () => {
		if (others !== 'withdraw') return ''
		const withdrawn = await withdrawOthers(actor, offer.applicationId)
		return t`Other applications withdrawn: ${{ count: withdrawn }}. You can undo each one for ${{ minutes: withdrawalUndoMinutes }} minutes, under Applications.`
	})
}

export default function AcceptOffer({ loaderData, actionData: problem }: Route.ComponentProps) {
	const { offerId, hospitalName, jobTitle, others, differences } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{t`Accept this offer?`}</PageTitle>
			<PageHeader
				back={{ to: `/offers/${offerId}`, label: t`Back to offer` }}
				title={t`Accept this offer?`}
				lead={`${jobTitle}, ${hospitalName}`}
				leadLang={asWritten().lang}
			/>
			<AcceptForm offerId={offerId} others={others} differences={differences} problem={problem} />
		</main>
	)
}

import { openApplication } from '#app/applications/candidate.server.ts'
import { CandidatePage } from '#app/applications/candidate-page.tsx'
import { candidateView } from '#app/applications/candidate-view.ts'
import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { HospitalOffers } from '#app/offers/hospital-offers.tsx'
import { offerView } from '#app/offers/offer-view.ts'
import { PlacementPanel } from '#app/offers/placement-panel.tsx'
import { findHire } from '#app/offers/placement-queries.server.ts'
import { listOffersFor } from '#app/offers/queries.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import type { Route } from './+types/candidate.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	const found = await openApplication(member, applicationId)
	if (!found) throw notFound()
	const [offers, placement] = await Promise.all([listOffersFor(member, applicationId), findHire(member, applicationId)])
	return {
		candidate: candidateView(found, new Date()),
		offers: offers.map((offer) => ({ ...offerView(offer), author: offer.author })),
		placement,
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const candidate = loaderData?.candidate
	return [{ title: `${candidate ? `${candidate.name}, ${candidate.job.title}` : 'Applicant'} · ${brand.name}` }]
}

export default function Candidate({ loaderData: { candidate, offers, placement } }: Route.ComponentProps) {
	return (
		<CandidatePage
			candidate={candidate}
			beside={
				<>
					<HospitalOffers applicationId={candidate.id} offers={offers} isOffered={candidate.stage === 'offered'} />
					<PlacementPanel placement={placement} reader="hospital" />
				</>
			}
		/>
	)
}

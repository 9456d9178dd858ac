import { Link } from 'react-router'
import { moneyWarning } from '#app/applications/words.ts'
import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { AnswerForms } from '../components/answer-forms.tsx'
import { OfferTerms } from '../components/terms.tsx'
import { OfferTag } from '../offer-tag.tsx'
import { offerView } from '../offer-view.ts'
import { findMyOffer } from '../queries.server.ts'
import type { OfferStatus } from '../status.ts'
import type { Route } from './+types/show.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findMyOffer(requireSpecialist(context, request), idParam(params.offerId))
	if (!found) throw notFound()
	const { applicationId, hospitalId, hospitalName, jobTitle, jobLocation } = found
	return { offer: offerView(found), applicationId, hospitalId, hospitalName, jobTitle, jobLocation }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `Offer of ${loaderData.hospitalName}` : 'Offer'} · ${brand.name}` },
]

export default function ShowOffer({ loaderData }: Route.ComponentProps) {
	const { offer, applicationId, hospitalId, hospitalName, jobTitle, jobLocation } = loaderData
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageHeader
				back={{ to: `/applications/${applicationId}`, label: 'Your application' }}
				title={`${hospitalName} offers you the position`}
				lead={[jobTitle, jobLocation].filter(Boolean).join(', ')}
				tags={<OfferTag status={offer.status} reader="specialist" />}
			/>
			<Panel title="The offer">
				<OfferTerms
					offer={offer}
					more={[
						{ label: 'Sent', value: offer.sent },
						{ label: 'Answer by', value: offer.status === 'sent' ? offer.until : null },
						{
							label: 'Your answer',
							value: offer.status === 'accepted' || offer.status === 'declined' ? offer.decided : null,
						},
					]}
				/>
			</Panel>
			{offer.status === 'sent' ? (
				<>
					<AnswerForms offerId={offer.id} hospitalName={hospitalName} />
					<Notice tone="warning">{moneyWarning}</Notice>
				</>
			) : (
				<p>{afterwards(offer.status, hospitalName, offer.starts)}</p>
			)}
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={`/messages/with/${hospitalId}`} variant="secondary">
					Ask {hospitalName}
				</ButtonLink>
				<Link to={`/applications/${applicationId}`} className="link inline-flex min-h-11 items-center">
					See your application
				</Link>
			</div>
		</main>
	)
}

function afterwards(status: Exclude<OfferStatus, 'sent'>, hospitalName: string, starts: string): string {
	const sentences: Record<typeof status, string> = {
		accepted: `You accepted. ${hospitalName} expects you on ${starts} and confirms here when you have started.`,
		declined: `You declined. ${hospitalName} can make you another offer.`,
		expired: `Nobody answered in time. ${hospitalName} can make you another offer; write to them if you still want it.`,
		withdrawn: 'This offer no longer stands.',
	}
	return sentences[status]
}

import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { OfferTerms } from './components/terms.tsx'
import { ProposedDate, type ProposedDateView } from './placements/proposed-date.tsx'
import { OfferTag } from './offer-tag.tsx'
import type { OfferView } from './offer-view.ts'
import { t } from '#app/platform/language/words.ts'

/** The last offer for an application, on the page that its specialist reads. */
export function MyOffer({ offer, proposed }: { offer: OfferView | null; proposed: ProposedDateView | null }) {
	if (!offer) return null
	const isWaiting = offer.status === 'sent'
	return (
		<>
			<ProposedDate proposed={proposed} />
			<Panel title={t.of('job')`Offer`} action={<OfferTag status={offer.status} reader="specialist" />}>
				<div className="grid gap-4">
					<OfferTerms offer={offer} more={[{ label: t`Respond by`, value: isWaiting ? offer.until : null }]} />
					<ButtonLink
						to={`/offers/${offer.id}`}
						variant={isWaiting ? 'primary' : 'secondary'}
						className="justify-self-start"
					>
						{isWaiting ? t`Accept or decline` : t`View offer`}
					</ButtonLink>
				</div>
			</Panel>
		</>
	)
}

import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { OfferTerms } from './components/terms.tsx'
import { LetterLink } from './letter-link.tsx'
import { OfferTag } from './offer-tag.tsx'
import type { OfferView } from './offer-view.ts'
import type { OfferStatus } from './status.ts'

/** What the day is called on which an offer came to its end. */
const endNames: Record<OfferStatus, string> = {
	sent: 'Ended',
	accepted: 'Responded',
	declined: 'Responded',
	expired: 'Expired',
	withdrawn: 'Withdrawn',
}

type HospitalOffersProps = {
	applicationId: string
	/** The last first. */
	offers: readonly (OfferView & { author: string | null })[]
	/** The application is at the offer. A new offer or the start may follow. */
	isOffered: boolean
}

/** What the hospital offered this applicant and what became of it, with what it can do next. */
export function HospitalOffers({ applicationId, offers, isOffered }: HospitalOffersProps) {
	const [last, ...earlier] = offers
	if (!last) return isOffered ? <NoOffer applicationId={applicationId} /> : null
	return (
		<Panel title="Offer" action={<OfferTag status={last.status} reader="hospital" />}>
			<div className="grid gap-4">
				<OfferTerms
					offer={last}
					more={[
						{ label: 'Sent', value: last.author ? `${last.sent}, by ${last.author}` : last.sent },
						{ label: 'Respond by', value: last.status === 'sent' ? last.until : null },
						{ label: endNames[last.status], value: last.decided },
						{ label: 'Specialist’s reason', value: last.declineReason },
					]}
				/>
				<Next applicationId={applicationId} offer={last} isOffered={isOffered} />
				{last.status === 'sent' || last.status === 'accepted' ? (
					<LetterLink offerId={last.id} className="btn btn-secondary btn-sm justify-self-start" />
				) : null}
				{earlier.length > 0 ? <Earlier offers={earlier} /> : null}
			</div>
		</Panel>
	)
}

/** Of a time before offers were made here. */
function NoOffer({ applicationId }: { applicationId: string }) {
	return (
		<Panel title="Offer">
			<ButtonLink to={`/hospital/applications/${applicationId}/offer`}>Make offer</ButtonLink>
		</Panel>
	)
}

function Next({ applicationId, offer, isOffered }: { applicationId: string; offer: OfferView; isOffered: boolean }) {
	const withdrawal = `/hospital/offers/${offer.id}/withdrawal`
	if (!isOffered) return null
	if (offer.status === 'sent')
		return (
			<PostButton
				action={withdrawal}
				fields={{ version: offer.version }}
				variant="secondary"
				size="sm"
				pendingLabel="Withdrawing..."
			>
				Withdraw offer
			</PostButton>
		)
	// The next step, confirming that they joined, is a button of the application itself.
	if (offer.status === 'accepted') return null
	return (
		<ButtonLink to={`/hospital/applications/${applicationId}/offer`} variant="secondary" className="justify-self-start">
			Make another offer
		</ButtonLink>
	)
}

function Earlier({ offers }: { offers: readonly OfferView[] }) {
	return (
		<details className="border-t border-line pt-3 text-sm">
			<summary className="link inline-flex min-h-8 items-center font-semibold">Earlier offers</summary>
			<ul className="mt-2 grid gap-2">
				{offers.map((offer) => (
					<li key={offer.id} className="grid gap-1">
						<span>
							{offer.pay}, from {offer.starts}
						</span>
						<span className="flex flex-wrap items-center gap-2 text-ink-2">
							<OfferTag status={offer.status} reader="hospital" />
							{offer.decided ?? offer.sent}
						</span>
					</li>
				))}
			</ul>
		</details>
	)
}

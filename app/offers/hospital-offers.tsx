import { withReturn } from '#app/applications/pipeline/return-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { OfferTerms } from './components/terms.tsx'
import { LetterLink } from './letter-link.tsx'
import { ProposedDate, type ProposedDateView } from './placements/proposed-date.tsx'
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
	/** Another joining date that waits for an answer. */
	proposed: ProposedDateView | null
	/** The application is at the offer. A new offer or the start may follow. */
	isOffered: boolean
	/** The list that the applicant is opened beside; without it their own page. */
	returnTo?: string | undefined
	headingLevel?: 2 | 3
}

/** What the hospital offered this applicant and what became of it, with what it can do next. */
export function HospitalOffers({
	applicationId,
	offers,
	proposed,
	isOffered,
	returnTo,
	headingLevel,
}: HospitalOffersProps) {
	const formHref = withReturn(`/hospital/applications/${applicationId}/offer`, returnTo)
	const [last, ...earlier] = offers
	if (!last) return isOffered ? <NoOffer formHref={formHref} headingLevel={headingLevel} /> : null
	return (
		<>
			<ProposedDate proposed={proposed} {...(headingLevel ? { headingLevel } : {})} />
			<Panel title="Offer" headingLevel={headingLevel} action={<OfferTag status={last.status} reader="hospital" />}>
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
					<Next formHref={formHref} offer={last} isOffered={isOffered} returnTo={returnTo} />
					{last.status === 'sent' || last.status === 'accepted' ? (
						<LetterLink offerId={last.id} className="btn btn-secondary btn-sm justify-self-start" />
					) : null}
					{earlier.length > 0 ? <Earlier offers={earlier} /> : null}
				</div>
			</Panel>
		</>
	)
}

/** Of a time before offers were made here. */
function NoOffer({ formHref, headingLevel }: { formHref: string; headingLevel: 2 | 3 | undefined }) {
	return (
		<Panel title="Offer" headingLevel={headingLevel}>
			<ButtonLink to={formHref}>Make offer</ButtonLink>
		</Panel>
	)
}

type NextProps = { formHref: string; offer: OfferView; isOffered: boolean; returnTo: string | undefined }

function Next({ formHref, offer, isOffered, returnTo }: NextProps) {
	const withdrawal = withReturn(`/hospital/offers/${offer.id}/withdrawal`, returnTo)
	if (!isOffered) return null
	if (offer.status === 'sent')
		return (
			<PostButton
				action={withdrawal}
				fields={{ version: offer.version }}
				form={{ preventScrollReset: true }}
				variant="secondary"
				size="sm"
				pendingLabel="Withdrawing..."
			>
				Withdraw offer
			</PostButton>
		)
	// The next step, confirming that they joined, is a button of the application itself.
	if (offer.status === 'accepted')
		return (
			<ButtonLink to={`/offers/${offer.id}/joining-date`} variant="secondary" size="sm" className="justify-self-start">
				Change joining date
			</ButtonLink>
		)
	return (
		<ButtonLink to={formHref} variant="secondary" className="justify-self-start">
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

import { Link } from 'react-router'
import { moneyWarning } from '#app/applications/labels.ts'
import { listOtherOpen } from '#app/applications/applying/withdrawal.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { comparePay } from '#app/pay/compare.server.ts'
import { UsualPayLine } from '#app/pay/usual-line.tsx'
import { formatDate } from '#app/platform/text/dates.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { AnswerForms } from '../components/answer-forms.tsx'
import { OfferTerms } from '../components/terms.tsx'
import { OfferTag } from '../offer-tag.tsx'
import { offerView } from '../offer-view.ts'
import { LetterCopies, LetterLink } from '../letter-link.tsx'
import { findProposedDate } from '../placements/joining-date.server.ts'
import { ProposedDate } from '../placements/proposed-date.tsx'
import { findAcceptedElsewhere, findMyOffer } from '../queries.server.ts'
import { hospitalSuspended } from '../refusals.ts'
import type { OfferStatus } from '../status.ts'
import type { Route } from './+types/show.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { otherApplications } from '../labels.ts'
import { saidName } from '#app/platform/language/names.ts'
import { languageNow, t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const found = await findMyOffer(actor, idParam(params.offerId))
	if (!found) throw notFound()
	const { applicationId, hospitalId, hospitalName, jobTitle, jobLocation } = found
	const [others, accepted, usual, proposed] = await Promise.all([
		found.status === 'sent' || found.status === 'accepted' ? listOtherOpen(actor, applicationId) : [],
		found.status === 'sent' ? findAcceptedElsewhere(actor, found.id) : null,
		comparePay({
			speciality: found.specialitySlug,
			location: found.location,
			unit: found.payUnit,
			years: found.yearsOfExperience,
			min: found.payPaise,
		}),
		found.status === 'accepted' ? findProposedDate(actor, found.id) : null,
	])
	return {
		offer: offerView(found),
		language: languageNow(),
		applicationId,
		hospitalId,
		hospitalName,
		isSuspended: found.isSuspended,
		jobTitle,
		jobLocation,
		others,
		proposed,
		usual,
		accepted: accepted && {
			id: accepted.id,
			hospitalName: accepted.hospitalName,
			starts: formatDate(accepted.startsOn),
		},
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? t`Offer from ${{ hospital: loaderData.hospitalName }}` : t.of('job')`Offer`),
]

export default function ShowOffer({ loaderData }: Route.ComponentProps) {
	const { offer, applicationId, hospitalId, hospitalName, jobTitle, jobLocation, others, accepted } = loaderData
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageHeader
				back={{ to: `/applications/${applicationId}`, label: t`Your application` }}
				title={t`${{ hospital: hospitalName }} has made you an offer`}
				lead={[jobTitle, saidName(jobLocation)].filter(Boolean).join(', ')}
				tags={<OfferTag status={offer.status} reader="specialist" />}
			/>
			<Panel title={t.of('job')`Offer`}>
				<OfferTerms
					offer={offer}
					more={[
						{ label: t`Sent`, value: offer.sent },
						{ label: t`Respond by`, value: offer.status === 'sent' ? offer.until : null },
						{
							label: t`Your response`,
							value: offer.status === 'accepted' || offer.status === 'declined' ? offer.decided : null,
						},
					]}
				/>
				{loaderData.usual ? (
					<div className="mt-3">
						<UsualPayLine usual={loaderData.usual} />
					</div>
				) : null}
			</Panel>
			{offer.status === 'sent' ? (
				<>
					{loaderData.isSuspended ? <Notice tone="danger">{hospitalSuspended()}</Notice> : null}
					{accepted ? (
						<Notice tone="warning" title={t`You have already accepted another offer`}>
							<p>
								{rich({
									link: (words) => <Link to={`/offers/${accepted.id}`}>{words}</Link>,
								})`You accepted an <link>offer from ${{ hospital: accepted.hospitalName }}</link> with the joining date ${{ day: accepted.starts }}. If you accept this one too, withdraw your application to the other hospital.`}
							</p>
						</Notice>
					) : null}
					<AnswerForms offerId={offer.id} hospitalName={hospitalName} others={others} differences={offer.differences} />
					<Notice tone="warning">{moneyWarning()}</Notice>
				</>
			) : (
				<p>{afterwards(offer.status, hospitalName, offer.starts)}</p>
			)}
			<ProposedDate proposed={loaderData.proposed} />
			{offer.status === 'accepted' && others.length > 0 ? (
				<p>
					{otherApplications(others.length)} <Link to="/applications">{t`View applications`}</Link>
				</p>
			) : null}
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={`/messages/with/${hospitalId}?offer=${offer.id}`} variant="secondary">
					{offer.status === 'sent' ? t`Ask a question` : t`Message ${{ hospital: hospitalName }}`}
				</ButtonLink>
				{offer.status === 'accepted' ? (
					<ButtonLink to={`/offers/${offer.id}/joining-date`} variant="secondary">
						{loaderData.proposed ? t`View joining dates` : t`Change joining date`}
					</ButtonLink>
				) : null}
				{offer.status === 'sent' || offer.status === 'accepted' ? (
					<>
						<LetterLink offerId={offer.id} />
						<LetterCopies offerId={offer.id} reader={loaderData.language} />
					</>
				) : null}
				<Link to={`/applications/${applicationId}`} className="link inline-flex min-h-11 items-center">
					{t`View your application`}
				</Link>
			</div>
		</main>
	)
}

function afterwards(status: Exclude<OfferStatus, 'sent'>, hospital: string, day: string): string {
	const sentences: Record<typeof status, string> = {
		accepted: t`You accepted. Your joining date is ${{ day }}. ${{ hospital }} will confirm here after you join.`,
		declined: t`You declined this offer. ${{ hospital }} can make another one.`,
		expired: t`This offer expired because there was no response in time. Message ${{ hospital }} if you are still interested. It can make another offer.`,
		withdrawn: t`This offer is no longer valid.`,
	}
	return sentences[status]
}

import { cooldownDays } from '#app/durations.ts'
import { Form, Link } from 'react-router'
import { findPublishedResponse } from '#app/offers/responses/published-responses.server.ts'
import { moneyWarning, formatSpan } from '#app/applications/labels.ts'
import { AcceptForm, DeclineForm } from '../answer-forms.tsx'
import { BeingAccepted } from '../being-accepted.tsx'
import { findMyRequest } from '../requests/my-requests.server.ts'
import { factsOf } from '../requests/request-facts.server.ts'
import { RequestView } from '../requests/request-view.tsx'
import { RequestTag } from '../status-tag.tsx'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { Route } from './+types/show.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findMyRequest(specialistOf(context), idParam(params.requestId))
	if (!found) throw notFound()
	const { typical } = await findPublishedResponse(found.hospitalId)
	return {
		id: found.id,
		hospitalId: found.hospitalId,
		hospitalName: found.hospitalName,
		status: found.status,
		isRevoked: found.isRevoked,
		isBeingAccepted: found.status === 'sent' && found.acceptsAt !== null,
		isShared: found.contactShared || found.contactVisibility,
		contactVisibility: found.contactVisibility,
		hospitalIsVerified: found.hospitalIsVerified,
		isHidden: found.isHidden,
		declineReason: found.declineReason,
		decided: found.decidedAt === null ? null : formatDate(found.decidedAt),
		facts: factsOf(found),
		answers: typical && t`This hospital usually responds in about ${{ time: formatSpan(typical.hours) }}.`,
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? t`Contact request from ${{ hospital: loaderData.hospitalName }}` : t`Contact request`),
]

export default function ContactRequest({ loaderData }: Route.ComponentProps) {
	const { id, hospitalId, hospitalName, status, isRevoked, isBeingAccepted, facts, answers } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/contact-requests', label: t`Contact requests` }}
				title={t`${{ hospital: hospitalName }} sent you a contact request`}
				lead={answers}
				tags={isBeingAccepted ? null : <RequestTag status={status} isRevoked={isRevoked} reader="specialist" />}
			/>
			<Panel>
				<RequestView request={facts} />
			</Panel>
			{isBeingAccepted ? (
				<BeingAccepted requestId={id} hospitalName={hospitalName} />
			) : status === 'sent' ? (
				<Answer request={loaderData} />
			) : (
				<Outcome request={loaderData} />
			)}
			<div className="grid gap-2 border-t border-line pt-4 text-sm text-ink-2">
				<p>{moneyWarning()}</p>
				<p className="flex flex-wrap gap-x-4 gap-y-1">
					<Link
						to={`/hospitals/${hospitalId}/report?request=${id}`}
						className="link inline-flex min-h-11 items-center md:min-h-8"
					>
						{t`Report this hospital`}
					</Link>
					<Link
						to={`/hospitals/${hospitalId}/block?request=${id}`}
						className="link inline-flex min-h-11 items-center md:min-h-8"
					>
						{t`Block hospital`}
					</Link>
				</p>
			</div>
		</main>
	)
}

type Shown = Route.ComponentProps['loaderData']

function Answer({
	request: { id, hospitalName, contactVisibility, hospitalIsVerified, isHidden },
}: {
	request: Shown
}) {
	return (
		<div className="grid grid-cols-1 gap-6">
			{hospitalIsVerified ? (
				<AcceptForm
					requestId={id}
					hospitalName={hospitalName}
					contactVisibility={contactVisibility}
					isHidden={isHidden}
				/>
			) : (
				<Notice tone="warning" title={t`You cannot accept this request right now`}>
					{t`We are reviewing this hospital. You can decline now or come back later.`}
				</Notice>
			)}
			<DeclineForm requestId={id} hospitalName={hospitalName} />
		</div>
	)
}

function Outcome({ request }: { request: Shown }) {
	const { id, hospitalId, hospitalName, status, isRevoked, isShared, decided, declineReason } = request
	if (status === 'accepted' && !isRevoked)
		return (
			<div className="grid gap-4">
				<p>
					{isShared
						? t`You accepted on ${{ day: decided ?? '' }}. ${{ hospital: hospitalName }} can see your full profile, your phone number and your email address.`
						: t`You accepted on ${{ day: decided ?? '' }}. ${{ hospital: hospitalName }} can see your full profile; your phone and email stay hidden.`}
				</p>
				<ButtonLink to={`/messages/with/${hospitalId}`} className="justify-self-start">
					{t`Open the conversation`}
				</ButtonLink>
				<Form method="post" action={`/contact-requests/${id}/revocation`} className="grid justify-items-start gap-2">
					<p className="text-sm text-ink-2">
						{t`Changed your mind? ${{ hospital: hospitalName }} goes back to seeing only what it could see before, cannot message you, and cannot contact you again for ${{ days: cooldownDays }} days. Applications you made yourself are not affected.`}
					</p>
					<SubmitButton action={`/contact-requests/${id}/revocation`} variant="secondary" pendingLabel={t`Ending...`}>
						{t`End contact`}
					</SubmitButton>
				</Form>
			</div>
		)
	if (status === 'accepted')
		return <p>{t`You ended this contact. The hospital cannot contact you again for ${{ days: cooldownDays }} days.`}</p>
	if (status === 'declined')
		return (
			<div className="grid gap-2">
				<p>
					{t`You declined on ${{ day: decided ?? '' }}. The hospital cannot contact you again for ${{ days: cooldownDays }} days.`}
				</p>
				{declineReason ? (
					<p className="text-ink-2">{t`Your reason: ${{ reason: saidChoice(declineReason) }}`}</p>
				) : null}
			</div>
		)
	return (
		<p>
			{decided
				? t`This request expired on ${{ day: decided }}. The hospital may send a new request.`
				: t`This request expired. The hospital may send a new request.`}
		</p>
	)
}

import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { MarkedTexts } from '#app/moderation/marked-texts.tsx'
import { ReasonList } from '#app/moderation/review-notice.tsx'
import { reviewStatusNames, reviewSubjectNames } from '#app/moderation/status.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { RefusalForm } from '../components/refusal-form.tsx'
import { afterReview } from '../review-route.server.ts'
import { refuseReview } from '../review-decision.server.ts'
import { findReview, type ReviewRecord } from '../reviews.server.ts'
import { RefusalInput, wholeReason } from '../schema.server.ts'
import type { Route } from './+types/review.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const review = await findReview(operatorOf(context), idParam(params.reviewId))
	if (!review) throw notFound()
	return { review }
}

/** Refuses what is held. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const reviewId = idParam(params.reviewId)
	const form = await parseForm(request, RefusalInput)
	if (!form.ok) return invalid(form.problem)
	const refused = await refuseReview(actor, reviewId, wholeReason(form.value))
	return afterReview(actor, reviewId, refused, 'Refused')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `Review: ${loaderData?.review.title ?? ''} · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function ReviewPage({ loaderData: { review }, actionData }: Route.ComponentProps) {
	const { id, title, subject, status, waiting, submitted, isLate, reasons, texts } = review
	const isWaiting = status === 'waiting'
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{`Review: ${title}`}</PageTitle>
			<PageHeader
				title={title}
				lead={`${reviewSubjectNames[subject]} · submitted ${submitted}`}
				back={{ to: '/operator/reviews', label: 'Reviews' }}
				tags={
					isWaiting ? (
						<Tag tone={isLate ? 'danger' : 'warning'}>Waiting for {waiting}</Tag>
					) : (
						<Tag>{reviewStatusNames[status]}</Tag>
					)
				}
			/>
			{isWaiting ? null : <Decision review={review} />}
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
				<Panel title="Held text">
					<MarkedTexts texts={texts} />
				</Panel>
				<div className="grid grid-cols-1 gap-6">
					<Panel title="What was found">
						<ReasonList reasons={reasons} />
					</Panel>
					<Panel title="Hospital">
						<HospitalFacts review={review} />
					</Panel>
					{isWaiting ? (
						<Panel title="Decision">
							<div className="grid gap-6">
								<PostButton action={`/operator/reviews/${id}/approval`} pendingLabel="Approving...">
									Approve
								</PostButton>
								<RefusalForm
									problem={actionData}
									hint="The hospital sees this exactly as you write it. Explain what is wrong and how to fix it."
									button="Refuse"
									pendingLabel="Refusing..."
								/>
							</div>
						</Panel>
					) : null}
				</div>
			</div>
		</main>
	)
}

const Decision = ({ review: { status, decided, reason } }: { review: ReviewRecord }) => (
	<Notice tone={status === 'passed' ? 'success' : 'plain'} title={`${reviewStatusNames[status]} on ${decided}`}>
		{reason ? <p className="whitespace-pre-line">{reason}</p> : null}
	</Notice>
)

function HospitalFacts({ review: { hospital, history, author } }: { review: ReviewRecord }) {
	return (
		<FactGrid
			facts={[
				{ label: 'Hospital', value: <Link to={`/operator/hospitals/${hospital.id}`}>{hospital.name}</Link> },
				{ label: 'City', value: hospital.city },
				{ label: 'Status', value: hospitalStatusNames[hospital.status] },
				{ label: 'Verified on', value: hospital.verifiedAt },
				{ label: 'Submitted by', value: author ?? 'Account removed' },
				{ label: 'Jobs that went live', value: history.posted },
				{ label: 'Jobs removed', value: history.removed },
				{ label: 'Earlier reviews', value: `${history.approved} approved, ${history.refused} refused` },
			]}
		/>
	)
}

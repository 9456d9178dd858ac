import { Link } from 'react-router'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { MarkedTexts } from '#app/moderation/marked-texts.tsx'
import { ReasonList } from '#app/moderation/review-notice.tsx'
import { reviewStatusNames, reviewSubjectNames } from '#app/moderation/status.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { CasePage } from '../components/case-page.tsx'
import { DecisionButton, DecisionJump, DecisionLink } from '../components/decision-link.tsx'
import { Hints } from '../components/hints.tsx'
import { HospitalDocuments } from '../components/hospital-documents.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { QuestionForm } from '../components/question-form.tsx'
import { RefusalForm } from '../components/refusal-form.tsx'
import { readDesk } from '../cases/desk.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { afterReview } from '../moderation/review-route.server.ts'
import { refuseReview } from '../moderation/review-decision.server.ts'
import { findReview, type ReviewRecord } from '../moderation/reviews.server.ts'
import { RefusalInput, wholeReason } from '../schema.server.ts'
import type { Route } from './+types/review.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const review = await findReview(actor, idParam(params.reviewId))
	if (!review) throw notFound()
	return { review, desk: await readDesk(actor, 'review', review.id) }
}

/** Refuses what is held. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const reviewId = idParam(params.reviewId)
	const form = await parseForm(request, RefusalInput)
	if (!form.ok) return invalid(form.problem)
	const next = await findNextCase(actor, 'review', reviewId)
	const refused = await refuseReview(actor, reviewId, wholeReason(form.value))
	return afterReview(actor, reviewId, refused, next)
}

const toHospital = 'The hospital sees this exactly as you write it. Explain what is wrong and how to fix it.'

export default function ReviewPage({ loaderData: { review, desk }, actionData }: Route.ComponentProps) {
	const { id, title, subject, status, waiting, submitted, isLate, reasons, texts, pay, rename } = review
	const isWaiting = status === 'waiting'
	return (
		<CasePage
			desk={desk}
			title={title}
			lead={`${reviewSubjectNames[subject]} · submitted ${submitted}`}
			tags={
				isWaiting ? (
					<Tag tone={isLate ? 'danger' : 'warning'}>Waiting for {waiting}</Tag>
				) : (
					<Tag>{reviewStatusNames[status]}</Tag>
				)
			}
			document={
				rename ? <HospitalDocuments hospital={{ id: review.hospital.id, documents: rename.documents }} /> : null
			}
			decisions={
				isWaiting ? (
					<>
						<DecisionButton letter="A" action={`/operator/reviews/${id}/approval`} pendingLabel="Approving...">
							Approve
						</DecisionButton>
						<DecisionLink
							letter="M"
							to={caseWorkAddress('review', id, 'question')}
							title="Answer or ask"
							label="Answer or ask"
						>
							<QuestionForm kind="review" id={id} usualQuestions={desk.usualQuestions} />
						</DecisionLink>
						<DecisionLink letter="H" to={caseWorkAddress('review', id, 'hold')} title="Put on hold" label="Hold">
							<HoldForm kind="review" id={id} />
						</DecisionLink>
						<DecisionJump letter="R" to="refuse" label="Refuse" />
					</>
				) : null
			}
		>
			<PageTitle problem={actionData}>{`Review: ${title}`}</PageTitle>
			{isWaiting ? null : <Decision review={review} />}
			<section aria-labelledby="held">
				<h2 id="held">Held text</h2>
				<MarkedTexts texts={texts} />
				{pay ? <FactGrid facts={[{ label: 'Pay', value: pay }]} /> : null}
			</section>
			{rename ? <Rename rename={rename} /> : null}
			<section aria-labelledby="found">
				<h2 id="found">What was found</h2>
				<ReasonList reasons={reasons} />
			</section>
			<section aria-labelledby="hospital">
				<h2 id="hospital">Hospital</h2>
				<HospitalFacts review={review} />
			</section>
			{isWaiting ? (
				<section id="refuse" aria-labelledby="refuse-title">
					<h2 id="refuse-title">Refuse</h2>
					<RefusalForm problem={actionData} hint={toHospital} button="Refuse" pendingLabel="Refusing..." />
				</section>
			) : null}
		</CasePage>
	)
}

const Decision = ({ review: { status, decided, reason } }: { review: ReviewRecord }) => (
	<Notice tone={status === 'passed' ? 'success' : 'plain'} title={`${reviewStatusNames[status]} on ${decided}`}>
		{reason ? <p className="whitespace-pre-line">{reason}</p> : null}
	</Notice>
)

const Rename = ({ rename: { from, to, others } }: { rename: NonNullable<ReviewRecord['rename']> }) => (
	<section aria-labelledby="names">
		<h2 id="names">Names</h2>
		<FactGrid
			facts={[
				{ label: 'Display name now', value: from.displayName },
				{ label: 'New display name', value: to.displayName },
				{ label: 'Registered name now', value: from.legalName },
				{ label: 'New registered name', value: to.legalName },
			]}
		/>
		<Hints members={[]} others={others} />
	</section>
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

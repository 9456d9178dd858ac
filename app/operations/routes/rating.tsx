import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { findRating } from '#app/offers/placements/placement-queries.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { CasePage } from '../components/case-page.tsx'
import { DecisionButton, DecisionLink } from '../components/decision-link.tsx'
import { HideRatingForm } from '../components/hide-rating-form.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { readDesk } from '../cases/desk.server.ts'
import { ratingTitle } from '../moderation/rating-case.server.ts'
import type { Route } from './+types/rating.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const found = await findRating(actor, idParam(params.ratingId))
	if (!found) throw notFound()
	const { createdAt, since: _since, hiddenBy, ...rating } = found
	return {
		rating: { ...rating, given: formatDateTime(createdAt), isOwnRefusal: hiddenBy === actor.accountId },
		title: ratingTitle(found),
		desk: await readDesk(actor, 'rating', found.id),
	}
}

export default function Rating({ loaderData: { rating, title, desk } }: Route.ComponentProps) {
	const { id, stars, comment, given, hospitalId, hospitalName, isWaiting, isHidden, hiddenReason, appeal } = rating
	const mayDecide = !(appeal && isWaiting && rating.isOwnRefusal)
	return (
		<CasePage
			desk={desk}
			title={title}
			lead={`Given ${given}`}
			tags={isHidden ? <Tag tone="danger">Hidden</Tag> : <Tag>Visible</Tag>}
			decisions={
				<>
					{mayDecide && (isWaiting || isHidden) ? (
						<DecisionButton letter="A" action={`/operator/ratings/${id}/showing`} pendingLabel="Saving...">
							{isHidden ? 'Show again' : 'Keep visible'}
						</DecisionButton>
					) : null}
					{isWaiting ? (
						<DecisionLink letter="H" to={caseWorkAddress('rating', id, 'hold')} title="Put on hold" label="Hold">
							<HoldForm kind="rating" id={id} />
						</DecisionLink>
					) : null}
					{mayDecide && (isWaiting || !isHidden) ? (
						<DecisionLink
							letter="R"
							to={`/operator/ratings/${id}/hiding`}
							title="Hide rating"
							label={isHidden ? 'Keep hidden' : 'Hide'}
						>
							<HideRatingForm id={id} />
						</DecisionLink>
					) : null}
				</>
			}
		>
			<PageTitle problem={undefined}>{`Rating: ${title}`}</PageTitle>
			{appeal && isWaiting ? (
				<Notice tone="warning" title="Appeal">
					<p className="whitespace-pre-line">{appeal}</p>
					{rating.isOwnRefusal ? <p>You hid this rating, so another operator decides.</p> : null}
				</Notice>
			) : null}
			<FactGrid
				facts={[
					{ label: 'Stars', value: `${stars} of 5` },
					{ label: 'Hospital', value: <Link to={`/operator/hospitals/${hospitalId}`}>{hospitalName}</Link> },
					{ label: 'Specialist', value: rating.specialistName },
					...(hiddenReason ? [{ label: 'Hidden because', value: hiddenReason }] : []),
				]}
			/>
			{comment ? <blockquote className="max-w-prose break-words whitespace-pre-line">{comment}</blockquote> : null}
		</CasePage>
	)
}

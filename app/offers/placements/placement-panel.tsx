import { Link } from 'react-router'
import { withReturn } from '#app/applications/pipeline/return-page.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { minRatings } from '#app/specialists/profile/rating.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { RatingForm } from '../components/rating-form.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'
import { asWritten } from '#app/ui/as-written.ts'
import { Chosen } from '#app/ui/chosen.tsx'

type GivenRating = { stars: number; comment: string | null }
type PlacementPanelProps = {
	placement: {
		applicationId: string
		startedOn: string
		hospitalName: string
		specialistName: string
		own: GivenRating | null
		hiding: { applicationId: string; reason: string; mayAppeal: boolean; isWaiting: boolean } | null
		theirs: GivenRating | null
		ratingOpensOn: string | null
		asked: { what: string; isAnswered: boolean } | null
	} | null
	reader: 'hospital' | 'specialist'
	/** The list that the applicant is opened beside; without it the page of the application. */
	returnTo?: string | undefined
	headingLevel?: 2 | 3
	/** Where a specialist says that it is not so. */
	reportHref?: string
	/** Where the hospital closes the job that is filled now. */
	closeJobHref?: string | null
}

/** Since when they work together, and what each says about the other. */
export function PlacementPanel({
	placement,
	reader,
	returnTo,
	headingLevel,
	reportHref,
	closeJobHref,
}: PlacementPanelProps) {
	if (!placement) return null
	const { applicationId, startedOn, own, hiding, theirs } = placement
	const whom = reader === 'hospital' ? placement.specialistName : placement.hospitalName
	const toAnswers = (words: string) => <Link to={`/applications/${applicationId}/as-advertised`}>{words}</Link>
	const ratingOf = (id: string) => `${reader === 'hospital' ? '/hospital' : ''}/applications/${id}/rating`
	return (
		<Panel title={t`Placement`} id="placement" headingLevel={headingLevel}>
			<div className="grid gap-4">
				<FactGrid
					facts={[
						{ label: t`Joined on`, value: formatDate(startedOn) },
						{ label: t`Your rating`, value: own && <Given rating={own} /> },
						{ label: t`Rating from ${{ name: whom }}`, value: theirs && <Given rating={theirs} isTheirs /> },
					]}
				/>
				{hiding ? (
					<Notice tone="warning" title={t`We have hidden your rating`}>
						<p>
							<Chosen text={hiding.reason} />
						</p>
						{hiding.isWaiting ? (
							<p>{t`Another member of our team is deciding on your appeal.`}</p>
						) : hiding.mayAppeal ? (
							<Link to={`${ratingOf(hiding.applicationId)}/appeal`}>{t`Appeal`}</Link>
						) : null}
					</Notice>
				) : null}
				{closeJobHref ? (
					<p>
						The job is still open. <Link to={closeJobHref}>Close job as filled</Link>
					</p>
				) : null}
				{own ? null : placement.ratingOpensOn ? (
					<p>
						{t`You can rate ${{ name: whom }} from ${{ date: formatDate(placement.ratingOpensOn) }}. We will remind you.`}
					</p>
				) : (
					<RatingForm action={withReturn(ratingOf(applicationId), returnTo)} whom={whom} />
				)}
				{reader === 'specialist' && placement.asked ? (
					<p>
						{placement.asked.isAnswered
							? rich({ link: toAnswers })`You said whether it is as advertised: <link>change your answers</link>.`
							: rich({
									link: toAnswers,
								})`<link>Say whether it is as advertised</link>: ${{ promises: placement.asked.what }}.`}
					</p>
				) : null}
				<p className="text-sm text-ink-2">
					{t`Others see only an average, once there are at least ${{ count: minRatings }} ratings.`}
					{reportHref ? (
						<>
							{' '}
							{rich({
								link: (words) => <Link to={reportHref}>{words}</Link>,
							})`Did not join this hospital? <link>Report it</link>`}
						</>
					) : null}
				</p>
			</div>
		</Panel>
	)
}

function Given({ rating: { stars, comment }, isTheirs = false }: { rating: GivenRating; isTheirs?: boolean }) {
	return (
		<>
			<span className="num">{t`${{ stars }} of 5 stars`}</span>
			{comment ? (
				<span className="block font-normal whitespace-pre-line" {...(isTheirs ? asWritten() : {})}>
					{comment}
				</span>
			) : null}
		</>
	)
}

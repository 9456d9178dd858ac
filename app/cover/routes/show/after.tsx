import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { contestDays, notPaidLine } from '../../settlement/after-clock.ts'
import { InDispute } from '../../components/in-dispute.tsx'
import { HoursForm } from '../../components/hours-form.tsx'
import { coverRefusals } from '../../labels.ts'
import type { Route } from '../+types/show.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'
import { asWritten } from '#app/ui/as-written.ts'

type Page = Route.ComponentProps['loaderData']

const stress = (words: string) => <span className="num font-semibold">{words}</span>

/** What there is to do since the start: hours, the answer of the other side, money. */
export function After({ page }: { page: Page }) {
	const { cover, hospital, hasBegun, due, isPaid, worked, isMyTurn, entered, reason } = page
	const at = (path: string) => `/cover/${cover.id}/${path}`
	const hours = (
		<HoursForm
			action={at('hours')}
			worked={worked}
			asked={page.asked}
			asks={{ described: true, reason: false }}
			problem={undefined}
		/>
	)
	switch (cover.status) {
		case 'covered':
			return hasBegun ? <Panel title={t`Enter your hours`}>{hours}</Panel> : null
		case 'finished':
			return isMyTurn ? (
				<Panel title={t`Hours entered by ${{ hospital: hospital.name }}`}>
					<div className="grid gap-3">
						<p className="num">{entered.last}</p>
						<p>{rich({ stress })`You get <stress>${{ amount: page.amount ?? '' }}</stress>.`}</p>
						{entered.before ? (
							<p className="num text-sm text-ink-2">{t`Your hours: ${{ hours: entered.before }}`}</p>
						) : null}
						{reason && entered.hasReason ? <p className="wrap-anywhere">{t`Reason: ${{ reason }}`}</p> : null}
						<div className="flex flex-wrap gap-2">
							<PostButton
								action={at('confirmation')}
								fields={{ version: cover.version }}
								pendingLabel={t`Confirming...`}
							>
								{t`Confirm hours`}
							</PostButton>
							<ButtonLink to={entered.before ? at('disagreement') : at('hours')} variant="secondary">
								{entered.before ? t`Ask our team to decide` : t`Enter other hours`}
							</ButtonLink>
						</div>
					</div>
				</Panel>
			) : (
				<>
					<p>
						{rich({ stress })`<stress>${{ amount: due ?? '' }}</stress> due. The hospital has to confirm your hours.`}{' '}
						<span className="num text-ink-2">{page.amount}.</span>
					</p>
					{entered.before ? (
						<p className="num">{t`Your hours: ${{ hours: entered.last ?? '' }}`}</p>
					) : (
						<Panel title={t`Your hours`}>{hours}</Panel>
					)}
				</>
			)
		case 'confirmed':
			return (
				<>
					{reason ? <Notice tone="info">{reason}</Notice> : null}
					<p>
						{isPaid
							? rich({ stress })`<stress>${{ amount: due ?? '' }}</stress>: you said that it was paid.`
							: rich({ stress })`<stress>${{ amount: due ?? '' }}</stress> due.`}{' '}
						<span className="num text-ink-2">{page.amount}.</span> {!isPaid && page.isPayOver ? notPaidLine() : ''}
					</p>
					<PostButton
						action={at('steps')}
						fields={{ step: isPaid ? 'unpaid' : 'paid' }}
						variant={isPaid ? 'quiet' : 'primary'}
						pendingLabel={t`Saving...`}
					>
						{isPaid ? t`It was not paid after all` : t`Mark as paid`}
					</PostButton>
				</>
			)
		case 'missed':
			return page.isDecided ? (
				<Notice tone="warning" title={t`Our team decided that you did not come`}>
					<p className="wrap-anywhere" {...asWritten()}>
						{reason}
					</p>
				</Notice>
			) : (
				<Notice tone="warning" title={t`${{ hospital: hospital.name }} reported that you did not come`}>
					<p className="wrap-anywhere" {...asWritten()}>
						{reason}
					</p>
					{page.mayContest ? (
						<p>
							{rich({
								link: (words) => (
									<Link to={at('disagreement')} className="link inline-flex min-h-11 items-center">
										{words}
									</Link>
								),
							})`<link>I came</link> Our team decides if you reply within ${{ days: contestDays }} days.`}
						</p>
					) : (
						<p>{coverRefusals()['too-late']}</p>
					)}
				</Notice>
			)
		case 'disputed':
			return <InDispute reason={reason} entered={entered} other="hospital" />
		case 'lapsed':
			return <Notice tone="info">{reason}</Notice>
		case 'open':
		case 'cancelled':
		case 'unfilled':
			return null
	}
}

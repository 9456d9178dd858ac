import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { notPaidLine } from '../../settlement/after-clock.ts'
import { InDispute } from '../../components/in-dispute.tsx'
import type { Route } from '../+types/our-request.ts'

type Page = Route.ComponentProps['loaderData']

/** What there is to do since the start: an absence, hours, the answer of the other side. */
export function After({ page }: { page: Page }) {
	const {
		cover,
		due,
		amount,
		isPaid,
		isOurTurn,
		entered,
		reason,
		mayReportAbsence: isAbsence,
		mayEnterHours: isOurs,
	} = page
	const at = (path: string) => `/hospital/cover/${cover.id}/${path}`
	switch (cover.status) {
		case 'covered':
			return isAbsence || isOurs ? (
				<div className="flex flex-wrap gap-2">
					{isOurs ? <ButtonLink to={at('hours')}>Enter hours</ButtonLink> : null}
					{isAbsence ? <Absent to={at('absence')} /> : null}
				</div>
			) : null
		case 'finished':
			return (
				<>
					<p>
						{isOurTurn ? 'Hours entered by the specialist: ' : 'Hours entered by you: '}
						<span className="num">{entered.last}</span>.
					</p>
					<p>
						{isOurTurn ? 'You pay ' : 'You pay after confirmation: '}
						<span className="num font-semibold">{amount}</span>.
					</p>
					{entered.before ? <p className="num text-sm text-ink-2">Entered before: {entered.before}</p> : null}
					{reason?.reason && entered.hasReason ? <p className="wrap-anywhere">Reason: {reason.reason}</p> : null}
					{isOurTurn ? (
						<div className="flex flex-wrap gap-2">
							<PostButton action={at('confirmation')} fields={{ version: cover.version }} pendingLabel="Confirming...">
								Confirm hours
							</PostButton>
							<ButtonLink to={entered.before ? at('disagreement') : at('hours')} variant="secondary">
								{entered.before ? 'Ask our team to decide' : 'Enter other hours'}
							</ButtonLink>
							{isAbsence ? <Absent to={at('absence')} /> : null}
						</div>
					) : (
						<p>The specialist has to confirm them.</p>
					)}
				</>
			)
		case 'confirmed':
			return (
				<>
					{reason ? <Notice tone="info">{reason.reason}</Notice> : null}
					<p>
						Worked <span className="num">{entered.last}</span>, <span className="num font-semibold">{due}</span>{' '}
						{isPaid ? 'marked as paid' : 'due'}. <span className="num text-ink-2">{amount}.</span>
						{page.isPayOver ? ` ${notPaidLine()}` : ''}
					</p>
				</>
			)
		case 'missed':
			return (
				<Notice
					tone="warning"
					title={
						reason?.from === 'disputed' ? 'Our team decided that the specialist did not come' : 'Reported as absent'
					}
				>
					<p className="wrap-anywhere">{reason?.reason}</p>
				</Notice>
			)
		case 'disputed':
			return <InDispute reason={reason?.reason ?? null} entered={entered} other="specialist" />
		case 'lapsed':
			return <Notice tone="info">{reason?.reason}</Notice>
		case 'open':
		case 'cancelled':
		case 'unfilled':
			return null
	}
}

const Absent = ({ to }: { to: string }) => (
	<ButtonLink to={to} variant="quiet">
		The specialist did not come
	</ButtonLink>
)

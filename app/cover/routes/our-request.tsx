import { Link } from 'react-router'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { formatDateTime, formatTime, relativeTime } from '#app/platform/text/dates.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { isPayOver, mayEnterForThem, mayReportAbsence, turnOf } from '../settlement/after-clock.ts'
import { CoverFacts } from '../components/cover-facts.tsx'
import { FewHelp } from '../components/few-notice.tsx'
import { CoverTag } from '../cover-tag.tsx'
import { enteredAmount, enteredHours, formatCoverPay, formatDue } from '../labels.ts'
import { findOurs } from '../asking/hospital-cover.server.ts'
import { lastReason } from '../settlement/last-reason.server.ts'
import { coverView, specialistRecordLines } from '../view.ts'
import type { coverRequests } from '../tables.server.ts'
import { asksAt, firstAskAt, isNightAt, nightLine, noOtherAtNightLine, noOtherLine } from '../asking/waves.ts'
import { isAskedFirst } from '../asking/favourites.server.ts'
import type { Route } from './+types/our-request.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { Covered } from './our-request/covered.tsx'
import { WhatHelps } from './our-request/what-helps.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const found = await findOurs(member, idParam(params.requestId))
	if (!found) throw notFound()
	const { request, asked, isFew, person, record } = found
	const now = new Date()
	const reason = request.status === 'covered' ? null : await lastReason(request.id)
	const planned = firstAskAt(request, now)
	return {
		cover: coverView(request),
		needsCertificates: request.credentials.length > 0,
		board: isVerified(member) ? '/hospital/cover' : '/hospital/cover/first',
		asked,
		isWeekly: request.seriesId !== null,
		askedAgo: relativeTime(request.createdAt, now),
		nextWave:
			// When the next are asked would tell as much as a number.
			request.status === 'open' &&
			asked !== null &&
			request.allAskedAt === null &&
			request.nextWaveAt !== null &&
			request.nextWaveAt > now
				? formatTime(asksAt(request, request.nextWaveAt))
				: null,
		planned: planned && formatDateTime(planned),
		isFew: isFew && request.status === 'open',
		isAllAsked: request.allAskedAt !== null,
		isNight: request.status === 'open' && request.startsAt > now && isNightAt(now),
		wasGivenBack: request.status === 'open' && reason !== null,
		help:
			request.status === 'open' && request.allAskedAt !== null && request.startsAt > now ? describeHelp(request) : null,
		hasBegun: request.startsAt <= now,
		wasAccepted: request.acceptedAt !== null,
		person,
		record: record && { lines: specialistRecordLines(record), reply: record.reply },
		isAskedFirst: person !== null && (await isAskedFirst(member, person.id)),
		onTheWay: request.onTheWayAt && formatDateTime(request.onTheWayAt),
		arrived: request.arrivedAt && formatDateTime(request.arrivedAt),
		entered: enteredHours(request),
		isOurTurn: turnOf(request) === 'hospital',
		mayReportAbsence: mayReportAbsence(request, now),
		mayEnterHours: request.status === 'covered' && mayEnterForThem(request, now),
		isPayOver: isPayOver(request, now),
		due: formatDue(request),
		amount: enteredAmount(request),
		isPaid: request.paidAt !== null,
		reason,
	}
}

export const meta = () => [titled('Cover')]

export default function OurRequest({ loaderData: page }: Route.ComponentProps) {
	const { cover, hasBegun } = page
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-4">
			<PageHeader
				back={{ to: page.board, label: 'Cover' }}
				title={cover.work}
				lead={`${cover.speciality} · ${cover.location}`}
				tags={<CoverTag status={cover.status} reader="hospital" isPlanned={page.planned !== null} />}
				actions={
					(cover.status === 'open' || cover.status === 'covered') && !hasBegun ? (
						<ButtonLink to={`/hospital/cover/${cover.id}/cancellation`} variant="quiet">
							Cancel request
						</ButtonLink>
					) : null
				}
			/>
			{page.isWeekly ? (
				<p>
					<Link to={`/hospital/cover/${cover.id}/series`} className="link inline-flex min-h-11 items-center">
						Change or end the weekly list
					</Link>
				</p>
			) : null}
			<State page={page} />
			<Panel title="The request">
				<CoverFacts cover={cover} reader="hospital" />
			</Panel>
		</main>
	)
}

/** What would reach more specialists, in words. */
function describeHelp(request: CoverRow) {
	if (!request.help) return null
	const { pay, further, later } = request.help
	return {
		pay: pay && {
			amount: formatCoverPay({ ...request, payPaise: BigInt(Math.round(pay.rupees * 100)) }),
			more: pay.more,
		},
		further,
		mayAskFurther: request.furtherKm === 0,
		later,
	}
}

type CoverRow = typeof coverRequests.$inferSelect
type Page = Route.ComponentProps['loaderData']

function State({ page }: { page: Page }) {
	const { cover, asked, askedAgo, nextWave, isAllAsked, reason } = page
	switch (cover.status) {
		case 'open':
			return (
				<>
					{page.wasGivenBack ? (
						<Notice tone="warning" title="Someone had accepted and cannot come">
							<p>{reason?.reason}</p>
						</Notice>
					) : null}
					{isAllAsked ? (
						<Notice tone="warning" title={page.isNight ? noOtherAtNightLine : noOtherLine}>
							<p>Anyone who becomes available before the start is asked too.</p>
						</Notice>
					) : null}
					{page.isFew ? (
						<Notice
							tone="warning"
							title={`Fewer than five matching specialists are available in and around ${cover.city}`}
						>
							<FewHelp needsCertificates={page.needsCertificates} />
							{page.help ? null : (
								<ButtonLink to={`/hospital/cover/${cover.id}/pay`} variant="secondary">
									Raise pay
								</ButtonLink>
							)}
						</Notice>
					) : null}
					<p aria-live="polite">
						{page.planned
							? `Specialists are asked from ${page.planned}.`
							: asked !== null
								? `At least ${asked} matching specialists are available in and around ${cover.city}. ${isAllAsked ? 'Those who travel this far have been asked.' : 'We ask those who travel this far, a few at a time.'}`
								: isAllAsked
									? null
									: 'We ask every specialist who matches, also those who become available later.'}{' '}
						Requested {askedAgo}.{nextWave ? ` Others are asked at ${nextWave}.` : ''}
					</p>
					{page.isNight ? <p className="text-sm text-ink-2">{nightLine}</p> : null}
					{page.help ? <WhatHelps page={page} help={page.help} /> : null}
				</>
			)
		case 'unfilled':
			return (
				<Notice tone="danger">
					No one accepted before the start.
					{asked === null ? '' : ` At least ${asked} matching specialists were available in and around ${cover.city}.`}
				</Notice>
			)
		case 'cancelled':
			return (
				<Notice tone="info">
					<p>You cancelled this request{reason?.reason ? `: ${reason.reason}` : '.'}</p>
					{page.wasAccepted ? (
						<a href={`/hospital/cover/${cover.id}/calendar.ics`} className="link inline-flex min-h-11 items-center">
							Remove from calendar
						</a>
					) : null}
				</Notice>
			)
		case 'covered':
		case 'finished':
		case 'confirmed':
		case 'missed':
		case 'disputed':
		case 'lapsed':
			return <Covered page={page} />
	}
}

import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { formatTime, relativeTime } from '#app/platform/dates.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { formatRupees } from '#app/platform/money.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { CoverFacts } from '../components/cover-facts.tsx'
import { CoverTag } from '../cover-tag.tsx'
import { formatHours } from '../labels.ts'
import { findOurs, lastReason } from '../queries.server.ts'
import { coverView, specialistRecordLine } from '../view.ts'
import { AskFirst } from '../components/ask-first.tsx'
import { isAskedFirst } from '../favourites.server.ts'
import type { Route } from './+types/our-request.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const found = await findOurs(member, idParam(params.requestId))
	if (!found) throw notFound()
	const { request, asked, person, record } = found
	const now = new Date()
	const reason = request.status === 'open' || request.status === 'cancelled' ? await lastReason(request.id) : null
	return {
		cover: coverView(request),
		asked,
		askedAgo: relativeTime(request.createdAt, now),
		nextWave:
			request.status === 'open' && request.nextWaveAt !== null && request.nextWaveAt > now
				? formatTime(request.nextWaveAt)
				: null,
		isAllAsked: request.allAskedAt !== null,
		hasBegun: request.startsAt <= now,
		person,
		record: record && { line: specialistRecordLine(record), reply: record.reply },
		isAskedFirst: person !== null && (await isAskedFirst(member, person.id)),
		onTheWay: request.onTheWayAt && formatTime(request.onTheWayAt),
		arrived: request.arrivedAt && formatTime(request.arrivedAt),
		worked:
			request.workedFrom && request.workedTo && formatHours({ startsAt: request.workedFrom, endsAt: request.workedTo }),
		due: request.duePaise === null ? null : formatRupees(request.duePaise),
		isPaid: request.paidAt !== null,
		reason,
	}
}

export const meta: Route.MetaFunction = () => [{ title: `Cover · ${brand.name}` }]

export default function OurRequest({ loaderData: page }: Route.ComponentProps) {
	const { cover, hasBegun } = page
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-4">
			<PageHeader
				back={{ to: '/hospital/cover', label: 'Cover' }}
				title={cover.work}
				lead={`${cover.speciality} · ${cover.location}`}
				tags={<CoverTag status={cover.status} reader="hospital" />}
				actions={
					(cover.status === 'open' || cover.status === 'covered') && !hasBegun ? (
						<ButtonLink to={`/hospital/cover/${cover.id}/cancellation`} variant="quiet">
							Cancel request
						</ButtonLink>
					) : null
				}
			/>
			<State page={page} />
			<Panel title="The request">
				<CoverFacts cover={cover} />
			</Panel>
		</main>
	)
}

type Page = Route.ComponentProps['loaderData']

function State({ page }: { page: Page }) {
	const { cover, asked, askedAgo, nextWave, isAllAsked, reason } = page
	switch (cover.status) {
		case 'open':
			return (
				<>
					{reason?.to === 'open' ? (
						<Notice tone="warning" title="Someone had accepted and cannot come">
							<p>{reason.reason}</p>
						</Notice>
					) : null}
					{isAllAsked ? (
						<Notice tone="warning" title="Everyone available has been asked">
							<p>
								Anyone who becomes available before the start is asked too. Higher pay or another time reaches more:
								cancel this request and <Link to="/hospital/cover/new">ask again</Link>.
							</p>
						</Notice>
					) : null}
					<p aria-live="polite">
						{asked === 0 ? 'Asking the first specialists now.' : `${asked} asked so far.`} Asked {askedAgo}.
						{nextWave ? ` Others are asked at ${nextWave}.` : ''}
					</p>
				</>
			)
		case 'unfilled':
			return <Notice tone="danger">No one accepted before the start. {asked} specialists were asked.</Notice>
		case 'cancelled':
			return <Notice tone="info">You cancelled this request{reason?.reason ? `: ${reason.reason}` : '.'}</Notice>
		case 'covered':
		case 'finished':
		case 'confirmed':
			return <Covered page={page} />
	}
}

function Covered({ page }: { page: Page }) {
	const { cover, person, record, isAskedFirst: isFirst, onTheWay, arrived, worked, due, isPaid } = page
	return (
		<Panel title={person ? person.name : 'Covered'}>
			<div className="grid gap-3">
				{person ? (
					<p className="flex flex-wrap items-center gap-3">
						{person.phone ? (
							<a href={`tel:${person.phone.replaceAll(' ', '')}`} className="btn btn-secondary">
								<Phone size={18} aria-hidden="true" />
								{person.phone}
							</a>
						) : null}
						<Link to={`/doctors/${person.id}`} className="link inline-flex min-h-11 items-center">
							View profile and registration
						</Link>
					</p>
				) : (
					<p>The person has deleted their account.</p>
				)}
				{cover.status === 'covered' ? (
					<p>
						{arrived ? `Arrived at ${arrived}.` : onTheWay ? `On the way since ${onTheWay}.` : 'Not on the way yet.'}
					</p>
				) : null}
				{record ? (
					<p className="text-sm text-ink-2">
						{record.line}
						{record.reply ? ` Their words: “${record.reply}”` : ''}
					</p>
				) : null}
				{person && cover.status !== 'covered' ? <AskFirst id={person.id} isFirst={isFirst} /> : null}
				{worked ? (
					<p>
						Worked <span className="num">{worked}</span>
						{due ? (
							<>
								, <span className="num font-semibold">{due}</span> due{isPaid ? ', marked as paid' : ''}
							</>
						) : null}
						.
					</p>
				) : null}
				{cover.status === 'finished' ? (
					<PostButton
						action={`/hospital/cover/${cover.id}/confirmation`}
						fields={{ version: cover.version }}
						pendingLabel="Confirming..."
					>
						Confirm hours
					</PostButton>
				) : null}
			</div>
		</Panel>
	)
}

import { Link } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDay, relativeTime } from '#app/platform/text/dates.ts'
import { moreOf, printShown, readShown } from '#app/platform/http/growing-list.ts'
import { formatPayRange } from '#app/platform/text/money.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { BeingAccepted } from '../being-accepted.tsx'
import { releasesOf } from '../labels.ts'
import { countMyRequests, listMyRequests, showsContact } from '../requests/my-requests.server.ts'
import { aboutOf } from '../requests/request-about.ts'
import type { RequestStatus } from '../status.ts'
import { RequestTag } from '../status-tag.tsx'
import type { Route } from './+types/my-requests.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export async function loader({ request: { url }, context }: Route.LoaderArgs) {
	const now = new Date()
	const actor = specialistOf(context)
	const shown = readShown(new URL(url).searchParams)
	const [found, total, sharesContact] = await Promise.all([
		listMyRequests(actor, shown),
		countMyRequests(actor),
		showsContact(actor),
	])
	const requests = found.map(({ payMinPaise, payMaxPaise, payUnit, acceptsAt, ...request }) => ({
		id: request.id,
		status: request.status,
		isRevoked: request.isRevoked,
		isBeingAccepted: request.status === 'sent' && acceptsAt !== null,
		canAccept: request.hospitalIsVerified && !request.isHidden,
		isHidden: request.isHidden,
		hospitalName: request.hospitalName,
		line: [aboutOf(request), formatPayRange(payMinPaise, payMaxPaise, payUnit), saidName(request.place)].join(' · '),
		when: whenOf(request, acceptsAt !== null, now),
	}))
	const addressOf = (count: number) => `/contact-requests?${new URLSearchParams(printShown(count))}`
	return { requests, more: moreOf(shown, total, addressOf), releases: releasesOf(sharesContact) }
}

export const meta = () => [titled(t`Contact requests`)]

type Timed = { status: RequestStatus; sentAt: Date; expiresAt: Date; decidedAt: Date | null }

function whenOf({ status, sentAt, expiresAt, decidedAt }: Timed, isBeingAccepted: boolean, now: Date) {
	if (status !== 'sent') return formatDay(decidedAt ?? expiresAt)
	const ago = relativeTime(sentAt, now)
	return isBeingAccepted ? t`Sent ${{ ago }}` : t`Sent ${{ ago }}, respond by ${{ day: formatDay(expiresAt) }}`
}

type Listed = Route.ComponentProps['loaderData']['requests'][number]

export default function MyRequests({ loaderData: { requests, more, releases } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/doctors/dashboard', label: t`Dashboard` }}
				title={t`Contact requests`}
				lead={t`Hospitals that found your profile and want to contact you. A hospital sees your phone number and email address only if you accept its request and your settings allow it.`}
			/>
			{requests.length === 0 ? (
				<EmptyState
					title={t`No contact requests yet`}
					action={<ButtonLink to="/profile">{t`View your profile`}</ButtonLink>}
				>
					{t`Complete your profile and add your credentials to help hospitals find you.`}
				</EmptyState>
			) : (
				<>
					{requests.some(({ status, canAccept }) => status === 'sent' && canAccept) ? (
						<Notice tone="plain">{releases}</Notice>
					) : null}
					<Panel flush>
						<ul className="divide-y divide-line">
							{requests.map((request) => (
								<Request key={request.id} request={request} />
							))}
						</ul>
					</Panel>
					{more ? <ShowMore {...more}>{t`Load More`}</ShowMore> : null}
				</>
			)}
		</main>
	)
}

function Request({ request }: { request: Listed }) {
	const { id, status, isRevoked, isBeingAccepted, canAccept, isHidden, hospitalName, line, when } = request
	return (
		<li className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<Link
						to={`/contact-requests/${id}`}
						className="link inline-flex items-center font-semibold max-lg:min-h-11"
						{...asWritten()}
					>
						{hospitalName}
					</Link>
					{isBeingAccepted ? null : <RequestTag status={status} isRevoked={isRevoked} reader="specialist" />}
					{isHidden && status === 'sent' ? <Tag>{t`Hidden hospital`}</Tag> : null}
				</p>
				<p className="break-words">{line}</p>
				<p className="num text-sm text-ink-2">{when}</p>
			</div>
			{isBeingAccepted ? (
				<BeingAccepted requestId={id} hospitalName={hospitalName} />
			) : status === 'sent' ? (
				<div className="flex flex-wrap gap-2">
					{canAccept ? (
						<PostButton action={`/contact-requests/${id}/acceptance`} size="sm" pendingLabel={t`Accepting...`}>
							{t.of('button')`Accept`}
							<span className="sr-only"> {hospitalName}</span>
						</PostButton>
					) : null}
					<ButtonLink to={`/contact-requests/${id}#decline`} variant="secondary" size="sm">
						{t.of('button')`Decline`}
						<span className="sr-only"> {hospitalName}</span>
					</ButtonLink>
				</div>
			) : null}
		</li>
	)
}

import { findNewApplications } from '#app/applications/unanswered-by-id.server.ts'
import { saidNow } from '#app/messages.server.ts'
import { accountOf } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { formatDateTime, relativeTime } from '#app/platform/text/dates.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { countUnread, listNotifications } from '../queries.server.ts'
import { groupAlike } from '../groups.ts'
import { NotificationGroup } from '../components/notification-group.tsx'
import { NotificationItem } from '../components/notification-item.tsx'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { accountId } = accountOf(context)
	const [{ notifications, hasMore }, unread] = await Promise.all([
		listNotifications(accountId, countOf(new URL(request.url).searchParams.get('show'))),
		countUnread(accountId),
	])
	const actor = getActor(context)
	const received =
		actor.kind === 'member'
			? await findNewApplications(
					actor,
					notifications.flatMap(({ href }) => applicationIn(href) ?? []),
				)
			: new Map<string, number>()
	const toDecide = (href: string) => {
		const id = applicationIn(href)
		const version = id === null ? undefined : received.get(id)
		return id === null || version === undefined ? null : { id, version }
	}
	const now = new Date()
	return {
		unread,
		more: hasMore ? `?show=${notifications.length + perPage}` : null,
		notifications: notifications.map(({ id, href, readAt, createdAt, ...notice }) => ({
			id,
			...saidNow(notice),
			isNew: readAt === null,
			toDecide: toDecide(href),
			at: { text: relativeTime(createdAt, now), full: formatDateTime(createdAt), iso: createdAt.toISOString() },
		})),
	}
}

/** The application that a notification opens for a hospital. */
const applicationIn = (href: string) => /^\/hospital\/applications\/([\w-]{36})$/.exec(href)?.[1] ?? null

const perPage = 20
const countOf = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : perPage)

export const meta = () => [titled(t`Notifications`)]

export default function Notifications({ loaderData: { notifications, unread, more } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<PageHeader
				title={t`Notifications`}
				lead={unread > 0 ? t`${{ unread }} unread` : undefined}
				actions={
					unread > 0 ? (
						<PostButton action="/notifications/read" variant="secondary" size="sm" pendingLabel={t`Marking...`}>
							{t`Mark all as read`}
						</PostButton>
					) : undefined
				}
			/>
			{notifications.length > 0 ? (
				<ul className="border-t border-line">
					{groupAlike(notifications).map(({ title, items }) => {
						const [first] = items
						if (!first) return null
						return items.length === 1 ? (
							<NotificationItem key={first.id} {...first} />
						) : (
							<NotificationGroup key={first.id} title={title} items={items} />
						)
					})}
				</ul>
			) : (
				<EmptyState picture="done" title={t`No notifications yet`}>
					{t`Updates about your activity will appear here.`}
				</EmptyState>
			)}
			<ShowMore to={more}>{t`Show earlier notifications`}</ShowMore>
		</main>
	)
}

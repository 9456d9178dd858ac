import { interviewPartyOf } from '#app/identity/groups.server.ts'
import { formatDate, relativeTime } from '#app/platform/text/dates.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { SettingsFrame } from '#app/specialists/settings-frame.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { CalendarFeed } from '../components/calendar-feed.tsx'
import { findFeed, makeFeed } from '../calendar/calendar-feed.server.ts'
import type { Route } from './+types/calendar.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = interviewPartyOf(context)
	const feed = await findFeed(actor)
	const now = new Date()
	return {
		kind: actor.kind,
		feed: feed && {
			made: formatDate(feed.createdAt),
			read: feed.lastReadAt ? relativeTime(feed.lastReadAt, now) : null,
		},
	}
}

/** The address is in the answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = interviewPartyOf(context)
	await refuseFields(request)
	return { address: await makeFeed(actor) }
}

export const meta = () => [titled(t`Calendar feed`)]

export default function Calendar({ loaderData: { kind, feed }, actionData }: Route.ComponentProps) {
	if (kind === 'specialist')
		return (
			<SettingsFrame current="calendar">
				<p>{t`Add all your interviews to your own calendar with a private link. Changes sync automatically.`}</p>
				<CalendarFeed feed={feed} address={actionData?.address} />
			</SettingsFrame>
		)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				back={
					kind === 'interviewer'
						? { to: '/interviews', label: 'Interviews' }
						: { to: '/hospitals/dashboard/interviews', label: 'Scheduled Interviews' }
				}
				title="Calendar feed"
				lead="Add the interviews you conduct to your own calendar with a private link. Changes sync automatically."
			/>
			<CalendarFeed feed={feed} address={actionData?.address} />
		</main>
	)
}

import { Form } from 'react-router'
import { brand } from '#app/brand.ts'
import { formatDate, relativeTime } from '#app/platform/dates.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { FeedAddress } from '../components/feed-address.tsx'
import { findFeed, makeFeed } from '../calendar-feed.server.ts'
import { requireParty } from '../party.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/calendar.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireParty(context, request)
	const feed = await findFeed(actor)
	const now = new Date()
	return {
		kind: actor.kind,
		feed: feed && {
			made: formatDate(feed.createdAt),
			read: feed.lastReadAt ? relativeTime(feed.lastReadAt, now) : 'not yet',
		},
	}
}

/** The address is in the answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
	const actor = requireParty(context, request)
	await parseForm(request, NoInput)
	return { address: await makeFeed(actor) }
}

export const meta: Route.MetaFunction = () => [
	{ title: `Calendar feed · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Calendar({ loaderData: { kind, feed }, actionData }: Route.ComponentProps) {
	const back = kind === 'specialist' ? '/interviews' : '/hospitals/dashboard/interviews'
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageHeader
				back={{ to: back, label: 'Interviews' }}
				title="Calendar feed"
				lead={`A private address that your calendar reads by itself: ${kind === 'specialist' ? 'all your interviews' : 'the interviews that you hold'}, as they change.`}
			/>
			{actionData ? <FeedAddress address={actionData.address} /> : null}
			<Panel title={feed ? 'Your calendar feed is on' : 'Your calendar feed is off'}>
				<div className="grid justify-items-start gap-4">
					{feed ? (
						<>
							<p>
								Address made on {feed.made}. Last read by a calendar: {feed.read}.
							</p>
							<p className="text-ink-2">
								We keep no copy of the address. If you lost it, or somebody else has it, make a new one: the old one
								stops working at once.
							</p>
						</>
					) : (
						<p>
							Works with Google Calendar, Apple Calendar and Outlook. Whoever has the address can read when and where
							your interviews are, so keep it to yourself.
						</p>
					)}
					<div className="flex flex-wrap gap-2">
						<Form method="post" action="/account/calendar">
							<SubmitButton
								action="/account/calendar"
								variant={feed ? 'secondary' : 'primary'}
								pendingLabel="One moment..."
							>
								{feed ? 'Make a new address' : 'Make my address'}
							</SubmitButton>
						</Form>
						{feed ? (
							<Form method="post" action="/account/calendar/removal">
								<SubmitButton action="/account/calendar/removal" variant="quiet" pendingLabel="Turning off...">
									Turn the feed off
								</SubmitButton>
							</Form>
						) : null}
					</div>
				</div>
			</Panel>
			<Notice tone="plain">It holds no phone numbers, e-mail addresses or notes.</Notice>
		</main>
	)
}

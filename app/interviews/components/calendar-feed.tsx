import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { FeedAddress } from './feed-address.tsx'

type CalendarFeedProps = {
	feed: { made: string; read: string } | null
	/** Only in the answer to the press that made it. */
	address: string | undefined
}

/** Makes, renews and ends the address that a calendar reads. */
export function CalendarFeed({ feed, address }: CalendarFeedProps) {
	return (
		<>
			{address ? <FeedAddress address={address} /> : null}
			<Panel title={feed ? 'Your calendar feed is on' : 'Your calendar feed is off'}>
				<div className="grid justify-items-start gap-4">
					{feed ? (
						<>
							<p>
								Link created on {feed.made}. Last used by a calendar: {feed.read}.
							</p>
							<p className="text-ink-2">
								We do not keep a copy of this link. If you lose it or someone else gets it, create a new one. The old
								link stops working straight away.
							</p>
						</>
					) : (
						<p>
							Works with Google Calendar, Apple Calendar and Outlook. Anyone with this link can see when and where your
							interviews are, so keep it private.
						</p>
					)}
					<p className="text-ink-2">The feed does not include phone numbers, email addresses or notes.</p>
					<div className="flex flex-wrap gap-2">
						<PostButton
							action="/account/calendar"
							variant={feed ? 'secondary' : 'primary'}
							pendingLabel="One moment..."
						>
							{feed ? 'Create new link' : 'Create link'}
						</PostButton>
						{feed ? (
							<PostButton action="/account/calendar/removal" variant="quiet" pendingLabel="Turning off...">
								Turn off feed
							</PostButton>
						) : null}
					</div>
				</div>
			</Panel>
		</>
	)
}

import { Form } from 'react-router'
import { Panel } from '#app/ui/panel.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
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
					<p className="text-ink-2">The feed holds no phone numbers or e-mail addresses of people, and no notes.</p>
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
		</>
	)
}

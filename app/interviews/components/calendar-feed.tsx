import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { FeedAddress } from './feed-address.tsx'
import { t } from '#app/platform/language/words.ts'

type CalendarFeedProps = {
	feed: { made: string; read: string | null } | null
	/** Only in the answer to the press that made it. */
	address: string | undefined
}

/** Makes, renews and ends the address that a calendar reads. */
export function CalendarFeed({ feed, address }: CalendarFeedProps) {
	return (
		<>
			{address ? <FeedAddress address={address} /> : null}
			<Panel title={feed ? t`Your calendar feed is on` : t`Your calendar feed is off`}>
				<div className="grid justify-items-start gap-4">
					{feed ? (
						<>
							<p>
								{feed.read === null
									? t`Link created on ${{ day: feed.made }}. Last used by a calendar: not yet.`
									: t`Link created on ${{ day: feed.made }}. Last used by a calendar: ${{ time: feed.read }}.`}
							</p>
							<p className="text-ink-2">
								{t`We do not keep a copy of this link. If you lose it or someone else gets it, create a new one. The old link stops working straight away.`}
							</p>
						</>
					) : (
						<p>
							{t`Works with Google Calendar, Apple Calendar and Outlook. Anyone with this link can see when and where your interviews are, so keep it private.`}
						</p>
					)}
					<p className="text-ink-2">{t`The feed does not include phone numbers, email addresses or notes.`}</p>
					<div className="flex flex-wrap gap-2">
						<PostButton
							action="/account/calendar"
							variant={feed ? 'secondary' : 'primary'}
							pendingLabel={t`One moment...`}
						>
							{feed ? t`Create new link` : t`Create link`}
						</PostButton>
						{feed ? (
							<PostButton action="/account/calendar/removal" variant="quiet" pendingLabel={t`Turning off...`}>
								{t`Turn off feed`}
							</PostButton>
						) : null}
					</div>
				</div>
			</Panel>
		</>
	)
}

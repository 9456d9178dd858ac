import { canCarry, type Channel, channelNames, channelValue, type EventKey, eventDefinitionOf } from './channels.ts'

type EventChannelsProps = {
	event: EventKey
	/** The columns; those that cannot carry the event are left out. */
	offered: readonly Channel[]
	isTicked: (channel: Channel) => boolean
	/** There is an address to write to. */
	hasEmail?: boolean
	/** How the channels are arranged. */
	className: string
}

/** One event of the settings page, with the channels that it may come by. */
export function EventChannels({ event, offered, isTicked, hasEmail = true, className }: EventChannelsProps) {
	const { label, hint, smsNote } = eventDefinitionOf(event)
	const said = [hint?.(), hasEmail ? smsNote?.besideEmail : smsNote?.inItsPlace].filter(Boolean).join(' ')
	return (
		<li className="border-b border-line py-2">
			<fieldset aria-labelledby={event} className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
				<div>
					<p id={event} className="font-medium">
						{label()}
					</p>
					{said ? <p className="text-sm text-ink-2">{said}</p> : null}
				</div>
				<div className={className}>
					{offered.map((channel) =>
						canCarry(event, channel) ? (
							<label key={channel} className="choice">
								<input
									type="checkbox"
									name="channels"
									value={channelValue(event, channel)}
									defaultChecked={isTicked(channel)}
								/>
								<span>{channelNames[channel]}</span>
							</label>
						) : null,
					)}
				</div>
			</fieldset>
		</li>
	)
}

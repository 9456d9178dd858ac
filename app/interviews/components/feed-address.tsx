import { CalendarPlus } from 'lucide-react'
import { Notice } from '#app/ui/page/notice.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

/** The only time that the address is shown. */
export function FeedAddress({ address }: { address: string }) {
	const subscription = address.replace(/^https?:/, 'webcal:')
	return (
		<section aria-labelledby="feed-address" className="panel">
			<div className="panel-head">
				<h2 id="feed-address" className="text-lg">
					Your calendar link
				</h2>
			</div>
			<div className="panel-body grid gap-4">
				<Notice tone="warning">Copy it now. It is shown only once.</Notice>
				<TextField
					name="address"
					label="Calendar link"
					hint="Google Calendar: Other calendars > From URL. Outlook: Add calendar > Subscribe from web."
					readOnly
					defaultValue={address}
				/>
				<a href={subscription} className="btn btn-secondary justify-self-start">
					<CalendarPlus size={18} aria-hidden="true" />
					Subscribe on this device
				</a>
			</div>
		</section>
	)
}

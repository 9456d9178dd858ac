import { CalendarPlus } from 'lucide-react'
import { Notice } from '#app/ui/page/notice.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { t } from '#app/platform/language/words.ts'

/** The only time that the address is shown. */
export function FeedAddress({ address }: { address: string }) {
	const subscription = address.replace(/^https?:/, 'webcal:')
	return (
		<section aria-labelledby="feed-address" className="panel">
			<div className="panel-head">
				<h2 id="feed-address" className="text-lg">
					{t`Your calendar link`}
				</h2>
			</div>
			<div className="panel-body grid gap-4">
				<Notice tone="warning">{t`Copy it now. It is shown only once.`}</Notice>
				<TextField
					name="address"
					label={t`Calendar link`}
					hint={t`Google Calendar: Other calendars > From URL. Outlook: Add calendar > Subscribe from web.`}
					readOnly
					defaultValue={address}
				/>
				<a href={subscription} className="btn btn-secondary justify-self-start">
					<CalendarPlus size={18} aria-hidden="true" />
					{t`Subscribe on this device`}
				</a>
			</div>
		</section>
	)
}

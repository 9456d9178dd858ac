import { CalendarPlus, CalendarX, Download } from 'lucide-react'
import { Link } from 'react-router'
import { Panel } from '#app/ui/page/panel.tsx'
import type { InterviewView } from '../page/interview-view.server.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

/** Ways into a calendar while there is something to enter, and out of it once that is cancelled. */
export function YourCalendar({ calendar, calendarRemoval }: Pick<InterviewView, 'calendar' | 'calendarRemoval'>) {
	if (calendarRemoval)
		return (
			<Panel title={t`Your calendar`}>
				<div className="grid justify-items-start gap-3">
					<a href={calendarRemoval} className="btn btn-secondary" download>
						<CalendarX size={18} aria-hidden="true" />
						{t`Remove from calendar`}
					</a>
					<p className="text-sm text-ink-2">{t`Open the .ics file. Your calendar marks the interview as cancelled.`}</p>
				</div>
			</Panel>
		)
	if (!calendar) return null
	return (
		<Panel title={t`Your calendar`}>
			<div className="grid justify-items-start gap-3">
				<a href={calendar.google} className="btn btn-secondary" target="_blank" rel="noopener noreferrer">
					<CalendarPlus size={18} aria-hidden="true" />
					{t`Add to Google Calendar`}
				</a>
				<a href={calendar.file} className="btn btn-secondary" download>
					<Download size={18} aria-hidden="true" />
					{t`Download .ics`}
				</a>
				<p className="text-sm text-ink-2">
					{rich({
						link: (words) => <Link to="/account/calendar">{words}</Link>,
					})`Or <link>subscribe to all your interviews</link> and get changes automatically.`}
				</p>
			</div>
		</Panel>
	)
}

import { CalendarPlus, CalendarX, Download } from 'lucide-react'
import { Link } from 'react-router'
import { Panel } from '#app/ui/page/panel.tsx'
import type { InterviewView } from '../page/interview-view.server.ts'

/** Ways into a calendar while there is something to enter, and out of it once that is cancelled. */
export function YourCalendar({ calendar, calendarRemoval }: Pick<InterviewView, 'calendar' | 'calendarRemoval'>) {
	if (calendarRemoval)
		return (
			<Panel title="Your calendar">
				<div className="grid justify-items-start gap-3">
					<a href={calendarRemoval} className="btn btn-secondary" download>
						<CalendarX size={18} aria-hidden="true" />
						Remove from calendar
					</a>
					<p className="text-sm text-ink-2">Open the .ics file. Your calendar marks the interview as cancelled.</p>
				</div>
			</Panel>
		)
	if (!calendar) return null
	return (
		<Panel title="Your calendar">
			<div className="grid justify-items-start gap-3">
				<a href={calendar.google} className="btn btn-secondary" target="_blank" rel="noopener noreferrer">
					<CalendarPlus size={18} aria-hidden="true" />
					Add to Google Calendar
				</a>
				<a href={calendar.file} className="btn btn-secondary" download>
					<Download size={18} aria-hidden="true" />
					Download .ics
				</a>
				<p className="text-sm text-ink-2">
					Or <Link to="/account/calendar">subscribe to all your interviews</Link> and get changes automatically.
				</p>
			</div>
		</Panel>
	)
}

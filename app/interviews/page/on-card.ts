import { t } from '#app/platform/language/words.ts'
import { formatTime, shortDate } from '#app/platform/text/dates.ts'
import type { InterviewSummary } from '../queries.server.ts'

type Shown = Pick<InterviewSummary, 'status' | 'awaits' | 'timesHavePassed' | 'startsAt' | 'endsAt'>

/** How an interview stands in a few words, for the hospital's list of applicants; `isDue` when the hospital has to act. */
export function interviewOnCard({ status, awaits, timesHavePassed, startsAt, endsAt }: Shown, now: Date) {
	if (status === 'proposed' && awaits === 'specialist' && timesHavePassed)
		return { text: 'Proposed times have passed', isDue: true }
	if (status === 'proposed')
		return awaits === 'specialist'
			? { text: 'Times proposed', isDue: false }
			: { text: 'Other times requested', isDue: true }
	if (!startsAt || status === 'cancelled') return null
	const day = shortDate(startsAt, now)
	if (status === 'completed') return { text: `Interviewed ${day}`, isDue: false }
	if (status === 'no-show') return { text: `Missed interview on ${day}`, isDue: false }
	if (endsAt && endsAt <= now) return { text: `Record outcome of ${day} interview`, isDue: true }
	return { text: `Interview ${day}, ${formatTime(startsAt, { zone: false })}`, isDue: false }
}

/** The same for the specialist. That the outcome is still to be recorded concerns the hospital alone. */
export function interviewForSpecialist({ status, awaits, timesHavePassed, startsAt, endsAt }: Shown, now: Date) {
	if (status === 'proposed' && awaits === 'hospital') return t`Other times requested`
	if (status === 'proposed') return timesHavePassed ? t`Proposed times have passed` : t`Times proposed`
	if (!startsAt || status === 'cancelled') return null
	const day = shortDate(startsAt, now)
	if (status === 'completed') return t`Interviewed ${{ day }}`
	if (status === 'no-show') return t`Missed interview on ${{ day }}`
	if (endsAt && endsAt <= now) return t`Interview was on ${{ day }}`
	return t`Interview ${{ day }}, ${{ time: formatTime(startsAt, { zone: false }) }}`
}

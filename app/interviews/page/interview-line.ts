import { t } from '#app/platform/language/words.ts'
import type { InterviewSummary } from '../queries.server.ts'
import { modeNames, formatSpan, formatTurn } from '../labels.ts'
import { placeLink } from './meeting-link.ts'

export type InterviewLine = ReturnType<typeof lineOf>

/** An interview in a specialist's lists, as it is printed there. */
export function lineOf(found: InterviewSummary) {
	const { id, status, awaits, timesHavePassed, hospitalName, jobTitle, mode, place, startsAt, endsAt, applicationId } =
		found
	return {
		id,
		status,
		hospitalName,
		jobTitle,
		applicationId,
		when: startsAt && endsAt ? formatSpan({ startsAt, endsAt }) : null,
		mode: modeNames[mode],
		place: status === 'scheduled' ? { text: place, href: placeLink({ mode, place }) } : null,
		turn: formatTurn(found, 'specialist'),
		isMyTurn: status === 'proposed' && awaits === 'specialist' && !timesHavePassed,
	}
}

/** What an interview means for its application, in a sentence; null when it says nothing new. */
export function nextAbout(found: InterviewSummary | undefined, now: Date): string | null {
	if (!found) return null
	const { when, isMyTurn, status, turn } = lineOf(found)
	if (status === 'scheduled' && when)
		return found.endsAt && found.endsAt < now
			? t`Your interview was on ${{ time: when }}. Next: an offer or not selected, with a reason.`
			: t`Your interview is on ${{ time: when }}.`
	if (status !== 'proposed') return null
	if (found.awaits === 'specialist' && found.timesHavePassed) return `${turn}.`
	return isMyTurn
		? t`The hospital has proposed interview times. Choose one.`
		: t`The hospital is looking for other interview times.`
}

import { answerDays } from '#app/relations/answer-clock.ts'
import { counted, plural } from '#app/platform/text/counted.ts'

/** '5 hours', '2.5 days': as precise as it helps; a dash where nothing was counted. */
export function formatHours(hours: number | null): string {
	if (hours === null) return '–'
	if (hours < 1) return 'under 1 hour'
	if (hours < 48) return counted(Math.round(hours), 'hour')
	return formatDays(hours / 24)
}

export function formatDays(days: number | null): string {
	if (days === null) return '–'
	if (days < 1) return 'under 1 day'
	return counted(days < 10 ? Math.round(days * 10) / 10 : Math.round(days), 'day')
}

/** '25%' of a whole; nothing of none. */
export const formatShare = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)

/**
 * One name for each figure about first answers, on the page and in the files. None is called overdue: that is an answer which a
 * hospital owes now, at whatever stage (`offers/responses/answer-clock.server.ts`).
 */
export const answerNames = {
	none: `No first answer in ${answerDays} days`,
	notYet: `No first answer yet, up to ${answerDays} days`,
	/** Silence included. */
	wait: 'first answer, unanswered included',
	/** Of answers alone, because one who gave none is no member. */
	given: 'first answers given',
}

/** Why a picture of first answers shows fewer applications than there are; nothing where it shows all. */
export function formatUncounted({
	all,
	timed,
	contacted,
}: Record<'all' | 'timed' | 'contacted', number>): string | null {
	const ended = all - timed - contacted
	const reasons = [
		contacted > 0 ? `${contacted} that began with your contact request` : '',
		// One sum: who blocked a hospital is not told to it.
		ended > 0 ? `${ended} that ${plural(ended, 'was', 'were')} withdrawn or can no longer be answered` : '',
	].filter(Boolean)
	return reasons.length === 0
		? null
		: `${timed} of ${all} applications are counted. Not counted: ${reasons.join(', ')}.`
}

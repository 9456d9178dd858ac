import { counted } from '#app/platform/text/counted.ts'

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

import { counted } from './text/counted.ts'

/** How long someone has to wait, in words, rounded up ('24 seconds', '12 minutes', '3 hours', '2 days'). */
export function formatWait(seconds: number): string {
	if (seconds < 90) return counted(seconds, 'second')
	if (seconds < 90 * 60) return counted(Math.ceil(seconds / 60), 'minute')
	const hours = Math.ceil(seconds / 3600)
	return hours < 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day')
}

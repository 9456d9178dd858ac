import { many } from './language/words.ts'

/** How long someone has to wait, in words, rounded up ('24 seconds', '12 minutes', '3 hours', '2 days'). */
export function formatWait(seconds: number): string {
	if (seconds < 90) return many({ seconds }, '# second', '# seconds')
	if (seconds < 90 * 60) return many({ minutes: Math.ceil(seconds / 60) }, '# minute', '# minutes')
	const hours = Math.ceil(seconds / 3600)
	return hours < 48 ? many({ hours }, '# hour', '# hours') : many({ days: Math.ceil(hours / 24) }, '# day', '# days')
}

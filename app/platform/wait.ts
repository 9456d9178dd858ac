/** How long someone has to wait, in words, rounded up ('24 seconds', '12 minutes', '3 hours', '2 days'). */
export function formatWait(seconds: number): string {
	if (seconds < 90) return count(seconds, 'second')
	if (seconds < 90 * 60) return count(Math.ceil(seconds / 60), 'minute')
	const hours = Math.ceil(seconds / 3600)
	return hours < 48 ? count(hours, 'hour') : count(Math.ceil(hours / 24), 'day')
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

const indianHour = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', hourCycle: 'h23' })

/** 'Good morning' until noon in India, 'Good afternoon' until five, then 'Good evening'. */
export function greeting(now: Date): string {
	const hour = Number(indianHour.format(now))
	if (hour < 12) return 'Good morning'
	return hour < 17 ? 'Good afternoon' : 'Good evening'
}

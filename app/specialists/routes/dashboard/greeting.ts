import { t } from '#app/platform/language/words.ts'

const indianHour = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', hourCycle: 'h23' })

/** 'Good morning, Dr Asha Menon' until noon in India, 'Good afternoon' until five, then 'Good evening'. */
export function greeting(name: string, now: Date): string {
	const hour = Number(indianHour.format(now))
	if (hour < 12) return t`Good morning, ${{ name }}`
	return hour < 17 ? t`Good afternoon, ${{ name }}` : t`Good evening, ${{ name }}`
}

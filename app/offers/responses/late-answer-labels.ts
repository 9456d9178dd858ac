import { t } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'

export const waitingUntil = (until: Date) =>
	t`You are waiting for the answer until ${{ day: formatDate(until) }}. If none comes, we ask you again.`

export const notLate = () => t`The hospital’s answer is no longer late.`

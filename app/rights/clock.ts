import { queues, type RightsKind } from '#app/cases/kinds.ts'
import { acknowledgeHours } from '#app/law.ts'
import { many } from '#app/platform/language/words.ts'

const hour = 3_600_000

/** Until when the law wants an answer to what was received then. */
export const answerDue = (kind: RightsKind, receivedAt: Date) =>
	new Date(receivedAt.getTime() + queues[kind].targetHours * hour)

/** Until when we have to say that we received it. */
export const acknowledgementDue = (receivedAt: Date) => new Date(receivedAt.getTime() + acknowledgeHours * hour)

export type Urgency = 'due-soon' | 'overdue'

/** When operators are warned: once a quarter of the time is left, and again when it has passed. */
export function urgencyOf(kind: RightsKind, receivedAt: Date, now: Date): Urgency | null {
	const left = answerDue(kind, receivedAt).getTime() - now.getTime()
	if (left < 0) return 'overdue'
	return left < (queues[kind].targetHours * hour) / 4 ? 'due-soon' : null
}

/** '36 hours', '7 days' */
export const formatTarget = (kind: RightsKind) => {
	const { targetHours } = queues[kind]
	return targetHours > 48
		? many({ days: targetHours / 24 }, '# day', '# days')
		: many({ hours: targetHours }, '# hour', '# hours')
}

import { formatDate } from '#app/platform/text/dates.ts'
import { many, t } from '#app/platform/language/words.ts'

const day = 86_400_000

/** A hospital owes an answer to an application within so many days; after them it is late. */
export const answerDays = 14

/** At half time we remind it. */
export const reminderDays = answerDays / 2

/** After so many days without an answer we close the application. */
export const closingDays = 21

/** Nothing is closed before the hospital has had so many days since we reminded it. */
export const noticeDays = 7

/** An applicant whose answer is late can wait for so many days more. Then we ask again. */
export const waitDays = 7

/** What one side owes the other: an answer to what was asked at `since`, by `due`. */
export type AnswerClock = { since: Date; due: Date }

export const applicationClock = (since: Date): AnswerClock => ({
	since,
	due: new Date(since.getTime() + answerDays * day),
})

/** Late once the moment has passed; whole days, of which the first is none. */
export function lateness({ due }: AnswerClock, now: Date): { isLate: boolean; days: number } {
	const isLate = now.getTime() > due.getTime()
	return { isLate, days: isLate ? Math.floor((now.getTime() - due.getTime()) / day) : 0 }
}

/** For the side that asked. */
export function answerExpected(clock: AnswerClock, now: Date): string {
	const { isLate, days } = lateness(clock, now)
	const day = formatDate(clock.due)
	if (!isLate) return t`Answer expected by ${{ day }}.`
	if (days === 0) return t`An answer was due by ${{ day }}.`
	return many(
		{ days, day },
		'An answer was due by {day} and is # day late.',
		'An answer was due by {day} and is # days late.',
	)
}

/** For the side that owes it. */
export function answerOwed(clock: AnswerClock, now: Date): string {
	const { isLate, days } = lateness(clock, now)
	if (isLate) return days > 0 ? many({ days }, '# day late', '# days late') : t`Less than a day late`
	const left = Math.floor((clock.due.getTime() - now.getTime()) / day)
	return left > 0 ? many({ days: left }, 'Due in # day', 'Due in # days') : t`Due in less than a day`
}

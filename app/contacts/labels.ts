import { contactRequestDays, cooldownDays } from '#app/durations.ts'
import { planOver } from '#app/billing/plans.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'
import type { Allowance } from './allowance.server.ts'
import type { SendFailure } from './requests/send-request.server.ts'
import { answerNames, requestStatusNames, type RequestStatus, withdrawalSeconds } from './status.ts'
import { many, t } from '#app/platform/language/words.ts'
import { undoMinutes } from '#app/platform/undo.ts'
import { counted } from '#app/platform/text/counted.ts'

export const withdrawalMinutes = withdrawalSeconds / 60

/** Why a request was not sent, as the member reads it. What must not be known, a route answers with 404. */
export const sendRefusals: Record<Exclude<SendFailure, 'not-found'>, string> = {
	'hospital-frozen':
		'We are reviewing reports from specialists about your hospital. You cannot send new requests until the review is complete. Requests you have already sent are not affected.',
	'plan-over': planOver,
	'none-left-this-month':
		'Your hospital has used all the contact requests that its plan includes this month. Your limit resets on the 1st.',
	'none-left-today': 'Your hospital has reached today’s contact request limit. You can send more tomorrow.',
	'already-waiting': 'Your hospital has already sent this specialist a request, and it is awaiting a response.',
	'already-accepted': 'This specialist has already accepted your hospital’s request. You can message each other.',
	'already-interested': 'You have already shortlisted this specialist for a job. No contact request is needed.',
	'declined-lately': `This specialist declined your hospital’s request. You can send a new one ${cooldownDays} days after that.`,
	'in-review': 'Your hospital’s request to this specialist is in review. You can see it under In review.',
	'job-not-open': 'This job is not accepting applications. Choose another job or enter a reason.',
}

/** What a hospital is told about how the request goes on. */
export const whatHappensNext = (profession: Profession) =>
	`We notify the ${profession} on the site straight away and, where their settings allow it, by email or SMS after ${withdrawalMinutes} minutes. You can withdraw the request during those ${withdrawalMinutes} minutes. They have ${contactRequestDays} days to respond. If they do not respond, the request does not count towards your limit.`

/** What speaks against any new request of the hospital; null when nothing does. */
export function whyClosed({ isPaused, isOver, leftThisMonth, leftToday }: Allowance) {
	if (isPaused) return 'hospital-frozen'
	if (isOver) return 'plan-over'
	if (leftThisMonth === 0) return 'none-left-this-month'
	return leftToday === 0 ? 'none-left-today' : null
}

/** '589 requests left this month: 11 of 600 sent.' The plan's number is never mixed with what came back. */
export function formatLeft(allowance: Omit<Allowance, 'isPaused'>): string {
	const { leftThisMonth, leftToday, perMonth, sentThisMonth, returned, isOver } = allowance
	if (isOver) return planOver
	const back = returned > 0 ? `, ${returned} returned without a response` : ''
	const today = leftToday < leftThisMonth && leftToday < 10 ? ` ${leftToday} of them today.` : ''
	return `${leftThisMonth} requests left this month: ${sentThisMonth} of ${perMonth} sent${back}.${today}`
}

/** Why a change was refused: the request's status is another by now. */
export const refusalForSpecialist = (status: RequestStatus) =>
	t`This request can no longer be answered. Its status is “${{ status: answerNames[status] }}”.`

export const refusalForHospital = (status: RequestStatus) =>
	status === 'sent'
		? `You can withdraw a request for ${withdrawalMinutes} minutes only. Its status is “${requestStatusNames[status]}”.`
		: `This request has already been closed. Its status is “${requestStatusNames[status]}”.`

/** '31 hours', '2 days': how fast a specialist usually responds, rounded up. */
export function formatResponseTime(hours: number): string {
	if (hours < 1) return 'Usually responds within an hour'
	if (hours <= 24) return `Usually responds within ${counted(Math.ceil(hours), 'hour')}`
	const days = Math.ceil(hours / 24)
	return `Usually responds within ${days} days`
}

export const requestInReview = {
	title: 'In review',
	detail: `Your request has not been sent yet. We read it within ${reviewTargetHours} hours and then send it.`,
	tone: 'info',
} as const

/** What {job} says in a message that is not about a particular job. */
export const noJob = 'a position'

/** What accepting a request opens, before it is accepted. */
export const acceptanceOpens = (hospital: string, sharesContact: boolean): string =>
	sharesContact
		? t`If you accept, ${{ hospital }} can see your full profile, including employers and your resume, your phone number and your email address, and you can message each other.`
		: t`If you accept, ${{ hospital }} can see your full profile, including employers and your resume, and you can message each other. Your settings hide your phone number and email address.`

/** After it was accepted. */
export const acceptanceIsPending = (): string =>
	many(
		{ minutes: undoMinutes },
		'It takes effect in one minute. Until then the hospital sees nothing new, and you can undo it.',
		'It takes effect in # minutes. Until then the hospital sees nothing new, and you can undo it.',
	)

/** After it was declined. */
export const declinedDetail = (hospital: string): string =>
	t`We have notified ${{ hospital }}. It cannot contact you again for ${{ days: cooldownDays }} days.`

export const notReviewed = () => t`We are reviewing this hospital, so you cannot accept its request right now.`

/** What accepting a request in the list shows the hospital. */
export const releasesOf = (sharesContact: boolean): string =>
	sharesContact
		? many(
				{ minutes: undoMinutes },
				'If you accept, that hospital can see your full profile, including employers and your resume, your phone number and your email address, and you can message each other. You can undo it for one minute.',
				'If you accept, that hospital can see your full profile, including employers and your resume, your phone number and your email address, and you can message each other. You can undo it for # minutes.',
			)
		: many(
				{ minutes: undoMinutes },
				'If you accept, that hospital can see your full profile, including employers and your resume, and you can message each other. Your settings hide your phone number and email address. You can undo it for one minute.',
				'If you accept, that hospital can see your full profile, including employers and your resume, and you can message each other. Your settings hide your phone number and email address. You can undo it for # minutes.',
			)

import type { Profession } from '#app/catalog/specialities.ts'
import type { Allowance } from './allowance.server.ts'
import type { SendFailure } from './sending.server.ts'
import {
	answerDays,
	answerNames,
	coolOffDays,
	requestStatusNames,
	type RequestStatus,
	takeBackSeconds,
} from './status.ts'

export const takeBackMinutes = takeBackSeconds / 60

/** Why a request was not sent, as the member reads it. What must not be known, a route answers with 404. */
export const sendRefusals: Record<Exclude<SendFailure, 'not-found'>, string> = {
	'hospital-frozen':
		'We are looking into what specialists have told us about your hospital. New requests wait until then; what you have sent stands.',
	'none-left-this-month': 'Your hospital has sent all its requests of this month. New ones begin on the 1st.',
	'none-left-today': 'Your hospital has sent all its requests of today. Go on tomorrow.',
	'already-waiting': 'Your hospital has asked this specialist already. The request waits for an answer.',
	'already-accepted': 'This specialist has accepted a request of your hospital. You can write to each other.',
	'declined-lately': `This specialist said no to your hospital. You can ask again ${coolOffDays} days after that.`,
	'job-not-open': 'This job takes no applications now. Choose another, or say what it is about.',
}

/** What a hospital is told about how the request goes on. */
export const whatHappensNext = (profession: Profession) =>
	`The ${profession} is told at once, by mail and SMS ${takeBackMinutes} minutes later, and has ${answerDays} days to answer. For ${takeBackMinutes} minutes you can take it back. If no answer comes, it does not count.`

/** '41 of 50 requests left this month.' */
export function leftInWords({ leftThisMonth, perMonth, leftToday, cameBack }: Omit<Allowance, 'isFrozen'>): string {
	const month = `${leftThisMonth} of ${perMonth + cameBack} requests left this month.`
	const back = cameBack > 0 ? ` ${cameBack} came back unanswered.` : ''
	const today = leftToday < leftThisMonth && leftToday < 10 ? ` ${leftToday} of them today.` : ''
	return month + back + today
}

/** Refused because it stands elsewhere by now: both values, for whoever wanted the move. */
export const refusalForSpecialist = (status: RequestStatus, wanted: RequestStatus) =>
	`This request cannot be answered any more. It stands at “${answerNames[status]}”; you wanted “${answerNames[wanted]}”.`

export const refusalForHospital = (status: RequestStatus, wanted: RequestStatus) =>
	status === 'sent'
		? `A request can be taken back for ${takeBackMinutes} minutes. It stands at “${requestStatusNames[status]}”; you wanted “${requestStatusNames[wanted]}”.`
		: `This request is decided. It stands at “${requestStatusNames[status]}”; you wanted “${requestStatusNames[wanted]}”.`

/** '31 hours', '2 days': within what time somebody usually answers, in round words. */
export function usuallyAnswers(hours: number): string {
	if (hours < 1) return 'Usually answers within an hour'
	if (hours <= 24) return `Usually answers within ${Math.ceil(hours)} ${Math.ceil(hours) === 1 ? 'hour' : 'hours'}`
	const days = Math.ceil(hours / 24)
	return `Usually answers within ${days} days`
}

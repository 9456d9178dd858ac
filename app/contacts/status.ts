import { contactRequestDays, contactRequestUndoMinutes } from '#app/durations.ts'
import { t } from '#app/platform/language/words.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'

/** Status of a contact request. All but the first are final. */
export const requestStatuses = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const isRequestStatus = (text: string | null): text is RequestStatus =>
	(requestStatuses as readonly (string | null)[]).includes(text)

/** How long a request can be withdrawn, and how long email and SMS about it wait. */
export const withdrawalSeconds = contactRequestUndoMinutes * 60

/** What decides a move beside the status, by the clock of the database. */
export type RequestMoment = {
	/** It can still be withdrawn. */
	isFresh: boolean
	/** Its time to be answered has run out. */
	isDue: boolean
}

/** The specialist answers, the hospital withdraws or the request expires. The first of these ends it. */
export const requestLifecycle = defineLifecycle({
	name: 'contact request',
	states: requestStatuses,
	moves: [
		{ name: 'accept', from: ['sent'], to: 'accepted', by: 'specialist', given: `within ${contactRequestDays} days` },
		{ name: 'decline', from: ['sent'], to: 'declined', by: 'specialist', given: `within ${contactRequestDays} days` },
		{
			name: 'withdraw',
			from: ['sent'],
			to: 'withdrawn',
			by: 'hospital',
			given: `within ${withdrawalSeconds / 60} minutes`,
		},
		{ name: 'expire', from: ['sent'], to: 'expired', by: 'clock', given: `after ${contactRequestDays} days` },
	],
})
export type RequestMover = (typeof requestLifecycle.moves)[number]['by']

/** Whether the mover is in time for a move that the lifecycle has. */
export const isInTime = ({ isFresh, isDue }: RequestMoment, by: RequestMover) =>
	({ specialist: !isDue, hospital: isFresh, clock: isDue })[by]

/** As the hospital reads it. */
export const requestStatusNames: Record<RequestStatus, string> = {
	sent: 'Awaiting response',
	accepted: 'Accepted',
	declined: 'Declined',
	expired: 'No response',
	withdrawn: 'Withdrawn',
}

/** As the specialist reads it. */
export const answerNames: Record<RequestStatus, string> = {
	get sent() {
		return t`Awaiting your response`
	},
	get accepted() {
		return t.of('contact request')`Accepted`
	},
	get declined() {
		return t.of('contact request')`Declined`
	},
	get expired() {
		return t.of('contact request')`Expired`
	},
	get withdrawn() {
		return t.of('contact request')`Withdrawn`
	},
}

export type RequestReader = 'hospital' | 'specialist'

/** The status as its reader knows it. Only the specialist can end an accepted contact. */
export function requestLabel(reader: RequestReader, status: RequestStatus, isRevoked: boolean): string {
	if (status === 'accepted' && isRevoked)
		return reader === 'hospital' ? 'Contact ended by specialist' : t`Contact ended`
	return (reader === 'hospital' ? requestStatusNames : answerNames)[status]
}

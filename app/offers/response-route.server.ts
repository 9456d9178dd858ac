import type { Specialist } from '#app/identity/actor.ts'
import { conflict, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { t, words } from '#app/platform/language/words.ts'
import { type Answer, answerOffer } from './responding.server.ts'
import { acceptEach, answerRefusal, endedRefusal, hospitalSuspended } from './refusals.ts'

const titles = words({ accepted: 'You accepted the offer', declined: 'You declined the offer' })

/** What both buttons under an offer do: answer it, say so, and offer an undo for a minute. `also` adds what else was done. */
export async function answerAndReturn(
	actor: Specialist,
	offerId: string,
	answer: Answer,
	also: () => Promise<string> = async () => '',
) {
	const answered = await answerOffer(actor, offerId, answer)
	if (!answered.ok && answered.failure === 'not-found') throw notFound()
	// A second tap, or a first one whose answer was lost: what else was asked for is done all the same.
	if (!answered.ok && answered.failure === 'already-settled' && answered.status === answer.to) {
		const detail = await also()
		return redirectWith(`/offers/${offerId}`, { title: titles[answer.to], ...(detail ? { detail } : {}) })
	}
	if (!answered.ok && answered.failure === 'already-settled') throw conflict(answerRefusal(answered.status))
	if (!answered.ok && answered.failure === 'application-ended') throw conflict(endedRefusal(answered.stage))
	if (!answered.ok && answered.failure === 'differences-open') throw conflict(acceptEach())
	if (!answered.ok && answered.failure === 'suspended') throw conflict(hospitalSuspended())
	if (!answered.ok) throw conflict(answerRefusal('expired'))
	const { eventId, hospitalName } = answered.value
	return redirectWith(`/offers/${offerId}`, {
		title: titles[answer.to],
		detail: [t`We will notify ${{ hospital: hospitalName }}.`, await also()].filter(Boolean).join(' '),
		undo: { action: `/offers/${offerId}/answer/undo?event=${eventId}`, label: t`Undo` },
	})
}

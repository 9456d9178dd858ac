import { type Context, participantOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { t, words } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { answerJoiningDate, findOfferOfProposal, type JoiningDateFailure } from './joining-date.server.ts'

type Args = { request: Request; params: { proposalId: string }; context: Context }

export const toJoiningDate = buttonPage(async ({ params, context }: Pick<Args, 'params' | 'context'>) => {
	const offerId = await findOfferOfProposal(participantOf(context), idParam(params.proposalId))
	return offerId && `/offers/${offerId}/joining-date`
})

const said = {
	accepted: (date: string) => ({
		title: t`The joining date is now ${{ date }}`,
		detail: t`We have notified both sides. The offer and its letter show the new date.`,
	}),
	declined: (date: string) => ({ title: t`You declined ${{ date }}`, detail: t`The joining date has not changed.` }),
	withdrawn: (date: string) => ({ title: t`You withdrew ${{ date }}`, detail: t`The joining date has not changed.` }),
}

/** What the three buttons under a proposed date do. */
export async function answerAndShow({ request, params, context }: Args, to: keyof typeof said) {
	const actor = participantOf(context)
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const answered = await answerJoiningDate(actor, proposalId, to)
	if (!answered.ok) {
		if (answered.failure === 'not-found') throw notFound()
		throw conflict(joiningDateRefusals[answered.failure])
	}
	const { offerId, startsOn } = answered.value
	return redirectWith(`/offers/${offerId}/joining-date`, said[to](formatDate(startsOn)))
}

export const joiningDateRefusals: Record<Exclude<JoiningDateFailure, 'not-found'>, string> = words({
	'not-agreed': 'The joining date can be changed only while the offer is accepted and joining is not confirmed.',
	suspended: 'The joining date cannot be changed while the hospital or the specialist is suspended.',
	'already-proposed': 'Another joining date is already proposed. Answer or withdraw it first.',
	'same-date': 'This is already the joining date. Choose another date.',
	'changed-meanwhile': 'The joining date changed while you had this page open. Reload the page to continue.',
	'too-many': 'This offer has reached its limit of 10 proposed dates. Send a message instead.',
	past: 'The proposed date has passed. Propose a later one.',
	settled: 'This proposal was already answered or withdrawn. Reload the page to continue.',
})

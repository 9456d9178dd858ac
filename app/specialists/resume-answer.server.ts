import { redirect } from 'react-router'
import type { Specialist } from '#app/identity/actor.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { AcceptanceFailure, UndoAction } from './resume-acceptance.server.ts'
import { ProposalAnswer } from './schema.server.ts'

const page = '/profile/resume-reading'

type Answer = (
	actor: Specialist,
	resumeId: string,
	which: string | null,
) => Promise<Result<UndoAction, AcceptanceFailure>>

/** What accepting and dismissing have in common: which lines, and the message with its way back. */
export async function answerProposals(
	request: Request,
	actor: Specialist,
	resumeId: string,
	{ answer, done }: { answer: Answer; done: (count: number) => string },
) {
	const form = await parseForm(request, ProposalAnswer)
	if (!form.ok) throw badRequest()
	const answered = await answer(actor, resumeId, form.value.item ?? null)
	if (!answered.ok) {
		if (answered.failure === 'not-found') throw notFound()
		return redirectWith(page, { title: refusals[answered.failure], tone: 'danger' })
	}
	const { items, saves, name } = answered.value
	const fields = { items: items.join(' '), saves: saves.join(' '), ...(name === null ? {} : { name }) }
	const undo = { action: `${page}/${resumeId}/restoration`, label: 'Undo', fields }
	return redirectWith(page, { title: done(items.length), undo })
}

const refusals: Record<Exclude<AcceptanceFailure, 'not-found'>, string> = {
	'nothing-left': 'You have already reviewed this.',
	'too-many': 'Your profile cannot hold all of these. Accept them one at a time.',
}

export const toPage = () => redirect(page)

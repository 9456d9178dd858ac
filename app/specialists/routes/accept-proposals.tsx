import { redirect } from 'react-router'
import { recheckAfterRename } from '#app/credentials/after-rename.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { choiceAllowed } from '../resumes/proposed-email.server.ts'
import { type AcceptanceFailure, settleProposals } from '../resumes/resume-acceptance.server.ts'
import { ProposalAnswer } from '../schema.server.ts'
import type { Route } from './+types/accept-proposals.ts'

import { many, t, words } from '#app/platform/language/words.ts'

const page = '/profile/resume-reading'

export const loader = () => redirect(page)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const resumeId = idParam(params.resumeId)
	const form = await parseForm(request, ProposalAnswer)
	if (!form.ok) throw badRequest()
	const choice = await choiceAllowed(context, request, form.value)
	const ticked = choice.items
	const settled = await settleProposals(actor, { resumeId, shown: choice.shown, ticked }, recheckAfterRename)
	if (!settled.ok) {
		if (settled.failure === 'not-found') throw notFound()
		return redirectWith(page, { title: refusals[settled.failure], tone: 'danger' })
	}
	const { items, saves, name, hasEmail } = settled.value
	const fields = {
		items: items.join(' '),
		saves: saves.join(' '),
		...(name === null ? {} : { name }),
		...(hasEmail ? { email: 'added' } : {}),
	}
	const undo = { action: `${page}/${resumeId}/restoration`, label: t`Undo`, fields }
	return redirectWith('/profile', { title: added(items.filter((key) => ticked.includes(key)).length), undo })
}

function added(count: number) {
	if (count === 0) return t`Nothing was added to your profile`
	return many({ details: count }, '# detail added to your profile', '# details added to your profile')
}

const refusals: Record<Exclude<AcceptanceFailure, 'not-found'>, string> = words({
	'nothing-left': 'You have already reviewed this.',
	'too-many': 'Your profile cannot hold all of these. Deselect some of them.',
})

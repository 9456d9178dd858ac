import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { undoMany } from '../bulk.server.ts'
import { allApplicants, listPage } from '../return-page.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/undo-many.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, context }: Route.LoaderArgs) {
	requireVerifiedMember(context, request)
	return redirect(allApplicants)
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const query = new URL(request.url).searchParams
	const batchId = idParam(query.get('batch') ?? undefined)
	await parseForm(request, NoInput)

	const undone = await undoMany(member, batchId)
	if (!undone.ok) throw notFound()
	const { restored, kept } = undone.value
	if (restored.length === 0)
		throw conflict(
			'A move can be undone for 60 seconds, once, and while it is the last. None of these can be any more.',
		)
	return redirectWith(listPage(query.get('returnTo')) ?? allApplicants, {
		title: restored.length === 1 ? `${restored[0]} is back` : `${restored.length} applicants are back where they were`,
		detail: kept.length > 0 ? `Not undone: ${kept.join(', ')}.` : 'The notices are gone and no mail is sent.',
	})
}

import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findReceived } from '../candidate.server.ts'
import { firstProblem } from '../refused-field.ts'
import { ScorecardInput } from '../schema.server.ts'
import { saveScorecard, type ScorecardFailure } from '../scorecards.server.ts'
import type { Route } from './+types/score.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	if (!(await findReceived(member, applicationId))) throw notFound()
	return redirect(`/hospital/applications/${applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	const page = `/hospital/applications/${applicationId}#scorecard`
	const form = await parseForm(request, ScorecardInput)
	if (!form.ok) {
		if (!(await findReceived(member, applicationId))) throw notFound()
		return redirectWith(page, { title: 'Your score was not saved', detail: firstProblem(form.problem), tone: 'danger' })
	}

	const saved = await saveScorecard(member, applicationId, form.value)
	if (!saved.ok) {
		if (saved.failure === 'not-found') throw notFound()
		throw conflict(failures[saved.failure])
	}
	return redirectWith(page, { title: `Your score: ${form.value.score} of 4` })
}

const failures: Record<Exclude<ScorecardFailure, 'not-found'>, string> = {
	withdrawn: 'The application was withdrawn, so there is nothing to score any more.',
	'changed-meanwhile':
		'You have changed your score in another window meanwhile. Load the page again to go on from there.',
}

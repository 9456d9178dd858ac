import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { findReceived } from '../pipeline/applicant.server.ts'
import { ScoreForm } from '../components/score-form.tsx'
import { TeamFormPage } from '../components/team-form-page.tsx'
import { changedScore, withdrawnScore } from '../labels.ts'
import { mayReadApplication } from '../policy.ts'
import { returnPart } from '../pipeline/return-page.ts'
import { ScorecardInput } from '../schema.server.ts'
import { readScorecards, saveScorecard } from '../pipeline/scorecards.server.ts'
import type { Route } from './+types/score.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const application = await findReceived(member, idParam(params.applicationId))
	if (!application) throw notFound()
	if (request.method === 'GET' && !mayReadApplication(application.stage)) throw conflict(withdrawnScore)
	const { own } = await readScorecards(member, application.id)
	return { application, own }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, ScorecardInput)
	if (!form.ok) return invalid(form.problem)

	const { returnTo, ...card } = form.value
	const { score } = card
	const saved = await saveScorecard(member, applicationId, card)
	if (saved.ok)
		return redirectWith(returnPart(returnTo, applicationId, 'scorecard'), { title: `Your score: ${score} of 4` })
	if (saved.failure === 'not-found') throw notFound()
	if (saved.failure === 'withdrawn') throw conflict(withdrawnScore)
	// Carries the stored version, so sending it again is deliberate.
	const { own } = await readScorecards(member, applicationId)
	const values = { ...form.values, version: String(own?.version ?? 0) }
	return invalid({ form: changedScore(own?.score, score), values }, 409)
}

// The page says it: only it knows whether something is wrong.
export default function Score({ loaderData: { application, own }, actionData }: Route.ComponentProps) {
	return (
		<TeamFormPage title="Your score" application={application} problem={actionData}>
			<ScoreForm applicationId={application.id} own={own} problem={actionData} />
		</TeamFormPage>
	)
}

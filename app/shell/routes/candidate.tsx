import { openApplication } from '#app/applications/candidate.server.ts'
import { CandidatePage } from '#app/applications/candidate-page.tsx'
import { candidateView } from '#app/applications/candidate-view.ts'
import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import type { Route } from './+types/candidate.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const found = await openApplication(member, idParam(params.applicationId))
	if (!found) throw notFound()
	return { candidate: candidateView(found, new Date()) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const candidate = loaderData?.candidate
	return [{ title: `${candidate ? `${candidate.name}, ${candidate.job.title}` : 'Applicant'} · ${brand.name}` }]
}

export default function Candidate({ loaderData: { candidate } }: Route.ComponentProps) {
	return <CandidatePage candidate={candidate} />
}

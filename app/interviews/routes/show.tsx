import { idParam, notFound } from '#app/platform/http.ts'
import { InterviewPage } from '../components/interview-page.tsx'
import { loadInterview } from '../interview-view.server.ts'
import { requireParty } from '../party.server.ts'
import type { Route } from './+types/show.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const interview = await loadInterview(requireParty(context, request), idParam(params.interviewId))
	if (!interview) throw notFound()
	return { interview }
}

export default function ShowInterview({ loaderData: { interview } }: Route.ComponentProps) {
	return <InterviewPage interview={interview} />
}

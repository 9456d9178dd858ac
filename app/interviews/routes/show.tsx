import { interviewPartyOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { InterviewPage } from '../components/interview-page.tsx'
import { loadInterview } from '../page/interview-view.server.ts'
import type { Route } from './+types/show.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const interview = await loadInterview(interviewPartyOf(context), idParam(params.interviewId))
	if (!interview) throw notFound()
	return { interview }
}

export default function ShowInterview({ loaderData: { interview } }: Route.ComponentProps) {
	return <InterviewPage interview={interview} />
}

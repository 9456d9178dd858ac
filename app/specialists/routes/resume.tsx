import { requireSpecialist } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ownsResume, sendResume } from '../resume.server.ts'
import type { Route } from './+types/resume.ts'

/** One's own resume, in whichever version. Hospitals read it through the application that carries it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = requireSpecialist(context, request)
	const resumeId = idParam(params.resumeId)
	if (!(await ownsResume(actor, resumeId))) throw notFound()
	return sendResume(resumeId)
}

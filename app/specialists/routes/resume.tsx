import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { ownsResume, sendResume } from '../resumes/resume.server.ts'
import type { Route } from './+types/resume.ts'

/** One's own resume, in whichever version. Hospitals read it through the application that carries it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const resumeId = idParam(params.resumeId)
	if (!(await ownsResume(actor, resumeId))) throw notFound()
	return sendResume(resumeId)
}

import { interviewerOf } from '#app/identity/groups.server.ts'
import { findInterview } from '#app/interviews/queries.server.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { readAttachedResume } from '../pipeline/applicant.server.ts'
import type { Route } from './+types/interviewed-resume.ts'

/** The file of an applicant, for who interviews them. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const interviewer = interviewerOf(context)
	const interview = await findInterview(interviewer, idParam(params.interviewId))
	const resume = interview && (await readAttachedResume(interviewer, interview.applicationId))
	const stream = resume && (await fileStore.get(resume.storageKey))
	if (!resume || !stream) throw notFound()
	return fileResponse(stream, { ...resume, bytes: resume.sizeBytes })
}

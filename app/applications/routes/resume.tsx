import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { readAttachedResume } from '../pipeline/applicant.server.ts'
import type { Route } from './+types/resume.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const resume = await readAttachedResume(member, idParam(params.applicationId))
	const stream = resume && (await fileStore.get(resume.storageKey))
	if (!resume || !stream) throw notFound()
	return fileResponse(stream, { ...resume, bytes: resume.sizeBytes })
}

import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { readResume } from '../candidates/resume.server.ts'
import type { Route } from './+types/candidate-resume.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const resume = await readResume(member, idParam(params.specialistId))
	const stream = resume && (await fileStore.get(resume.storageKey))
	if (!resume || !stream) throw notFound()
	return fileResponse(stream, { ...resume, bytes: resume.sizeBytes })
}

import { memberOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { autosaveDraft } from '../commands.server.ts'
import { loadJobForm } from '../form/job-form.server.ts'
import { readJobForm } from '../form/job-place.server.ts'
import { toPostings } from '../transition-route.server.ts'
import { readUnfinished } from '../form/unfinished.server.ts'
import type { Route } from './+types/autosave.ts'

export const loader = toPostings

/** Keeps the draft while someone types. A draft that was saved elsewhere since comes back as it is there. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const { sent } = await readJobForm(request, member)
	const saved = await autosaveDraft(member, jobId, readUnfinished(sent))
	if (saved.ok) return Response.json(saved.value)
	const page = saved.failure === 'no-such-job' ? null : await loadJobForm(member, jobId)
	if (!page) throw notFound()
	const { version, status, values } = page
	return Response.json({ version, status, values }, { status: 409 })
}

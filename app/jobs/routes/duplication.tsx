import { z } from 'zod'
import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { duplicateJob } from '../form/duplicates.server.ts'
import { toPostings } from '../transition-route.server.ts'
import type { Route } from './+types/duplication.ts'

const DuplicationInput = z.object({ draft: z.uuid() })

export const loader = toPostings

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, DuplicationInput)
	if (!form.ok) throw badRequest()

	const duplicated = await duplicateJob(member, jobId, form.value.draft)
	if (!duplicated.ok) throw notFound()
	const { draftId, title } = duplicated.value
	return redirectWith(`/hospital/jobs/${draftId}/edit`, {
		title: 'Draft created',
		detail: `This is a copy of ${title}. Make your changes, then post it.`,
	})
}

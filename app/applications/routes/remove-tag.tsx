import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toReceivedApplication } from '../button-pages.server.ts'
import { returnPart } from '../pipeline/return-page.ts'
import { TagInput } from '../schema.server.ts'
import { removeTag } from '../pipeline/tags.server.ts'
import type { Route } from './+types/remove-tag.ts'

export const loader = toReceivedApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, TagInput)
	if (!form.ok) throw badRequest()
	const removed = await removeTag(member, applicationId, form.value.tag)
	if (!removed.ok) throw notFound()
	const { tag, returnTo } = form.value
	return redirectWith(returnPart(returnTo, applicationId, 'tags'), {
		title: `Tag removed: ${tag}`,
		undo: {
			action: `/hospital/applications/${applicationId}/tags`,
			label: 'Undo',
			fields: { tag, ...(returnTo ? { returnTo } : {}) },
		},
	})
}

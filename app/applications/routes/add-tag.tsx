import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findReceived } from '../candidate.server.ts'
import { mostTags } from '../limits.ts'
import { firstProblem } from '../refused-field.ts'
import { TagInput } from '../schema.server.ts'
import { addTag } from '../tags.server.ts'
import type { Route } from './+types/add-tag.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	if (!(await findReceived(member, applicationId))) throw notFound()
	return redirect(`/hospital/applications/${applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	const page = `/hospital/applications/${applicationId}#tags`
	const form = await parseForm(request, TagInput)
	if (!form.ok) {
		if (!(await findReceived(member, applicationId))) throw notFound()
		return redirectWith(page, { title: 'The tag was not added', detail: firstProblem(form.problem), tone: 'danger' })
	}

	const added = await addTag(member, applicationId, form.value.tag)
	if (!added.ok && added.failure === 'not-found') throw notFound()
	if (!added.ok)
		return redirectWith(page, {
			title: 'The tag was not added',
			detail: `An applicant has at most ${mostTags} tags.`,
			tone: 'danger',
		})
	return redirectWith(page, { title: `Tagged: ${added.value.tag}` })
}

import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { findReceived } from '../pipeline/applicant.server.ts'
import { TagForm } from '../components/tag-form.tsx'
import { TeamFormPage } from '../components/team-form-page.tsx'
import { maxTags } from '../limits.ts'
import { returnPart } from '../pipeline/return-page.ts'
import { TagInput } from '../schema.server.ts'
import { addTag, listTags } from '../pipeline/tags.server.ts'
import type { Route } from './+types/add-tag.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const application = await findReceived(member, idParam(params.applicationId))
	if (!application) throw notFound()
	return { application, suggestions: await listTags(member) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, TagInput)
	if (!form.ok) return invalid(form.problem)

	const added = await addTag(member, applicationId, form.value.tag)
	if (!added.ok && added.failure === 'not-found') throw notFound()
	if (!added.ok) return invalid({ fields: { tag: [tooMany] }, values: form.values })
	return redirectWith(returnPart(form.value.returnTo, applicationId, 'tags'), { title: `Tagged: ${added.value.tag}` })
}

const tooMany = `An applicant can have up to ${maxTags} tags. Remove one to add another.`

// The page says it: only it knows whether something is wrong.
export default function AddTag({ loaderData: { application, suggestions }, actionData }: Route.ComponentProps) {
	return (
		<TeamFormPage title="Tag" application={application} problem={actionData}>
			<TagForm applicationId={application.id} suggestions={suggestions} problem={actionData} />
		</TeamFormPage>
	)
}

import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseDemandsOfSpecialist } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { invalid } from '#app/platform/http/http.ts'
import { PostFields, postLabels } from '../components/post-fields.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { experienceList } from '../sections/entries.server.ts'
import { answerEntry, openEntry } from '../sections/entry-page.server.ts'
import { experienceContent, experienceInput } from '../sections/entry-schemas.server.ts'
import { experienceLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-post.ts'
import { t } from '#app/platform/language/words.ts'

/** A post to add, or the one that the address names. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
	openEntry(specialistOf(context), experienceList, params.entryId)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const { entryId } = params
	// What is not there, or not theirs, is not there for a wrong form either.
	await openEntry(actor, experienceList, entryId)
	const form = await parseForm(request, experienceInput().superRefine(refuseDemandsOfSpecialist))
	if (!form.ok) return invalid(form.problem)
	const sent = { content: experienceContent(form.value), seen: form.value.seen, values: form.values }
	return answerEntry(actor, experienceList, entryId, sent, experienceLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

export default function EditPost({ loaderData: { entry, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm
			title={entry ? t`Edit: ${{ role: entry.role }}` : t`Add a position`}
			back={{ to: '/profile/experience', label: t`Experience` }}
			labels={postLabels()}
			seen={seen}
			problem={actionData}
		>
			<PostFields entry={entry} problem={actionData} />
		</SectionForm>
	)
}

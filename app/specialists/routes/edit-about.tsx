import { specialistOf } from '#app/identity/groups.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { refuseDemandsOfSpecialist } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { labelsOf } from '#app/platform/text/declared-fields.ts'
import { SectionFields } from '../components/section-fields.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { openSection } from '../sections/revisions.server.ts'
import { aboutSection } from '../sections/section-contents.server.ts'
import { aboutFields } from '../sections/section-fields.ts'
import { answerSave } from '../sections/section-page.server.ts'
import { AboutInput } from '../sections/section-schemas.server.ts'
import { aboutLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-about.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ context }: Route.LoaderArgs) => openSection(specialistOf(context), aboutSection)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, AboutInput.superRefine(refuseDemandsOfSpecialist))
	if (!form.ok) return invalid(form.problem)
	const { seen, ...content } = form.value
	return answerSave(actor, aboutSection, { content, seen, values: form.values }, aboutLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

export default function EditAbout({ loaderData: { content, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm
			title={t`About you`}
			lead={t`This is the first thing a hospital reads. Do not add your phone number or email here; we share them when a hospital shortlists you or you accept its contact request, if your settings allow it.`}
			labels={labelsOf(aboutFields)}
			seen={seen}
			problem={actionData}
		>
			<SectionFields fields={aboutFields} stored={content} problem={actionData} />
		</SectionForm>
	)
}

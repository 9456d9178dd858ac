import { specialistOf } from '#app/identity/groups.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { labelsOf } from '#app/platform/text/declared-fields.ts'
import { SectionFields } from '../components/section-fields.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { areaFields } from '../sections/section-fields.ts'
import { openSection } from '../sections/revisions.server.ts'
import { areaSection } from '../sections/section-contents.server.ts'
import { answerSave } from '../sections/section-page.server.ts'
import { AreaInput } from '../sections/section-schemas.server.ts'
import { areaLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-area.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ context }: Route.LoaderArgs) => openSection(specialistOf(context), areaSection)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, AreaInput)
	if (!form.ok) return invalid(form.problem)
	const { seen, ...content } = form.value
	return answerSave(actor, areaSection, { content, seen, values: form.values }, areaLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

export default function EditArea({ loaderData: { content, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm
			title={t`Preferred work area`}
			lead={t`Distance is measured from your current location. You can change that, and “Open to relocate”, in Settings.`}
			labels={labelsOf(areaFields)}
			seen={seen}
			problem={actionData}
		>
			<SectionFields fields={areaFields} stored={content} problem={actionData} />
		</SectionForm>
	)
}

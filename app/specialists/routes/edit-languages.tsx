import { languages } from '#app/catalog/languages.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { invalid } from '#app/platform/http/http.ts'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { chosenValues, SectionForm } from '../components/section-form.tsx'
import { openSection } from '../sections/revisions.server.ts'
import { languagesSection } from '../sections/section-contents.server.ts'
import { answerSave } from '../sections/section-page.server.ts'
import { LanguagesInput } from '../sections/section-schemas.server.ts'
import { languageLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-languages.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'

export const loader = ({ context }: Route.LoaderArgs) => openSection(specialistOf(context), languagesSection)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, LanguagesInput)
	if (!form.ok) return invalid(form.problem)
	const { seen, ...content } = form.value
	return answerSave(actor, languagesSection, { content, seen, values: form.values }, languageLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

const labels = words({ languages: 'Languages you speak with patients' })
const options = () => languages.map(({ code, name }) => ({ value: code, label: saidName(name) }))

export default function EditLanguages({ loaderData: { content, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm title={t`Languages`} labels={labels} seen={seen} problem={actionData}>
			<CheckboxGroup
				chips
				name="languages"
				label={labels.languages}
				options={options()}
				defaultValue={chosenValues(actionData, 'languages', content.languages)}
				error={actionData?.fields?.['languages']}
			/>
		</SectionForm>
	)
}

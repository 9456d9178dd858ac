import { Form } from 'react-router'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { skillLevelNames } from '../profile/profile.ts'
import { t } from '#app/platform/language/words.ts'

export const skillLevels = () => Object.entries(skillLevelNames).map(([value, label]) => ({ value, label }))

/** One skill after the other without leaving the list; what is refused is put right on the page of the form. */
export function AddSkill({ suggestions }: { suggestions: readonly string[] }) {
	return (
		<Form
			method="post"
			action="/profile/skills/new"
			noValidate
			className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
		>
			<SuggestField
				name="name"
				label={t`Skill`}
				suggestions={suggestions}
				source={suggestionPaths.skills}
				meaning={suggestionPaths.skillMeaning}
				maxLength={60}
				required
			/>
			<SelectField name="level" label={t`Level`} options={skillLevels()} defaultValue="practised" />
			<SubmitButton action="/profile/skills/new" pendingLabel={t`Adding...`}>
				{t`Add`}
			</SubmitButton>
		</Form>
	)
}

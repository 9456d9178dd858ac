import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { t } from '#app/platform/language/words.ts'

type SpecialityFieldProps = {
	stored: string
	suggestions: readonly string[]
	hint?: string | undefined
	problem: FormProblem | undefined
}

/** A speciality in the person’s own words, and what they may mean where these have several readings or none. */
export function SpecialityField({ stored, suggestions, hint, problem }: SpecialityFieldProps) {
	const typed = fieldValue(problem, 'speciality', stored)
	const choices = problem?.choices?.['specialityAs']
	return (
		<div className="grid gap-3">
			<SuggestField
				name="speciality"
				label={t`Current speciality`}
				hint={hint ?? t`For example, ICU Nurse, MBBS duty doctor, स्टाफ नर्स.`}
				suggestions={suggestions}
				source={suggestionPaths.specialities}
				meaning={suggestionPaths.specialityMeaning}
				required
				maxLength={160}
				defaultValue={typed}
				error={problem?.fields?.['speciality']}
				messages={{ required: t`This field is required` }}
			/>
			{choices ? (
				<>
					<RadioGroup
						name="specialityAs"
						label={t`What does “${{ words: typed }}” mean?`}
						options={choices}
						defaultValue={fieldValue(problem, 'specialityAs')}
						error={problem?.fields?.['specialityAs']}
					/>
					<input type="hidden" name="specialityFor" value={typed} />
				</>
			) : null}
		</div>
	)
}

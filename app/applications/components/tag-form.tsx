import { Plus } from 'lucide-react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { longestTag } from '../limits.ts'
import { ReturnTo } from './return-to.tsx'

type TagFormProps = {
	applicationId: string
	suggestions: readonly string[]
	/** The list that the applicant is opened beside; without it their own page. */
	returnTo?: string | undefined
	problem?: FormProblem | undefined
}

/** One word more, from those in use or a new one. */
export function TagForm({ applicationId, suggestions, returnTo, problem: refused }: TagFormProps) {
	const problem = useTyped(refused)
	return (
		<Form
			method="post"
			action={`/hospital/applications/${applicationId}/tags`}
			className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
			preventScrollReset
			noValidate
		>
			<ReturnTo problem={problem} returnTo={returnTo} />
			<SuggestField
				name="tag"
				id="new-tag"
				label="Add a tag"
				suggestions={suggestions}
				maxLength={longestTag}
				required
				defaultValue={fieldValue(problem, 'tag')}
				error={problem?.fields?.['tag']}
			/>
			<Button variant="secondary" iconOnly aria-label="Add tag">
				<Plus size={18} aria-hidden="true" />
			</Button>
		</Form>
	)
}

import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

type SourceFieldsProps = {
	/** Of the form that they are in: a page has several. */
	id: string
	sources: readonly string[]
	problem: FormProblem | undefined
	hint?: string
}

/** Against what something was checked. Nothing is chosen for the operator: it is a statement of theirs. */
export const SourceFields = ({ id, sources, problem, hint }: SourceFieldsProps) => (
	<>
		<RadioGroup
			id={`${id}-source`}
			name="source"
			label="Checked against"
			hint={hint}
			options={sources.map((source) => ({ value: source, label: source }))}
			defaultValue={fieldValue(problem, 'source')}
			error={problem?.fields?.['source']}
		/>
		<TextField
			id={`${id}-other-source`}
			name="otherSource"
			label="Another source"
			optional
			maxLength={160}
			autoComplete="off"
			defaultValue={fieldValue(problem, 'otherSource')}
			error={problem?.fields?.['otherSource']}
		/>
	</>
)

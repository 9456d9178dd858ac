import { type FormProblem, fieldValues } from '#app/platform/http/form.ts'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'

type InterviewerFieldsProps = {
	colleagues: readonly { value: string; label: string }[]
	stored: readonly string[]
	problem: FormProblem | undefined
}

/** The members who will be there, any of the team. */
export function InterviewerFields({ colleagues, stored, problem }: InterviewerFieldsProps) {
	return (
		<CheckboxGroup
			name="interviewer"
			label="Interviewers"
			hint="Each of them gets the time for their calendar."
			chips
			options={colleagues}
			defaultValue={fieldValues(problem, 'interviewer', stored)}
			error={problem?.fields?.['interviewer']}
		/>
	)
}

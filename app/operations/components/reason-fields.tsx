import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

type ReasonFieldsProps = {
	/** Of the form that they are in: a page has several. */
	id: string
	label?: string
	reasons: readonly string[]
	/** The readers of the reason. */
	hint: string
	problem: FormProblem | undefined
}

/** One of the usual reasons, none of them chosen beforehand, words of the operator's own, or both. */
export const ReasonFields = ({ id, label = 'Reason', reasons, hint, problem }: ReasonFieldsProps) => (
	<>
		<RadioGroup
			id={`${id}-reason`}
			name="reason"
			label={label}
			options={reasons.map((reason) => ({ value: reason, label: reason }))}
			defaultValue={fieldValue(problem, 'reason')}
			error={problem?.fields?.['reason']}
		/>
		<TextArea
			id={`${id}-text`}
			name="freeText"
			label="Details"
			optional
			hint={hint}
			rows={3}
			maxLength={600}
			defaultValue={fieldValue(problem, 'freeText')}
			error={problem?.fields?.['freeText']}
		/>
	</>
)

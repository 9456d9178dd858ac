import { Form } from 'react-router'
import { refusalReasons } from '#app/moderation/status.ts'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

type RefusalFormProps = {
	problem: FormProblem | undefined
	/** The readers of the reason. */
	hint: string
	button: string
	pendingLabel: string
}

/** Why a text of a hospital may not be live: the usual reasons, and room for others. */
export function RefusalForm({ problem: refused, hint, button, pendingLabel }: RefusalFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<RadioGroup
				name="reason"
				label="Reason"
				options={refusalReasons.map((reason) => ({ value: reason, label: reason }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<TextArea
				name="freeText"
				label="Details"
				optional
				hint={hint}
				rows={3}
				maxLength={600}
				defaultValue={fieldValue(problem, 'freeText')}
				error={problem?.fields?.['freeText']}
			/>
			<SubmitButton variant="danger" className="justify-self-start" pendingLabel={pendingLabel}>
				{button}
			</SubmitButton>
		</Form>
	)
}

import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

type ReasonFormProps = { version: number; problem: FormProblem | undefined; button: string; pendingLabel: string }

/** A decision that the hospital will want explained. The version says which state of the record it is about. */
export function ReasonForm({ version, problem, button, pendingLabel }: ReasonFormProps) {
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<TextArea
				name="reason"
				label="Reason"
				hint="The hospital reads it as you write it: what is wrong, and what would put it right."
				maxLength={600}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<SubmitButton variant="danger" className="justify-self-start" pendingLabel={pendingLabel}>
				{button}
			</SubmitButton>
		</Form>
	)
}

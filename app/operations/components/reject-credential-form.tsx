import { Form } from 'react-router'
import { rejectionReasons } from '../rejection-reasons.ts'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

/** The usual reasons, and room for others. The version says which state of the record it is about. */
export function RejectCredentialForm({ version, problem }: { version: number; problem: FormProblem | undefined }) {
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<RadioGroup
				name="reason"
				label="Reason"
				options={rejectionReasons.map((reason) => ({ value: reason, label: reason }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<TextArea
				name="freeText"
				label="Details"
				optional
				hint="The specialist sees this after the reason, exactly as you write it. Explain what is wrong and how to fix it."
				maxLength={600}
				defaultValue={fieldValue(problem, 'freeText')}
				error={problem?.fields?.['freeText']}
			/>
			<SubmitButton variant="danger" className="justify-self-start" pendingLabel="Rejecting...">
				Reject credential
			</SubmitButton>
		</Form>
	)
}

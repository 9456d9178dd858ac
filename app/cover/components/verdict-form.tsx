import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { coverLimits } from '../asking/kinds.ts'

type Field = { label: string; hint?: string }
type VerdictFormProps = {
	verdict: Field & { options: { value: string; label: string }[] }
	/** Its hint says who reads it. */
	reason: Field
	problem: FormProblem | undefined
}

/** What an operator decides about cover, and why. */
export const VerdictForm = ({ verdict, reason, problem }: VerdictFormProps) => (
	<Form method="post" noValidate className="grid gap-5">
		<ErrorSummary problem={problem} labels={{ verdict: 'Decision', reason: 'Reason' }} />
		<RadioGroup
			name="verdict"
			{...verdict}
			defaultValue={fieldValue(problem, 'verdict')}
			error={problem?.fields?.['verdict']}
		/>
		<TextArea
			name="reason"
			{...reason}
			required
			rows={3}
			maxLength={coverLimits.reason}
			defaultValue={fieldValue(problem, 'reason')}
			error={problem?.fields?.['reason']}
		/>
		<SubmitButton pendingLabel="Sending..." className="justify-self-start">
			Send decision
		</SubmitButton>
	</Form>
)

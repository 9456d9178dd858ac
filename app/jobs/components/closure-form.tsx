import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { plural } from '#app/platform/text/counted.ts'
import { closeReasonKeys, closeReasons } from '../closure.ts'

const labels = { reason: 'Reason', otherReason: 'Another reason' }
const reasons = [
	...closeReasonKeys.map((key) => ({ value: key as string, label: closeReasons[key] as string })),
	{ value: 'other', label: 'Another reason' },
]

type ClosingFormProps = { job: { id: string; applicants: number }; problem: FormProblem | undefined }

/** Asks why, and says what happens to those who applied. */
export function ClosingForm({ job: { id, applicants }, problem: refused }: ClosingFormProps) {
	const problem = useTyped(refused)
	const action = `/hospital/jobs/${id}/closure`
	return (
		<Form method="post" action={action} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<RadioGroup
				name="reason"
				label={labels.reason}
				hint="Visible only to your hospital."
				options={reasons}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<TextField
				name="otherReason"
				label={labels.otherReason}
				optional
				maxLength={200}
				defaultValue={fieldValue(problem, 'otherReason')}
				error={problem?.fields?.['otherReason']}
			/>
			<p className="max-w-prose text-ink-2">{whatHappens(applicants)}</p>
			<div className="flex flex-wrap gap-3">
				<SubmitButton action={action} pendingLabel="Closing...">
					Close job
				</SubmitButton>
				<ButtonLink to="/hospitals/dashboard/jobs" variant="secondary">
					Keep it open
				</ButtonLink>
			</div>
		</Form>
	)
}

function whatHappens(applicants: number): string {
	if (applicants === 0) return 'No one has applied. The job will not accept applications until you reopen it.'
	const who = plural(applicants, 'One person has applied', `${applicants} people have applied`)
	return `${who}. We will tell applicants who are still waiting that the job is closed. Their applications stay open, and you can still decide on them.`
}

import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

type ReasonFormProps = {
	/** Which state of the record it is about, where it is a move of one. */
	version?: number
	problem: FormProblem | undefined
	hint?: string
	/** It removes something from someone. */
	isDanger?: boolean
	button: string
	pendingLabel: string
}

const forHospital = 'The hospital sees this exactly as you write it. Explain what is wrong and how to fix it.'

/** A decision that whoever it is about will want explained. */
export function ReasonForm({
	version,
	problem: refused,
	hint = forHospital,
	isDanger = true,
	button,
	pendingLabel,
}: ReasonFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			{version === undefined ? null : (
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			)}
			<TextArea
				name="reason"
				label="Reason"
				hint={hint}
				maxLength={600}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<SubmitButton
				variant={isDanger ? 'danger' : 'primary'}
				className="justify-self-start"
				pendingLabel={pendingLabel}
			>
				{button}
			</SubmitButton>
		</Form>
	)
}

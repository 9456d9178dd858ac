import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { ReasonFields } from './reason-fields.tsx'

type ReasonFormProps = {
	/** Where a page has several. */
	id?: string
	/** Where it is sent, when not to its own page. */
	action?: string
	reasons: readonly string[]
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

/** A decision that whoever it is about will want explained: one of the usual reasons, words of the operator's own, or both. */
export function ReasonForm({
	id = 'decision',
	action,
	reasons,
	version,
	problem: refused,
	hint = forHospital,
	isDanger = true,
	button,
	pendingLabel,
}: ReasonFormProps) {
	const problem = useTyped(refused)
	const target = action === undefined ? {} : { action }
	return (
		<Form method="post" {...target} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			{version === undefined ? null : (
				<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			)}
			<ReasonFields id={id} reasons={reasons} hint={hint} problem={problem} />
			<SubmitButton
				{...target}
				variant={isDanger ? 'danger' : 'primary'}
				className="justify-self-start"
				pendingLabel={pendingLabel}
			>
				{button}
			</SubmitButton>
		</Form>
	)
}

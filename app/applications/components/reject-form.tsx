import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { RejectionChoices } from '../pipeline/rejection.server.ts'
import { RejectionFields } from './rejection-fields.tsx'

type RejectFormProps = {
	application: { id: string; version: number }
	choices: RejectionChoices
	returnTo: string
	problem?: FormProblem | undefined
}

/** A reason is owed: the specialist reads it word for word. */
export function RejectForm({ application: { id, version }, choices, returnTo, problem: refused }: RejectFormProps) {
	const problem = useTyped(refused)
	const action = `/hospital/applications/${id}/rejection`
	return (
		<Form method="post" action={action} className="grid gap-5">
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<input type="hidden" name="returnTo" value={returnTo} />
			<RejectionFields
				problem={problem}
				choices={choices}
				templateHref={(template) => `${action}?${new URLSearchParams({ template, returnTo })}`}
				hint="The specialist sees this exactly as you write it."
			/>
			<SubmitButton action={action} variant="danger" pendingLabel="Sending..." className="justify-self-start">
				Reject application
			</SubmitButton>
		</Form>
	)
}

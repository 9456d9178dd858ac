import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { rejectionReasons } from '../credentials/rejection-reasons.ts'
import { ReasonFields } from './reason-fields.tsx'
import { SourceFields } from './source-fields.tsx'

type RejectCredentialFormProps = {
	id: string
	version: number
	sources: readonly string[]
	problem?: FormProblem | undefined
}

/** The version says which state of the record it is about. What it was held against is for the audit log. */
export function RejectCredentialForm({ id, version, sources, problem }: RejectCredentialFormProps) {
	const action = `/operator/credentials/${id}/rejection`
	return (
		<Form method="post" action={action} className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<ReasonFields
				id="rejection"
				reasons={rejectionReasons}
				hint="The specialist sees this after the reason, exactly as you write it. Explain what is wrong and how to fix it."
				problem={problem}
			/>
			<SourceFields id="rejection" sources={sources} problem={problem} />
			<SubmitButton action={action} variant="danger" className="justify-self-start" pendingLabel="Rejecting...">
				Reject credential
			</SubmitButton>
		</Form>
	)
}

import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'

type VerifyFormProps = { id: string; version: number; sources: readonly string[]; problem?: FormProblem | undefined }

/** Says what the credential was held against; the version says which state of the record it is about. */
export function VerifyForm({ id, version, sources, problem }: VerifyFormProps) {
	const action = `/operator/credentials/${id}/verification`
	return (
		<Form method="post" action={action} className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} labels={{ checkedAgainst: 'Checked against' }} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<SuggestField
				name="checkedAgainst"
				label="Checked against"
				hint="The specialist and anyone viewing a credential pack will see this."
				suggestions={sources}
				maxLength={200}
				required
				messages={{ required: 'This field is required' }}
				defaultValue={fieldValue(problem, 'checkedAgainst')}
				error={problem?.fields?.['checkedAgainst']}
			/>
			<SubmitButton action={action} className="justify-self-start" pendingLabel="Verifying...">
				Verify
			</SubmitButton>
		</Form>
	)
}

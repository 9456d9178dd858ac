import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { hidingReasons } from '../cases/case-reasons.ts'
import { ReasonFields } from './reason-fields.tsx'

type HideRatingFormProps = { id: string; problem?: FormProblem | undefined }

/** Why a rating must not count: what its author reads. */
export function HideRatingForm({ id, problem: refused }: HideRatingFormProps) {
	const problem = useTyped(refused)
	const action = `/operator/ratings/${id}/hiding`
	return (
		<Form method="post" action={action} className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} />
			<ReasonFields
				id="hiding"
				reasons={hidingReasons}
				hint="The author reads it, and it is recorded in the audit log. A low score alone is not a reason."
				problem={problem}
			/>
			<SubmitButton action={action} variant="danger" className="justify-self-start" pendingLabel="Hiding...">
				Hide rating
			</SubmitButton>
		</Form>
	)
}

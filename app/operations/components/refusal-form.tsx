import { Form } from 'react-router'
import { refusalReasons } from '#app/moderation/status.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { ReasonFields } from './reason-fields.tsx'

type RefusalFormProps = {
	problem: FormProblem | undefined
	/** The readers of the reason. */
	hint: string
	button: string
	pendingLabel: string
}

/** Why a text of a hospital may not be live: the usual reasons, and room for others. */
export function RefusalForm({ problem: refused, hint, button, pendingLabel }: RefusalFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} />
			<ReasonFields id="refusal" reasons={refusalReasons} hint={hint} problem={problem} />
			<SubmitButton variant="danger" className="justify-self-start" pendingLabel={pendingLabel}>
				{button}
			</SubmitButton>
		</Form>
	)
}

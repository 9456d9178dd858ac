import { Form, useLocation } from 'react-router'
import { type FormProblem } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { withTemplate } from '#app/templates/template-picker.tsx'
import { ChosenList } from '../chosen-list.tsx'
import type { RejectionChoices } from '../rejection.server.ts'
import { RejectionFields } from './rejection-fields.tsx'

type RejectManyFormProps = {
	chosen: readonly { id: string; version: number; name: string; jobTitle: string }[]
	choices: RejectionChoices
	returnTo: string
	problem: FormProblem | undefined
}

/** One reason for several, each of whom reads it. */
export function RejectManyForm({ chosen, choices, returnTo, problem: refused }: RejectManyFormProps) {
	const problem = useTyped(refused)
	// The address names the chosen ones: a refused form comes back with them.
	const { pathname, search } = useLocation()
	const action = pathname + search
	return (
		<Form method="post" action={action} className="grid gap-5">
			<ErrorSummary problem={problem} />
			<input type="hidden" name="returnTo" value={returnTo} />
			<ChosenList chosen={chosen} />
			<RejectionFields
				problem={problem}
				choices={choices}
				templateHref={withTemplate(action)}
				hint="Each applicant sees this exactly as you write it."
			/>
			<SubmitButton action={action} variant="danger" pendingLabel="Sending..." className="justify-self-start">
				Reject applications
			</SubmitButton>
		</Form>
	)
}

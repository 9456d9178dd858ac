import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { plural } from '#app/platform/text/counted.ts'
import { ChosenList, SelectionFields } from '../pipeline/chosen-list.tsx'
import { formatApplicantCount } from '../labels.ts'
import type { RejectionChoices } from '../pipeline/rejection.server.ts'
import type { Selection } from '../pipeline/selection.server.ts'
import { RejectionFields } from './rejection-fields.tsx'

type RejectManyFormProps = {
	page: {
		selection: Selection
		chosen: readonly { id: string; name: string; jobTitle: string }[]
		total: number
		choices: RejectionChoices
	}
	returnTo: string
	problem: FormProblem | undefined
}

const action = '/hospital/applicants/rejection'

/** One reason for several, each of whom reads it. */
export function RejectManyForm({ page, returnTo, problem: refused }: RejectManyFormProps) {
	const problem = useTyped(refused)
	const { selection, chosen, total, choices } = page
	return (
		<Form method="post" action={action} className="grid gap-5">
			<ErrorSummary problem={problem} />
			<input type="hidden" name="returnTo" value={returnTo} />
			<SelectionFields selection={selection} />
			<ChosenList chosen={chosen} total={total} />
			<RejectionFields
				problem={problem}
				choices={choices}
				templateHref={null}
				hint="Each applicant sees this exactly as you write it."
			/>
			<SubmitButton action={action} variant="danger" pendingLabel="Sending..." className="justify-self-start">
				{plural(total, 'Reject application', `Reject ${formatApplicantCount(total)}`)}
			</SubmitButton>
		</Form>
	)
}

import { Form, useLocation } from 'react-router'
import { type FormProblem } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { RejectionFields } from './rejection-fields.tsx'

type RejectManyFormProps = {
	chosen: readonly { id: string; version: number; name: string; jobTitle: string }[]
	returnTo: string
	problem: FormProblem | undefined
}

/** One reason for several, each of whom reads it. */
export function RejectManyForm({ chosen, returnTo, problem: refused }: RejectManyFormProps) {
	const problem = useTyped(refused)
	// The address names the chosen ones: a refused form comes back with them.
	const { pathname, search } = useLocation()
	const action = pathname + search
	return (
		<Form method="post" action={action} className="grid gap-5">
			<ErrorSummary problem={problem} />
			<input type="hidden" name="returnTo" value={returnTo} />
			<ul className="grid gap-1">
				{chosen.map(({ id, version, name, jobTitle }) => (
					<li key={id}>
						<input type="hidden" name="application" value={`${id}.${version}`} />
						{name} <span className="text-ink-2">{jobTitle}</span>
					</li>
				))}
			</ul>
			<RejectionFields problem={problem} hint="Each applicant sees this exactly as you write it." />
			<SubmitButton action={action} variant="danger" pendingLabel="Sending..." className="justify-self-start">
				Reject applications
			</SubmitButton>
		</Form>
	)
}

import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/kept-form.ts'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestReason, rejectionReasons } from '../limits.ts'

type RejectFormProps = {
	application: { id: string; version: number }
	returnTo: string
	problem?: FormProblem | undefined
}

/** A reason is owed: the specialist reads it word for word. */
export function RejectForm({ application: { id, version }, returnTo, problem: refused }: RejectFormProps) {
	const problem = useTyped(refused)
	const action = `/hospital/applications/${id}/rejection`
	return (
		<Form method="post" action={action} className="grid gap-5">
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<input type="hidden" name="returnTo" value={returnTo} />
			<RadioGroup
				name="reason"
				label="Reason"
				hint="The specialist reads it as you give it."
				options={rejectionReasons.map((reason) => ({ value: reason, label: reason }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<TextArea
				name="ownWords"
				label="In your own words"
				optional
				rows={3}
				maxLength={longestReason}
				defaultValue={fieldValue(problem, 'ownWords')}
				error={problem?.fields?.['ownWords']}
			/>
			<SubmitButton action={action} variant="danger" pendingLabel="Sending..." className="justify-self-start">
				Send the decision
			</SubmitButton>
		</Form>
	)
}

import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'

/** One press, because it can be undone. The text above explains it. */
export function WithdrawForm({ applicationId, hospitalName }: { applicationId: string; hospitalName: string }) {
	const action = `/applications/${applicationId}/withdrawal`
	return (
		<Form method="post" action={action} className="grid justify-items-start gap-2">
			<p className="text-sm text-ink-2">
				Changed your mind? If you withdraw, we notify {hospitalName} and you cannot apply for this job again.
			</p>
			<SubmitButton action={action} variant="secondary" pendingLabel="Withdrawing...">
				Withdraw application
			</SubmitButton>
		</Form>
	)
}

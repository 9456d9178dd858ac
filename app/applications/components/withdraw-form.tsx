import { PostButton } from '#app/ui/post-button.tsx'

/** One press, because it can be undone. The text above explains it. */
export function WithdrawForm({ applicationId, hospitalName }: { applicationId: string; hospitalName: string }) {
	const action = `/applications/${applicationId}/withdrawal`
	return (
		<div className="grid justify-items-start gap-2">
			<p className="text-sm text-ink-2">
				Changed your mind? If you withdraw, we notify {hospitalName} and you cannot apply for this job again.
			</p>
			<PostButton action={action} variant="secondary" pendingLabel="Withdrawing...">
				Withdraw application
			</PostButton>
		</div>
	)
}

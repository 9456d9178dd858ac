import { Dialog, DialogLink } from '#app/ui/dialog.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { WithdrawalEffects } from './withdrawal-effects.tsx'
import { t } from '#app/platform/language/words.ts'

type WithdrawFormProps = { applicationId: string; hospitalName: string }

/** Asks before it withdraws: in a dialog, or on a page of its own where no script runs. */
export function WithdrawForm({ applicationId, hospitalName }: WithdrawFormProps) {
	const action = `/applications/${applicationId}/withdrawal`
	return (
		<>
			<DialogLink dialog="withdraw" href={action} className="btn btn-secondary justify-self-start">
				{t`Withdraw application`}
			</DialogLink>
			<Dialog id="withdraw" title={t`Withdraw your application?`}>
				<div className="grid justify-items-start gap-4">
					<WithdrawalEffects hospitalName={hospitalName} />
					<PostButton action={action} variant="danger" pendingLabel={t`Withdrawing...`}>
						{t`Withdraw application`}
					</PostButton>
				</div>
			</Dialog>
		</>
	)
}

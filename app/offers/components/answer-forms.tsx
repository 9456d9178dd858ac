import { Dialog, DialogLink } from '#app/ui/dialog.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestReason } from '../limits.ts'
import type { OfferDifference } from '../terms/against-job.ts'
import { AcceptForm, type OtherApplication } from './accept-form.tsx'
import { t } from '#app/platform/language/words.ts'

type AnswerFormsProps = {
	offerId: string
	hospitalName: string
	others: readonly OtherApplication[]
	differences: readonly OfferDifference[]
}

/**
 * Accepting takes one press, because it can be undone for a minute; where the offer differs from the job, or with other
 * applications open, it asks about those first. Declining may give a reason.
 */
export function AnswerForms({ offerId, hospitalName, others, differences }: AnswerFormsProps) {
	const [accept, decline] = [`/offers/${offerId}/acceptance`, `/offers/${offerId}/refusal`]
	return (
		<div className="grid gap-4">
			{others.length === 0 && differences.length === 0 ? (
				<PostButton action={accept} pendingLabel={t`Accepting...`}>
					{t`Accept offer`}
				</PostButton>
			) : (
				<>
					<DialogLink dialog="accept" href={accept} className="btn justify-self-start">
						{t`Accept offer`}
					</DialogLink>
					<Dialog id="accept" title={t`Accept this offer?`}>
						<AcceptForm offerId={offerId} others={others} differences={differences} />
					</Dialog>
				</>
			)}
			<details className="border-t border-line pt-3">
				<summary className="link inline-flex min-h-11 items-center gap-1 font-semibold">
					{t`Decline`}
					<ChevronDown size={16} aria-hidden="true" />
				</summary>
				<Form method="post" action={decline} className="grid gap-4 pt-3">
					<TextArea
						name="reason"
						label={t`Reason`}
						hint={t`${{ hospital: hospitalName }} will see this.`}
						optional
						rows={3}
						maxLength={longestReason}
					/>
					<SubmitButton
						action={decline}
						variant="secondary"
						pendingLabel={t`Declining...`}
						className="justify-self-start"
					>
						{t`Decline offer`}
					</SubmitButton>
				</Form>
			</details>
		</div>
	)
}

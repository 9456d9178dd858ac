import { PostButton } from '#app/ui/post-button.tsx'
import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestReason } from '../limits.ts'

/** Yes with one press, for it can be undone for a minute; no as well, with a reason for who wants to give one. */
export function AnswerForms({ offerId, hospitalName }: { offerId: string; hospitalName: string }) {
	const [accept, decline] = [`/offers/${offerId}/acceptance`, `/offers/${offerId}/refusal`]
	return (
		<div className="grid gap-4">
			<PostButton action={accept} pendingLabel="Accepting...">
				Accept offer
			</PostButton>
			<details className="border-t border-line pt-3">
				<summary className="link inline-flex min-h-11 items-center gap-1 font-semibold">
					Decline
					<ChevronDown size={16} aria-hidden="true" />
				</summary>
				<Form method="post" action={decline} className="grid gap-4 pt-3">
					<TextArea
						name="reason"
						label="Reason (optional)"
						hint={`${hospitalName} will see this.`}
						optional
						rows={3}
						maxLength={longestReason}
					/>
					<SubmitButton action={decline} variant="secondary" pendingLabel="Declining..." className="justify-self-start">
						Decline offer
					</SubmitButton>
				</Form>
			</details>
		</div>
	)
}

import { cooldownDays } from '#app/durations.ts'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { HiddenWarning } from '#app/specialists/hiding/hidden-warning.tsx'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { acceptanceOpens } from './labels.ts'
import { declineReasonNames, declineReasons, longestDeclineReason } from './limits.ts'
import { t } from '#app/platform/language/words.ts'

type AnswerFormProps = { requestId: string; hospitalName: string }

/** Yes, with what it opens said before it is pressed. */
export function AcceptForm({
	requestId,
	hospitalName,
	contactVisibility,
	isHidden,
}: AnswerFormProps & { contactVisibility: boolean; isHidden: boolean }) {
	const action = `/contact-requests/${requestId}/acceptance`
	return (
		<Form method="post" action={action} className="grid gap-3">
			<p>{acceptanceOpens(hospitalName, contactVisibility)}</p>
			{contactVisibility ? null : (
				<Checkbox
					name="share"
					label={t`Share my phone number and email address with ${{ hospital: hospitalName }}`}
					hint={t`Only this hospital will see them. You can stop sharing any time.`}
				/>
			)}
			{isHidden ? <HiddenWarning what={t`If you accept, it sees your name and your profile.`} /> : null}
			<SubmitButton action={action} pendingLabel={t`Accepting...`} className="justify-self-start">
				{t.of('button')`Accept`}
			</SubmitButton>
		</Form>
	)
}

/** No, with a reason or without. */
export function DeclineForm({
	requestId,
	hospitalName,
	problem,
}: AnswerFormProps & { problem?: FormProblem | undefined }) {
	const action = `/contact-requests/${requestId}/refusal`
	return (
		<Form method="post" action={action} id="decline" className="grid scroll-mt-6 gap-3">
			<ErrorSummary problem={problem} labels={{ reason: t`Reason`, freeText: t`In your own words` }} />
			<details className="grid gap-3" open={problem !== undefined}>
				<summary className="link min-h-11 content-center md:min-h-8">{t`Give a reason for declining (optional)`}</summary>
				<div className="grid gap-3 pt-2">
					<RadioGroup
						name="reason"
						label={t`Reason`}
						hint={t`${{ hospital: hospitalName }} will see this.`}
						options={declineReasons.map((reason) => ({ value: reason, label: declineReasonNames[reason] }))}
						defaultValue={fieldValue(problem, 'reason')}
						error={problem?.fields?.['reason']}
						optional
					/>
					<TextArea
						name="freeText"
						label={t`In your own words`}
						rows={3}
						maxLength={longestDeclineReason}
						defaultValue={fieldValue(problem, 'freeText')}
						error={problem?.fields?.['freeText']}
						optional
					/>
				</div>
			</details>
			<div className="grid justify-items-start gap-1.5">
				<SubmitButton action={action} variant="secondary" pendingLabel={t`Declining...`}>
					{t.of('button')`Decline`}
				</SubmitButton>
				<p className="text-sm text-ink-2">
					{t`If you decline, this hospital cannot contact you again for ${{ days: cooldownDays }} days.`}
				</p>
			</div>
		</Form>
	)
}

import { withdrawalUndoMinutes } from '#app/durations.ts'
import { Form } from 'react-router'
import { type FormProblem, fieldValues } from '#app/platform/http/form.ts'
import { CheckboxGroup, RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { OfferDifference } from '../terms/against-job.ts'
import { otherApplications } from '../labels.ts'
import { many, t, words } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export type OtherApplication = { id: string; jobTitle: string; hospitalName: string }

type AcceptFormProps = {
	offerId: string
	others: readonly OtherApplication[]
	differences: readonly OfferDifference[]
	problem?: FormProblem | undefined
}

const labels = words({ agreed: 'I accept', others: 'What happens to your other applications' })

/** Accepts, and says what becomes of the other applications: neither answer is given for the person. */
export function AcceptForm({ offerId, others, differences, problem }: AcceptFormProps) {
	const action = `/offers/${offerId}/acceptance`
	return (
		<Form method="post" action={action} noValidate className="grid gap-4">
			<ErrorSummary problem={problem} labels={labels} />
			{differences.length === 0 ? null : (
				<CheckboxGroup
					name="agreed"
					label={labels.agreed}
					required
					hint={t`This offer differs from the job. Select each difference that you accept.`}
					options={differences.map(({ name, label, inJob, inOffer }) => ({
						value: name,
						label: `${label}: ${inOffer}`,
						hint: t`In the job: ${{ term: inJob }}`,
					}))}
					defaultValue={fieldValues(problem, 'agreed', [])}
					error={problem?.fields?.['agreed']}
				/>
			)}
			{others.length === 0 ? null : <Others others={others} problem={problem} />}
			<SubmitButton action={action} pendingLabel={t`Accepting...`} className="justify-self-start">
				{t`Accept offer`}
			</SubmitButton>
		</Form>
	)
}

function Others({ others, problem }: Pick<AcceptFormProps, 'others' | 'problem'>) {
	return (
		<>
			<p>{otherApplications(others.length)}</p>
			<ul className="grid list-disc gap-1 ps-5 text-sm" {...asWritten()}>
				{others.map(({ id, jobTitle, hospitalName }) => (
					<li key={id}>
						{jobTitle}, {hospitalName}
					</li>
				))}
			</ul>
			<RadioGroup
				name="others"
				label={labels.others}
				options={[
					{
						value: 'withdraw',
						label: many({ count: others.length }, 'Withdraw it', 'Withdraw all #'),
						hint: t`We notify each hospital. You can undo each one for ${{ minutes: withdrawalUndoMinutes }} minutes.`,
					},
					{
						value: 'keep',
						label: many({ count: others.length }, 'Keep it open', 'Keep them open'),
						hint: t`We do not tell the hospitals that you accepted an offer.`,
					},
				]}
				error={problem?.fields?.['others']}
				required
			/>
		</>
	)
}

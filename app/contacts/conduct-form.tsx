import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/kept-form.ts'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { conductReasonNames, conductReasons } from './conduct.ts'
import { longestConductDetail } from './limits.ts'

const labels = { reason: 'What is wrong?', detail: 'What happened?' }

/** What somebody has to say about how a hospital or a specialist behaves. */
export function ConductForm({ problem: refused }: { problem: FormProblem | undefined }) {
	const problem = useTyped(refused)
	return (
		<Form method="post" noValidate className="grid gap-5">
			<ErrorSummary problem={problem} labels={labels} />
			<RadioGroup
				name="reason"
				label={labels.reason}
				options={conductReasons.map((reason) => ({ value: reason, label: conductReasonNames[reason] }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
				required
			/>
			<TextArea
				name="detail"
				label={labels.detail}
				hint="Who said or asked what, when and how. We read the request and your conversation with them as well."
				rows={5}
				maxLength={longestConductDetail}
				defaultValue={fieldValue(problem, 'detail')}
				error={problem?.fields?.['detail']}
				required
			/>
			<SubmitButton pendingLabel="Sending..." className="justify-self-start">
				Send the report
			</SubmitButton>
		</Form>
	)
}

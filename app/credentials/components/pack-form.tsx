import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { packDays } from '../packs/pack-limits.ts'

const labels = { label: 'Recipient', days: 'Valid for' }

export function PackForm({ problem }: { problem: FormProblem | undefined }) {
	const required = { required: true, messages: { required: 'This field is required' } }
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<TextField
				{...required}
				name="label"
				label={labels.label}
				hint="For your own reference, for example a hospital or agency. The recipient does not see this."
				maxLength={160}
				autoComplete="off"
				defaultValue={fieldValue(problem, 'label')}
				error={problem?.fields?.['label']}
			/>
			<TextField
				{...required}
				name="days"
				label={labels.days}
				hint={`From ${packDays.least} to ${packDays.most} days. You can turn the link off any time.`}
				suffix="days"
				inputMode="numeric"
				maxLength={30}
				className="field-narrow"
				defaultValue={fieldValue(problem, 'days', String(packDays.default))}
				error={problem?.fields?.['days']}
			/>
			<div>
				<SubmitButton pendingLabel="Creating link...">Create link</SubmitButton>
			</div>
		</Form>
	)
}

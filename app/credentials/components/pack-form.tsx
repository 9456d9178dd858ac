import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { packDays } from '../packs/pack-limits.ts'
import { t, words } from '#app/platform/language/words.ts'

const labels = words({ label: 'Recipient', days: 'Valid for' })

export function PackForm({ problem }: { problem: FormProblem | undefined }) {
	const required = { required: true, messages: { required: t`This field is required` } }
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<TextField
				{...required}
				name="label"
				label={labels.label}
				hint={t`For your own reference, for example a hospital or agency. The recipient does not see this.`}
				maxLength={160}
				autoComplete="off"
				defaultValue={fieldValue(problem, 'label')}
				error={problem?.fields?.['label']}
			/>
			<TextField
				{...required}
				name="days"
				label={labels.days}
				hint={t`From ${{ least: packDays.least }} to ${{ most: packDays.most }} days. You can turn the link off any time.`}
				suffix={t`days`}
				inputMode="numeric"
				maxLength={30}
				className="field-narrow"
				defaultValue={fieldValue(problem, 'days', String(packDays.default))}
				error={problem?.fields?.['days']}
			/>
			<div>
				<SubmitButton pendingLabel={t`Creating link...`}>{t`Create link`}</SubmitButton>
			</div>
		</Form>
	)
}

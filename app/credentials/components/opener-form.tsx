import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { t, words } from '#app/platform/language/words.ts'

const labels = words({ name: 'Your name', organisation: 'Your hospital or organisation' })

/** Says once who reads. The owner of the pack sees it. */
export function OpenerForm({ problem }: { problem: FormProblem | undefined }) {
	const required = { required: true, messages: { required: t`This field is required` } }
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<TextField
				{...required}
				name="name"
				label={labels.name}
				autoComplete="name"
				maxLength={200}
				defaultValue={fieldValue(problem, 'name')}
				error={problem?.fields?.['name']}
			/>
			<TextField
				{...required}
				name="organisation"
				label={labels.organisation}
				autoComplete="organization"
				maxLength={200}
				defaultValue={fieldValue(problem, 'organisation')}
				error={problem?.fields?.['organisation']}
			/>
			<div>
				<Button>{t`View credentials`}</Button>
			</div>
		</Form>
	)
}

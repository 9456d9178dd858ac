import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { t } from '#app/platform/language/words.ts'

type EmailFormProps = { problem: FormProblem | undefined; email?: string | null; button: string }

/** Asks for an e-mail address, to send something there. */
export function EmailForm({ problem, email, button }: EmailFormProps) {
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<TextField
				name="email"
				type="email"
				label={t`Email`}
				autoComplete="email"
				defaultValue={fieldValue(problem, 'email', email)}
				error={problem?.fields?.['email']}
			/>
			<SubmitButton className="justify-self-start" pendingLabel={t`Sending...`}>
				{button}
			</SubmitButton>
		</Form>
	)
}

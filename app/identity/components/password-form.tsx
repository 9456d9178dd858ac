import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

type PasswordFormProps = {
	problem: FormProblem | undefined
	action: string
	button: string
	variant?: 'primary' | 'danger'
}

/** Asks for the password again, before something that a stranger at an open screen must not do. */
export function PasswordForm({ problem, action, button, variant = 'primary' }: PasswordFormProps) {
	return (
		<Form method="post" action={action} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<TextField
				name="password"
				type="password"
				label="Your password"
				autoComplete="current-password"
				error={problem?.fields?.['password']}
			/>
			<SubmitButton action={action} variant={variant} className="justify-self-start" pendingLabel="Checking...">
				{button}
			</SubmitButton>
		</Form>
	)
}

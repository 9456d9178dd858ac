import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type CodeFormProps = {
	problem: FormProblem | undefined
	action: string
	hint: string
	button: string
}

/** The six digits of an authenticator app. A text field, because a recovery code has letters. */
export function CodeForm({ problem, action, hint, button }: CodeFormProps) {
	return (
		<Form method="post" action={action} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<TextField
				name="code"
				label="Code"
				hint={hint}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={40}
				error={problem?.fields?.['code']}
			/>
			<SubmitButton action={action} className="justify-self-start" pendingLabel="Checking...">
				{button}
			</SubmitButton>
		</Form>
	)
}

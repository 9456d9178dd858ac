import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

type NewAccountFormProps = {
	/** The invited address. */
	email: string
	problem: FormProblem | undefined
	nameHint?: string
	button: string
	pendingLabel: string
}

/** Name and password of a person who was invited and has no account yet. */
export function NewAccountForm({ email, problem, nameHint, button, pendingLabel }: NewAccountFormProps) {
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={{ name: 'Your name', password: 'Password' }} />
			{/* For the browser's password manager. */}
			<input type="hidden" autoComplete="username" defaultValue={email} />
			<TextField
				name="name"
				label="Your name"
				hint={nameHint}
				autoComplete="name"
				defaultValue={fieldValue(problem, 'name')}
				error={problem?.fields?.['name']}
			/>
			<TextField
				name="password"
				type="password"
				label="Choose a password"
				hint="At least 10 characters"
				autoComplete="new-password"
				error={problem?.fields?.['password']}
			/>
			<SubmitButton className="justify-self-start" pendingLabel={pendingLabel}>
				{button}
			</SubmitButton>
		</Form>
	)
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { words } from '#app/platform/language/words.ts'

type SignInFormProps = {
	/** The page itself where it is left out. */
	action?: string
	problem: FormProblem | undefined
	button: string
	pendingLabel: string
	/** Beside the button. */
	children?: ReactNode
}

const labels = words({ email: 'Email', password: 'Password' })

/** E-mail and password, for whoever signs in by them. */
export function SignInForm({ action, problem, button, pendingLabel, children }: SignInFormProps) {
	const where = action === undefined ? {} : { action }
	return (
		<Form method="post" {...where} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<TextField
				name="email"
				type="email"
				label={labels.email}
				autoComplete="username"
				defaultValue={fieldValue(problem, 'email')}
				error={problem?.fields?.['email']}
			/>
			<TextField
				name="password"
				type="password"
				label={labels.password}
				autoComplete="current-password"
				error={problem?.fields?.['password']}
			/>
			<div className="grid justify-items-start gap-3">
				<SubmitButton {...where} pendingLabel={pendingLabel} className="w-full">
					{button}
				</SubmitButton>
				{children}
			</div>
		</Form>
	)
}

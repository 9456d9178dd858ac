import { Form, Link } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

export function LoginForm({ action, problem }: { action: string; problem: FormProblem | undefined }) {
	return (
		<Form method="post" action={action} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<TextField
				name="email"
				type="email"
				label="Email"
				autoComplete="username"
				defaultValue={fieldValue(problem, 'email')}
				error={problem?.fields?.['email']}
			/>
			<TextField
				name="password"
				type="password"
				label="Password"
				autoComplete="current-password"
				error={problem?.fields?.['password']}
			/>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<SubmitButton action={action} pendingLabel="Logging in...">
					Login
				</SubmitButton>
				<Link to="/hospital/forgot-password" className="link">
					Forgotten your password?
				</Link>
			</div>
		</Form>
	)
}

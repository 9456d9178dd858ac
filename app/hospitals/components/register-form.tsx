import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { Form, Link } from 'react-router'
import { verificationTarget } from '../status.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

const labels = {
	hospitalName: 'Hospital name',
	address: 'Address',
	place: 'City or PIN code',
	phone: 'Phone',
	name: 'Your name',
	email: 'Email',
	password: 'Password',
}

type RegisterFormProps = { action: string; problem: FormProblem | undefined; cities: readonly string[] }

export function RegisterForm({ action, problem, cities }: RegisterFormProps) {
	const field = (name: keyof typeof labels) => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(problem, name),
		error: problem?.fields?.[name],
	})
	return (
		<Form method="post" action={action} className="grid gap-5" noValidate data-draft="">
			<ErrorSummary problem={problem} labels={labels} />
			<TextField {...field('hospitalName')} autoComplete="organization" />
			<TextArea {...field('address')} hint="Street and area" rows={2} autoComplete="street-address" />
			<SuggestField
				{...field('place')}
				suggestions={cities}
				source={suggestionPaths.places}
				meaning={suggestionPaths.placeMeaning}
			/>
			<TextField
				{...field('phone')}
				type="tel"
				hint="Reception or mobile. Landline and 1800 numbers are fine. We will not send a code to this number."
				autoComplete="tel"
			/>
			<TextField {...field('name')} autoComplete="name" />
			<TextField
				{...field('email')}
				type="email"
				hint="Use your hospital email address if you have one. It speeds up verification."
				autoComplete="username"
			/>
			<TextField
				{...field('password')}
				defaultValue={undefined}
				type="password"
				hint="At least 10 characters"
				autoComplete="new-password"
			/>
			<div className="text-sm">
				<p>
					By registering, you accept our{' '}
					<Link to="/terms-of-service" className="link">
						Terms of Service
					</Link>
					. Our{' '}
					<Link to="/privacy-policy" className="link">
						Privacy Policy
					</Link>{' '}
					says how we use your data.
				</p>
				<details>
					<summary className="link inline-flex min-h-11 cursor-pointer items-center">What we use and what for</summary>
					<p>
						Your name, email address and password are used to log you in, to show your team who did what, and to email
						you about your jobs and applicants. The details of the hospital are used to verify it, and its name, address
						and location are shown with its jobs. We never sell them.
					</p>
				</details>
			</div>
			<div className="grid justify-items-start gap-2">
				<SubmitButton action={action} pendingLabel="Registering..." className="w-full">
					Register
				</SubmitButton>
				<p className="text-sm text-ink-2">
					Next: confirm your email address and add your hospital’s registration details. We then verify them. We aim to
					do this in {verificationTarget}.
				</p>
			</div>
		</Form>
	)
}

import { Form } from 'react-router'
import { verificationTarget } from '../status.ts'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

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
		<Form method="post" action={action} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<TextField {...field('hospitalName')} autoComplete="organization" />
			<TextArea {...field('address')} hint="Street and area" rows={2} autoComplete="street-address" />
			<SuggestField {...field('place')} suggestions={cities} />
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
			<div className="grid justify-items-start gap-2">
				<SubmitButton action={action} pendingLabel="Registering...">
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

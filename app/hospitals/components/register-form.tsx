import { Form } from 'react-router'
import { verificationTarget } from '../status.ts'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type RegisterFormProps = { action: string; problem: FormProblem | undefined; cities: readonly string[] }

export function RegisterForm({ action, problem, cities }: RegisterFormProps) {
	const field = (name: string) => ({
		name,
		defaultValue: fieldValue(problem, name),
		error: problem?.fields?.[name],
	})
	return (
		<Form method="post" action={action} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} />
			<TextField {...field('hospitalName')} label="Hospital name" autoComplete="organization" />
			<TextArea {...field('address')} label="Address" hint="Street and area" rows={2} autoComplete="street-address" />
			<SuggestField {...field('place')} label="City or PIN code" suggestions={cities} />
			<TextField
				{...field('phone')}
				type="tel"
				label="Phone"
				hint="Switchboard or mobile. Landlines and 1800 numbers are fine; no code is sent there."
				autoComplete="tel"
			/>
			<TextField {...field('name')} label="Your name" autoComplete="name" />
			<TextField
				{...field('email')}
				type="email"
				label="Email"
				hint="Best an address of the hospital: it makes the check quicker."
				autoComplete="username"
			/>
			<TextField
				{...field('password')}
				defaultValue={undefined}
				type="password"
				label="Password"
				hint="At least 10 characters"
				autoComplete="new-password"
			/>
			<div className="grid justify-items-start gap-2">
				<SubmitButton action={action} pendingLabel="Registering...">
					Register
				</SubmitButton>
				<p className="text-sm text-ink-2">
					Next: you confirm the address, give the registration details of the hospital, and we check them. We aim for{' '}
					{verificationTarget}.
				</p>
			</div>
		</Form>
	)
}

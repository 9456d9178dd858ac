import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { Form, Link } from 'react-router'
import { verificationHours } from '../status.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { t, words } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const labels = words({
	hospitalName: 'Hospital name',
	address: 'Address',
	place: 'City or PIN code',
	phone: 'Phone',
	name: 'Your name',
	email: 'Email',
	password: 'Password',
})

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
			<TextArea {...field('address')} hint={t`Street and area`} rows={2} autoComplete="street-address" />
			<SuggestField
				{...field('place')}
				suggestions={cities}
				source={suggestionPaths.places}
				meaning={suggestionPaths.placeMeaning}
			/>
			<TextField
				{...field('phone')}
				type="tel"
				hint={t`Reception or mobile. Landline and 1800 numbers are fine. We will not send a code to this number.`}
				autoComplete="tel"
			/>
			<TextField {...field('name')} autoComplete="name" />
			<TextField
				{...field('email')}
				type="email"
				hint={t`Use your hospital email address if you have one. It speeds up verification.`}
				autoComplete="username"
			/>
			<TextField
				{...field('password')}
				defaultValue={undefined}
				type="password"
				hint={t`At least 10 characters`}
				autoComplete="new-password"
			/>
			<div className="text-sm">
				<p>
					{rich({
						terms: (words) => (
							<Link to="/terms-of-service" className="link">
								{words}
							</Link>
						),
						privacy: (words) => (
							<Link to="/privacy-policy" className="link">
								{words}
							</Link>
						),
					})`By registering, you accept our <terms>Terms of Service</terms>. Our <privacy>Privacy Policy</privacy> says how we use your data.`}
				</p>
				<details>
					<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t`What we use and what for`}</summary>
					<p>
						{t`Your name, email address and password are used to log you in, to show your team who did what, and to email you about your jobs and applicants. The details of the hospital are used to verify it, and its name, address and location are shown with its jobs. We never sell them.`}
					</p>
				</details>
			</div>
			<div className="grid justify-items-start gap-2">
				<SubmitButton action={action} pendingLabel={t`Registering...`} className="w-full">
					{t`Register`}
				</SubmitButton>
				<p className="text-sm text-ink-2">
					{t`Next: confirm your email address and add your hospital’s registration details. We then verify them. We aim to do this in ${{ hours: verificationHours }} hours.`}
				</p>
			</div>
		</Form>
	)
}

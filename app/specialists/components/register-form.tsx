import { Form, Link } from 'react-router'
import { PasskeyForm } from '#app/identity/second-factor/passkey-form.tsx'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { PhoneField } from '#app/ui/fields/phone-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { fileFieldProps, registerRule } from '../resumes/resume-rules.ts'
import { ConsentField } from './consent-field.tsx'
import { t, words } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export type Mode = 'register' | 'login'

type Typed = {
	mode: Mode
	flow: string
	name: string
	phone: string
	resumeName: string | null
	hasConsent: boolean
	returnTo: string
}

type FormProps = { typed: Typed; problem: FormProblem | undefined }

/** The same page for people who are new and for those who come back; the other form is one tap away. */
export function RegisterForm({ typed, problem }: FormProps) {
	const addressOf = (mode: Mode) => {
		const query = new URLSearchParams({
			...(mode === 'login' ? { mode } : {}),
			...(typed.returnTo === '/' ? {} : { returnTo: typed.returnTo }),
		})
		return query.size > 0 ? `/doctors/register?${query}` : '/doctors/register'
	}
	const tabs = [
		{ to: addressOf('register'), label: t`Register`, current: typed.mode === 'register' },
		{ to: addressOf('login'), label: t`Log in`, current: typed.mode === 'login' },
	]
	return (
		<>
			<Tabs label={t`Register or log in`} tabs={tabs} />
			{typed.mode === 'login' ? (
				<LogInForm typed={typed} problem={problem} />
			) : (
				<NewAccountForm typed={typed} problem={problem} />
			)}
		</>
	)
}

function NewAccountForm({ typed, problem }: FormProps) {
	return (
		<Form
			key="register"
			method="post"
			encType="multipart/form-data"
			className="grid gap-4"
			noValidate
			data-upload=""
			data-draft=""
		>
			<ErrorSummary problem={problem} labels={labels} />
			<input type="hidden" name="flow" value={fieldValue(problem, 'flow', typed.flow)} />
			<TextField
				name="name"
				label={labels.name}
				hint={t`As printed on your registration certificate.`}
				autoComplete="name"
				maxLength={200}
				required
				defaultValue={fieldValue(problem, 'name', typed.name)}
				error={problem?.fields?.['name']}
				messages={{ required: t`This field is required` }}
			/>
			<NumberField typed={typed} problem={problem} />
			<FileField
				{...fileFieldProps(registerRule)}
				name="resume"
				label={labels.resume}
				optional
				error={problem?.fields?.['resume']}
			/>
			{typed.resumeName === null ? null : (
				<Checkbox
					name="keepResume"
					label={t`Keep ${{ file: typed.resumeName }}`}
					defaultChecked={problem ? fieldValue(problem, 'keepResume') === 'on' : true}
				/>
			)}
			<ConsentField problem={problem} isTicked={typed.hasConsent} />
			<SubmitButton pendingLabel={t`Sending the code...`} className="w-full">
				{t`Send code`}
			</SubmitButton>
			<NumberStaysPrivate />
		</Form>
	)
}

const labels = words({ name: 'Name', phone: 'Mobile number', resume: 'Resume' })

function LogInForm({ typed, problem }: FormProps) {
	const passkeyQuery = typed.returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo: typed.returnTo })}`
	return (
		<>
			<Form key="login" method="post" className="grid gap-4" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<input type="hidden" name="flow" value="login" />
				<NumberField typed={typed} problem={problem} />
				<SubmitButton pendingLabel={t`Sending the code...`} className="w-full">
					{t`Send code`}
				</SubmitButton>
			</Form>
			<PasskeyForm action={`/sign-in/passkey${passkeyQuery}`} options="/sign-in/passkey/options" variant="secondary">
				{t`Log in with a passkey`}
			</PasskeyForm>
			<p className="text-sm text-ink-2">
				{rich({
					link: (words) => (
						<Link to="/hospital/auth" className="link">
							{words}
						</Link>
					),
				})`Working for a hospital? <link>Hospital Portal</link>`}
			</p>
		</>
	)
}

function NumberField({ typed, problem }: FormProps) {
	return (
		<PhoneField
			name="phone"
			label={labels.phone}
			hint={t`We send a 6-digit code by SMS. No password.`}
			required
			defaultValue={fieldValue(problem, 'phone', typed.phone)}
			error={problem?.fields?.['phone']}
			messages={{ required: t`This field is required`, pattern: t`Please enter a valid phone number.` }}
		/>
	)
}

export function NumberStaysPrivate() {
	return (
		<p className="text-sm text-ink-2">
			{t`A hospital sees your phone number only after it shortlists your application, or after you accept its contact request, and only if you share it.`}
		</p>
	)
}

import { Form } from 'react-router'
import { PasskeyForm } from '#app/identity/passkey-form.tsx'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { phonePattern } from '../phone-pattern.ts'
import { fileFieldProps, registerRule } from '../resume-rules.ts'

type Typed = {
	flow: string
	name: string
	phone: string
	resumeName: string | null
	consents: readonly string[]
	returnTo: string
}

/** Register and log in are one form: which of the two it was, the number tells once it is proved. */
export function RegisterForm({ typed, problem }: { typed: Typed; problem: FormProblem | undefined }) {
	const flow = fieldValue(problem, 'flow', typed.flow)
	const passkeyQuery = typed.returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo: typed.returnTo })}`
	return (
		<>
			<PageHeader
				title="Register or log in"
				lead="We will send a 6-digit code to your mobile number. If you already have an account, the same code logs you in."
			/>
			<Form method="post" encType="multipart/form-data" className="grid gap-5" noValidate data-upload="">
				<ErrorSummary problem={problem} labels={{ name: 'Name', phone: 'Mobile number', resume: 'Resume' }} />
				<input type="hidden" name="flow" value={flow} />
				<TextField
					name="name"
					label="Name"
					hint="As printed on your registration certificate."
					autoComplete="name"
					maxLength={200}
					required
					defaultValue={fieldValue(problem, 'name', typed.name)}
					error={problem?.fields?.['name']}
					messages={{ required: 'This field is required' }}
				/>
				<PhoneField
					name="phone"
					label="Mobile number"
					hint="With or without +91. A hospital sees it only after it shortlists you for a job you applied to, or after you accept its contact request."
					required
					defaultValue={fieldValue(problem, 'phone', typed.phone)}
					error={problem?.fields?.['phone']}
					pattern={phonePattern}
					messages={{ required: 'This field is required', pattern: 'Please enter a valid phone number.' }}
				/>
				<FileField
					{...fileFieldProps(registerRule)}
					name="resume"
					label="Resume"
					optional
					error={problem?.fields?.['resume']}
				/>
				{typed.resumeName === null ? null : (
					<Checkbox
						name="keepResume"
						label={`Keep ${typed.resumeName}`}
						defaultChecked={problem ? fieldValue(problem, 'keepResume') === 'on' : true}
					/>
				)}
				<ConsentFields problem={problem} ticked={typed.consents} />
				<div>
					<SubmitButton pendingLabel="Sending the code...">Send code</SubmitButton>
				</div>
			</Form>
			<section aria-labelledby="with-passkey" className="grid gap-3 border-t border-line pt-5">
				<h2 id="with-passkey" className="text-lg">
					Have a passkey?
				</h2>
				<PasskeyForm action={`/sign-in/passkey${passkeyQuery}`} options="/sign-in/passkey/options" variant="secondary">
					Log in with a passkey
				</PasskeyForm>
			</section>
		</>
	)
}

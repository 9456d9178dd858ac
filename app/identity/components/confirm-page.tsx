import { proofMinutes } from '../second-factor/step-up.ts'
import { Form } from 'react-router'
import type { ConfirmPageData } from '../second-factor/confirm-page.server.ts'
import { PasskeyForm } from '../second-factor/passkey-form.tsx'
import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import type { FormProblem } from '#app/platform/http/form.ts'
import { CodeField } from '#app/ui/fields/code-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'

type ConfirmPageProps = {
	page: ConfirmPageData
	/** What was refused, and which of the forms it was. */
	refused?: { means: 'code' | 'password' | 'app' | 'passkey'; problem: FormProblem | undefined } | undefined
}

/** Asks who is signed in to prove it again, by whatever they have; afterwards they go on to what they wanted. */
export function ConfirmPage({ page, refused }: ConfirmPageProps) {
	const { phone, codeSent, hasPassword, hasApp, hasPasskey, waitUntil, query } = page
	const problemOf = (means: string) => (refused?.means === means ? refused.problem : undefined)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageTitle problem={refused?.problem}>Confirm it is you</PageTitle>
			<PageHeader
				title="Confirm it is you"
				lead={`This action is sensitive, so we need to confirm it is you. We will not ask again for ${proofMinutes} minutes.`}
			/>
			{waitUntil ? (
				<Notice tone="warning" title={`You can do this from this browser after ${waitUntil}`}>
					This browser is new to your account. The waiting period protects you if someone else has taken over your phone
					number. {hasApp || hasPasskey ? 'With a passkey or your authenticator app, you can continue now.' : null}
				</Notice>
			) : null}
			{hasPasskey ? (
				<Panel title="With a passkey">
					<PasskeyForm
						action={`/account/confirm/passkey${query}`}
						options="/sign-in/passkey/options"
						problem={problemOf('passkey')}
					>
						Use a passkey
					</PasskeyForm>
				</Panel>
			) : null}
			{hasApp ? (
				<Panel title="With your authenticator app">
					<CodeForm
						problem={problemOf('app')}
						action={`/account/confirm/app${query}`}
						hint="The 6-digit code from the app, or a recovery code."
						button="Confirm"
					/>
				</Panel>
			) : null}
			{hasPassword ? (
				<Panel title="With your password">
					<PasswordForm problem={problemOf('password')} action={`/account/confirm/password${query}`} button="Confirm" />
				</Panel>
			) : null}
			{phone && !waitUntil ? (
				<Panel title="With a code by SMS">
					{codeSent ? <SentCode page={page} problem={problemOf('code')} /> : <AskForCode page={page} />}
				</Panel>
			) : null}
		</main>
	)
}

function AskForCode({ page: { phone, query } }: { page: ConfirmPageData }) {
	const action = `/account/confirm/sms${query}`
	return (
		<Form method="post" action={action} className="grid justify-items-start gap-3">
			<p>
				We will send a 6-digit code to <span className="num whitespace-nowrap">{phone}</span>.
			</p>
			<SubmitButton action={action} pendingLabel="Sending the code...">
				Send code
			</SubmitButton>
		</Form>
	)
}

function SentCode({ page: { phone, query }, problem }: { page: ConfirmPageData; problem: FormProblem | undefined }) {
	const [action, again] = [`/account/confirm/code${query}`, `/account/confirm/sms${query}`]
	return (
		<div className="grid gap-4">
			<Form method="post" action={action} className="grid gap-5" noValidate>
				<ErrorSummary problem={problem?.form ? { form: problem.form } : undefined} />
				<CodeField
					name="code"
					label="Code"
					hint={`Sent to ${phone}. Valid for 5 minutes.`}
					error={problem?.fields?.['code']}
					autoSubmit
				/>
				<SubmitButton action={action} className="justify-self-start" pendingLabel="Verifying...">
					Confirm
				</SubmitButton>
			</Form>
			<PostButton action={again} variant="quiet" size="sm" pendingLabel="Sending...">
				Send another code
			</PostButton>
		</div>
	)
}

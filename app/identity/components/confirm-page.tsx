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
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type ConfirmPageProps = {
	page: ConfirmPageData
	/** What was refused, and which of the forms it was. */
	refused?: { means: 'code' | 'password' | 'app' | 'passkey'; problem: FormProblem | undefined } | undefined
}

/** Asks who is signed in to prove it again, by whatever they have; afterwards they go on to what they wanted. */
export function ConfirmPage({ page, refused }: ConfirmPageProps) {
	const { phone, codeSent, hasPassword, hasApp, hasPasskey, waitUntil, query } = page
	if (page.file !== null)
		return (
			<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
				<PageTitle problem={undefined}>{t`Confirmed`}</PageTitle>
				<PageHeader title={t`Confirmed`} lead={t`You can continue now.`} />
				<a href={page.file} className="btn btn-primary justify-self-start">
					{t`Download the file`}
				</a>
			</main>
		)
	const problemOf = (means: string) => (refused?.means === means ? refused.problem : undefined)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6 md:py-8">
			<PageTitle problem={refused?.problem}>{t`Confirm it is you`}</PageTitle>
			<PageHeader
				title={t`Confirm it is you`}
				lead={t`This action is sensitive, so we need to confirm it is you. We will not ask again for ${{ proofMinutes }} minutes.`}
			/>
			{waitUntil ? (
				<Notice tone="warning" title={t`You can do this from this browser after ${{ waitUntil }}`}>
					{t`This browser is new to your account. The waiting period protects you if someone else has taken over your phone number.`}{' '}
					{hasApp || hasPasskey ? t`With a passkey or your authenticator app, you can continue now.` : null}
				</Notice>
			) : null}
			{hasPasskey ? (
				<Panel title={t`With a passkey`}>
					<PasskeyForm
						action={`/account/confirm/passkey${query}`}
						options="/sign-in/passkey/options"
						problem={problemOf('passkey')}
					>
						{t`Use a passkey`}
					</PasskeyForm>
				</Panel>
			) : null}
			{hasApp ? (
				<Panel title={t`With your authenticator app`}>
					<CodeForm
						problem={problemOf('app')}
						action={`/account/confirm/app${query}`}
						hint={t`The 6-digit code from the app, or a recovery code.`}
						button={t.of('button')`Confirm`}
					/>
				</Panel>
			) : null}
			{hasPassword ? (
				<Panel title="With your password">
					<PasswordForm problem={problemOf('password')} action={`/account/confirm/password${query}`} button="Confirm" />
				</Panel>
			) : null}
			{phone && !waitUntil ? (
				<Panel title={t`With a code by SMS`}>
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
				{rich({
					phone: (words) => <span className="num whitespace-nowrap">{words}</span>,
				})`We will send a 6-digit code to <phone>${{ phone: phone ?? '' }}</phone>.`}
			</p>
			<SubmitButton action={action} pendingLabel={t`Sending the code...`}>
				{t`Send code`}
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
					label={t`Code`}
					hint={t`Sent to ${{ phone: phone ?? '' }}. Valid for 5 minutes.`}
					error={problem?.fields?.['code']}
					autoSubmit
				/>
				<SubmitButton action={action} className="justify-self-start" pendingLabel={t`Verifying...`}>
					{t.of('button')`Confirm`}
				</SubmitButton>
			</Form>
			<PostButton action={again} variant="quiet" size="sm" pendingLabel={t`Sending...`}>
				{t`Send another code`}
			</PostButton>
		</div>
	)
}

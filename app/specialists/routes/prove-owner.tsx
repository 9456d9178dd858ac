import { signInPages } from '#app/identity/groups.server.ts'
import { Form, Link, redirect } from 'react-router'
import { formatPhone } from '#app/identity/phone.server.ts'
import { PasskeyForm } from '#app/identity/second-factor/passkey-form.tsx'
import { signInWithCode } from '#app/identity/sign-in/phone-sign-in.server.ts'
import { sayWhySuspended } from '#app/cases/why-suspended.server.ts'
import { tooManyAttempts } from '#app/identity/sign-in/too-many-attempts.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/fields/code-field.tsx'
import { Door } from '#app/ui/page/door.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { findReader } from '../brief.server.ts'
import { findProvedNumber } from '../onboarding/proved-number.server.ts'
import { CodeInput } from '../schema.server.ts'
import { answerSignIn } from '../onboarding/sign-in-answer.server.ts'
import type { Route } from './+types/prove-owner.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const codePage = '/doctors/register/code'

export async function loader({ request }: Route.LoaderArgs) {
	const proved = await findProvedNumber(request)
	if (!proved?.absent) throw redirect(codePage)
	const { challenge, absent } = proved
	const [reader] = await findReader(db, absent.accountId)
	return {
		phone: formatPhone(challenge.phone),
		since: formatDate(absent.since),
		hasEmail: reader?.email !== null && reader?.email !== undefined,
		isSent: new URL(request.url).searchParams.has('sent'),
		isSpent: challenge.attemptsLeft === 0,
		returnTo: challenge.intent.returnTo,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const proved = await findProvedNumber(request)
	if (!proved?.absent) return redirect(codePage)
	const form = await parseForm(request, CodeInput)
	if (!form.ok) return invalid(form.problem)

	const attempt = { token: proved.token, code: null, address: context.get(requestFacts).clientAddress, request }
	const tried = await tryToWrite(() => signInWithCode({ ...attempt, ownerCode: form.value.code }, noNewAccount))
	if (!tried.ok) return unavailable({ form: t`We could not log you in. Try again.`, values: form.values })
	const signedIn = tried.value
	if (signedIn.ok) return answerSignIn(signedIn.value)
	if ('waitSeconds' in signedIn) return tooManyAttempts(signedIn.waitSeconds)
	if (signedIn.failure === 'suspended') return sayWhySuspended(signedIn, `${signInPages.specialist}?mode=login`)
	return invalid({ fields: { code: [t`This code is not right. Use the one in our latest email.`] } })
}

const noNewAccount = () => Promise.reject(new Error('The account was there a moment ago'))

// Also after a refusal: the tries that are left are part of the page.
export const shouldRevalidate = () => true

export const meta = () => [unlisted]

const mailCode = '/doctors/register/owner/mail'

export default function ProveOwner({ loaderData, actionData }: Route.ComponentProps) {
	const { phone, since, hasEmail, isSent, isSpent, returnTo } = loaderData
	const error = actionData?.fields?.['code']
	const title = t`Is this account yours?`
	return (
		<Door>
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: '/doctors/register?mode=login', label: t`Use another number` }}
				title={title}
				lead={
					<>
						{rich({
							phone: (words) => <span className="num whitespace-nowrap">{words}</span>,
						})`<phone>${{ phone }}</phone> belongs to an account that was last used on ${{ day: since }}. Mobile numbers are sometimes given to new owners, so we need one more proof.`}
					</>
				}
			/>
			{!hasEmail ? null : isSpent ? (
				<div className="grid justify-items-start gap-3">
					<p>{t`Five wrong codes were entered, so the code we emailed no longer works.`}</p>
					<ButtonLink to="/doctors/register?mode=login">{t`Start again`}</ButtonLink>
				</div>
			) : isSent || error ? (
				<Form method="post" className="grid gap-4" noValidate>
					<ErrorSummary problem={actionData?.form ? { form: actionData.form } : undefined} />
					<CodeField
						name="code"
						label={t`Code from our email`}
						hint={t`Sent to the email address in the profile. Valid for 30 minutes.`}
						error={error}
						autoSubmit
					/>
					<SubmitButton pendingLabel={t`Checking...`} className="w-full">
						{t`Log in`}
					</SubmitButton>
				</Form>
			) : (
				<PostButton action={mailCode} className="w-full">
					{t`Email me a code`}
				</PostButton>
			)}
			<PasskeyForm
				action={`/sign-in/passkey${returnTo ? `?${new URLSearchParams({ returnTo })}` : ''}`}
				options="/sign-in/passkey/options"
				variant="secondary"
			>
				{t`Log in with a passkey`}
			</PasskeyForm>
			<p className="border-t border-line pt-4 text-ink-2">
				{rich({
					link: (words) => (
						<Link to="/contact" className="link">
							{words}
						</Link>
					),
				})`Not your account, or no access to the email? <link>Write to us</link> and mention this number. We check with you whose it is, then open the account or delete it so that you can register.`}
			</p>
		</Door>
	)
}

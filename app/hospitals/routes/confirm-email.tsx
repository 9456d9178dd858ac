import { Form, Link } from 'react-router'
import { ExpiredLink } from '../components/expired-link.tsx'
import { landingOf } from '../landing.ts'
import { findMembership } from '../membership.server.ts'
import { confirmMember } from '../registration.server.ts'
import { LinkAndPassword } from '../schema.server.ts'
import { afterPassword } from '#app/identity/after-password.server.ts'
import { linkWorks, signInWithPassword } from '#app/identity/member-sign-in.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/confirm-email.ts'

export async function loader({ request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	return { token, works: await linkWorks('confirm-email', token) }
}

export async function action({ request }: Route.ActionArgs) {
	const form = await parseForm(request, LinkAndPassword)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const { token, password } = form.value
	const confirmed = await confirmMember(token, password)
	if (!confirmed.ok) return invalid({ form: failures[confirmed.failure] })

	const signedIn = await signInWithPassword(request, 'member', { email: confirmed.value.email, password })
	if (!signedIn.ok) return redirectWith('/hospital/auth', { title: 'E-mail address confirmed', detail: 'Log in now.' })
	const membership = await findMembership(signedIn.value.accountId)
	return afterPassword(signedIn.value, membership ? landingOf(membership.hospitalStatus) : '/', {
		title: 'E-mail address confirmed',
		detail: 'You are logged in.',
	})
}

const failures = {
	'link-expired': 'This link does not work any more. Let us send a new one.',
	'wrong-password': 'This is not the password of the latest registration with this address.',
} as const

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function ConfirmEmail({ loaderData: { token, works }, actionData }: Route.ComponentProps) {
	const title = works ? 'Confirm your e-mail address' : 'This link does not work any more'
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<h1>{title}</h1>
			{works ? (
				<Form method="post" className="grid gap-5" noValidate>
					<ErrorSummary problem={actionData} />
					<input type="hidden" name="token" value={token} />
					<TextField
						name="password"
						type="password"
						label="Password"
						hint="The one you chose when you registered. It shows that the registration is yours."
						autoComplete="current-password"
						error={actionData?.fields?.['password']}
					/>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
						<SubmitButton pendingLabel="Confirming...">Confirm and log in</SubmitButton>
						<Link to="/hospital/forgot-password" className="link">
							Forgotten your password?
						</Link>
					</div>
				</Form>
			) : (
				<ExpiredLink to="/hospital/resend-confirmation" button="Send a new link" />
			)}
		</main>
	)
}

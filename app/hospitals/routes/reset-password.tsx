import { Form } from 'react-router'
import { ExpiredLink } from '../components/expired-link.tsx'
import { setNewPassword } from '../registration.server.ts'
import { LinkAndNewPassword } from '../schema.server.ts'
import { type LinkFailure, linkWorks } from '#app/identity/member-sign-in.server.ts'
import { signInPages } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { requestFacts } from '#app/platform/request-context.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/reset-password.ts'

export async function loader({ request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	return { token, works: await linkWorks('reset-password', token) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, LinkAndNewPassword)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const { token, password } = form.value
	const reset = await setNewPassword(token, password, context.get(requestFacts).clientAddress)
	if (!reset.ok) return invalid({ form: failures[reset.failure] })
	return redirectWith(signInPages[reset.value.kind], {
		title: 'Password changed',
		detail: 'You have been logged out on all devices. Log in with your new password.',
	})
}

const failures: Record<LinkFailure, string> = {
	'link-expired': 'This link has expired. Request a new one.',
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function ResetPassword({ loaderData: { token, works }, actionData }: Route.ComponentProps) {
	const title = works ? 'Choose a new password' : 'This link has expired'
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
						label="New password"
						hint="At least 10 characters. You will be logged out on all devices."
						autoComplete="new-password"
						error={actionData?.fields?.['password']}
					/>
					<SubmitButton className="justify-self-start" pendingLabel="Saving...">
						Save new password
					</SubmitButton>
				</Form>
			) : (
				<ExpiredLink to="/hospital/forgot-password" button="Request a new link" />
			)}
		</main>
	)
}

import { EmailForm } from '../components/email-form.tsx'
import { registeringEmail, rememberRegistering } from '../registering-cookie.server.ts'
import { resendConfirmation } from '../registration.server.ts'
import { EmailOnly } from '../schema.server.ts'
import { mailLimitReached } from '../words.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { requestFacts } from '#app/platform/request-context.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/resend-confirmation.ts'

export const loader = async ({ request }: Route.LoaderArgs) => ({ email: await registeringEmail(request) })

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, EmailOnly)
	if (!form.ok) return invalid(form.problem)

	const { email } = form.value
	const sent = await resendConfirmation(email, context.get(requestFacts).clientAddress)
	if (!sent.ok) return invalid({ form: mailLimitReached(sent.seconds), values: form.values }, 429)
	return redirectWith(
		'/hospital/check-inbox',
		{ title: 'Sent again', detail: 'If this address is waiting to be confirmed, a new link is on its way.' },
		[await rememberRegistering(email)],
	)
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function ResendConfirmation({ loaderData: { email }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Send the confirmation again</PageTitle>
			<PageHeader
				title="Send the confirmation again"
				lead="The new link replaces the one in the earlier mail."
				back={{ to: '/hospital/auth', label: 'Hospital Portal' }}
			/>
			<EmailForm problem={actionData} email={email} button="Send the link" />
		</main>
	)
}

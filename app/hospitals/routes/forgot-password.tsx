import { EmailForm } from '../components/email-form.tsx'
import { forgotPassword } from '../registration.server.ts'
import { EmailOnly } from '../schema.server.ts'
import { mailLimitReached } from '../words.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { requestFacts } from '#app/platform/request-context.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/forgot-password.ts'

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, EmailOnly)
	if (!form.ok) return invalid(form.problem)

	const sent = await forgotPassword(form.value.email, context.get(requestFacts).clientAddress)
	if (!sent.ok) return invalid({ form: mailLimitReached(sent.seconds), values: form.values }, 429)
	return redirectWith('/hospital/auth', {
		title: 'Check your inbox',
		detail: 'If a hospital account has this address, a link to set a new password is on its way. It works for 1 hour.',
		tone: 'info',
	})
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Set a new password</PageTitle>
			<PageHeader
				title="Set a new password"
				lead="Enter the address you log in with. We send a link there."
				back={{ to: '/hospital/auth', label: 'Hospital Portal' }}
			/>
			<EmailForm problem={actionData} button="Send the link" />
		</main>
	)
}

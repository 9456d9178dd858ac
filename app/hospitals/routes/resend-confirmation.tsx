import { EmailForm } from '../components/email-form.tsx'
import { registeringEmail, rememberRegistering } from '../registering-cookie.server.ts'
import { resendConfirmation } from '../registration.server.ts'
import { EmailOnly } from '../schema.server.ts'
import { mailLimitReached } from '../labels.ts'
import { callerOf } from '#app/identity/known-device.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid, tooMany } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PortalDoor } from '../components/portal-door.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/resend-confirmation.ts'

export const loader = async ({ request }: Route.LoaderArgs) => ({ email: await registeringEmail(request) })

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, EmailOnly)
	if (!form.ok) return invalid(form.problem)

	const { email } = form.value
	const sent = await resendConfirmation(email, await callerOf(request, context))
	if (!sent.ok) return tooMany({ form: mailLimitReached(sent.seconds), values: form.values }, sent.seconds)
	return redirectWith(
		'/hospital/check-inbox',
		{ title: 'Sent again', detail: 'If this address is awaiting confirmation, we have sent a new link.' },
		[await rememberRegistering(email)],
	)
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function ResendConfirmation({ loaderData: { email }, actionData }: Route.ComponentProps) {
	return (
		<PortalDoor>
			<PageTitle problem={actionData}>Resend confirmation email</PageTitle>
			<PageHeader
				title="Resend confirmation email"
				lead="The new link replaces the one in the earlier email."
				back={{ to: '/hospital/auth', label: 'Hospital Portal' }}
			/>
			<EmailForm problem={actionData} email={email} button="Send link" />
		</PortalDoor>
	)
}

import { EmailForm } from '../components/email-form.tsx'
import { registeringEmail, rememberRegistering } from '../checks/registering-cookie.server.ts'
import { resendConfirmation } from '../checks/registration.server.ts'
import { EmailOnly } from '../schema.server.ts'
import { mailLimitReached } from '../labels.ts'
import { callerOf } from '#app/identity/sign-in/known-device.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PortalDoor } from '../components/portal-door.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/resend-confirmation.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = async ({ request }: Route.LoaderArgs) => ({ email: await registeringEmail(request) })

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, EmailOnly)
	if (!form.ok) return invalid(form.problem)

	const { email } = form.value
	const sent = await resendConfirmation(email, await callerOf(request, context))
	if (!sent.ok) return tooMany({ form: mailLimitReached(sent.seconds), values: form.values }, sent.seconds)
	return redirectWith(
		'/hospital/check-inbox',
		{ title: t`Sent again`, detail: t`If this address is awaiting confirmation, we have sent a new link.` },
		[await rememberRegistering(email)],
	)
}

export const meta = () => [unlisted]

export default function ResendConfirmation({ loaderData: { email }, actionData }: Route.ComponentProps) {
	return (
		<PortalDoor>
			<PageTitle problem={actionData}>{t`Resend confirmation email`}</PageTitle>
			<PageHeader
				title={t`Resend confirmation email`}
				lead={t`The new link replaces the one in the earlier email.`}
				back={{ to: '/hospital/auth', label: t`Hospital Portal` }}
			/>
			<EmailForm problem={actionData} email={email} button={t`Send link`} />
		</PortalDoor>
	)
}

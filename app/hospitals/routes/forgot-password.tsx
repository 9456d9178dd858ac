import { EmailForm } from '../components/email-form.tsx'
import { forgotPassword } from '../checks/registration.server.ts'
import { EmailOnly } from '../schema.server.ts'
import { mailLimitReached } from '../labels.ts'
import { callerOf } from '#app/identity/sign-in/known-device.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PortalDoor } from '../components/portal-door.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/forgot-password.ts'
import { t } from '#app/platform/language/words.ts'

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, EmailOnly)
	if (!form.ok) return invalid(form.problem)

	const sent = await forgotPassword(form.value.email, await callerOf(request, context))
	if (!sent.ok) return tooMany({ form: mailLimitReached(sent.seconds), values: form.values }, sent.seconds)
	return redirectWith('/hospital/auth', {
		title: t`Check your inbox`,
		detail: t`If a hospital account uses this address, we have sent a link to set a new password. It is valid for 1 hour.`,
		tone: 'info',
	})
}

export const meta = () => [unlisted]

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
	return (
		<PortalDoor>
			<PageTitle problem={actionData}>{t`Reset your password`}</PageTitle>
			<PageHeader
				title={t`Reset your password`}
				lead={t`Enter the email address you log in with. We will send you a link.`}
				back={{ to: '/hospital/auth', label: t`Hospital Portal` }}
			/>
			<EmailForm problem={actionData} button={t`Send link`} />
		</PortalDoor>
	)
}

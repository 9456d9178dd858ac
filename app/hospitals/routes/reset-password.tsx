import { LinkPage } from '../components/link-page.tsx'
import { setNewPassword } from '../checks/registration.server.ts'
import { LinkAndNewPassword } from '../schema.server.ts'
import { type LinkFailure, linkWorks } from '#app/identity/sign-in/member-sign-in.server.ts'
import { signInPages } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import type { Route } from './+types/reset-password.ts'
import { unlisted } from '#app/ui/page/page-title.tsx'
import { t, words } from '#app/platform/language/words.ts'

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
		title: t`Password changed`,
		detail: t`You have been logged out on all devices. Log in with your new password.`,
	})
}

const failures: Record<LinkFailure, string> = words({
	'link-expired': 'This link has expired. Request a new one.',
})

export const meta = () => [unlisted]

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<LinkPage
			title={t`Choose a new password`}
			link={loaderData}
			again={{ to: '/hospital/forgot-password', label: t`Request a new link` }}
			problem={actionData}
			password={{
				label: t`New password`,
				hint: t`At least 10 characters. You will be logged out on all devices.`,
				autoComplete: 'new-password',
			}}
		>
			<SubmitButton className="justify-self-start" pendingLabel={t`Saving...`}>
				{t`Save new password`}
			</SubmitButton>
		</LinkPage>
	)
}

import { redirect } from 'react-router'
import { removeAuthenticator } from '../authenticator.server.ts'
import { PasswordForm } from '../components/password-form.tsx'
import { PasswordAgain } from '../schema.server.ts'
import { hasSecondFactor, requirePasswordAccount } from '../session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/remove-authenticator.ts'

export function loader({ request, context }: Route.LoaderArgs) {
	requirePasswordAccount(context, request)
	if (!hasSecondFactor(context)) throw redirect('/account/security')
	return null
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = requirePasswordAccount(context, request)
	const form = await parseForm(request, PasswordAgain)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })
	if (!hasSecondFactor(context)) return redirect('/account/security')

	const removed = await removeAuthenticator(actor, request, form.value.password)
	if (!removed.ok) return invalid({ fields: { password: ['This is not your password.'] } })
	return redirectWith(
		'/account/security',
		{ title: 'The app is removed', detail: 'Your password alone logs you in.', tone: 'info' },
		removed.value.cookies,
	)
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function RemoveAuthenticator({ actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Remove the authenticator app</PageTitle>
			<PageHeader
				title="Remove the authenticator app"
				lead="After that your password alone logs you in. The recovery codes stop working too."
				back={{ to: '/account/security', label: 'Security' }}
			/>
			<PasswordForm
				problem={actionData}
				action="/account/security/authenticator/removal"
				button="Remove the app"
				variant="danger"
			/>
		</main>
	)
}

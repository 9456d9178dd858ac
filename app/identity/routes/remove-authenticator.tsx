import { Form, redirect } from 'react-router'
import type { AccountKind } from '../actor.ts'
import { removeAuthenticator } from '../authenticator.server.ts'
import { PasswordForm } from '../components/password-form.tsx'
import { readPassword } from '../password-again.server.ts'
import { securityPage } from '../security-page.ts'
import { hasSecondFactor, requireAccount } from '../session.server.ts'
import { requireRecentProof } from '../step-up.server.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/remove-authenticator.ts'

/** Members and operators type their password here; specialists, who have none, prove it before they come. */
const requireRemover = async (context: Route.LoaderArgs['context'], request: Request) =>
	requireAccount(context, request).kind === 'specialist'
		? requireRecentProof(context, request, { returnTo: '/account/security/authenticator/removal' })
		: requireAccount(context, request)

export async function loader({ request, context }: Route.LoaderArgs) {
	const { kind } = await requireRemover(context, request)
	if (!hasSecondFactor(context)) throw redirect(securityPage(kind))
	return { back: securityPage(kind), hasPassword: kind !== 'specialist', alone: alone[kind] }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = await requireRemover(context, request)
	const password = await readPassword(actor.kind, request)
	if (!password.ok) return invalid({ fields: password.problem.fields ?? {} })
	if (!hasSecondFactor(context)) return redirect(securityPage(actor.kind))

	const removed = await removeAuthenticator(actor, request, password.value.password)
	if (!removed.ok) return invalid({ fields: { password: ['This is not your password.'] } })
	return redirectWith(
		securityPage(actor.kind),
		{ title: 'The app is removed', detail: `${alone[actor.kind]} logs you in.`, tone: 'info' },
		removed.value.cookies,
	)
}

/** What is left to log in with. */
const alone: Record<AccountKind, string> = {
	specialist: 'The code by SMS alone',
	member: 'Your password alone',
	operator: 'Your password alone',
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

const page = '/account/security/authenticator/removal'

export default function RemoveAuthenticator({ loaderData, actionData }: Route.ComponentProps) {
	const { back, hasPassword, alone } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Remove the authenticator app</PageTitle>
			<PageHeader
				title="Remove the authenticator app"
				lead={`${alone} logs you in after that. The recovery codes stop working too.`}
				back={{ to: back, label: 'Security' }}
			/>
			{hasPassword ? (
				<PasswordForm problem={actionData} action={page} button="Remove the app" variant="danger" />
			) : (
				<Form method="post" action={page}>
					<SubmitButton action={page} variant="danger">
						Remove the app
					</SubmitButton>
				</Form>
			)}
		</main>
	)
}

import { redirect } from 'react-router'

import { removeAuthenticator } from '../second-factor/authenticator.server.ts'
import { PasswordForm } from '../components/password-form.tsx'
import { readPassword } from '../second-factor/password-again.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { accountOf } from '../groups.server.ts'
import { hasSecondFactor } from '../sessions/session.server.ts'
import { requireRecentProof } from '../second-factor/step-up.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import type { Route } from './+types/remove-authenticator.ts'
import { t } from '#app/platform/language/words.ts'

/** Members and operators type their password here; specialists, who have none, prove it before they come. */
const requireRemover = async (context: Route.LoaderArgs['context'], request: Request) =>
	accountOf(context).kind === 'specialist'
		? requireRecentProof(context, request, { returnTo: '/account/security/authenticator/removal' })
		: accountOf(context)

export async function loader({ request, context }: Route.LoaderArgs) {
	const { kind } = await requireRemover(context, request)
	if (!hasSecondFactor(context)) throw redirect(securityPage(kind))
	return { back: securityPage(kind), hasPassword: kind !== 'specialist' }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = await requireRemover(context, request)
	const password = await readPassword(actor.kind, request)
	if (!password.ok) return invalid({ fields: password.problem.fields ?? {} })
	if (!hasSecondFactor(context)) return redirect(securityPage(actor.kind))

	const address = context.get(requestFacts).clientAddress
	const removed = await removeAuthenticator(actor, { ...password.value, address })
	if (!removed.ok) return invalid({ fields: { password: ['Incorrect password.'] } })
	return redirectWith(
		securityPage(actor.kind),
		{
			title: t`Authenticator app removed`,
			detail:
				actor.kind === 'specialist'
					? t`You now log in with an SMS code only.`
					: 'You now log in with your password only.',
			tone: 'info',
		},
		removed.value.cookies,
	)
}

const page = '/account/security/authenticator/removal'

export default function RemoveAuthenticator({ loaderData, actionData }: Route.ComponentProps) {
	const { back, hasPassword } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{t`Remove the authenticator app`}</PageTitle>
			<PageHeader
				title={t`Remove the authenticator app`}
				lead={
					hasPassword
						? 'After this, you log in with your password only. Your recovery codes will stop working too.'
						: t`After this, you log in with an SMS code only. Your recovery codes will stop working too.`
				}
				back={{ to: back, label: t`Security` }}
			/>
			{hasPassword ? (
				<PasswordForm problem={actionData} action={page} button="Remove app" variant="danger" />
			) : (
				<PostButton action={page} variant="danger">
					{t`Remove app`}
				</PostButton>
			)}
		</main>
	)
}

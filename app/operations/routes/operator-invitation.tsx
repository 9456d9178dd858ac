import { invitationDays } from '#app/durations.ts'
import { afterPassword } from '#app/identity/sign-in/after-password.server.ts'
import { signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { NewAccountForm } from '#app/identity/sign-in/new-account-form.tsx'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import { OperatorAcceptance } from '../people/account-schema.server.ts'
import { acceptOperatorInvitation, findOperatorInvitation } from '../team/invitations.server.ts'
import { operatorRoleNames, operatorTasks } from '../policy.ts'
import type { Route } from './+types/operator-invitation.ts'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request }: Route.LoaderArgs) {
	return { invitation: await findOperatorInvitation(tokenOf(request)) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, OperatorAcceptance)
	if (!form.ok) return invalid(form.problem)
	if (getActor(context).kind !== 'visitor') throw conflict('This invitation is for another account. Log out first.')
	const { password } = form.value
	const address = context.get(requestFacts).clientAddress
	const accepted = await acceptOperatorInvitation(tokenOf(request), form.value, address)
	if (!accepted.ok)
		throw conflict(
			accepted.failure === 'has-account'
				? 'This email address already has an account. Ask to be invited at another address.'
				: 'This link has expired. Ask for a new invitation.',
		)
	const signedIn = await signInWithPassword(request, 'operator', { email: accepted.value.email, password }, address)
	const message = { title: 'Account created', detail: 'Now set up your authenticator app.' }
	if (!signedIn.ok) return redirectWith('/operator/sign-in', { ...message, detail: 'Log in with your new password.' })
	return afterPassword(signedIn.value, '/account/security/authenticator?returnTo=%2Foperator', message)
}

export const meta = () => [unlisted]

export default function OperatorInvitation({ loaderData: { invitation }, actionData: problem }: Route.ComponentProps) {
	const title = invitation ? 'Become an operator' : 'This link has expired'
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{title}</PageTitle>
			<h1>{title}</h1>
			{invitation ? (
				<>
					<FactGrid
						facts={[
							{ label: 'Invited by', value: invitation.inviterName },
							{ label: 'Your email', value: invitation.email },
							{ label: 'Your role', value: operatorRoleNames[invitation.role] },
						]}
					/>
					<p className="text-ink-2">You will {operatorTasks[invitation.role]}.</p>
					<NewAccountForm
						email={invitation.email}
						problem={problem}
						button="Create account"
						pendingLabel="Creating account..."
					/>
				</>
			) : (
				<p>
					Invitations work once and are valid for {invitationDays} days. Only the latest email works. Ask for a new
					invitation.
				</p>
			)}
		</main>
	)
}

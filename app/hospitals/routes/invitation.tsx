import { redirect } from 'react-router'
import { type AcceptFailure, acceptAsKnown, acceptAsNew, findInvitation } from '../accepting.server.ts'
import { InvitationPanel } from '../components/invitation-panel.tsx'
import { landingOf } from '../landing.ts'
import { AcceptanceAsKnown, AcceptanceAsNew } from '../schema.server.ts'
import { afterPassword } from '#app/identity/after-password.server.ts'
import { signInWithPassword } from '#app/identity/member-sign-in.server.ts'
import { getActor } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/invitation.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	const actor = getActor(context)
	return {
		token,
		invitation: await findInvitation(token),
		loggedInAs: actor.kind === 'visitor' ? null : actor.name,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	const here = `/hospital/invitation?${new URLSearchParams({ token })}`
	if (getActor(context).kind !== 'visitor') throw conflict('Log out first: the invitation is for another account.')
	const invitation = await findInvitation(token)
	if (!invitation) throw redirect(here)
	if (invitation.invited === 'known') {
		await parseForm(request, AcceptanceAsKnown)
		const accepted = await acceptAsKnown(token)
		if (!accepted.ok) throw accepted.failure === 'new' ? redirect(here) : conflict(refusals[accepted.failure])
		return redirectWith('/hospital/auth', {
			title: `You act for ${invitation.hospitalName} now`,
			detail: `Log in with ${accepted.value.email} and your password.`,
		})
	}

	const form = await parseForm(request, AcceptanceAsNew)
	if (!form.ok) return invalid(form.problem)
	const { name, password } = form.value
	const accepted = await acceptAsNew(token, { name, password })
	if (!accepted.ok) throw conflict(refusals[accepted.failure])
	const message = { title: `You act for ${invitation.hospitalName} now`, detail: 'You are logged in.' }
	const signedIn = await signInWithPassword(request, 'member', { email: accepted.value.email, password })
	if (!signedIn.ok) return redirectWith('/hospital/auth', { ...message, detail: 'Log in with your new password.' })
	return afterPassword(signedIn.value, landingOf(invitation.hospitalStatus), message)
}

const refusals: Record<AcceptFailure, string> = {
	'link-expired': 'This link does not work any more. Ask for a new invitation.',
	known: 'This address has an account by now. Open the link in the mail again to go on with it.',
	'in-team': 'You act for this hospital already. Log in as ever.',
	'acts-elsewhere': 'The account with this address acts for another hospital. It can act for one at a time.',
	'other-kind': 'This address belongs to an account that is no hospital’s. Ask for an invitation to another address.',
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Invitation({ loaderData: { invitation, loggedInAs }, actionData }: Route.ComponentProps) {
	const title = invitation ? `Join ${invitation.hospitalName}` : 'This link does not work any more'
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<h1>{title}</h1>
			{invitation ? (
				<InvitationPanel invitation={invitation} loggedInAs={loggedInAs} problem={actionData} />
			) : (
				<p>
					Invitations work once, for 7 days, and a newer mail replaces an older one. Ask the hospital for a new one.
				</p>
			)}
		</main>
	)
}

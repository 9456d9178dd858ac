import { invitationDays } from '#app/durations.ts'
import { redirect } from 'react-router'
import { type AcceptFailure, acceptAsKnown, acceptAsNew, findInvitation } from '../team/accept-invitation.server.ts'
import { InvitationPanel } from '../components/invitation-panel.tsx'
import { landingOf } from '../team/landing.ts'
import { AcceptanceAsNew } from '../schema.server.ts'
import { afterPassword } from '#app/identity/sign-in/after-password.server.ts'
import { signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { parseForm, refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { PortalDoor } from '../components/portal-door.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
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

/** Specialists read the name before an operator does. */
const Acceptance = AcceptanceAsNew.extend({ name: AcceptanceAsNew.shape.name.superRefine(refuseDeceptive) })

export async function action({ request, context }: Route.ActionArgs) {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	const here = `/hospital/invitation?${new URLSearchParams({ token })}`
	if (getActor(context).kind !== 'visitor') throw conflict('This invitation is for another account. Log out first.')
	const invitation = await findInvitation(token)
	if (!invitation) throw redirect(here)
	if (invitation.invited === 'known') {
		await refuseFields(request)
		const accepted = await acceptAsKnown(token)
		if (!accepted.ok) throw accepted.failure === 'new' ? redirect(here) : conflict(refusals[accepted.failure])
		return redirectWith('/hospital/auth', {
			title: `You have joined ${invitation.hospitalName}`,
			detail: `Log in with ${accepted.value.email} and your password.`,
		})
	}

	const form = await parseForm(request, Acceptance)
	if (!form.ok) return invalid(form.problem)
	const { name, password } = form.value
	const address = context.get(requestFacts).clientAddress
	const accepted = await acceptAsNew(token, { name, password }, address)
	if (!accepted.ok) throw conflict(refusals[accepted.failure])
	const message = { title: `You have joined ${invitation.hospitalName}`, detail: 'You are logged in.' }
	const { email } = accepted.value
	const signedIn = await signInWithPassword(request, 'member', { email, password }, address)
	if (!signedIn.ok) return redirectWith('/hospital/auth', { ...message, detail: 'Log in with your new password.' })
	return afterPassword(signedIn.value, landingOf(invitation), message)
}

const refusals: Record<AcceptFailure, string> = {
	'link-expired': 'This link has expired. Ask for a new invitation.',
	known: 'This email address now has an account. Open the link in the email again to continue.',
	'in-team': 'You are already in this hospital’s team. Log in as usual.',
	'acts-elsewhere':
		'This email address is already part of another hospital’s team. An account can belong to one hospital at a time.',
	'other-kind':
		'This email address belongs to an account that is not a hospital account. Ask to be invited at another address.',
}

export const meta = () => [unlisted]

export default function Invitation({ loaderData: { invitation, loggedInAs }, actionData }: Route.ComponentProps) {
	const title = invitation ? `Join ${invitation.hospitalName}` : 'This link has expired'
	return (
		<PortalDoor>
			<PageTitle problem={actionData}>{title}</PageTitle>
			<h1>{title}</h1>
			{invitation ? (
				<InvitationPanel invitation={invitation} loggedInAs={loggedInAs} problem={actionData} />
			) : (
				<p>
					Invitations work once and are valid for {invitationDays} days. Only the latest email works. Ask the hospital
					for a new invitation.
				</p>
			)}
		</PortalDoor>
	)
}

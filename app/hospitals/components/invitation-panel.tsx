import { Form } from 'react-router'
import type { findInvitation, Invited } from '../team/accept-invitation.server.ts'
import { memberRoleAbilities, memberRoleNames, withArticle } from '../team/member-roles.ts'
import { NewAccountForm } from '#app/identity/sign-in/new-account-form.tsx'
import type { FormProblem } from '#app/platform/http/form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
type InvitationPanelProps = { invitation: Invitation; loggedInAs: string | null; problem: FormProblem | undefined }

/** Says who asks and for what, with the way in that fits the address. */
export function InvitationPanel({ invitation, loggedInAs, problem }: InvitationPanelProps) {
	const { email, role, sites, hospitalName, city, inviterName, invited } = invitation
	const canTake = invited === 'new' || invited === 'known'
	return (
		<>
			<p className="text-ink-2">
				{inviterName ?? 'An owner'} has invited you to join {hospitalName}, {city}. As {withArticle[role]} you can{' '}
				{memberRoleAbilities[role]}.
			</p>
			<FactGrid
				wide
				facts={[
					{ label: 'Your email', value: email },
					{ label: 'Your role', value: memberRoleNames[role] },
					...(sites === null ? [] : [{ label: 'Your sites', value: sites }]),
				]}
			/>
			{loggedInAs === null || !canTake ? (
				<WayIn invited={invited} email={email} problem={problem} />
			) : (
				<Notice tone="info" title={`You are logged in as ${loggedInAs}`}>
					<p>The invitation is for {email}. Log out, then open the link in the email again.</p>
					<PostButton action="/logout" form={{ reloadDocument: true, className: 'mt-3' }} variant="secondary">
						Logout
					</PostButton>
				</Notice>
			)}
		</>
	)
}

function WayIn({ invited, email, problem }: { invited: Invited; email: string; problem: FormProblem | undefined }) {
	if (invited === 'new')
		return (
			<NewAccountForm
				email={email}
				problem={problem}
				nameHint="As colleagues and specialists will see it."
				button="Join team"
				pendingLabel="Joining..."
			/>
		)
	if (invited === 'known')
		return (
			<Form method="post" className="grid justify-items-start gap-3">
				<p>You already have an account with this address. After joining, log in with your password as usual.</p>
				<SubmitButton pendingLabel="Joining...">Join team</SubmitButton>
			</Form>
		)
	const { title, text, button } = deadEnds[invited]
	return (
		<Notice tone="warning" title={title}>
			<p>{text}</p>
			{button ? (
				<ButtonLink to="/hospital/auth" variant="secondary" className="mt-3">
					{button}
				</ButtonLink>
			) : null}
		</Notice>
	)
}

const deadEnds: Record<Exclude<Invited, 'new' | 'known'>, { title: string; text: string; button?: string }> = {
	'in-team': { title: 'You are already in this team', text: 'You do not need to do anything else.', button: 'Log in' },
	'acts-elsewhere': {
		title: 'Your account belongs to another hospital',
		text: 'An account can belong to one hospital at a time. Leave the other team first (Team, then Leave team) and open this link again, or ask to be invited at another address.',
		button: 'Log in',
	},
	'other-kind': {
		title: 'This email address belongs to a different type of account',
		text: 'It cannot also be used for a hospital. Ask to be invited at another address.',
	},
}

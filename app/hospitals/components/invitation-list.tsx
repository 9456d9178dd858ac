import { PostButton } from '#app/ui/fields/post-button.tsx'
import { type MemberRole, memberRoleNames } from '../team/member-roles.ts'
import { Tag } from '#app/ui/tag.tsx'

type Invitation = {
	id: string
	email: string
	role: MemberRole
	invitedBy: string | null
	until: string
	isOver: boolean
	/** By name, where they are not all. */
	sites: string | null
}

/** People invited who have not answered. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
	return (
		<section aria-labelledby="invited" className="grid gap-3">
			<h2 id="invited" className="text-lg">
				Invited
			</h2>
			<ul className="panel divide-y divide-line">
				{invitations.map((invitation) => (
					<li
						key={invitation.id}
						data-row={invitation.id}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3"
					>
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere">{invitation.email}</p>
							<p className="text-sm text-ink-2">
								{[
									memberRoleNames[invitation.role],
									invitation.sites,
									invitation.invitedBy && `by ${invitation.invitedBy}`,
								]
									.filter(Boolean)
									.join(', ')}{' '}
								{invitation.isOver ? <Tag tone="warning">Link expired</Tag> : `· link valid until ${invitation.until}`}
							</p>
						</div>
						<div className="flex flex-wrap gap-2">
							<Step invitation={invitation} resource="resending" label="Resend" />
							<Step invitation={invitation} resource="revocation" label="Cancel invitation" />
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}

function Step({ invitation, resource, label }: { invitation: Invitation; resource: string; label: string }) {
	return (
		<PostButton
			action={`/hospital/team/invitations/${invitation.id}/${resource}`}
			variant="secondary"
			size="sm"
			aria-label={`${label}: ${invitation.email}`}
		>
			{label}
		</PostButton>
	)
}

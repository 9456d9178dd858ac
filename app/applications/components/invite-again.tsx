import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { InvitationView } from '../invitation-view.ts'

/** Beside an application that was withdrawn: ask the specialist once whether they would apply again. */
export function InviteAgain({ applicationId, invitation }: { applicationId: string; invitation: InvitationView }) {
	return (
		<Panel title="Invitation">
			<div className="grid justify-items-start gap-3">
				<p className="text-sm text-ink-2">{invitation.text}</p>
				{invitation.mayInvite ? (
					<PostButton action={`/hospital/applications/${applicationId}/invitation`} pendingLabel="Inviting...">
						Invite to apply again
					</PostButton>
				) : null}
			</div>
		</Panel>
	)
}

import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'

/** Undoes a withdrawal also after the message about it has been closed. */
export function UndoWithdrawal(props: { applicationId: string; eventId: string; until: string }) {
	const { applicationId, eventId, until } = props
	return (
		<Panel title="Changed your mind?">
			<div className="grid justify-items-start gap-3">
				<p>You can undo the withdrawal until {until}. Your application then continues where it was.</p>
				<PostButton
					action={`/applications/${applicationId}/withdrawal/undo?event=${eventId}`}
					pendingLabel="Restoring..."
				>
					Undo withdrawal
				</PostButton>
			</div>
		</Panel>
	)
}

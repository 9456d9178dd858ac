import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { t } from '#app/platform/language/words.ts'

/** Undoes a withdrawal also after the message about it has been closed. */
export function UndoWithdrawal(props: { applicationId: string; eventId: string; until: string }) {
	const { applicationId, eventId, until } = props
	return (
		<Panel title={t`Changed your mind?`}>
			<div className="grid justify-items-start gap-3">
				<p>{t`You can undo the withdrawal until ${{ time: until }}. Your application then continues where it was.`}</p>
				<PostButton
					action={`/applications/${applicationId}/withdrawal/undo?event=${eventId}`}
					pendingLabel={t`Restoring...`}
				>
					{t`Undo withdrawal`}
				</PostButton>
			</div>
		</Panel>
	)
}

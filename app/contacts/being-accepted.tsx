import { undoTime } from '#app/platform/undo.ts'
import { PostButton } from '#app/ui/fields/post-button.tsx'

/** For the minute in which an acceptance can be undone. */
export function BeingAccepted({ requestId, hospitalName }: { requestId: string; hospitalName: string }) {
	return (
		<div className="flex flex-wrap items-center gap-2">
			<p className="text-sm">Accepted. Takes effect in {undoTime}.</p>
			<PostButton
				action={`/contact-requests/${requestId}/acceptance/undo`}
				variant="secondary"
				size="sm"
				pendingLabel="Undoing..."
			>
				Undo
				<span className="sr-only"> accepting {hospitalName}</span>
			</PostButton>
		</div>
	)
}

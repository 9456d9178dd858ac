import { PostButton } from '#app/ui/fields/post-button.tsx'
import { rich } from '#app/ui/rich.tsx'
import { many, t } from '#app/platform/language/words.ts'
import { undoMinutes } from '#app/platform/undo.ts'

/** For the minute in which an acceptance can be undone. */
export function BeingAccepted({ requestId, hospitalName }: { requestId: string; hospitalName: string }) {
	return (
		<div className="flex flex-wrap items-center gap-2">
			<p className="text-sm">
				{many(
					{ minutes: undoMinutes },
					'Accepted. Takes effect in one minute.',
					'Accepted. Takes effect in # minutes.',
				)}
			</p>
			<PostButton
				action={`/contact-requests/${requestId}/acceptance/undo`}
				variant="secondary"
				size="sm"
				pendingLabel={t`Undoing...`}
			>
				{rich({
					rest: (words) => <span className="sr-only">{words}</span>,
				})`Undo<rest> accepting ${{ hospital: hospitalName }}</rest>`}
			</PostButton>
		</div>
	)
}

import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { NoteForm } from './note-form.tsx'

type Note = { id: string; body: string; by: string; isOwn: boolean; at: { text: string; iso: string } }
type NotesProps = { applicationId: string; notes: readonly Note[]; colleagues: readonly string[] }

/** Notes among colleagues, oldest first, and a place for the next. */
export function Notes({ applicationId, notes, colleagues }: NotesProps) {
	return (
		<Panel title="Team notes" id="notes">
			<div className="grid gap-5">
				{notes.length > 0 ? (
					<ul className="grid gap-4">
						{notes.map((note) => (
							<li key={note.id} className="grid gap-1 border-b border-line pb-4">
								<NoteHead applicationId={applicationId} note={note} />
								<p className="max-w-prose whitespace-pre-line wrap-anywhere">{note.body}</p>
							</li>
						))}
					</ul>
				) : null}
				{/* Empty again once there is one more. */}
				<NoteForm key={notes.length} applicationId={applicationId} colleagues={colleagues} />
			</div>
		</Panel>
	)
}

function NoteHead({ applicationId, note: { id, by, isOwn, at } }: { applicationId: string; note: Note }) {
	const removal = `/hospital/applications/${applicationId}/notes/${id}/removal`
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-2">
			<span>
				<span className="font-semibold text-ink">{by}</span>, <time dateTime={at.iso}>{at.text}</time>
			</span>
			{isOwn ? (
				<PostButton
					action={removal}
					form={{ preventScrollReset: true }}
					variant="quiet"
					size="sm"
					aria-label={`Remove your note from ${at.text}`}
				>
					Remove
				</PostButton>
			) : null}
		</div>
	)
}

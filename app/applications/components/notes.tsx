import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { NoteForm } from './note-form.tsx'

type Note = { id: string; body: string; by: string; isOwn: boolean; at: { text: string; iso: string } }
type NotesProps = { applicationId: string; notes: readonly Note[]; colleagues: readonly string[] }

/** Notes among colleagues, oldest first, and a place for the next. */
export function Notes({ applicationId, notes, colleagues }: NotesProps) {
	return (
		<Panel title="Team notes" id="notes">
			<div className="grid gap-5">
				<NoteList applicationId={applicationId} notes={notes} />
				{/* Empty again once there is one more. */}
				<NoteForm key={notes.length} applicationId={applicationId} colleagues={colleagues} />
			</div>
		</Panel>
	)
}

type NoteListProps = Omit<NotesProps, 'colleagues'> & {
	/** The page to return to after removing one. */
	returnTo?: string
}

/** What colleagues have noted, oldest first. */
export function NoteList({ applicationId, notes, returnTo }: NoteListProps) {
	if (notes.length === 0) return null
	return (
		<ul className="grid gap-4">
			{notes.map((note) => (
				<li key={note.id} className="grid gap-1 border-b border-line pb-4">
					<NoteHead applicationId={applicationId} note={note} returnTo={returnTo} />
					<p className="max-w-prose whitespace-pre-line wrap-anywhere">{note.body}</p>
				</li>
			))}
		</ul>
	)
}

type NoteHeadProps = { applicationId: string; note: Note; returnTo: string | undefined }

function NoteHead({ applicationId, note: { id, by, isOwn, at }, returnTo }: NoteHeadProps) {
	const back = returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''
	const removal = `/hospital/applications/${applicationId}/notes/${id}/removal${back}`
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

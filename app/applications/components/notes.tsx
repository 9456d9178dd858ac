import { useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestTeamNote } from '../limits.ts'

type Note = { id: string; body: string; by: string; isOwn: boolean; at: { text: string; iso: string } }
type NotesProps = { applicationId: string; notes: readonly Note[]; colleagues: readonly string[] }

/** Notes among colleagues, oldest first, and a place for the next. */
export function Notes({ applicationId, notes, colleagues }: NotesProps) {
	return (
		<Panel title="Notes of your team" id="notes">
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
				<Form method="post" action={removal} preventScrollReset>
					<Button variant="quiet" size="sm" aria-label={`Remove your note of ${at.text}`}>
						Remove
					</Button>
				</Form>
			) : null}
		</div>
	)
}

function NoteForm({ applicationId, colleagues }: Omit<NotesProps, 'notes'>) {
	const form = useRef<HTMLFormElement>(null)
	const action = `/hospital/applications/${applicationId}/notes`
	const name = (colleague: string) => {
		const field = form.current?.querySelector('textarea')
		if (!field) return
		const text = field.value
		field.value = `${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${colleague} `
		field.focus()
	}
	return (
		<Form ref={form} method="post" action={action} className="grid gap-3" preventScrollReset>
			<TextArea
				name="body"
				label="New note"
				hint={
					colleagues.length > 0
						? `Only your team reads it. Write @ and a name, such as @${colleagues[0]}, to tell a colleague.`
						: 'Only your team reads it.'
				}
				rows={3}
				maxLength={longestTeamNote}
				required
				messages={{ required: 'Write something first.' }}
			/>
			{colleagues.length > 0 ? (
				<div className="flex flex-wrap gap-2 no-js:hidden">
					{colleagues.map((colleague) => (
						<button key={colleague} type="button" className="chip" onClick={() => name(colleague)}>
							@{colleague}
						</button>
					))}
				</div>
			) : null}
			<SubmitButton
				action={action}
				variant="secondary"
				size="sm"
				pendingLabel="Saving..."
				className="justify-self-start"
			>
				Save the note
			</SubmitButton>
		</Form>
	)
}

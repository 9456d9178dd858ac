import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { savedCandidatesPath } from '../paths.ts'
import { inPoolAt, longestNote } from '../candidates/pools.ts'

type NoteFormProps = {
	specialistId: string
	/** The list that keeps the note; null is the first. */
	poolId: string | null
	label: string
	hint?: string
	note: string
	/** Puts them into the list, where they are in none. */
	saves?: boolean
	returnTo: string
	problem?: FormProblem | undefined
	/** Beside the button. */
	children?: ReactNode
}

/** The team's note on someone in a list. A version that a colleague has written since then is shown before it is replaced. */
export function NoteForm({
	specialistId,
	poolId,
	label,
	hint,
	note,
	saves,
	returnTo,
	problem,
	children,
}: NoteFormProps) {
	const fetcher = useFetcher<FormProblem | undefined>({ key: `note-${specialistId}-${poolId}` })
	const refused = fetcher.data ?? problem
	const theirs = refused?.form ? fieldValue(refused, 'before') : ''
	// What one edits is the version that was there when one began, whatever has come since.
	const [before, setBefore] = useState(note)
	const isSending = fetcher.state !== 'idle'
	return (
		<fetcher.Form
			method="post"
			action={inPoolAt(poolId, `${savedCandidatesPath}/${specialistId}/note`)}
			className="quick-request"
			preventScrollReset
		>
			<input type="hidden" name="before" value={fieldValue(refused, 'before', before)} />
			<input type="hidden" name="returnTo" value={returnTo} />
			{saves ? <input type="hidden" name="saves" value="on" /> : null}
			{theirs ? <p className="rounded-md bg-sunken p-3 whitespace-pre-line wrap-anywhere">{theirs}</p> : null}
			<TextArea
				name="note"
				id={`note-${poolId ?? 'first'}`}
				label={label}
				hint={hint}
				defaultValue={fieldValue(refused, 'note', note)}
				error={refused?.fields?.['note'] ?? refused?.form}
				onFocus={({ currentTarget: { value, defaultValue } }) => {
					if (value === defaultValue) setBefore(note)
				}}
				rows={2}
				maxLength={longestNote}
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="secondary" size="sm" pending={isSending}>
					{isSending ? 'Saving...' : 'Save note'}
				</Button>
				{children}
			</div>
		</fetcher.Form>
	)
}

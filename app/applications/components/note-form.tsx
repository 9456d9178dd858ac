import { useRef } from 'react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestTeamNote } from '../limits.ts'

type NoteFormProps = { applicationId: string; colleagues: readonly string[]; problem?: FormProblem | undefined }

/** A note to colleagues; each of them can be named by a press. */
export function NoteForm({ applicationId, colleagues, problem: refused }: NoteFormProps) {
	const problem = useTyped(refused)
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
			<ErrorSummary problem={problem} />
			<TextArea
				name="body"
				label="New note"
				hint={
					colleagues.length > 0
						? `Only your team can see this note. Type @ and a name, such as @${colleagues[0]}, to notify a colleague.`
						: 'Only your team can see this note.'
				}
				rows={3}
				maxLength={longestTeamNote}
				required
				messages={{ required: 'Enter a note.' }}
				defaultValue={fieldValue(problem, 'body')}
				error={problem?.fields?.['body']}
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
				Save note
			</SubmitButton>
		</Form>
	)
}

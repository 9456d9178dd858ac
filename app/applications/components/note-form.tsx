import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { longestTeamNote } from '../limits.ts'
import { MentionArea } from './mention-area.tsx'
import { ReturnTo } from './return-to.tsx'

type NoteFormProps = {
	applicationId: string
	colleagues: readonly string[]
	/** The list that the applicant is opened beside; without it their own page. */
	returnTo?: string
	problem?: FormProblem | undefined
}

/** A note to colleagues, any of whom can be named after '@'. */
export function NoteForm({ applicationId, colleagues, returnTo, problem: refused }: NoteFormProps) {
	const problem = useTyped(refused)
	const action = `/hospital/applications/${applicationId}/notes`
	return (
		<Form method="post" action={action} className="grid gap-3" preventScrollReset noValidate>
			<ErrorSummary problem={problem} />
			<ReturnTo problem={problem} returnTo={returnTo} />
			<MentionArea
				names={colleagues}
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

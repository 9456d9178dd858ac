import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestNote } from '../limits.ts'
import type { loadMeetingForm } from '../proposing/proposal-page.server.ts'
import { InterviewerFields } from './interviewer-fields.tsx'
import { PlaceFields, type StoredPlace } from './place-fields.tsx'

type MeetingFormProps = {
	interviewId: string
	stored: StoredPlace & { note: string | null; interviewers: readonly string[]; version: number }
	choices: Awaited<ReturnType<typeof loadMeetingForm>>
	problem: FormProblem | undefined
}

/** Place and interviewers, for a time that stays the same. */
export function MeetingForm({ interviewId, stored, choices, problem: refused }: MeetingFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" noValidate className="grid max-w-2xl gap-6">
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(stored.version))} />
			<PlaceFields place={choices.place} stored={stored} problem={problem} />
			<InterviewerFields colleagues={choices.colleagues} stored={stored.interviewers} problem={problem} />
			<TextArea
				name="note"
				label="Note"
				hint="What to bring, who to ask for and how to reach you."
				optional
				rows={3}
				maxLength={longestNote}
				defaultValue={fieldValue(problem, 'note', stored.note)}
				error={problem?.fields?.['note']}
			/>
			<div className="flex flex-wrap gap-2">
				<SubmitButton pendingLabel="Saving...">Save and notify</SubmitButton>
				<ButtonLink to={`/interviews/${interviewId}`} variant="quiet">
					Cancel
				</ButtonLink>
			</div>
		</Form>
	)
}

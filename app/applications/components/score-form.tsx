import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestScoreNote } from '../limits.ts'
import { scoreNames } from '../pipeline/scores.ts'
import { ReturnTo } from './return-to.tsx'

type ScoreFormProps = {
	/** Where it is sent; to the application where it is not said. */
	action?: string
	applicationId: string
	own: { score: number; note: string | null; version: number } | null
	/** The list that the applicant is opened beside; without it their own page. */
	returnTo?: string | undefined
	problem?: FormProblem | undefined
}

/** What the reader thinks of an applicant, from 1 to 4; filled with what they thought before. */
export function ScoreForm({ applicationId, action: to, own, returnTo, problem: refused }: ScoreFormProps) {
	const problem = useTyped(refused)
	const action = to ?? `/hospital/applications/${applicationId}/scorecard`
	return (
		<Form method="post" action={action} className="grid gap-4" preventScrollReset noValidate>
			<ErrorSummary problem={problem} fieldIds={{ score: 'own-score', note: 'score-note' }} />
			<ReturnTo problem={problem} returnTo={returnTo} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(own?.version ?? 0))} />
			<RadioGroup
				name="score"
				id="own-score"
				label="Score (1 to 4)"
				options={scoreNames.map((name, index) => ({ value: String(index + 1), label: `${index + 1}, ${name}` }))}
				defaultValue={fieldValue(problem, 'score', own && String(own.score))}
				error={problem?.fields?.['score']}
				required
				size="sm"
			/>
			<TextArea
				name="note"
				id="score-note"
				label="Comment"
				optional
				rows={3}
				maxLength={longestScoreNote}
				defaultValue={fieldValue(problem, 'note', own?.note)}
				error={problem?.fields?.['note']}
			/>
			<SubmitButton
				action={action}
				variant="secondary"
				size="sm"
				pendingLabel="Saving..."
				className="justify-self-start"
			>
				Save score
			</SubmitButton>
		</Form>
	)
}

import { Form } from 'react-router'
import { caseWorkAddress, longestCaseText } from '#app/cases/case-work.ts'
import type { AskableKind } from '#app/cases/kinds.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

type QuestionFormProps = {
	kind: AskableKind
	id: string
	usualQuestions: readonly string[]
	problem?: FormProblem | undefined
}

/** An answer, or what is missing: one of the usual questions, words of the operator's own, or both. */
export function QuestionForm({ kind, id, usualQuestions, problem: refused }: QuestionFormProps) {
	const problem = useTyped(refused)
	const action = caseWorkAddress(kind, id, 'question')
	return (
		<Form method="post" action={action} className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} />
			<RadioGroup
				id="question"
				name="question"
				label="Usual questions"
				options={usualQuestions.map((text) => ({ value: text, label: text }))}
				defaultValue={fieldValue(problem, 'question')}
				error={problem?.fields?.['question']}
			/>
			<TextArea
				id="question-text"
				name="freeText"
				label="Message"
				optional
				hint="They see this exactly as you write it."
				rows={3}
				maxLength={longestCaseText}
				defaultValue={fieldValue(problem, 'freeText')}
				error={problem?.fields?.['freeText']}
			/>
			<div className="flex flex-wrap gap-2">
				{/* First, so that Enter on a usual question asks it. */}
				<SubmitButton action={action} name="sends" value="question" variant="secondary" pendingLabel="Sending...">
					Ask and wait for a reply
				</SubmitButton>
				<SubmitButton action={action} name="sends" value="answer" variant="secondary" pendingLabel="Sending...">
					Send answer
				</SubmitButton>
			</div>
			<p className="text-sm text-ink-2">
				An answer changes nothing in the queue. A question takes the case out of it until they reply.
			</p>
		</Form>
	)
}

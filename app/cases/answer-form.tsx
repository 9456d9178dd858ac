import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestCaseText } from './case-work.ts'
import { t } from '#app/platform/language/words.ts'

/** A message to our team about a check. */
export function AnswerForm({ action, problem: refused }: { action: string; problem?: FormProblem | undefined }) {
	const problem = useTyped(refused)
	return (
		<Form method="post" action={action} className="grid gap-3" noValidate>
			<ErrorSummary problem={problem} labels={{ body: t`Message` }} />
			<TextArea
				name="body"
				label={t`Message to our team`}
				rows={3}
				maxLength={longestCaseText}
				defaultValue={fieldValue(problem, 'body')}
				error={problem?.fields?.['body']}
			/>
			<SubmitButton action={action} variant="secondary" className="justify-self-start" pendingLabel={t`Sending...`}>
				{t`Send message`}
			</SubmitButton>
		</Form>
	)
}

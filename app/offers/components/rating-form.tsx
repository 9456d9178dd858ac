import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { longestComment } from '../limits.ts'
import { t } from '#app/platform/language/words.ts'

const meanings = () => [
	t.of('stars')`poor`,
	t.of('stars')`below what I expected`,
	t.of('stars')`fine`,
	t.of('stars')`good`,
	t.of('stars')`excellent`,
]
const stars = () =>
	meanings().map((meaning, index) => ({
		value: String(index + 1),
		label: (
			<>
				<span aria-hidden="true">{index + 1} ★</span>
				<span className="sr-only">
					{index + 1}, {meaning}
				</span>
			</>
		),
	}))

type RatingFormProps = { action: string; whom: string; problem?: FormProblem | undefined }

/** Stars that count, and words that the other side and our team alone can read. */
export function RatingForm({ action, whom, problem: refused }: RatingFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" action={action} noValidate className="grid gap-4">
			<ErrorSummary problem={problem} labels={{ stars: t`Stars`, comment: t`Comment` }} />
			<RadioGroup
				name="stars"
				label={t`How was working with ${{ name: whom }}?`}
				options={stars()}
				chips
				required
				defaultValue={fieldValue(problem, 'stars')}
				error={problem?.fields?.['stars']}
			/>
			<TextArea
				name="comment"
				label={t`Comment`}
				hint={t`Only ${{ name: whom }} and our team can see this comment.`}
				optional
				rows={3}
				maxLength={longestComment}
				defaultValue={fieldValue(problem, 'comment')}
				error={problem?.fields?.['comment']}
			/>
			<SubmitButton action={action} pendingLabel={t`Saving...`} className="justify-self-start">
				{t`Submit rating`}
			</SubmitButton>
		</Form>
	)
}

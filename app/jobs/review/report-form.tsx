import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { t, words } from '#app/platform/language/words.ts'

type ReportFormProps = {
	problem: FormProblem | undefined
	/** Chosen in advance. */
	reason?: string | undefined
	reasons: { value: string; label: string }[]
	/** What helps us most. */
	hint: string
	longest: number
	/** The reason alone is enough. */
	isDetailOptional?: boolean
	/** Asks a visitor how to reach them: the longest answer. */
	longestContact?: number | undefined
}

const labels = words({ reason: 'What is wrong?', detail: 'What happened?', contact: 'Your phone or email' })

/** Form to report a job, or how a hospital or a specialist behaves. */
export function ReportForm({
	problem: refused,
	reason = '',
	reasons,
	hint,
	longest,
	isDetailOptional = false,
	longestContact,
}: ReportFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" noValidate className="grid gap-5">
			<ErrorSummary problem={problem} labels={labels} />
			<RadioGroup
				name="reason"
				label={labels.reason}
				options={reasons}
				defaultValue={fieldValue(problem, 'reason', reason)}
				error={problem?.fields?.['reason']}
				required
			/>
			<TextArea
				name="detail"
				label={labels.detail}
				hint={hint}
				rows={5}
				maxLength={longest}
				defaultValue={fieldValue(problem, 'detail')}
				error={problem?.fields?.['detail']}
				{...(isDetailOptional ? { optional: true } : { required: true })}
			/>
			{longestContact ? (
				<TextField
					name="contact"
					label={labels.contact}
					hint={t`Only our team sees it, to ask you more or tell you the outcome.`}
					optional
					maxLength={longestContact}
					defaultValue={fieldValue(problem, 'contact')}
					error={problem?.fields?.['contact']}
				/>
			) : null}
			<SubmitButton pendingLabel={t`Sending...`} className="justify-self-start">
				{t`Submit report`}
			</SubmitButton>
		</Form>
	)
}

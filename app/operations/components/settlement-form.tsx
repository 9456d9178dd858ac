import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

type SettlementFormProps = {
	problem: FormProblem | undefined
	question: string
	verdicts: { value: string; label: string; hint: string }[]
	outcomes: readonly string[]
	/** Readers of the text below. */
	hint: string
	longest: number
	/** Beside the button. */
	children?: ReactNode
}

/** What an operator decides about a report, and the words that go to whoever it concerns. */
export function SettlementForm({
	problem: refused,
	question,
	verdicts,
	outcomes,
	hint,
	longest,
	children,
}: SettlementFormProps) {
	const problem = useTyped(refused)
	return (
		<Form method="post" noValidate className="grid gap-5">
			<ErrorSummary problem={problem} labels={{ verdict: question, reason: 'Outcome', outcome: 'Details' }} />
			<RadioGroup
				name="verdict"
				label={question}
				options={verdicts}
				defaultValue={fieldValue(problem, 'verdict')}
				error={problem?.fields?.['verdict']}
				required
			/>
			<RadioGroup
				name="reason"
				label="Outcome"
				options={outcomes.map((outcome) => ({ value: outcome, label: outcome }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<TextArea
				name="outcome"
				label="Details"
				optional
				hint={hint}
				rows={4}
				maxLength={longest}
				defaultValue={fieldValue(problem, 'outcome')}
				error={problem?.fields?.['outcome']}
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<SubmitButton pendingLabel="Resolving...">Resolve report</SubmitButton>
				{children}
			</div>
		</Form>
	)
}

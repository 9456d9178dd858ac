import { Form } from 'react-router'
import { caseWorkAddress, holdDays } from '#app/cases/case-work.ts'
import type { CaseKind } from '#app/cases/kinds.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { holdReasons } from '../cases/case-reasons.ts'
import { counted } from '#app/platform/text/counted.ts'

type WorkFormProps = { kind: CaseKind; id: string; problem?: FormProblem | undefined }

/** Why and for how long a case is put aside. Colleagues read it. */
export function HoldForm({ kind, id, problem: refused }: WorkFormProps) {
	const problem = useTyped(refused)
	const action = caseWorkAddress(kind, id, 'hold')
	return (
		<Form method="post" action={action} className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} />
			<RadioGroup
				id="hold-reason"
				name="reason"
				label="Reason"
				options={holdReasons.map((reason) => ({ value: reason, label: reason }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<TextField
				id="hold-text"
				name="freeText"
				label="Details"
				optional
				maxLength={300}
				defaultValue={fieldValue(problem, 'freeText')}
				error={problem?.fields?.['freeText']}
			/>
			<RadioGroup
				id="hold-days"
				name="days"
				label="Return to the queue after"
				chips
				options={holdDays.map((days) => ({ value: String(days), label: counted(days, 'day') }))}
				defaultValue={fieldValue(problem, 'days', '1')}
				error={problem?.fields?.['days']}
			/>
			<SubmitButton action={action} className="justify-self-start" pendingLabel="Saving...">
				Put on hold
			</SubmitButton>
		</Form>
	)
}

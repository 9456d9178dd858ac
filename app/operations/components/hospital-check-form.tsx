import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { hospitalFindings, hospitalRejections } from '../cases/case-reasons.ts'
import { NoDetails } from './no-details.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { SourceFields } from './source-fields.tsx'

type Decision = 'verification' | 'rejection' | 'yearly-check'

const forms = {
	verification: {
		button: 'Verify hospital',
		pendingLabel: 'Verifying...',
		label: 'What you found',
		hint: 'Recorded in the audit log.',
		reasons: hospitalFindings,
		variant: 'primary',
	},
	'yearly-check': {
		button: 'Confirm for a year',
		pendingLabel: 'Confirming...',
		label: 'What you found',
		hint: 'Recorded in the audit log.',
		reasons: hospitalFindings,
		variant: 'primary',
	},
	rejection: {
		button: 'Reject hospital',
		pendingLabel: 'Rejecting...',
		label: 'Reason',
		hint: 'The hospital sees the reason and the details exactly as you write them. Explain what is wrong and how to fix it.',
		reasons: hospitalRejections,
		variant: 'danger',
	},
} as const

type HospitalCheckFormProps = {
	hospital: { id: string; version: number; canBeChecked: boolean; sources: readonly string[] }
	decision: Decision
	problem?: FormProblem | undefined
}

/** What the hospital was checked against, and what was found. The version says which state of the record it is about. */
export function HospitalCheckForm({ hospital, decision, problem: refused }: HospitalCheckFormProps) {
	const problem = useTyped(refused)
	const { id, version, canBeChecked, sources } = hospital
	const action = `/operator/hospitals/${id}/${decision}`
	const { button, pendingLabel, label, hint, reasons, variant } = forms[decision]
	if (decision !== 'rejection' && !canBeChecked) return <NoDetails />
	return (
		<Form method="post" action={action} className="grid gap-4" noValidate>
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
			<SourceFields id={decision} sources={sources} problem={problem} />
			<ReasonFields id={decision} label={label} reasons={reasons} hint={hint} problem={problem} />
			<SubmitButton action={action} variant={variant} className="justify-self-start" pendingLabel={pendingLabel}>
				{button}
			</SubmitButton>
		</Form>
	)
}

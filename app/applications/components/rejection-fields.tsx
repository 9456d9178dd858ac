import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { longestReason, rejectionReasons } from '../limits.ts'

/** A prepared reason, words of the hospital's own, or both. */
export function RejectionFields({ problem, hint }: { problem: FormProblem | undefined; hint: string }) {
	return (
		<>
			<RadioGroup
				name="reason"
				label="Reason"
				hint={hint}
				options={rejectionReasons.map((reason) => ({ value: reason, label: reason }))}
				defaultValue={fieldValue(problem, 'reason')}
				error={problem?.fields?.['reason']}
			/>
			<TextArea
				name="freeText"
				label="In your own words"
				optional
				rows={3}
				maxLength={longestReason}
				defaultValue={fieldValue(problem, 'freeText')}
				error={problem?.fields?.['freeText']}
			/>
		</>
	)
}
